"""What is read of a short text is read once; of a long one each time."""

from nyayagraph.law.text.kept import LONGEST, kept


def test_a_short_text_is_read_once_and_a_long_one_each_time() -> None:
    texts: list[str] = []

    @kept
    def read(text: str) -> int:
        texts.append(text)
        return len(text)

    short, long = "a" * LONGEST, "a" * (LONGEST + 1)
    assert [read(short), read(short), read(long), read(long)] == [LONGEST, LONGEST, LONGEST + 1, LONGEST + 1]
    assert [len(text) for text in texts] == [LONGEST, LONGEST + 1, LONGEST + 1]
