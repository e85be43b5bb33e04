import { describe, expect, it } from 'vitest';
import { withoutLongRuns } from './long-runs.ts';

const blanks = ' \t'.repeat(40_000);
const feeds = '\n'.repeat(80_000);

describe('long runs of white space, which become line feeds of the same length between values,', () => {
  it.each([
    ['between values', `[1,${blanks}2]`, `[1,${feeds}2]`],
    ['behind a string', `["a",${blanks}"b"]`, `["a",${feeds}"b"]`],
    ['behind an escaped quotation mark', `["a\\"b",${blanks}1]`, `["a\\"b",${feeds}1]`],
    ['behind an escaped backslash', `["a\\\\",${blanks}1]`, `["a\\\\",${feeds}1]`],
    ['at both ends', `${blanks}{}${blanks}`, `${feeds}{}${feeds}`],
    ['in a string, where it is text', `["${blanks}"]`, `["${blanks}"]`],
    ['in a string with escapes', `["\\"${blanks}\\n", 1]`, `["\\"${blanks}\\n", 1]`],
    ['in a string that never ends', `["${blanks}`, `["${blanks}`],
    ['that is short', '[1,   2]', '[1,   2]'],
  ])('are handled %s', (_, text, expected) => {
    expect(withoutLongRuns(text) === expected).toBe(true);
  });
});
