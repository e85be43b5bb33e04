/** Finds a claim’s text in its passage and in the casefile, in limited time, and reads spans in other units. */
import type { Casefile, Observation, Passage } from '../casefile/types.generated.ts';
import { splitsPair, codePointOffset, offsetsOf, utf16Offset } from '../text/offsets.ts';
import { sampledText, likenessTo } from '../text/likeness.ts';
import { spanFromUtf16, span, textAt, type CodePointSpan } from '../text/span.ts';
import type { ExactMatch, Reanchoring, OffsetUnit } from '../rules/context.ts';
import { longestPart, otherForms, locateQuote } from '../text/quote.ts';
import { findInText } from '../text/search.ts';
import { findSimilarQuote } from '../text/find-similar.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import { namingOf, type Naming } from '../text/naming.ts';

/** Shorter texts and forms of texts (UTF-16 units) occur by chance, so finding them far away means nothing. */
const shortest = 8;
/** Shorter texts (UTF-16 units) have too few samples to look them up: a change can affect all of them. */
const shortestSampled = 48;
/** From this share of samples on, a text contains the words approximately. */
const clearlyLike = 0.3;
/** For texts too short for the index, search at most this many UTF-16 units in total. */
const maxUnits = 262_144;
/** The maximum number of places. */
const maxPlaces = 4;

/**
 * Finds exactly this text in other passages than the given one, in the casefile's order, at most four places. The work
 * is bounded: long texts are looked up in samples, and short ones are searched for in at most a quarter of a megabyte.
 * An empty result therefore proves nothing.
 */
export function findElsewhere(casefile: Casefile | null, passageId: string, actual: string): readonly ExactMatch[] {
  if (!casefile || actual.length < shortest) return [];
  const matches: Omit<ExactMatch, 'only'>[] = [];
  let read = 0;
  let isComplete = true;
  const searchedIds = new Set([passageId]);
  for (const { observation_id: observationId, title, passages } of casefile.observations) {
    for (const { passage_id: id, text } of passages) {
      if (searchedIds.has(id)) continue;
      searchedIds.add(id);
      const isLookUp = sampledText(text).canLookUp(actual);
      if (!isLookUp && (read += text.length) > maxUnits) {
        isComplete = false;
        continue;
      }
      for (const at of sampledText(text).places(actual, maxPlaces)) {
        if (splitsPair(text, at) || splitsPair(text, at + actual.length)) continue;
        matches.push({ passageId: id, observationId, title, text, span: spanFromUtf16(text, at, at + actual.length) });
        if (matches.length === maxPlaces) return matches.map((match) => ({ ...match, only: false }));
      }
    }
  }
  const only = isComplete && matches.length === 1;
  return matches.map((match) => ({ ...match, only }));
}

/** Short texts are compared with this many units in total, from the first passage on. */
const maxUnitsCompared = 65_536;
/** The number of units in total that are folded for a search. */
const maxUnitsFolded = 1_048_576;
/** The number of texts with some sample of the words that are compared with them. */
const maxCandidates = 3;

function isLike(text: string, words: string): boolean {
  return findSimilarQuote(text, words, 0) !== undefined;
}

function unitsOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/**
 * Whether a text has the words in other case, white space, quotation marks or normalisation, if it is not too long to
 * fold.
 */
function isWrittenOtherwise(words: string, texts: readonly string[], wholeWords = false): boolean {
  if (unitsOf(texts) > maxUnitsFolded) return false;
  return texts.some((text) => findInText(text, words, { limit: 1, wholeWords }).length > 0);
}

/** Whether some text is similar to short words, or there is too much text to compare. */
function shortWordsAreLike(words: string, texts: readonly string[]): boolean {
  return unitsOf(texts) > maxUnitsCompared || texts.some((text) => isLike(text, words));
}

function longWordsAreLike(words: string, texts: readonly string[]): boolean {
  const candidates: { readonly text: string; readonly likeness: number }[] = [];
  for (const text of texts) {
    const likeness = likenessTo(words, text);
    if (likeness >= clearlyLike) return true;
    if (likeness > 0) candidates.push({ text, likeness });
  }
  const likeliest = candidates.sort((one, other) => other.likeness - one.likeness).slice(0, maxCandidates);
  return likeliest.some(({ text }) => isLike(text, words));
}

/**
 * Whether any passage contains these words or similar ones. Every passage is searched before the result is `false`;
 * words that were changed throughout can still count as absent. The work is bounded: samples of long words are looked
 * up in every passage and the most similar few are compared, and short words in very much text count as found.
 */
