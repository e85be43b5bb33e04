/**
 * Finds where a casefile has a text, or something like it: the same text, other spellings, similar text, related
 * sentences.
 */
import { foldCase } from '../text/fold.ts';
import { likenessTo, sampledText } from '../text/likeness.ts';
import { findQuote, locateQuote } from '../text/quote.ts';
import { findInText } from '../text/search.ts';
import { usualLetters } from '../text/searchable.ts';
import { span as spanFrom, spanFromUtf16, spanOf, textAt, type CodePointSpan } from '../text/span.ts';
import { casefileIndex, type LoadedPassage } from './lookup.ts';
import type { Casefile } from './types.generated.ts';

/**
 * How the text at a place compares with the searched one.
 *
 * - exact: it is the same
 * - spelling: it has the same words, but is written differently, such as in case, white space, line ends or ligatures
 * - similar: it differs in few characters
 * - related: a sentence that has several of its words
 */
export type PlaceKind = 'exact' | 'spelling' | 'similar' | 'related';

/** A place with a text like the searched one. */
export interface TextPlace {
  readonly kind: PlaceKind;
  readonly passage: LoadedPassage;
  readonly span: CodePointSpan;
  /** The passage's text at the span. */
  readonly text: string;
}

/** The text to find, and its supposed place. */
export interface SearchedText {
  readonly actual: string;
  /** The passage that is searched first; undefined for none. */
  readonly passageId?: string | undefined;
  /** The expected start in that passage, in code points. */
  readonly start?: number | undefined;
}

/** The maximum number of places, and of those of one kind. */
const maxPlaces = 12;
const maxPerKind = 6;
/** The number of UTF-16 units that are read for spellings and for related sentences. */
const maxUnitsRead = 1_000_000;
/** The number of other passages that are searched for similar text: those with the most samples of it. */
const maxPassages = 3;
/** Passages with a smaller share of the samples than this are not compared, unless they are short. */
const leastLikeness = 0.05;
const shortPassage = 4000;

function passagesOf(casefile: Casefile, passageId: string | undefined): readonly LoadedPassage[] {
  const index = casefileIndex(casefile);
  const ids = new Set(casefile.observations.flatMap(({ passages }) => passages.map(({ passage_id: id }) => id)));
  const own = index.passage(passageId);
  const others = [...ids].flatMap((id) => (id === own?.passage.passage_id ? [] : (index.passage(id) ?? [])));
  return own ? [own, ...others] : others;
}

function placeAt(kind: PlaceKind, passage: LoadedPassage, span: CodePointSpan): TextPlace {
  return { kind, passage, span, text: textAt(passage.passage.text, span) ?? '' };
}

function exactPlaces(passages: readonly LoadedPassage[], { actual, start = 0, passageId }: SearchedText): TextPlace[] {
  return passages.flatMap((loaded) => {
    const { text, passage_id: id } = loaded.passage;
    if (!sampledText(text).has(actual)) return [];
    const spans = [...findQuote(text, actual)];
    if (id === passageId) spans.sort((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start));
    return spans.slice(0, maxPerKind).map((span) => placeAt('exact', loaded, span));
  });
}

/** Returns passages, in order, up to a total length. */
function upTo(units: number, passages: readonly LoadedPassage[]): readonly LoadedPassage[] {
  let read = 0;
  return passages.filter(({ passage: { text } }) => (read += text.length) <= units);
}

function spelledPlaces(passages: readonly LoadedPassage[], actual: string): readonly TextPlace[] {
  return upTo(maxUnitsRead, passages).flatMap((loaded) =>
    findInText(loaded.passage.text, actual, { limit: maxPerKind }).map((span) => placeAt('spelling', loaded, span)),
  );
}

function similarPlaces(
  passages: readonly LoadedPassage[],
  { actual, passageId, start = 0 }: SearchedText,
): readonly TextPlace[] {
  const likely = passages
    .map((loaded) => ({ loaded, likeness: likenessTo(actual, loaded.passage.text) }))
    .filter(
      ({ loaded: { passage }, likeness }) =>
        passage.passage_id === passageId || likeness >= leastLikeness || passage.text.length <= shortPassage,
    )
    .sort((one, other) => other.likeness - one.likeness);
  const own = likely.filter(({ loaded }) => loaded.passage.passage_id === passageId);
  const others = likely.filter(({ loaded }) => loaded.passage.passage_id !== passageId).slice(0, maxPassages);
  return [...own, ...others].flatMap(({ loaded }) => {
    const { text, passage_id: id } = loaded.passage;
    const near = spanFrom(id === passageId ? start : 0, id === passageId ? start : 0);
    const state = locateQuote(text, actual, near);
    return state.state === 'changed' ? [placeAt('similar', loaded, state.span)] : [];
  });
}

