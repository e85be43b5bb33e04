/** What makes a changed word worth a mark. */
export type Notable = 'number' | 'negation' | 'name';

/** A word, or what stands between two words. */
export interface Token {
  readonly text: string;
  readonly isWord: boolean;
  /** Whether nothing but opening marks stands between it and the beginning of a sentence. */
  readonly opensSentence: boolean;
}

// The locale is fixed, so that the same two texts differ in the same way on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text and what stands between them, from one UTF-16 offset to another. Put together they are the text. */
export function tokensOf(text: string, from = 0, to = text.length): readonly Token[] {
  const tokens: Token[] = [];
  let index = from;
  const put = (segment: string, isWord: boolean): void => {
    // Only a capital leaves open whether a word is a name or opens a sentence.
    const opensSentence = isWord && capital.test(segment) && isSentenceStart(text.slice(Math.max(0, index - 8), index));
    tokens.push({ text: segment, isWord, opensSentence });
    index += segment.length;
  };
  const part = text.slice(from, to);
  if (plain.test(part)) for (const segment of part.match(plainTokens) ?? []) put(segment, /^\w/.test(segment));
  else for (const { segment, isWordLike = false } of segmenter.segment(part)) put(segment, isWordLike);
  return tokens;
}

const capital = /^\p{Lu}/u;

/** Text that needs no look at Unicode's tables, which takes many times as long. */
const plain = /^[\t\n\r -~‘’“”–—…]*$/;

/** The words of such text, as Unicode divides it (UAX #29): marks inside words and numbers belong to them. */
const plainTokens = /(?:[A-Za-z]+(?:['.’](?=[A-Za-z])[A-Za-z]+)*|\d+(?:[.,;'](?=\d)\d+)*|_)+| +|\r\n|[^]/g;

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

/** Why a changed word is worth a mark, if it is; `names` count as names wherever they stand. */
export function notableOf(token: Token, names: readonly string[] = []): Notable | undefined {
  if (!token.isWord) return undefined;
  if (/\p{N}/u.test(token.text)) return 'number';
  if (isNegation(token.text.toLowerCase())) return 'negation';
  return isName(token, names) ? 'name' : undefined;
}

function isNegation(word: string): boolean {
  return negations.has(word) || /n['’]t$/u.test(word) || negatingCharacter.test(word);
}

/** In a script with capitals a name shows itself, but not at the beginning of a sentence. */
function isName({ text, opensSentence }: Token, names: readonly string[]): boolean {
  if (names.length > 0 && wordsOfNames(names).has(text)) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text)) return true;
  return !opensSentence && /^\p{Lu}/u.test(text) && text !== 'I';
}

const knownNames = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The words of some names, looked up once for each list of them: one comparison asks for every changed word. */
function wordsOfNames(names: readonly string[]): ReadonlySet<string> {
  const known = knownNames.get(names);
  if (known) return known;
  // The “of” of “Republic of Velmara” is a name nowhere else; a name without any capital is one with all of its words.
  const isPartOf = (name: string, word: string) => !/^\p{Ll}/u.test(word) || !/\p{Lu}/u.test(name);
  const words = names.flatMap((name) =>
    tokensOf(name).flatMap(({ text, isWord }) => (isWord && isPartOf(name, text) ? [text] : [])),
  );
  const set = new Set(words);
  knownNames.set(names, set);
  return set;
}
