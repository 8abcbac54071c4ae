"""A draft without a language model: the graph's own sentences, chosen and put in order. Adds no law of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nyayagraph.answer.act_life import acts_mentioned, endings, lives
from nyayagraph.answer.authorities import NOT_TO_BE_QUOTED, Authority
from nyayagraph.answer.context import ENOUGH, Context
from nyayagraph.answer.drafting import Draft, DraftStatement
from nyayagraph.answer.later import without_later
from nyayagraph.answer.provision_prose import provision_statements
from nyayagraph.answer.provision_said import flag_statement, notes_on_words, rule_statement
from nyayagraph.answer.relevance import NEARLY_ALL, tokens_of
from nyayagraph.answer.replaced_prose import now_statement
from nyayagraph.answer.sources import PROPOSITION, Source
from nyayagraph.answer.wording import attributed, closed, is_the_courts_own
from nyayagraph.law.find import find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import Reason
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import day

NAME = "extractive"
_MOST_OF_NAMED = 3
_MOST_OF_DISPLACING = 2
_MOST_OF_OTHERS = 3
_MOST_BESIDE_PROVISIONS = 2
_MOST_STATEMENTS = 14
_FEWEST_WORDS = 6
_NEAR_THE_BEST = 0.75
_NEAR_IN_WORDS = 0.3
_SOME = 0.3
_FEWEST_OF_A_POINT = 3
_FEWEST_ASKED = 3
_FEW = 2
_LONG_AGO = 20
_CONSTITUTION_BENCH = 5
_DONE = {
    "overruled": "was overruled by",
    "overruled_in_part": "was overruled in part by",
    "overruled_on_a_point": "was overruled on a point by",
    "reversed": "was reversed by",
    "reversed_in_part": "was reversed in part by",
    "reversed_on_a_point": "was reversed on a point by",
    "doubted": "was doubted by",
    "referred_to_larger_bench": "was referred to a larger bench by",
    "per_incuriam": "was held to be per incuriam by",
    "not_followed": "was not followed by",
}


class ExtractiveDrafter:
    """Drafts from extracts; needs no key and no network."""

    def draft(self, context: Context) -> Draft:
        """Warnings first, then the law on what the question names, then what else speaks of it."""
        found = dict.fromkeys(self._statements(context))
        found.update(dict.fromkeys(_what_is_law_now(found, context)))
        told = [statement.text for statement in found]
        found.update(dict.fromkeys(DraftStatement(text=one, sources=()) for one in endings(context.ended, told)))
        return Draft(statements=tuple(found)[:_MOST_STATEMENTS], drafter=NAME, notes=tuple(_notes(context)))

    def _statements(self, context: Context) -> Iterator[DraftStatement]:
        for sentence in lives(context.acts, context.question, context.on):
            yield DraftStatement(text=sentence, sources=())
        named = [context.authorities[one] for one in context.named]
        for authority in named:
            yield from cautions(authority, context)
        if context.asks_flags:
            yield from _flags(context)
        for play in context.provisions:
            yield from provision_statements(play, context)
        for authority in named:
            yield from _law_as_it_stands(authority, context)
        for play in context.rules:
            yield from rule_statement(play, context)
        if context.lines_asked() and not named:
            return
        names = bool(named) or _names_provision(context)
        few = len(context.asked.weights) < _FEW
        if (names and not context.asked.tells()) or (context.provisions and not names and few):
            return
        yield from _others(context, _MOST_BESIDE_PROVISIONS if context.provisions or named else _MOST_OF_OTHERS)


def _names_provision(context: Context) -> bool:
    return any(play.is_named for play in context.provisions)


def _notes(context: Context) -> Iterator[str]:
    """What the graph does not hold of what is asked."""
    for play in context.provisions if context.asks_flags else ():
        if not any(one.flag() for one in (play.provision, *play.provision.clauses())):
            yield f"The graph holds no entry of the First Schedule for {play.provision.name}."
    yield from dict.fromkeys(note for play in context.provisions for note in notes_on_words(play))
    if context.nearest:
        yield f"Nearest to what is told: {'; '.join(context.nearest)}. Whether one applies turns on the facts."
    if context.kindred:
        yield f"See also, in the {context.provisions[0].provision.act.title}: {'; '.join(context.kindred)}."
    said = [source.text for source in context.sources]
    missing = context.asked.missing_from(said)
    if missing and not context.acts and context.asked.coverage("\n".join(said)) < ENOUGH:
        yield f"The sources do not speak of: {', '.join(missing)}."


def _what_is_law_now(statements: Iterable[DraftStatement], context: Context) -> Iterator[DraftStatement]:
    """What took the place of the old provisions that statements speak of and the question does not name."""
    text = "\n\n".join(statement.text for statement in statements)
    spoken_of = {key for one in find(text, written_on=context.on) for key in one.keys}
    told = {play.provision.key.section_id for play in context.provisions}
    for play in context.beside:
        newer = {other.provision.key.section_id for other in play.successors}
        if str(play.provision.key) in spoken_of and not (newer and newer <= told):
            yield from now_statement(play, context)


def cautions(authority: Authority, context: Context) -> Iterator[DraftStatement]:
    """By whom, when and on what a judgment was overruled, reversed or doubted; nothing for one that stands."""
    if not authority.caution:
        return
    for reason in _said_once(authority.because):
        done = _DONE.get(reason.rule)
        if done and reason.by and reason.by_id:
            since = f", on {day(reason.on)}" if reason.on else ""
            words = f"{authority.name}, {done} {reason.by}{since}{_on_what(reason)}"
            tags = (*context.tags_of(reason.by_id), *context.tags_of(authority.fact.judgment_id))
            yield DraftStatement(text=closed(words), sources=tags)


def _said_once(reasons: Sequence[Reason]) -> Iterator[Reason]:
    """One reason for each thing that one judgment did, of several sources the one that says on what."""
    kept: dict[tuple[str, str | None], Reason] = {}
    for reason in reasons:
        done = (reason.rule, reason.by_id)
        if done not in kept or (_on_what(reason) and not _on_what(kept[done])):
            kept[done] = reason
    yield from kept.values()


def _on_what(reason: Reason) -> str:
    point = reason.evidence.split("; ", 1)[0]
    if not point.startswith("on "):
        return ""
    return f", on the view {point[3:]}" if point.startswith("on that ") else f", {point}"


def _flags(context: Context) -> Iterator[DraftStatement]:
    for play in context.provisions:
        for provision in play.all_provisions():
            begun = provision.act.commenced_on
            if context.governs(provision.key.act_id) is False or (begun and context.on < begun):
                continue
            for one in (provision, *provision.clauses()):
                statement = flag_statement(one, context)
                if statement:
                    yield statement


def _law_as_it_stands(authority: Authority, context: Context) -> Iterator[DraftStatement]:
    """What the judgment says where it stands; where it does not, what those that displaced it say on that."""
    spoken = {reason.by_id for reason in authority.because if reason.rule in _DONE}
    speakers = [context.authorities[one] for one in authority.by_whom() if one in context.authorities and one in spoken]
    if authority.standing not in NOT_TO_BE_QUOTED:
        speakers.append(authority)
    for speaker in speakers:
        if speaker.standing not in NOT_TO_BE_QUOTED:
            own = [source for source in context.sources if source.authority_id == speaker.fact.judgment_id]
            sources = _on_the_point(_vouched_for(own, context), context)
            if speaker is not authority:
                sources = _on_what_fell(own, authority, context) or sources
            most = _MOST_OF_NAMED if speaker is authority else _MOST_OF_DISPLACING
            yield from _quoted(_most_telling(sources, context, most), context)


def _on_what_fell(sources: Sequence[Source], authority: Authority, context: Context) -> list[Source]:
    """Of the propositions of a judgment that displaced another, those that speak most of what fell with it."""
    points = " ".join(_on_what(reason) for reason in authority.because if reason.rule in _DONE)
    point = tokens_of(points)
    written = [one for one in sources if one.kind == PROPOSITION and context.vetted[one.chunk_id].is_settled]
    shared = {one.chunk_id: len(tokens_of(one.text) & point) for one in written}
    on_it = [one for one in written if shared[one.chunk_id] >= _FEWEST_OF_A_POINT]
    return sorted(on_it, key=lambda one: -shared[one.chunk_id])[:_MOST_OF_DISPLACING]


def _vouched_for(sources: Sequence[Source], context: Context) -> list[Source]:
    """The sources whose references are settled and name no fallen judgment; where there are none, those they are."""
    sound = [one for one in sources if not _names_fallen(one, context)] or list(sources)
    return [one for one in sound if context.vetted[one.chunk_id].is_settled] or sound


def _on_the_point(sources: Sequence[Source], context: Context) -> list[Source]:
    """The sources that hold some of what is asked; all of them where none does, or nothing else is asked."""
    return [one for one in sources if context.asked.coverage(one.text) >= _SOME] or list(sources)


def _names_fallen(source: Source, context: Context) -> bool:
    """True where a passage names a judgment that no longer stands; by whom it fell is said elsewhere, with the day."""
    named = (context.vetted[source.chunk_id].judgment_ids if source.chunk_id in context.vetted else frozenset()) - {
        source.authority_id
    }
    return any(context.authorities[one].caution for one in named if one in context.authorities)


def _most_telling(sources: Sequence[Source], context: Context, most: int) -> list[Source]:
    """The sources that hold most of the question; of equal ones the larger bench's, then in the order given."""
    asked = context.asked
    best = max((asked.overlap(one.text) for one in sources), default=0.0)
    near = [one for one in sources if asked.overlap(one.text) >= _NEAR_IN_WORDS * best]
    return sorted(
        near,
        key=lambda one: (-round(asked.coverage(one.text), 1), -_bench(one, context), -asked.overlap(one.text)),
    )[:most]