export function areWordsInPassages(words: string, observations: readonly Observation[]): boolean {
  const passages = observations.flatMap((observation) => observation.passages);
  const texts = [...new Map(passages.map(({ passage_id: id, text }) => [id, text])).values()];
  if (texts.some((text) => sampledText(text).has(words))) return true;
  if (isWrittenOtherwise(words, texts)) return true;
  // What was left out, or copied with the words, is for the rules about changed text.
  const part = longestPart(words);
  const forms = [...otherForms(words), ...(part === undefined ? [] : [part])].filter(
    ({ length }) => length >= Math.min(shortest, words.length / 2),
  );
  if (forms.some((form) => isWrittenOtherwise(form, texts, true))) return true;
  return words.length < shortestSampled ? shortWordsAreLike(words, texts) : longWordsAreLike(words, texts);
}

/** The distance (UTF-16 units) within which every occurrence is compared. Farther away, the first ones are enough. */
const near = 8192;
/**
 * Longer texts are only searched exactly. The passage panel finds similar ones, where a person waits for the result.
 */
const longestSimilar = 1000;
/** The distance (UTF-16 units) within which similar text is searched. */
const similarReach = 1000;
/** Longer passages (UTF-16 units) are only searched nearby. */
const longestSearched = 65_536;

function isWhole(text: string, at: number, quote: string): boolean {
  return !splitsPair(text, at) && !splitsPair(text, at + quote.length);
}

function nearestWithin(text: string, quote: string, expected: number): number | undefined {
  const from = Math.max(0, expected - near);
  const nearby = text.slice(from, expected + near + quote.length);
  let best: number | undefined;
  for (let at = nearby.indexOf(quote); at >= 0; at = nearby.indexOf(quote, at + 1)) {
    const match = from + at;
    const nearer = best === undefined || Math.abs(match - expected) < Math.abs(best - expected);
    if (nearer && isWhole(text, match, quote)) best = match;
    if (match > expected) break;
  }
  return best;
}

/** Returns the nearest occurrence nearby; otherwise the next or the first one, whichever is nearer. */
function nearestExact(text: string, quote: string, expected: number): number | undefined {
  if (!sampledText(text).has(quote)) return undefined;
  const nearby = nearestWithin(text, quote, expected);
  if (nearby !== undefined) return nearby;
  const first = text.indexOf(quote);
  if (first < 0) return undefined;
  const next = text.indexOf(quote, expected);
  const match = next >= 0 && next - expected < Math.abs(expected - first) ? next : first;
  return isWhole(text, match, quote) ? match : undefined;
}

/** Moves a cut that is between two halves of a surrogate pair after the pair. */
function cutAfterPair(text: string, at: number): number {
  const within = Math.max(0, Math.min(at, text.length));
  return splitsPair(text, within) ? within + 1 : within;
}

function similarNearby(text: string, quote: string, expected: number): CodePointSpan | undefined {
  if (quote.length > longestSimilar) return undefined;
  const from = cutAfterPair(text, expected - similarReach);
  const window = text.slice(from, cutAfterPair(text, expected + quote.length + similarReach));
  const shift = spanFromUtf16(text, 0, from).end;
  const expectedStart = spanFromUtf16(text, 0, expected).end - shift;
  const state = locateQuote(window, quote, span(expectedStart, expectedStart));
  return state.state === 'changed' ? span(shift + state.span.start, shift + state.span.end) : undefined;
}

/** Searches for similar text where a passage contains another form of the text, or a part, unit for unit. */
function similarAtOtherForm(text: string, quote: string, expected: number): CodePointSpan | undefined {
  if (quote.length > longestSimilar) return undefined;
  for (const form of [...otherForms(quote), longestPart(quote) ?? '']) {
    const at = form.length < shortest ? undefined : nearestExact(text, form, expected);
    if (at !== undefined) return similarNearby(text, quote, at);
  }
  return undefined;
}

/** Searches a whole passage for similar text, if the passage contains samples of it. */
function similarFarAway(text: string, quote: string, expected: number): CodePointSpan | undefined {
  const isSearched =
    quote.length >= shortestSampled && quote.length <= longestSimilar && text.length <= longestSearched;
  if (!isSearched || likenessTo(quote, text) < clearlyLike) return undefined;
  const expectedStart = spanFromUtf16(text, 0, expected).end;
  const state = locateQuote(text, quote, span(expectedStart, expectedStart));
  return state.state === 'changed' ? state.span : undefined;
}

/**
 * Finds a text in a passage: the nearest exact occurrence to `start` (code points), otherwise similar text nearby,
 * otherwise similar text anywhere in a passage of ordinary length, otherwise undefined. The work is bounded, so that
 * 200 wrong spans in a long passage are handled while somebody types: far away not every occurrence is compared, and
 * similar text is only searched if samples of it occur.
 */
export function findReanchoring(text: string, start: number, actual: string): Reanchoring | undefined {
  if (actual === '' || !Number.isSafeInteger(start)) return undefined;
  const offsets = offsetsOf(text);
  const clamped = Math.max(0, Math.min(start, offsets.codePointLength));
  const expected = offsets.toUtf16(codePointOffset(clamped));
  const exact = nearestExact(text, actual, expected);
  if (exact !== undefined) {
    const only = sampledText(text).places(actual, 2).length === 1;
    return { span: spanFromUtf16(text, exact, exact + actual.length), text: actual, exact: true, only };
  }
  const similar =
    similarNearby(text, actual, expected) ??
    similarAtOtherForm(text, actual, expected) ??
    similarFarAway(text, actual, expected);
  const match = similar && textAt(text, similar);
  return similar && match ? { span: similar, text: match, exact: false, only: false } : undefined;
}

