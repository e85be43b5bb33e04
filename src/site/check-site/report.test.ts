import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, row, table, type Result, type Row } from './report.ts';

const results: fc.Arbitrary<Result> = fc.constantFrom('ok', 'warn', 'FAIL', 'not checked');
const rows: fc.Arbitrary<Row[]> = fc.array(
  fc.record({ check: fc.stringMatching(/^[a-z ]{1,20}$/), result: results, detail: fc.string() }),
  { maxLength: 8 },
);

it('a row is ok without faults, and otherwise lists all of them', () => {
  expect(row('HEAD', [], 'as GET')).toEqual({ check: 'HEAD', result: 'ok', detail: 'as GET' });
  expect(row('HEAD', ['one', 'other'], 'as GET')).toEqual({ check: 'HEAD', result: 'FAIL', detail: 'one; other' });
  expect(row('HEAD', ['one'], 'as GET', 'warn').result).toBe('warn');
});

describe('the table', () => {
  it('counts every row once', () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(Object.values(countsOf(all)).reduce((sum, count) => sum + count, 0)).toBe(all.length);
      }),
    );
  });

  it('wraps a long detail', () => {
    const words = (count: number): string => Array<string>(count).fill('wrong').join(' ');
    const text = table([{ check: 'links', result: 'FAIL', detail: words(12) }], 60);
    expect(text).toContain(`\nlinks  FAIL         ${words(6)}\n                    ${words(6)}\n`);
    expect(text).toContain('0 ok, 0 warn, 1 FAIL, 0 not checked');
  });

  it('replaces control characters', () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(table(all).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});
