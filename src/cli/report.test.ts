import { describe, expect, it } from 'vitest';
import { findSpots } from './report.ts';

describe('places in the text of a file', () => {
  it('have the right length for 10 MB of escapes', () => {
    const escapes = '\\n'.repeat(5_000_000);
    const spotOf = findSpots('x.json', `{"a": "${escapes}", "b": [1]}`, ['/a', '/b']);
    expect(spotOf('/a')).toEqual({ file: 'x.json', line: 1, column: 7, offset: 6, length: 10_000_002 });
    expect(spotOf('/b')).toMatchObject({ offset: 10_000_015, length: 1 });
  });

  it('are found for a hundred thousand values on one line', () => {
    const pointers = Array.from({ length: 100_000 }, (_, index) => `/${String(index)}`);
    const spotOf = findSpots('x.json', `[${'"😀",'.repeat(99_999)}1]`, pointers);
    expect(spotOf('/99999')).toEqual({ file: 'x.json', line: 1, column: 399_998, offset: 399_997, length: 1 });
  });
});