/** Words, and pairs of characters in scripts written without spaces. */
const wordForm =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function wordsOf(text: string): ReadonlySet<string> {
  const tokens = foldCase(usualLetters(text)).match(wordForm) ?? [];
  const words = new Set<string>();
  tokens.forEach((token, index) => {
    if (!withoutSpaces.test(token)) words.add(token);
    else words.add(token + (tokens[index + 1] ?? ''));
  });
  return words;
}

interface Sentence {
  readonly loaded: LoadedPassage;
  readonly from: number;
  readonly to: number;
  readonly words: ReadonlySet<string>;
}

/** Sentences in a rough sense, good enough to be shown as places: they end at a stop or a line break. */
const sentenceForm = /[^.!?。！？؟।\n\r]+(?:[.!?。！？؟।]+(?=\d)[^.!?。！？؟।\n\r]+)*[.!?。！？؟।”’"')\]»]*/g;

function sentencesOf(loaded: LoadedPassage): readonly Sentence[] {
  return Array.from(loaded.passage.text.matchAll(sentenceForm), ({ 0: sentence, index }) => {
    const from = index + sentence.length - sentence.trimStart().length;
    return { loaded, from, to: index + sentence.trimEnd().length, words: wordsOf(sentence) };
  }).filter(({ from, to }) => to > from);
}

/** The share of the text's words, weighted by their rarity, from which on a sentence is related. */
const leastShared = 0.2;
const maxSentences = 5;

/** Returns the sentences that share most of the text's words. Rare words count more than common ones. */
function relatedPlaces(passages: readonly LoadedPassage[], actual: string): readonly TextPlace[] {
  const words = [...wordsOf(actual)];
  const sentences = upTo(maxUnitsRead, passages).flatMap(sentencesOf);
  const weights = new Map(
    words.map((word) => {
      const count = sentences.reduce((sum, sentence) => sum + (sentence.words.has(word) ? 1 : 0), 0);
      return [word, Math.log(1 + sentences.length / (1 + count))] as const;
    }),
  );
  const weigh = (some: readonly string[]): number => some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const whole = weigh(words);
  return sentences
    .map((sentence) => ({ sentence, shared: weigh(words.filter((word) => sentence.words.has(word))) / (whole || 1) }))
    .filter(({ shared }) => shared >= leastShared)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, maxSentences)
    .map(({ sentence: { loaded, from, to } }) =>
      placeAt('related', loaded, spanFromUtf16(loaded.passage.text, from, to)),
    );
}

function isSamePlace(one: TextPlace, other: TextPlace): boolean {
  return (
    one.passage.passage.passage_id === other.passage.passage.passage_id &&
    one.span.start < other.span.end &&
    other.span.start < one.span.end
  );
}

/** Returns the first place of those that overlap, without empty ones. */
function distinct(places: readonly TextPlace[]): readonly TextPlace[] {
  return places.reduce<readonly TextPlace[]>(
    (before, place) =>
      place.text === '' || before.some((earlier) => isSamePlace(earlier, place)) ? before : [...before, place],
    [],
  );
}

/**
 * Returns at most twelve places: exact matches first, then other spellings, similar texts and related sentences; within
 * a kind, those in the text's own passage first. The order shows similarity, not correctness. The search is bounded, so
 * it can miss a place in a very large casefile.
 */
export function placesOfText(casefile: Casefile | null, searched: SearchedText): readonly TextPlace[] {
  const { actual } = searched;
  if (!casefile || actual.trim() === '') return [];
  const passages = passagesOf(casefile, searched.passageId);
  // A file can contain any number as a start, such as -1 for an unknown one.
  const near = { ...searched, start: spanOf({ start: searched.start, end: searched.start })?.start ?? 0 };
  const places = distinct([
    ...exactPlaces(passages, near),
    ...spelledPlaces(passages, actual),
    ...similarPlaces(passages, near),
    ...relatedPlaces(passages, actual),
  ]);
  return places.slice(0, maxPlaces);
}
