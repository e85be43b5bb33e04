/** A bounded search for a claim's text, or something similar, in all passages of the casefile. */
import type { Observation, Passage } from '../casefile/types.generated.ts';
import { longestPart, otherForms } from '../passage/quote.ts';
import { likenessTo, sampledText } from '../passage/likeness.ts';
import { findInText } from '../passage/search.ts';
import { findSimilarQuote } from '../passage/find-similar.ts';

/** Shorter texts (UTF-16 units) are compared throughout, because a change can affect all of their samples. */
const shortest = 48;
/** Shorter other forms of words (UTF-16 units) are anywhere, unless they are most of the words. */
const shortestForm = 8;
/** Short texts are compared with this many units in total, from the first passage on. */
const maxUnitsCompared = 65_536;
/** The number of units in total that are folded for a search. */
const maxUnitsFolded = 1_048_576;
/** From this share of samples on, a text contains the words approximately. */
const clearlyLike = 0.3;
/** The number of texts with some sample of the words that are compared with them. */
const maxCandidates = 3;

function passagesOf(observations: readonly Observation[]): readonly Passage[] {
  const byId = new Map<string, Passage>();
  for (const { passages } of observations) for (const passage of passages) byId.set(passage.passage_id, passage);
  return [...byId.values()];
}

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
  const texts = passagesOf(observations).map(({ text }) => text);
  if (texts.some((text) => sampledText(text).has(words))) return true;
  if (isWrittenOtherwise(words, texts)) return true;
  // What was left out, or copied with the words, is for the rules about changed text.
  const part = longestPart(words);
  const forms = [...otherForms(words), ...(part === undefined ? [] : [part])].filter(
    ({ length }) => length >= Math.min(shortestForm, words.length / 2),
  );
  if (forms.some((form) => isWrittenOtherwise(form, texts, true))) return true;
  return words.length < shortest ? shortWordsAreLike(words, texts) : longWordsAreLike(words, texts);
}
