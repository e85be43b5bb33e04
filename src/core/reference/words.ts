/** Splits texts and questions into the terms that search uses. */
import { sameWord } from './same-words.ts';
import { stem } from './stem.ts';

/** Words that occur in many questions and do not help to find an answer. */
const stopWords = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have here how i if in into is it its ' +
    'may me mean means might must my need needs no not of on or our shall should so some such than that the their them then there these they ' +
    'this those to was we were what when where which while who whom whose why will with would you your'
  ).split(' '),
);

/** An identifier, a rule ID or an ordinary word. */
const word = /[\p{L}\p{N}]+(?:[_./:-][\p{L}\p{N}]+)*(?:'s\b)?/gu;

/** 'maxLength' → 'max Length'; 'iPad' stays whole. */
function split(identifier: string): readonly string[] {
  return identifier
    .replace(/'s$/, '')
    .replaceAll(/([a-z]{2})([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u);
}

function termsOf(written: string): readonly string[] {
  const pieces = split(written).map((piece) => sameWord(stem(piece.toLowerCase())));
  const terms = pieces.filter((piece) => !stopWords.has(piece) && (piece.length > 1 || /\d/.test(piece)));
  return pieces.length > 1 ? [written.toLowerCase(), ...terms] : terms;
}

/** The terms of each word: entries use few different words, and each of them often. */
type TermCache = Map<string, readonly string[]>;

/**
 * Returns the terms of a text: lower case, stemmed, without stop words. An identifier gives itself as written and its
 * pieces: 'claim_kind', 'claim', 'kind'. `cache` keeps the terms of each word from text to text.
 */
export function wordsOf(text: string, cache: TermCache = new Map()): string[] {
  const all: string[] = [];
  for (const written of text.replaceAll('’', "'").match(word) ?? []) {
    let terms = cache.get(written);
    if (!terms) cache.set(written, (terms = termsOf(written)));
    for (const term of terms) all.push(term);
  }
  return all;
}
