"""The embedder's own vocabulary: WordPiece learned from the training texts."""

from __future__ import annotations

from collections.abc import Iterable

from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

UNKNOWN_TOKEN = "[UNK]"  # noqa: S105 - a word piece, no secret


def learn_vocabulary(texts: Iterable[str], *, size: int) -> Tokenizer:
    """A lower-casing WordPiece tokenizer of at most `size` tokens that neither pads nor cuts."""
    tokenizer = Tokenizer(models.WordPiece(unk_token=UNKNOWN_TOKEN, max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    trainer = trainers.WordPieceTrainer(
        vocab_size=size, special_tokens=[UNKNOWN_TOKEN], min_frequency=5, limit_alphabet=400, show_progress=False
    )
    tokenizer.train_from_iterator(texts, trainer=trainer)
    return tokenizer
