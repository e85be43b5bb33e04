import MiniSearch, { type SearchResult } from 'minisearch';
import { canonEntries, canonEntry } from './canon.ts';
import type { Block, CanonEntry } from './entry.ts';
import { plainText } from './inline.ts';
import { wordsOf } from './words.ts';

/** An entry that answers a search. */
export interface CanonHit {
  readonly entry: CanonEntry;
}

/** How much a word weighs by where it stands. */
const boost = { title: 4, keywords: 4, summary: 2.5, body: 0.4 };

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
  return field === 'title' ? entry.title : field === 'summary' ? entry.summary : entry.id;
}

interface Index {
  readonly words: MiniSearch<CanonEntry>;
  /** The title of each entry, as search keeps it, by id. */
  readonly names: ReadonlyMap<string, string>;
}

let index: Index | undefined;

function built(): Index {
  const known = new Map<string, readonly string[]>();
  const words = new MiniSearch<CanonEntry>({
    fields: Object.keys(boost),
    extractField: textOf,
    // How often a body has a word says how long the body is, not how well it answers.
    tokenize: (text, field) => (field === 'body' ? [...new Set(wordsOf(text, known))] : wordsOf(text, known)),
    processTerm: (term) => term,
  });
  words.addAll(canonEntries());
  return { words, names: new Map(canonEntries().map(({ id, title }) => [id, wordsOf(title, known).join(' ')])) };
}

/** A short word is what it is; a longer one may be mistyped. */
function fuzziness(term: string): number | false {
  return term.length > 4 ? 0.2 : false;
}

/** A field's limit repeats what its field says: the field comes first where nothing asks how many or how long. */
const weightOfLimits = 0.8;

/** How much more an entry weighs where the question is nothing but its title. */
const weightOfName = 4;

/** How well an entry answers: the index's own score, and more where more of the question's words were found. */
function weight({ id, score, queryTerms }: SearchResult, asked: readonly string[], names: Index['names']): number {
  const named = names.get(String(id)) === asked.join(' ') ? weightOfName : 1;
  const kind = canonEntry(String(id))?.kind === 'limit' ? weightOfLimits : 1;
  return score * named * kind * Math.sqrt(queryTerms.length / asked.length);
}

/**
 * The entries that answer a question best, best first; the same for the same words, ties by id. An entry's own id finds
 * it first. Empty where nothing fits. The index is built at the first call.
 */
export function searchCanon(query: string, limit = 10): readonly CanonHit[] {
  index ??= built();
  const { words, names } = index;
  const asked = wordsOf(query);
  const terms = [...new Set(asked)];
  const prefix = (term: string) => term.length > 2;
  const weights = { fuzzy: 0.3, prefix: 0.4 };
  const ranked = words
    .search(query, { tokenize: () => terms, boost, fuzzy: fuzziness, prefix, weights })
    .map((result) => ({ id: String(result.id), weight: weight(result, asked, names) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return [...new Set([query.trim(), ...ranked])]
    .flatMap((id) => canonEntry(id) ?? [])
    .slice(0, Math.max(0, limit))
    .map((entry) => ({ entry }));
}
