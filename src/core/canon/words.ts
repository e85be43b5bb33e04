/** How texts and questions are taken apart into the words that search knows. */
import { sameWord } from './same-words.ts';
import { stem } from './stem.ts';

/** Words that stand in every question and tell nothing. */
const silent = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have here how i if in into is it its ' +
    'may me mean means might must my need needs no not of on or our shall should so some such than that the their them then there these they ' +
    'this those to was we were what when where which while who whom whose why will with would you your'
  ).split(' '),
);

/** An identifier, a rule's id or a plain word. */
const word = /[\p{L}\p{N}]+(?:[_./:-][\p{L}\p{N}]+)*(?:'s\b)?/gu;

/** 'maxLength' → 'max Length'; 'iPad' stays whole. */
function split(identifier: string): readonly string[] {
  return identifier
    .replace(/'s$/, '')
    .replaceAll(/([a-z]{2})([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u);
}

function termsOf(found: string): readonly string[] {
  const pieces = split(found).map((piece) => sameWord(stem(piece.toLowerCase())));
  const kept = pieces.filter((piece) => !silent.has(piece) && (piece.length > 1 || /\d/.test(piece)));
  return pieces.length > 1 ? [found.toLowerCase(), ...kept] : kept;
}

/** What words of entries were taken apart to: there are few of them, and each stands in many places. */
type Known = Map<string, readonly string[]>;

/**
 * The words of a text, as search keeps them: lower case, stemmed, silent words left out. An identifier gives itself as
 * it is written and its pieces: 'claim_kind', 'claim', 'kind'. `known` remembers words from text to text.
 */
export function wordsOf(text: string, known: Known = new Map()): string[] {
  const all: string[] = [];
  for (const found of text.replaceAll('’', "'").match(word) ?? []) {
    let terms = known.get(found);
    if (!terms) known.set(found, (terms = termsOf(found)));
    for (const term of terms) all.push(term);
  }
  return all;
}
