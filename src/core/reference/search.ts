/** The full-text search of the reference: its words, and how its entries are indexed and ranked. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { referenceEntries, referenceEntry } from './reference.ts';
import type { Block, ReferenceEntry } from './entry.ts';
import { phrases } from './guides.ts';
import { plainText } from './blocks.ts';

// Splits texts and questions into the terms that search uses.

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

/** An entry that answers a search. */
export interface ReferenceHit {
  readonly entry: ReferenceEntry;
}

/** The weight of a word in each field of an entry. */
const boost = { title: 4, keywords: 4, phrases: 4, summary: 2.5, body: 0.4 };

/**
 * Returns the searchable text of a block. Code is data, and headings and row titles repeat across entries, so they are
 * left out.
 */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'table':
      return tableRows(block).flat().map(plainText).join('\n');
    case 'heading':
    case 'code':
      return '';
  }
}

/** Returns the rows to search. In a table of two columns, the first column only names the row, so it is left out. */
function tableRows({ head, rows }: Extract<Block, { kind: 'table' }>): readonly (readonly string[])[] {
  return head.length > 2 ? rows : [head, ...rows].map((row) => row.slice(1));
}

function textOf(entry: ReferenceEntry, field: string): string {
  if (field === 'body') return entry.body.map(blockText).join('\n');
  if (field === 'keywords') return entry.keywords.join('\n');
  if (field === 'phrases') return (phrases[entry.id] ?? []).join('\n');
  return field === 'title' ? entry.title : field === 'summary' ? entry.summary : entry.id;
}

/** How specific a word is: 1 if no entry has it, and lower the more entries have it. */
type Specificity = (term: string) => number;

interface Index {
  readonly words: MiniSearch<ReferenceEntry>;
  readonly specificity: Specificity;
  /** The terms of each entry's title, by ID. */
  readonly titles: ReadonlyMap<string, string>;
}

type Ranking = Omit<Index, 'words'>;

let index: Index | undefined;

function specificityIn(entries: readonly ReferenceEntry[], cache: Map<string, readonly string[]>): Specificity {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const terms = Object.keys(boost).flatMap((field) => wordsOf(textOf(entry, field), cache));
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const most = Math.log(1 + entries.length);
  return (term) => Math.log(1 + entries.length / (1 + (counts.get(term) ?? 0))) / most;
}

function buildIndex(): Index {
  const entries = referenceEntries();
  const cache = new Map<string, readonly string[]>();
  const words = new MiniSearch<ReferenceEntry>({
    fields: Object.keys(boost),
    extractField: textOf,
    // A word that is frequent in a body shows that the body is long, not that it answers well.
    tokenize: (text, field) => (field === 'body' ? [...new Set(wordsOf(text, cache))] : wordsOf(text, cache)),
    processTerm: (term) => term,
  });
  words.addAll(entries);
  const titles = new Map(entries.map(({ id, title }) => [id, wordsOf(title, cache).join(' ')]));
  return { words, specificity: specificityIn(entries, cache), titles };
}

/** Longer words may contain a typing error; short words must match. */
function fuzziness(term: string): number | false {
  return term.length > 4 ? 0.2 : false;
}

/** A limit repeats the words of its field. The field comes first, unless the question asks how many or how long. */
const weightOfLimits = { limitQuestion: 3, other: 0.8 };

/** Matches questions about a limit. */
const asksForLimit = /\bhow (?:many|long|big|large|much)\b|\bmax(?:imum|imal)?\b|\blimit\b|\bat most\b|\blongest\b/i;

/** The factor for an entry whose title is the question. */
const weightOfTitle = 4;

function sum(terms: readonly string[], specificity: Specificity): number {
  return terms.reduce((all, term) => all + specificity(term), 0);
}

interface Question {
  readonly terms: readonly string[];
  /** Whether it asks for a limit. */
  readonly limit: boolean;
}

/** Whether an entry is about a single limit, not the table of all limits. */
function isOneLimit(id: string): boolean {
  return id !== 'limit/all' && referenceEntry(id)?.kind === 'limit';
}

/** How well an entry answers: the score of the index, raised by the specific words that it shares with the question. */
function weight(
  { id, score, queryTerms }: SearchResult,
  { terms, limit }: Question,
  { titles, specificity }: Ranking,
): number {
  const title = titles.get(String(id)) === terms.join(' ') ? weightOfTitle : 1;
  const kind = isOneLimit(String(id)) ? weightOfLimits[limit ? 'limitQuestion' : 'other'] : 1;
  return (score * title * kind * sum(queryTerms, specificity)) / sum([...new Set(terms)], specificity);
}

/**
 * Returns the entries that answer a question best, best first. The result depends only on the words; ties are ordered
 * by ID. The ID of an entry finds that entry first. Empty if nothing matches. The index is built on the first call.
 */
export function searchReference(query: string, limit = 10): readonly ReferenceHit[] {
  const { words, ...ranking } = (index ??= buildIndex());
  const question = { terms: wordsOf(query), limit: asksForLimit.test(query) };
  const terms = [...new Set(question.terms)];
  const prefix = (term: string) => term.length > 2;
  const weights = { fuzzy: 0.3, prefix: 0.4 };
  const ranked = words
    .search(query, { tokenize: () => terms, boost, boostTerm: ranking.specificity, fuzzy: fuzziness, prefix, weights })
    .map((result) => ({ id: String(result.id), weight: weight(result, question, ranking) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return [...new Set([query.trim(), ...ranked])]
    .flatMap((id) => referenceEntry(id) ?? [])
    .slice(0, Math.max(0, limit))
    .map((entry) => ({ entry }));
}