def _bench(source: Source, context: Context) -> int:
    """Judges who decided, where five or more: a constitution bench speaks before the others."""
    authority = context.authorities.get(source.authority_id)
    strength = (authority.fact.bench_strength or 0) if authority else 0
    return strength if strength >= _CONSTITUTION_BENCH else 0


def _others(context: Context, most: int) -> Iterator[DraftStatement]:
    """What judgments that nobody named say of the question: good law on the day, and close to the best of them.

    Propositions that a person wrote and checked come before sentences that a search met in a judgment's text; these
    stand alone or not at all. Behind a judgment that fell in part stands what those say that felled it.
    """
    spoken = {*context.named, *(by for one in context.named for by in context.authorities[one].by_whom())}
    fitting = [source for source in context.sources if source.authority_id not in spoken and _fits(source, context)]
    written = [source for source in fitting if source.kind == PROPOSITION]
    met = [source for source in fitting if source.kind != PROPOSITION and _answers_by_itself(source, context)]
    candidates = written or ([] if context.provisions or context.named else met)
    good = [source for source in candidates if source.standing is Standing.GOOD] or candidates
    best = max((context.asked.coverage(source.text) for source in good), default=0.0)
    near = [source for source in good if context.asked.coverage(source.text) >= _NEAR_THE_BEST * best]
    chosen = _most_telling(near, context, most)
    for authority in (context.authorities[one] for one in dict.fromkeys(source.authority_id for source in chosen)):
        yield from cautions(authority, context)
        if authority.caution:
            yield from _law_as_it_stands(authority, context)
    yield from _quoted(chosen, context)


