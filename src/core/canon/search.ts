import MiniSearch, { type SearchResult } from 'minisearch';
import { askedFor } from './asked.ts';
import { canonEntries, canonEntry } from './canon.ts';
import type { Block, CanonEntry } from './entry.ts';
import { plainText } from './inline.ts';
import { wordsOf } from './words.ts';

/** An entry that answers a search. */
export interface CanonHit {
  readonly entry: CanonEntry;
}

/** How much a word weighs by where it stands. */
const boost = { title: 4, keywords: 4, asked: 4, summary: 2.5, body: 0.4 };

/** The words of a block. Code has none, for its words are data; headings and what tables call their rows are the same everywhere. */
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

/** A table of two columns says of what the first names what the second has. */
function tableRows({ head, rows }: Extract<Block, { kind: 'table' }>): readonly (readonly string[])[] {
  return head.length > 2 ? rows : [head, ...rows].map((row) => row.slice(1));
}

function textOf(entry: CanonEntry, field: string): string {
  if (field === 'body') return entry.body.map(blockText).join('\n');
  if (field === 'keywords') return entry.keywords.join('\n');
  if (field === 'asked') return askedFor(entry.id).join('\n');
  return field === 'title' ? entry.title : field === 'summary' ? entry.summary : entry.id;
}

/** How much a word tells of what is asked for: 1 where no entry has it, and the less the more entries have it. */
type Telling = (term: string) => number;

interface Index {
  readonly words: MiniSearch<CanonEntry>;
  readonly telling: Telling;
  /** The title of each entry, as search keeps it, by id. */
  readonly names: ReadonlyMap<string, string>;
}

type About = Omit<Index, 'words'>;

let index: Index | undefined;

function tellingOf(entries: readonly CanonEntry[], known: Map<string, readonly string[]>): Telling {
  const having = new Map<string, number>();
  for (const entry of entries) {
    const terms = Object.keys(boost).flatMap((field) => wordsOf(textOf(entry, field), known));
    for (const term of new Set(terms)) having.set(term, (having.get(term) ?? 0) + 1);
  }
  const most = Math.log(1 + entries.length);
  return (term) => Math.log(1 + entries.length / (1 + (having.get(term) ?? 0))) / most;
}

function built(): Index {
  const entries = canonEntries();
  const known = new Map<string, readonly string[]>();
  const words = new MiniSearch<CanonEntry>({
    fields: Object.keys(boost),
    extractField: textOf,
    // How often a body has a word says how long the body is, not how well it answers.
    tokenize: (text, field) => (field === 'body' ? [...new Set(wordsOf(text, known))] : wordsOf(text, known)),
    processTerm: (term) => term,
  });
  words.addAll(entries);
  const names = new Map(entries.map(({ id, title }) => [id, wordsOf(title, known).join(' ')]));
  return { words, telling: tellingOf(entries, known), names };
}

/** A short word is what it is; a longer one may be mistyped. */
function fuzziness(term: string): number | false {
  return term.length > 4 ? 0.2 : false;
}

/** A field's limit repeats what its field says: the field comes first where nothing asks how many or how long. */
const weightOfLimits = { asked: 3, otherwise: 0.8 };

/** Whether a question asks how much of something there may be. */
const asksForLimit = /\bhow (?:many|long|big|large|much)\b|\bmax(?:imum|imal)?\b|\blimit\b|\bat most\b|\blongest\b/i;

/** How much more an entry weighs where the question is nothing but its title. */
const weightOfName = 4;

function sum(terms: readonly string[], telling: Telling): number {
  return terms.reduce((all, term) => all + telling(term), 0);
}

interface Question {
  /** Its words, as search keeps them. */
  readonly asked: readonly string[];
  readonly limit: boolean;
}

/** Whether an entry is the limit of something, and not the table of all. */
function isOneLimit(id: string): boolean {
  return id !== 'limit/all' && canonEntry(id)?.kind === 'limit';
}

/** How well an entry answers: the index's own score, and more where it has more of what the question tells. */
function weight(
  { id, score, queryTerms }: SearchResult,
  { asked, limit }: Question,
  { names, telling }: About,
): number {
  const named = names.get(String(id)) === asked.join(' ') ? weightOfName : 1;
  const kind = isOneLimit(String(id)) ? weightOfLimits[limit ? 'asked' : 'otherwise'] : 1;
  return (score * named * kind * sum(queryTerms, telling)) / sum([...new Set(asked)], telling);
}

/**
 * The entries that answer a question best, best first; the same for the same words, ties by id. An entry's own id finds
 * it first. Empty where nothing fits. The index is built at the first call.
 */
export function searchCanon(query: string, limit = 10): readonly CanonHit[] {
  const { words, ...about } = (index ??= built());
  const asked = wordsOf(query);
  const question = { asked, limit: asksForLimit.test(query) };
  const terms = [...new Set(asked)];
  const prefix = (term: string) => term.length > 2;
  const weights = { fuzzy: 0.3, prefix: 0.4 };
  const ranked = words
    .search(query, { tokenize: () => terms, boost, boostTerm: about.telling, fuzzy: fuzziness, prefix, weights })
    .map((result) => ({ id: String(result.id), weight: weight(result, question, about) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return [...new Set([query.trim(), ...ranked])]
    .flatMap((id) => canonEntry(id) ?? [])
    .slice(0, Math.max(0, limit))
    .map((entry) => ({ entry }));
}
