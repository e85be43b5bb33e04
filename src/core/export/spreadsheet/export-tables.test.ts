import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../assessment/types.generated.ts';
import { createChecker } from '../../check/checker.ts';
import type { JsonValue } from '../../json/json.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { parseCsv } from '../csv/csv.fixtures.ts';
import { removeGuard, claimColumns } from '../links-csv.ts';
import { exportFile } from '../export-draft.ts';
import { exportTables, sourceColumns, tablesOf } from './export-tables.ts';
import { sheetsOf } from './spreadsheet.fixtures.ts';

const samples = join(import.meta.dirname, '../../../../public/samples');
const sample = (name: string) => JSON.parse(readFileSync(join(samples, name), 'utf8')) as Workspace;
const finished = sample('finished.desk.json');
const broken = sample('broken.desk.json');

const contextOf = (workspace: Workspace) => ({
  digest: sha256,
  findings: createChecker({ digest: sha256 }).check(workspace).findings,
});
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