def _answers_by_itself(source: Source, context: Context) -> bool:
    """True where the one sentence that would be quoted holds nearly all that is asked, and that is more than a word.

    What to do, step by step, stands in rules and forms, not in a sentence of a judgment.
    """
    sentence = _best_sentences(source, context)
    if context.asked.for_steps or len(context.asked.weights) < _FEWEST_ASKED or _is_of_old(source, context):
        return False
    return bool(sentence) and context.asked.coverage(sentence) == 1.0 and context.asked.answers(sentence, enough=1.0)


def _is_of_old(source: Source, context: Context) -> bool:
    """True for a sentence on law since repealed, or so old that nobody can say that the law it tells is still there."""
    ended = {act.act_id for act in context.ended} | {play.provision.key.act_id for play in context.beside}
    if any(key.act_id in ended for key in context.vetted[source.chunk_id].provisions):
        return True
    return bool(source.decided_on and source.decided_on.year < context.on.year - _LONG_AGO)


def _fits(source: Source, context: Context) -> bool:
    """True for a passage on the point that may be quoted and whose every reference the graph can vouch for."""
    vetted = context.vetted.get(source.chunk_id)
    return bool(
        source.chunk_id in context.hits
        and vetted
        and vetted.is_settled
        and source.standing not in NOT_TO_BE_QUOTED
        and not _names_fallen(source, context)
        and context.asked.weights
        and _is_of_the_act(vetted.provisions, context)
        and context.asked.answers(source.text, enough=NEARLY_ALL)
        and not {key.act_id for key in vetted.provisions} & _acts_that_do_not_reach(context)
    )


