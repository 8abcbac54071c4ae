"""Token ids: the quick way and the library's way are one."""

from importlib.resources import as_file, files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer

from nyayagraph.inference import tokens
from nyayagraph.inference.tokens import TokenReader

PLAIN_SIGNS = "".join(map(chr, range(32, 127))) + "\t\n\r"


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    name = files("nyayagraph.inference") / "default_embedder" / "0_StaticEmbedding" / "tokenizer.json"
    with as_file(name) as path:
        return Tokenizer.from_file(str(path))


@pytest.mark.parametrize(
    "text",
    [
        "Section 302 IPC read with s.34; Article 19(1)(g) of the Constitution",
        "A.I.R. 1978 S.C. 597; [1978] 2 S.C.R. 621",
        "[UNK] and [unk]",
        "anti\x00cipatory\x0cbail \x7f \u200bcl\u0113ar",
        "Crème brûlée, naïve, Ṭhākur",
        "धारा ४२० भारतीय दंड संहिता",
        "unbroken" * 40,
        "",
        "tab\tline\nreturn\r\nend",
    ],
)
def test_the_quick_way_gives_the_tokens_of_the_library(tokenizer: Tokenizer, text: str) -> None:
    assert list(TokenReader(tokenizer).read(text)) == tokenizer.encode(text, add_special_tokens=False).ids


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=200), st.text(alphabet=PLAIN_SIGNS, max_size=200)))
def test_any_text_gives_the_tokens_of_the_library(tokenizer: Tokenizer, text: str) -> None:
    assert list(TokenReader(tokenizer).read(text)) == tokenizer.encode(text, add_special_tokens=False).ids


def test_words_are_kept_up_to_a_bound(tokenizer: Tokenizer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MAX_WORDS_KEPT", 2)
    reader = TokenReader(tokenizer)

    read = list(reader.read("bail arrest warrant bail warrant"))

    assert read == tokenizer.encode("bail arrest warrant bail warrant", add_special_tokens=False).ids
    assert len(reader._tokens) == 2
