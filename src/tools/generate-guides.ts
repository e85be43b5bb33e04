/** Generates the entries written by hand from their Markdown files, and the search words of the other entries. */
import { readdir, readFile } from 'node:fs/promises';
import { contract, convention, reading, type Authority } from '../core/authority/authority.ts';
import { statements } from '../core/authority/specification.ts';
import type { Block, ReferenceEntry } from '../core/reference/entry.ts';
import type { GeneratedFile } from './generate-types.ts';

// Reads the Markdown files of the guides and of the search words. src/core/reference/README.md describes their form.

/** Other words for an entry. */
export interface SearchWords {
  readonly keywords: readonly string[];
  /** What people call it. Only the search uses these. */
  readonly phrases: readonly string[];
}

/** An entry written by hand, with its phrases. */
interface Guide extends Pick<SearchWords, 'phrases'> {
  readonly entry: ReferenceEntry;
}

/** Lines without an empty line between them, or a block of code. */
interface Chunk {
  /** The number of the first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** A problem in a file, at the line with this number. */
class Problem extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const fence = '```';

function chunksOf(text: string): readonly Chunk[] {
  const chunks: { line: number; lines: string[] }[] = [];
  let open: string[] | undefined;
  let inCode = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' && !inCode) {
      open = undefined;
      continue;
    }
    if (!open) chunks.push({ line: index + 1, lines: (open = []) });
    open.push(line);
    if (line.startsWith(fence)) inCode = !inCode;
  }
  return chunks;
}

/** Returns the chunks from each heading of level 1 to the next. Text before the first heading is a comment. */
function sectionsOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const starts = chunks.flatMap(({ lines }, index) => (lines[0]?.startsWith('# ') ? [index] : []));
  return starts.map((start, index) => chunks.slice(start, starts[index + 1]));
}

function onlyLine({ line, lines }: Chunk, what: string): string {
  const [only, ...others] = lines;
  if (only === undefined || others.length > 0) throw new Problem(line + 1, `${what} must be one line.`);
  return only;
}

function titleOf(chunk: Chunk): string {
  return onlyLine(chunk, 'A title').slice('# '.length);
}

type Fields = Readonly<Partial<Record<string, string>>>;

/** Reads the lines `- name: value` below a title. */
function fieldsOf(title: Chunk, chunk: Chunk | undefined, names: readonly string[]): Fields {
  if (!chunk?.lines[0]?.startsWith('- ')) throw new Problem(title.line, 'Below a title, list the fields of the entry.');
  const fields: Record<string, string> = {};
  for (const [index, text] of chunk.lines.entries()) {
    const [, name = '', value = ''] = /^- (\w+): (.+)$/.exec(text) ?? [];
    if (!names.includes(name) || name in fields) {
      throw new Problem(chunk.line + index, `Expected “- name: value”, each of ${names.join(', ')} once.`);
    }
    fields[name] = value;
  }
  return fields;
}

const wordsIn = (text: string | undefined): readonly string[] => (text ? text.split('; ') : []);

/** Reads `contract STATEMENT`, `reading STATEMENT: STEP`, `convention` or `convention STATEMENT`. */
function authorityOf(text: string, line: number): Authority {
  const [, kind, key, step] = /^(\w+)(?: ([^:]+))?(?:: (.+))?$/.exec(text) ?? [];
  const statement = statements.find((each) => each === key);
  if (key !== undefined && !statement) throw new Problem(line, `“${key}” is not a statement of the specification.`);
  if (kind === 'convention' && step === undefined) return convention(statement);
  if (kind === 'contract' && statement && step === undefined) return contract(statement);
  if (kind === 'reading' && statement && step !== undefined) return reading(statement, step);
  throw new Problem(line, `“${text}” is not an authority.`);
}

const languages = ['json', 'sh', 'ts', 'text'] as const;

