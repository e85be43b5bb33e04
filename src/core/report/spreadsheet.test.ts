import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../assessment/types.generated.ts';
import type { JsonValue } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { finished, broken, findingsOf, parseCsv, sheetsOf, sheetSources } from './written-files.fixtures.ts';
import { removeGuard, claimColumns } from './links-csv.ts';
import { exportFile } from './export-draft.ts';
import {
  exportTables,
  sourceColumns,
  tablesOf,
  longTextsName,
  maxUnits,
  withLongTexts,
  cellName,
  type Sheet,
  workbookFile,
} from './spreadsheet.ts';
import fc from 'fast-check';
import { anyCharacter } from '../../../.config/any-character.ts';

const contextOf = (workspace: Workspace) => ({ digest: sha256, findings: findingsOf(workspace) });
const write = (workspace: Workspace) => exportTables(workspace, contextOf(workspace));

/** The rows of a CSV export without the guard against formulas, which a workbook does not need. */
const csvRows = (workspace: Workspace, format: 'links' | 'matrix') =>
  parseCsv(exportFile(workspace, format, contextOf(workspace)).text).map((row) => row.map(removeGuard));

describe('the tables of a draft', () => {
  it.each([
    ['finished', finished],
    ['broken', broken],
  ])('say the same as the CSV tables of the %s sample', async (_, workspace) => {
    const [links, matrix] = await sheetsOf(write(workspace).content);
    const filled = (rows: readonly (readonly (string | number)[])[], width: number) =>
      rows.map((row) => Array.from({ length: width }, (_each, at) => String(row[at] ?? '')));
    for (const [sheet, format] of [
      [links, 'links'],
      [matrix, 'matrix'],
    ] as const) {
      const rows = csvRows(workspace, format);
      expect(filled(sheet?.rows ?? [], rows[0]?.length ?? 0)).toEqual(rows);
    }
  });

  it('are links, matrix, claims and sources, with numbers as numbers', async () => {
    const sheets = await sheetsOf(write(finished).content);
    expect(sheets.map(({ name }) => name)).toEqual(['Links', 'Matrix', 'Claims', 'Sources']);
    const [, , claims, sources] = sheets;
    expect(claims?.rows[0]).toEqual(claimColumns);
    const given = finished.assessment.claims as unknown as readonly Claim[];
    expect(claims?.rows).toHaveLength(given.length + 1);
    const start = claims?.rows[1]?.[claimColumns.indexOf('span_start')];
    expect(start).toBe(given[0]?.span.start);
    // New columns are at the end, so that the others keep their places.
    expect(claims?.rows[0]?.slice(-3)).toEqual(['subject_actor_ids', 'subject_actor_names', 'publisher_name']);
    const [observation] = finished.casefile?.observations ?? [];
    const [publisher] =
      finished.casefile?.actors.filter((one) => one.actor_id === observation?.publisher_actor_id) ?? [];
    const ofFirst = claims?.rows.filter(
      (row) => row[claimColumns.indexOf('observation_id')] === observation?.observation_id,
    );
    expect(new Set(ofFirst?.map((row) => row.at(-1)))).toEqual(new Set(publisher?.names.slice(0, 1)));
    expect(sources?.rows[0]).toEqual(sourceColumns);
    const [first] = finished.casefile?.observations ?? [];
    expect(sources?.rows[1]?.slice(0, 3)).toEqual([first?.observation_id, 'yes', first?.title]);
  });

  it('name a source that is not in the casefile', async () => {
    const sheets = await sheetsOf(write({ ...finished, casefile: null }).content);
    const rows = sheets[3]?.rows.slice(1) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row[1]).toBe('no');
  });

  it.each<[string, unknown, readonly string[]]>([
    [
      'strange letters',
      { descriptor: 'x', reliability: 'constructor', credibility: '9', basis: '' },
      ['x', 'constructor9', ''],
    ],
    ['other types', { descriptor: 4, reliability: {}, credibility: 2, basis: [1] }, ['4', '{}2', '[1]']],
    ['no members', {}, ['', '', '']],
    ['no object', 'B', ['', '', '']],
  ])('show an invalid source grade as it is: %s', (_, grade, cells) => {
    const workspace = workspaceOf({ title: 'x', casefile: { '/observations/0/grade': grade as JsonValue } });
    const [row] = tablesOf(workspace, contextOf(workspace))[3]?.rows ?? [];
    const at = sourceColumns.indexOf('source_descriptor');
    expect(row?.slice(at, at + 3)).toEqual(cells);
  });

  it('have the source grade of the publisher beside that of the observation', () => {
    const workspace = workspaceOf({
      title: 'x',
      casefile: {
        '/observations/0/publisher_actor_id': 'harbour-council',
        '/observations/0/grade': { descriptor: 'A notice.', reliability: 'B', credibility: '2', basis: 'Port logs.' },
        '/actors/0/grade': { descriptor: 'The port’s council.', reliability: 'C', basis: 'Old notices.' },
      },
    });
    const sources = tablesOf(workspace, contextOf(workspace))[3];
    const [row] = sources?.rows ?? [];
    expect(sources?.columns.map(({ name }) => name)).toEqual(sourceColumns);
    expect(row?.slice(sourceColumns.indexOf('source_descriptor'))).toEqual([
      'A notice.',
      'B2',
      'Port logs.',
      'The port’s council.',
      'C',
      'Old notices.',
    ]);
  });

  it('are right to left if most sentences are', () => {
    const overlay = { '/claims/0/proposition': 'القناة مغلقة', '/claims/1/proposition': 'الميناء مفتوح' };
    const passages = { '/observations/0/title': 'إشعار' };
    const workspace = workspaceOf({ title: 'x', assessment: overlay, casefile: passages });
    const isRightToLeft = Object.fromEntries(
      tablesOf(workspace, contextOf(workspace)).map((sheet) => [sheet.name, sheet.isRightToLeft]),
    );
    expect(isRightToLeft).toEqual({ Links: false, Matrix: false, Claims: true, Sources: true });
  });

  it('are the same bytes each time, and are written of any draft', () => {
    for (const workspace of [finished, broken]) {
      expect(write(structuredClone(workspace))).toEqual(write(workspace));
      expect(write(workspace).preview).toMatch(/Links: \d+ rows?\nMatrix: /);
    }
    const bad = { claims: [1, null], power_bases: [{ evidence: [3] }], unknowns: [{}] };
    for (const assessment of [{}, bad]) {
      const workspace = { title: '', assessment: assessment as unknown as Workspace['assessment'], casefile: null };
      expect(() => write(workspace)).not.toThrow();
    }
  });
});

