// state/merge_embedder
// Record which embedder's vectors this graph holds; the first word stays.
//
// mode     write
// rows     none
// param    model_id       str  identity of the model, digest included
// param    embedding_dim  int  length of every vector
MERGE (state:GraphState {name: 'embedder'})
ON CREATE SET state.model_id = $model_id, state.embedding_dim = $embedding_dim
