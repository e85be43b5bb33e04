import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../.config/any-character.ts';
import { longTextsName, maxUnits, withLongTexts } from './export-tables.ts';
import { sheetsOf, sheetSources } from './spreadsheet.fixtures.ts';
import { cellName, type Sheet, workbookFile } from './workbook-file.ts';

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