const column = (name: string) => ({ name, width: 20, isProse: true });
const sheetWith = (rows: Sheet['rows'], name = 'Sheet'): Sheet => ({
  name,
  columns: [column('first'), column('second')],
  rows,
  isRightToLeft: false,
});

const odd = [
  ['=1+1', '+49'],
  ['@SUM(A1)', "'-1"],
  ['\u0001\uFFFE\uFFFF', '\uFFFD'],
  ['_x0041_', '_x005F_x0041_'],
  ['one\r\ntwo\rthree\n', '\t two '],
  ['constructor', '__proto__'],
  ['👩‍👩‍👧 e\u0301 𝒳 \u{1FFFE}', '\u0085\u007F\u2028'],
  ['<c>&amp;</c>', ']]>"'],
] as const;

describe('a workbook', () => {
  it('is read by another program with the same texts and numbers', async () => {
    const rows = [...odd, [12, 0], [-1, 'x']];
    expect(await sheetsOf(workbookFile([sheetWith(rows)]))).toEqual([
      { name: 'Sheet', rows: [['first', 'second'], ...rows] },
    ]);
  });

  it('holds any text without a change, except that a lone surrogate becomes U+FFFD', async () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1 });
    const hostile = fc.string({ unit: fc.constantFrom('_', 'x', '0', 'A', '\r', '\n', '\0', '=', ' '), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(text, hostile), { minLength: 1 }), async (texts) => {
        const [sheet] = await sheetsOf(workbookFile([sheetWith(texts.map((each) => [each, 1]))]));
        expect(sheet?.rows.slice(1)).toEqual(texts.map((each) => [each.toWellFormed(), 1]));
      }),
    );
  });

  it('has no formula, and marks the texts that would become one after an edit', () => {
    const [source = ''] = sheetSources(workbookFile([sheetWith(odd)]));
    expect(source).not.toMatch(/<f[ >]/);
    expect(Array.from(source.matchAll(/<c r="(\w+)" s="4"/g), ([, name]) => name)).toEqual([
      'A2',
      'B2',
      'A3',
      'B3',
      'B6',
    ]);
  });

  it('has a head that stays visible, and a direction for each sheet', () => {
    const sheets = [sheetWith([]), { ...sheetWith([]), isRightToLeft: true }];
    const sources = sheetSources(workbookFile(sheets));
    for (const source of sources) expect(source).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(sources.map((source) => source.includes('rightToLeft="1"'))).toEqual([false, true]);
  });

  it('has rows as high as their sentences need, up to twelve lines', () => {
    const texts = ['x', 'a'.repeat(20), 'word '.repeat(8), '北'.repeat(20), 'a\nb\nc', 'a\n'.repeat(99)];
    const [source = ''] = sheetSources(workbookFile([sheetWith(texts.map((text) => [1, text]))]));
    const heights = Array.from(source.matchAll(/<row r="(?!1")\d+"(?: ht="(\d+)")?>/g), ([, height]) =>
      Number(height ?? 15),
    );
    expect(heights).toEqual([15, 15, 30, 30, 45, 180]);
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map((index) => cellName(index, 1))).toEqual(
      ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'].map((name) => `${name}1`),
    );
  });
});