function codeOf({ line, lines }: Chunk): Block {
  const language = languages.find((each) => lines[0] === fence + each);
  if (!language) throw new Problem(line, `Code must be one of ${languages.join(', ')}.`);
  if (lines.at(-1) !== fence) throw new Problem(line, 'The block of code does not end.');
  return { kind: 'code', language, text: lines.slice(1, -1).join('\n') };
}

function tableOf({ line, lines }: Chunk): Block {
  const [head = [], dashes = [], ...rows] = lines.map((text) => text.replaceAll(/^\| | \|$/g, '').split(' | '));
  const isEven = [dashes, ...rows].every(({ length }) => length === head.length);
  if (!isEven || dashes.some((cell) => cell !== '---') || rows.length === 0) {
    throw new Problem(line, 'A table needs a head, a line of “---”, and rows with as many cells as the head.');
  }
  return { kind: 'table', head, rows };
}

function itemsOf({ line, lines }: Chunk, markOf: (index: number) => string): readonly string[] {
  return lines.map((text, index) => {
    const mark = markOf(index);
    if (!text.startsWith(mark)) throw new Problem(line + index, `Expected a list item that starts with “${mark}”.`);
    return text.slice(mark.length);
  });
}

function withoutAuthority(chunk: Chunk): Block {
  const first = chunk.lines[0] ?? '';
  if (first.startsWith(fence)) return codeOf(chunk);
  if (first.startsWith('|')) return tableOf(chunk);
  if (first.startsWith('1. ')) {
    return { kind: 'list', ordered: true, items: itemsOf(chunk, (index) => `${String(index + 1)}. `) };
  }
  if (first.startsWith('- ')) return { kind: 'list', items: itemsOf(chunk, () => '- ') };
  if (first.startsWith('## ')) return { kind: 'heading', text: onlyLine(chunk, 'A heading').slice('## '.length) };
  return { kind: 'paragraph', text: onlyLine(chunk, 'A paragraph') };
}

/** Reads a block. A comment on the line above it names its authority. */
function blockOf({ line, lines }: Chunk): Block {
  const [, authority] = /^<!-- (.+) -->$/.exec(lines[0] ?? '') ?? [];
  if (authority === undefined) return withoutAuthority({ line, lines });
  if (lines.length === 1) throw new Problem(line, 'Write the authority directly above its text.');
  return { ...withoutAuthority({ line: line + 1, lines: lines.slice(1) }), authority: authorityOf(authority, line) };
}

/** The kinds of the entries by the folder of their IDs. */
const kinds: Readonly<Partial<Record<string, ReferenceEntry['kind']>>> = {
  guide: 'guide',
  service: 'guide',
  term: 'term',
  decision: 'decision',
  format: 'format',
  unshown: 'unshown',
};

/** Whether every piece of an entry must name its authority, because the contract's words and ours are mixed in it. */
function isMixed(folder: string, authority: Authority): boolean {
  if (folder === 'service' || folder === 'unshown') return true;
  const isOurs = authority.kind === 'convention' && authority.silence === undefined;
  return (folder === 'term' || folder === 'format') && !isOurs;
}

function guideOf([title, list, summary, ...pieces]: readonly Chunk[]): Guide {
  if (!title) throw new Error('An entry without a title.');
  const fields = fieldsOf(title, list, ['id', 'authority', 'keywords', 'phrases', 'related']);
  const { id = '' } = fields;
  const folder = id.split('/', 1)[0] ?? '';
  const kind = kinds[folder];
  if (!kind) throw new Problem(title.line, `The ID must start with one of ${Object.keys(kinds).join(', ')}.`);
  if (!summary || pieces.length === 0) throw new Problem(title.line, 'An entry needs a summary and a body.');
  const authority = authorityOf(fields['authority'] ?? 'convention', title.line);
  const body = pieces.map((piece) => {
    const block = blockOf(piece);
    if (isMixed(folder, authority) && !block.authority && block.kind !== 'heading' && block.kind !== 'code') {
      throw new Problem(piece.line, 'This piece needs an authority, such as “<!-- convention -->”.');
    }
    return block;
  });
  const entry = {
    kind,
    authority,
    id,
    title: titleOf(title),
    summary: onlyLine(summary, 'A summary'),
    related: fields['related']?.split(', ') ?? [],
    keywords: wordsIn(fields['keywords']),
    body,
  };
  return { entry, phrases: wordsIn(fields['phrases']) };
}

