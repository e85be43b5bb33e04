import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { parseCsv } from './written-files.fixtures.ts';
import { csvText, guardFormula, removeGuard } from './links-csv.ts';

const hostile = fc.string({ unit: fc.constantFrom(...'=+-@\'",;|\t\r\n a\u00a0\u200b＝') });

describe('the guard against formulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\rx', "'\rx"],
    ['  =1', "'  =1"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ["'quoted", "''quoted"],
    ['He said:\n- first\n- second', 'He said:\n- first\n- second'],
    ['“no”,\r\n=1', '“no”,\r\n=1'],
    ['"=1', '"=1'],
    ['a;=cmd', 'a;=cmd'],
    ['a-b = c', 'a-b = c'],
    ['10', '10'],
  ])('writes %j as %j', (text, written) => {
    expect(guardFormula(text)).toBe(written);
    expect(removeGuard(written)).toBe(text);
  });

  it('is at most one apostrophe at the start, and can be removed', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: anyCharacter })), (text) => {
        expect([text, `'${text}`]).toContain(guardFormula(text));
        expect(removeGuard(guardFormula(text))).toBe(text);
      }),
    );
  });

  it('leaves no sign of a formula at the start of a cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(guardFormula(text).trim()).not.toMatch(/^[\s\u200b]*[=+\-@＝]/);
      }),
    );
  });
});

describe('csvText', () => {
  it('is read back by another parser unchanged, except for one apostrophe at the start of a cell', () => {
    const rows = fc.array(
      fc.array(fc.oneof(hostile, fc.string({ unit: anyCharacter })), { minLength: 2, maxLength: 2 }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(rows, (table) => {
        const read = parseCsv(csvText(table));
        expect(read.map((row) => row.map(removeGuard))).toEqual(table);
        const matches = read.flatMap((row, y) =>
          row.map((cell, x) => [table[y]?.[x], `'${table[y]?.[x]}`].includes(cell)),
        );
        expect(matches).not.toContain(false);
      }),
    );
  });

  it('starts with a byte order mark and ends each line with CR LF', () => {
    expect(csvText([['a', 1]])).toBe('\uFEFF"a","1"\r\n');
  });
});
