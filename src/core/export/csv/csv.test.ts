import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.fixtures.ts';
import { csvText, guarded, unguarded } from './csv.ts';

const hostile = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '|',
    '\t',
    '\r',
    '\n',
    ' ',
    'a',
    '\u00a0',
    '\u200b',
    '＝',
  ),
});

describe('the guard against formulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\rx', "'\rx"],
    ['  =1', "  '=1"],
    ['"=1', '"\'=1'],
    ['＝1', "'＝1"],
    ['a;=cmd', "a;'=cmd"],
    ["'quoted", "''quoted"],
    ['a-b = c', 'a-b = c'],
    ['10', '10'],
  ])('writes %j as %j', (text, written) => {
    expect(guarded(text)).toBe(written);
    expect(unguarded(written)).toBe(text);
  });

  it('can be taken back from any text', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => unguarded(guarded(text)) === text),
    );
  });

  it('leaves no sign of a formula where a cell could begin', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const cell of guarded(text).split(/[,;|\t\r\n"]/)) expect(cell.trim()).not.toMatch(/^\u200b*[=+\-@＝]/);
      }),
    );
  });
});

describe('csvText', () => {
  it('is read back by another parser as it was, guards apart', () => {
    const rows = fc.array(fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rows, (table) => {
        expect(parseCsv(csvText(table)).map((row) => row.map(unguarded))).toEqual(table);
      }),
    );
  });

  it('begins with a byte order mark and ends each line with CR LF', () => {
    expect(csvText([['a', 1]])).toBe('\uFEFF"a","1"\r\n');
  });
});