/** Positions in a text in bytes and units, one for every `step` code points. */
interface ByteCheckpoints {
  /** UTF-8 bytes before the checkpoint. */
  readonly bytes: readonly number[];
  /** UTF-16 units before the checkpoint. */
  readonly units: readonly number[];
}

const step = 512;

function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

const checkpointsOf = byIdentity((passage: Passage): ByteCheckpoints => {
  const bytes: number[] = [];
  const units: number[] = [];
  let [byte, codePoints] = [0, 0];
  for (let unit = 0; unit < passage.text.length; codePoints++) {
    if (codePoints % step === 0) {
      bytes.push(byte);
      units.push(unit);
    }
    const codePoint = passage.text.codePointAt(unit) ?? 0;
    byte += byteLength(codePoint);
    unit += codePoint > 0xffff ? 2 : 1;
  }
  return { bytes, units };
});

/** Returns the last checkpoint at or before a byte. */
function checkpointBefore(bytes: readonly number[], byte: number): number {
  let [low, high] = [0, bytes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((bytes[middle] ?? 0) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the code point that starts at a byte; undefined inside a character or beyond the text. Scans at most `step`
 * code points.
 */
function codePointAtByte(passage: Passage, byte: number): number | undefined {
  const { bytes, units } = checkpointsOf(passage);
  const at = checkpointBefore(bytes, byte);
  let [reached, unit, codePoints] = [bytes[at] ?? 0, units[at] ?? 0, at * step];
  for (; reached < byte && unit < passage.text.length; codePoints++) {
    const codePoint = passage.text.codePointAt(unit) ?? 0;
    reached += byteLength(codePoint);
    unit += codePoint > 0xffff ? 2 : 1;
  }
  return reached === byte ? codePoints : undefined;
}

function codePointAtUnit({ text }: Passage, unit: number): number | undefined {
  if (unit > text.length || splitsPair(text, unit)) return undefined;
  return offsetsOf(text).toCodePoint(utf16Offset(unit));
}

/**
 * Converts offsets in another unit to a span in code points; undefined if one of them is negative, not a whole number,
 * beyond the passage or inside a character. The passage's bytes are counted once.
 */
export function convertSpan(passage: Passage, unit: OffsetUnit, start: number, end: number): CodePointSpan | undefined {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) return undefined;
  const convert = unit === 'utf-16' ? codePointAtUnit : codePointAtByte;
  const [from, to] = [convert(passage, start), convert(passage, end)];
  return from === undefined || to === undefined
    ? undefined
    : { start: codePointOffset(from), end: codePointOffset(to) };
}

/** The maximum number of cached results for one owner, which is that of claims. Beyond it, all are dropped. */
const maxAnswers = 5000;

/** Caches a pure function of an object and a text, by the object's identity and the text. */
export function remember<Owner extends object, Answer>(): (owner: Owner, key: string, compute: () => Answer) => Answer {
  const answersOf = byIdentity((_owner: Owner) => new Map<string, Answer>());
  return (owner, key, compute) => {
    const answers = answersOf(owner);
    const cached = answers.get(key);
    if (cached !== undefined || answers.has(key)) return cached as Answer;
    if (answers.size >= maxAnswers) answers.clear();
    const answer = compute();
    answers.set(key, answer);
    return answer;
  };
}

const naming = remember<readonly string[], Naming>();
const wordsInPassages = remember<readonly Observation[], boolean>();
const reanchorings = remember<Passage, Reanchoring | undefined>();

/**
 * Whether a text visibly contains one of the names, and not only as part of the longer names of other actors (see
 * “Visibly naming an actor” in the rules' page). Cached by the identity of the names and by the texts.
 */
export function cachedNaming(text: string, names: readonly string[], longerNames: readonly string[]): Naming {
  const key = longerNames.length === 0 ? text : [text, ...longerNames].join('\0');
  return naming(names, key, () => namingOf(text, names, longerNames));
}

/** Whether any passage contains a text or similar text. Cached by the identity of the observations and by the text. */
export function cachedWordsInPassages(observations: readonly Observation[], actual: string): boolean {
  return wordsInPassages(observations, actual, () => areWordsInPassages(actual, observations));
}

/** Finds a text in a passage. Cached by the identity of the passage, the start and the text. */
export function cachedReanchoring(loaded: LoadedPassage, start: number, actual: string): Reanchoring | undefined {
  const { passage } = loaded;
  return reanchorings(passage, `${String(start)}:${actual}`, () => findReanchoring(passage.text, start, actual));
}
