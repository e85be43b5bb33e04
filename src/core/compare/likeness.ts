/** The words of texts, and the likeness of two texts by them, which tells whether one is a rewording of the other. */
import { withoutHiddenCharacters } from '../text/hidden.ts';
import { byIdentity } from '../json/by-identity.ts';

// Why a changed word is marked.

export type Notable = 'number' | 'negation' | 'name';

/** A word, or the text between two words. */
export interface Token {
  readonly text: string;
  readonly isWord: boolean;
  /** Whether only opening punctuation is between it and the start of a sentence. */
  readonly opensSentence: boolean;
}

// The locale is fixed, so that the same two texts differ in the same way on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a text, between two UTF-16 offsets, into words and the text between them. Joined, the tokens are the text. */
export function tokensOf(text: string, from = 0, to = text.length): readonly Token[] {
  const tokens: Token[] = [];
  let index = from;
  const put = (segment: string, isWord: boolean): void => {
    // Only a capitalised word can be either a name or the start of a sentence.
    const opensSentence = isWord && capital.test(segment) && isSentenceStart(text.slice(Math.max(0, index - 8), index));
    tokens.push({ text: segment, isWord, opensSentence });
    index += segment.length;
  };
  const part = text.slice(from, to);
  if (plain.test(part)) for (const segment of part.match(plainTokens) ?? []) put(segment, plainWord.test(segment));
  else for (const { segment, isWordLike = false } of segmenter.segment(part)) put(segment, isWordLike);
  return tokens;
}

const capital = /^\p{Lu}/u;

/** Text that can be split without Unicode's tables, which are many times slower. */
const plain = /^[\t\n\r -~‘’“”–—…]*$/;

/** The tokens of such text as in Unicode (UAX #29): punctuation inside words and numbers belongs to them. */
const plainTokens = /(?:[A-Za-z]+(?:['.’](?=[A-Za-z])[A-Za-z]+)*|\d+(?:[.,;'](?=\d)\d+)*|_)+| +|\r\n|[^]/g;

const plainWord = /^\w/;

function isSentenceStart(before: string): boolean {
  return /(?:^|[.!?:…。！？]["'”’»)\]]*\s+|[\n。！？])["'“‘«([\s]*$/u.test(before);
}

const negations = new Set(
  [
    'no not never none nor neither nobody nothing nowhere without cannot except unless',
    'nicht kein keine keinen keinem keiner keines nie niemals ohne ne pas jamais aucun aucune sans nunca jamás sin não nunca',
    'non mai senza не ни нет никогда без لا لم لن ليس ليست غير بدون',
  ].flatMap((words) => words.split(' ')),
);

/** Han and kana words that negate by one of their characters. */
const negatingCharacter = /[不没沒未无無非莫勿]|ない|ません/u;

/** Why a changed word is marked; undefined if it is not. The words of `names` count as names anywhere. */
export function notableOf(token: Token, names: readonly string[] = []): Notable | undefined {
  if (!token.isWord) return undefined;
  if (/\p{N}/u.test(token.text)) return 'number';
  if (isNegation(token.text.toLowerCase())) return 'negation';
  return isName(token, names) ? 'name' : undefined;
}

function isNegation(word: string): boolean {
  return negations.has(word) || /n['’]t$/u.test(word) || negatingCharacter.test(word);
}

/**
 * Whether a word is a name. In scripts with capitals it is recognised by its capital, except at the start of a
 * sentence.
 */
function isName({ text, opensSentence }: Token, names: readonly string[]): boolean {
  if (names.length > 0 && wordsOfNames(names).has(text)) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text)) return true;
  return !opensSentence && /^\p{Lu}/u.test(text) && text !== 'I';
}

/** The words of names, cached for each list, because a comparison needs them for every changed word. */
const wordsOfNames = byIdentity((names: readonly string[]): ReadonlySet<string> => {
  // The “of” in “Republic of Velmara” is not a name elsewhere. In a name without capitals, every word counts.
  const isPartOf = (name: string, word: string) => !/^\p{Ll}/u.test(word) || !/\p{Lu}/u.test(name);
  const words = names.flatMap((name) =>
    tokensOf(name).flatMap(({ text, isWord }) => (isWord && isPartOf(name, text) ? [text] : [])),
  );
  return new Set(words);
});

/** The least likeness, from 0 to 1, of two texts that count as one changed text. */
export const leastLikeness = 0.5;

/** Creates a function that measures the likeness of two texts. It counts the words of each text only once. */
export function likenessOf(): (one: string, other: string) => number {
  const cache = new Map<string, ReadonlyMap<string, number>>();
  const bag = (text: string) => {
    const words = cache.get(text) ?? countOfWords(text);
    cache.set(text, words);
    return words;
  };
  return (one, other) => shareOfWords(bag(one), bag(other));
}

function countOfWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // Invisible characters do not make a word different.
  for (const { text: word, isWord } of tokensOf(withoutHiddenCharacters(text).normalize('NFC'))) {
    if (isWord) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}

/** The share of common words (Dice's coefficient), from 0 to 1; 0 if neither has words. */
function shareOfWords(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const all = [...one.values(), ...other.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (2 * common) / all;
}