/** Calls a reader, and adds the path to its problem: `path:line: message`. */
function inFile<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof Problem ? new Error(`${path}:${String(error.line)}: ${error.message}`) : error;
  }
}

/** Returns the entries of a file of guides. Throws an error with path and line if it is not in the described form. */
export function readGuides(path: string, text: string): readonly Guide[] {
  return inFile(path, () => sectionsOf(chunksOf(text)).map(guideOf));
}

function searchWordsOf(row: string, line: number): readonly [id: string, words: SearchWords] {
  const [id, keywords, phrases, ...others] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (!id || keywords === undefined || phrases === undefined || others.length > 0) {
    throw new Problem(line, 'Expected a row with an ID, keywords and phrases.');
  }
  return [id, { keywords: wordsIn(keywords), phrases: wordsIn(phrases) }];
}

/** Returns the rows of the table of search words, by the ID of the entry. Throws like `readGuides`. */
export function readSearchWords(path: string, text: string): ReadonlyMap<string, SearchWords> {
  const lines = text.split('\n').map((row, index) => ({ row, line: index + 1 }));
  const [, , ...rows] = lines.filter(({ row }) => row.startsWith('|'));
  return inFile(path, () => new Map(rows.map(({ row, line }) => searchWordsOf(row, line))));
}

const folder = 'src/core/reference';

/** Returns the JSON of a list or of an object's values by name, one item a line. */
function linesOf(items: readonly unknown[] | object): string {
  const lines = Array.isArray(items)
    ? items.map((item) => JSON.stringify(item))
    : Object.entries(items).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const text = `\n${lines.join(',\n')}\n`;
  return Array.isArray(items) ? `[${text}]` : `{${text}}`;
}

/** Returns the lists that are not empty, by ID. Throws if an ID occurs twice. */
function byId(pairs: readonly (readonly [id: string, list: readonly string[]])[]): object {
  const ids = pairs.map(([id]) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`${folder}: two entries have the ID ${repeated}.`);
  return Object.fromEntries(pairs.filter(([, list]) => list.length > 0));
}

async function filesOfGuides(): Promise<readonly Guide[]> {
  const names = (await readdir(`${folder}/guides`)).filter((name) => name.endsWith('.md')).sort();
  const paths = names.map((name) => `${folder}/guides/${name}`);
  const written = await Promise.all(paths.map(async (path) => readGuides(path, await readFile(path, 'utf8'))));
  return written.flat();
}

/** Returns the entries, in the order of the names of their files. Rejects with path and line if a file is malformed. */
export async function generateGuides(): Promise<readonly GeneratedFile[]> {
  const guides = await filesOfGuides();
  const path = `${folder}/search-words.md`;
  const words = [...readSearchWords(path, await readFile(path, 'utf8'))];
  const phrases = byId([
    ...guides.map((guide) => [guide.entry.id, guide.phrases] as const),
    ...words.map(([id, each]) => [id, each.phrases] as const),
  ]);
  const keywords = byId(words.map(([id, each]) => [id, each.keywords]));
  const entries = guides.map(({ entry }) => entry);
  // The entries are last, and their bodies last in them, because that compresses best.
  const content = [
    `{ "phrases": ${linesOf(phrases)},`,
    `"extraKeywords": ${linesOf(keywords)},`,
    `"guides": ${linesOf(entries)} }\n`,
  ].join('\n');
  return [{ path: `${folder}/guides.generated.json`, content }];
}
