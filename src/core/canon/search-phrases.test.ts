import { describe, expect, it } from 'vitest';
import { phrasesFor, idsWithPhrases } from './search-phrases.ts';
import { canonEntries, canonEntry } from './canon.ts';
import { searchCanon } from './search.ts';

describe('search phrases', () => {
  it('exist for known entries, and for almost all written by hand', () => {
    expect(idsWithPhrases().filter((id) => !canonEntry(id))).toEqual([]);
    expect(new Set(idsWithPhrases()).size).toBe(idsWithPhrases().length);
    const written = canonEntries().filter(({ kind }) => ['guide', 'term', 'decision', 'format'].includes(kind));
    const without = written.filter(({ id }) => phrasesFor(id).length === 0).map(({ id }) => id);
    expect(without).toEqual(['term/verbatim-and-paraphrase']);
  });

  it('each find their entry among the first five results', () => {
    const missed = idsWithPhrases().flatMap((id) =>
      phrasesFor(id)
        .filter((phrase) => !searchCanon(phrase, 5).some(({ entry }) => entry.id === id))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });
});