describe('a text that is too long for a cell', () => {
  it('is complete in a sheet of its own, without a split character', async () => {
    const long = `${'a'.repeat(maxUnits - 1)}👩${'b'.repeat(maxUnits)}`;
    const fits = 'c'.repeat(maxUnits);
    const sheets = withLongTexts([
      sheetWith(
        [
          [fits, 1],
          ['x', long],
        ],
        'Links',
      ),
    ]);
    const [links, rest] = await sheetsOf(workbookFile(sheets));
    expect(links?.rows[1]).toEqual([fits, 1]);
    const shown = String(links?.rows[2]?.[1]);
    expect(shown).toHaveLength(maxUnits);
    expect(shown).toMatch(/^a+… \(continues in the sheet “Long texts”\)$/);
    expect(rest?.name).toBe(longTextsName);
    const parts = rest?.rows.slice(1) ?? [];
    expect(parts.map((row) => row.slice(0, 3))).toEqual([1, 2, 3].map((part) => ['Links', 'B3', part]));
    expect(parts.map((row) => row[3]).join('')).toBe(long);
    for (const row of parts) expect(String(row[3]).isWellFormed()).toBe(true);
  });

  it('is found in the head, too', () => {
    const id = 'i'.repeat(maxUnits + 1);
    const [matrix, rest] = withLongTexts([{ ...sheetWith([]), columns: [column('claim_id'), column(id)] }]);
    expect(matrix?.columns[1]?.name).toHaveLength(maxUnits);
    expect(rest?.rows[0]?.slice(0, 3)).toEqual(['Sheet', 'B1', 1]);
  });

  it('is the only reason for that sheet', () => {
    const sheets = [sheetWith(odd)];
    expect(withLongTexts(sheets)).toBe(sheets);
  });
});