def _is_of_the_act(provisions: Iterable[ProvisionKey], context: Context) -> bool:
    """False for a passage that speaks of no Act named in the question, where no judgment or provision of it is."""
    acts = acts_mentioned(context.question)
    if not acts or context.named or _names_provision(context):
        return True
    return any(key.act_id in acts for key in provisions)


def _acts_that_do_not_reach(context: Context) -> frozenset[str]:
    """Penal codes in play that were repealed by the day of the offence: what was said of them is of no use for it."""
    day_of_offence = context.offence_date
    acts = [one.act for play in context.provisions for one in play.all_provisions() if play.kind == "penal"]
    return frozenset(
        act.act_id for act in acts if day_of_offence and act.repealed_on and day_of_offence >= act.repealed_on
    )


def _quoted(sources: Iterable[Source], context: Context) -> Iterator[DraftStatement]:
    """Each source with its authority."""
    for source in sources:
        authority = context.authorities.get(source.authority_id)
        sentence = _best_sentences(source, context)
        if authority and sentence:
            behind = "; the section is since repealed" if _on_dropped_law(source, context) else ""
            words = attributed(sentence, f"{authority.name}{behind}")
            yield DraftStatement(text=words, sources=(source.tag,))


def _on_dropped_law(source: Source, context: Context) -> bool:
    """True where a passage speaks of a provision in play that was repealed and has no successor to be read for it."""
    gone = {
        play.provision.key.section_id
        for play in context.provisions
        if play.standings.standing is Standing.REPEALED and not play.successors
    }
    return any(key.section_id in gone for key in context.vetted[source.chunk_id].provisions)


def _best_sentences(source: Source, context: Context) -> str:
    """A proposition whole; of a judgment's own text, the court's one sentence that holds most of the question.

    Empty where the court says nothing of its own there: an argument that it reports is not its law.
    """
    text = " ".join(source.text.split())
    if source.kind != "judgment":
        return without_later(text, context.on, context.authorities.get(source.authority_id))
    sentences = [text[start:end] for start, end in split_sentences(text)]
    whole = [one for one in sentences if len(one.split()) >= _FEWEST_WORDS and one[:1].isupper()]
    own = [one for one in whole if is_the_courts_own(one)]
    return max(own, key=lambda one: (context.asked.coverage(one), -len(one)), default="")
