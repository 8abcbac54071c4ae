"""The embedder's own vocabulary: WordPiece learned from the training texts."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase, digits

from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

UNKNOWN_TOKEN = "[UNK]"  # noqa: S105 - a word piece, no secret


def learn_vocabulary(texts: Iterable[str], *, size: int) -> Tokenizer:
    """A lower-casing WordPiece tokenizer of at most `size` tokens that neither pads nor cuts.

    The same texts give the same tokens. Left to itself the trainer numbers pieces such as "##a" by chance, and the
    numbers decide between merges of equal count; so these pieces come first, in order, and all are numbered at the end.
    """
    trained = _tokenizer({UNKNOWN_TOKEN: 0})
    trainer = trainers.WordPieceTrainer(
        vocab_size=size,
        special_tokens=[UNKNOWN_TOKEN, *(f"##{sign}" for sign in digits + ascii_lowercase)],
        min_frequency=5,
        limit_alphabet=400,
        show_progress=False,
    )
    trained.train_from_iterator(texts, trainer=trainer)
    tokens = sorted(set(trained.get_vocab()) - {UNKNOWN_TOKEN})
    tokenizer = _tokenizer({token: place for place, token in enumerate([UNKNOWN_TOKEN, *tokens])})
    tokenizer.add_special_tokens([UNKNOWN_TOKEN])
    return tokenizer


def _tokenizer(vocabulary: dict[str, int]) -> Tokenizer:
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token=UNKNOWN_TOKEN, max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    return tokenizer
