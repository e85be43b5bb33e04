/** What tests of exports share: the samples, their findings, and readers of the written files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Finding } from '../rules/finding.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import readWorkbook from 'read-excel-file/node';

/** Returns a sample that ships with Assessment Desk. */
const sample = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../public/samples', name), 'utf8')) as Workspace;

export const finished = sample('finished.desk.json');
export const broken = sample('broken.desk.json');

const [lead, tornWords] = [
  'The minister denied on Monday that ',
  'the Harbour Council will close the channel',
] as const;

/** A draft whose first claim is torn from a sentence that denies it. Supports a power basis and a hypothesis. */
export const torn = workspaceOf({
  title: 'Torn',
  assessment: {
    '/claims/0/span/start': lead.length,
    '/claims/0/span/end': lead.length + tornWords.length,
    '/claims/0/actual': tornWords,
    '/claims/0/proposition': tornWords,
  },
  casefile: { '/observations/0/passages/0/text': `${lead}${tornWords}.` },
});

const known = new WeakMap<Workspace, readonly Finding[]>();

/** Returns the findings of a workspace. Tests of one file export the large samples in many ways. */
export function findingsOf(workspace: Workspace): readonly Finding[] {
  const findings = known.get(workspace) ?? createChecker({ digest: sha256 }).check(workspace).findings;
  known.set(workspace, findings);
  return findings;
}

/** Parses CSV character by character, written from RFC 4180. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`A field without quotation marks at ${at}.`);
    let value = '';
    for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
      if (at >= text.length) throw new Error('A field without an end.');
      if (text[at] === '"') at++;
      value += text[at] ?? '';
    }
    row.push(value);
    at++;
    if (text[at] === ',') at++;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line's end at ${at}.`);
  }
  return rows;
}

// Reads Word files for tests.

/** The XML parts of a Word file, by their paths. */
export function partsOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  const xml = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(?:xml|rels)$/.test(path));
  return Object.fromEntries(xml.map(([path, file]) => [path, strFromU8(file)]));
}

/** The text of each paragraph of a part, with line breaks. Throws if it is not well-formed XML. */
export function paragraphsIn(source: string): readonly string[] {
  const paragraphs: string[] = [];
  const parser = new SaxesParser();
  let isText = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'w:p') paragraphs.push('');
    if (name === 'w:br') paragraphs.push(`${paragraphs.pop() ?? ''}\n`);
    isText = name === 'w:t';
  });
  parser.on('text', (text) => {
    if (isText) paragraphs.push(`${paragraphs.pop() ?? ''}${text}`);
  });
  parser.on('closetag', () => (isText = false));
  parser.write(source).close();
  return paragraphs;
}

// Reads Excel workbooks for tests, with a library that Assessment Desk does not use otherwise.

/** A sheet as it was read: its rows with the head, empty cells as ''. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The sheets of a workbook. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly ReadSheet[]> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((value) => (typeof value === 'number' ? value : String(value ?? '')))),
  }));
}

/** The XML of each sheet, in order. */
export function sheetSources(bytes: Uint8Array): readonly string[] {
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/'));
  return parts.map(([, part]) => strFromU8(part));
}
