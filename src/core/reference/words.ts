/** Splits texts and questions into the terms that search uses. */

// Removes the endings of plurals and verbs, for search.

const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['sses', 'ss'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ses', 's'],
  ['xes', 'x'],
];

/** Returns the singular of a plural: 'claims' → 'claim', 'bases' → 'basis'. Other words are returned unchanged. */
function singular(term: string): string {
  if (term === 'bases') return 'basis';
  if (term === 'hypotheses') return 'hypothesis';
  for (const [ending, instead] of endings) {
    if (term.length > 4 && term.endsWith(ending)) return term.slice(0, -ending.length) + instead;
  }
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? term.slice(0, -1) : term;
}

/** Returns a word without its plural or verb ending: 'links', 'linked' and 'linking' all become 'link'. */
export function stem(term: string): string {
  const one = singular(term);
  // The rest must have a vowel; otherwise it was not an ending: 'string', 'speed'.
  const bare = one.replace(/(?<=[aeiou][a-z]+)(?:ing|(?<!e)ed)$/, '').replace(/([^aeiouls])\1$/, '$1');
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}

// Synonyms and irregular verb forms that count as the same word when the reference is searched.

/**
 * Words that mean the same in searches: forms of a verb without a common stem, and synonyms. The first word of a group
 * replaces the others, in entries and in questions. Words of the contract that differ in meaning, such as source and
 * observation, are not in the same group.
 */
const groups = [
  'begin began begun start started beginning',
  'build built',
  'choose chose chosen pick picked select selected',
  'come came',
  'delete remove erase discard',
  'find found',
  'forget forgot forgotten',
  'give gave given',
  'go goes went gone',
  'hide hid hidden conceal',
  'keep kept',
  'lose lost',
  'make made',
  'say said says saying tell told',
  'see saw seen look view',
  'send sent',
  'show shown display',
  'speak spoke spoken',
  'take took taken',
  'think thought',
  'write wrote written',
  'allowed permitted permissible',
  'author writer',
  'big large huge',
  'chance probability likelihood odds',
  'colleague coworker teammate',
  'compulsory mandatory obligatory required',
  'computer laptop pc desktop',
  'country state nation',
  'folder directory',
  'incorrect wrong mistaken',
  'many much',
  'maximum max highest largest longest biggest upper',
  'minimum min lowest smallest shortest least',
  'minister spokesman spokesperson spokeswoman president ambassador',
  'newspaper press journalist reporter',
  'phone smartphone mobile ipad iphone android tablet',
  'quote quotation quoted',
  'save saved store stored',
  'several multiple',
  'tidy clean',
  'typo misspelling misspelt',
  'website site webpage homepage',
] as const;

/** The replacement of each word, all of them stemmed. */
const replacements: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem);
    return others.map((other) => [other, first] as const);
  }),
);

/**
 * Returns the common replacement for a stemmed word and its synonyms; a word without synonyms is returned unchanged.
 */
export function sameWord(term: string): string {
  return replacements.get(term) ?? term;
}

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
