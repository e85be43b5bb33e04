import { describe, expect, it } from 'vitest';
import { passagesOrProblems } from './passages-or-problems.ts';

const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.html')];

describe('reading source files', () => {
  it('gives what was read', async () => {
    const read = [{ fileName: 'a.txt', texts: ['a'] }];
    expect(await passagesOrProblems(files, async () => read)).toBe(read);
  });

  it('says of each file why it could not be read, where reading fails as a whole', async () => {
    const problem = 'Could not read this file. The code did not load. Try again.';
    const failing = (): Promise<never> => Promise.reject(new Error('The code did not load.'));
    expect(await passagesOrProblems(files, failing)).toEqual([
      { fileName: 'a.txt', texts: [], problem },
      { fileName: 'b.html', texts: [], problem },
    ]);
  });
});
