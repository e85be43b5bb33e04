import { describe, expect, it } from 'vitest';
import { askedFor, idsAskedFor } from './asked.ts';
import { canonEntries, canonEntry } from './canon.ts';
import { searchCanon } from './search.ts';

describe('what people ask for', () => {
  it('is about entries that there are, and about most of those that somebody wrote', () => {
    expect(idsAskedFor().filter((id) => !canonEntry(id))).toEqual([]);
    expect(new Set(idsAskedFor()).size).toBe(idsAskedFor().length);
    const written = canonEntries().filter(({ kind }) => ['guide', 'term', 'decision', 'format'].includes(kind));
    const without = written.filter(({ id }) => askedFor(id).length === 0).map(({ id }) => id);
    expect(without).toEqual(['term/verbatim-and-paraphrase']);
  });

  it('finds its entry among the first five by each of its phrases', () => {
    const missed = idsAskedFor().flatMap((id) =>
      askedFor(id)
        .filter((phrase) => !searchCanon(phrase, 5).some(({ entry }) => entry.id === id))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });
});
