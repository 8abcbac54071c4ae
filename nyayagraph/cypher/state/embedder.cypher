// state/embedder
// The embedder whose vectors this graph holds; no row in a graph without one.
//
// mode     read
// rows     many
// returns  model_id       str  identity of the model, digest included
// returns  embedding_dim  int  length of every vector
MATCH (state:GraphState {name: 'embedder'})
RETURN state.model_id AS model_id, state.embedding_dim AS embedding_dim
ORDER BY model_id
LIMIT 1
