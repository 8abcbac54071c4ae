"""Token ids of texts, exactly as `tokenizers` gives them, and several times faster where a text is plain ASCII.

A lower-casing WordPiece vocabulary splits plain text into the same few thousand words over and over; their tokens are
looked up here instead of being worked out each time. Any other text, or vocabulary, goes to `tokenizers` itself.
"""

import json
import re
from collections.abc import Callable
from itertools import chain

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

MAX_WORDS_KEPT = 100_000

# takes "s. 302\tIPC"; refuses "Crème", "a\x0cb"
_PLAIN = re.compile(r"[\t\n\r -~]*")
# takes "302" and "(" of "302("; BERT's rule: every sign that is no letter, digit or white space stands alone
_WORD = re.compile(r"[0-9a-z]+|[!-/:-@\[-`{-~]")


class TokenReader:
    """Reads texts into token ids; keeps the tokens of up to `MAX_WORDS_KEPT` words."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        """`tokenizer` must neither pad nor cut."""
        self._tokenizer = tokenizer
        self._tokens = _WordTokens(self._by_tokenizer)
        self._is_word_by_word = _is_lower_casing_wordpiece(tokenizer)
        self._specials = tuple(token.content for token in tokenizer.get_added_tokens_decoder().values())

    def read(self, text: str) -> NDArray[np.intp]:
        """Ids of all tokens of `text`, in order, without special tokens."""
        if not self._is_word_by_word or not _PLAIN.fullmatch(text) or any(token in text for token in self._specials):
            return np.array(self._by_tokenizer(text), dtype=np.intp)
        words = _WORD.findall(text.lower())
        return np.fromiter(chain.from_iterable(map(self._tokens.__getitem__, words)), dtype=np.intp)

    def _by_tokenizer(self, text: str) -> tuple[int, ...]:
        return tuple(self._tokenizer.encode(text, add_special_tokens=False).ids)


class _WordTokens(dict[str, tuple[int, ...]]):
    """Tokens by word, worked out on first sight and kept while there is room."""

    def __init__(self, work_out: Callable[[str], tuple[int, ...]]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, word: str) -> tuple[int, ...]:
        tokens = self._work_out(word)
        if len(self) < MAX_WORDS_KEPT:
            self[word] = tokens
        return tokens


def _is_lower_casing_wordpiece(tokenizer: Tokenizer) -> bool:
    parts = json.loads(tokenizer.to_str())
    return (
        parts["model"]["type"] == "WordPiece"
        and (parts["normalizer"] or {}).get("type") == "BertNormalizer"
        and parts["normalizer"]["lowercase"]
        and parts["normalizer"]["clean_text"]
        and (parts["pre_tokenizer"] or {}).get("type") == "BertPreTokenizer"
    )
