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

let index: MiniSearch<CanonEntry> | undefined;

function built(): MiniSearch<CanonEntry> {
  const known = new Map<string, readonly string[]>();
  const made = new MiniSearch<CanonEntry>({
    fields: Object.keys(boost),
    extractField: textOf,
    // How often a body has a word says how long the body is, not how well it answers.
    tokenize: (text, field) => (field === 'body' ? [...new Set(wordsOf(text, known))] : wordsOf(text, known)),
    processTerm: (term) => term,
  });
  made.addAll(canonEntries());
  return made;
}

/** A short word is what it is; a longer one may be mistyped. */
function fuzziness(term: string): number | false {
  return term.length > 4 ? 0.2 : false;
}

/** How well a result answers: the index's own score, and more where more of the question's words were found. */
function weight({ score, queryTerms }: SearchResult, asked: number): number {
  return score * Math.sqrt(queryTerms.length / asked);
}

/**
 * The entries that answer a question best, best first; the same for the same words, ties by id. Empty where nothing
 * fits. The index is built at the first call.
 */
export function searchCanon(query: string, limit = 10): readonly CanonHit[] {
  index ??= built();
  const asked = new Set(wordsOf(query)).size;
  const results = index.search(query, {
    boost,
    fuzzy: fuzziness,
    prefix: (term) => term.length > 2,
    weights: { fuzzy: 0.3, prefix: 0.4 },
  });
  return results
    .map((result) => ({ id: String(result.id), weight: weight(result, asked) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, Math.max(0, limit))
    .flatMap(({ id }) => canonEntry(id) ?? [])
    .map((entry) => ({ entry }));
}
