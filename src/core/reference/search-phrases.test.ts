import { describe, expect, it } from 'vitest';
import { referenceEntries, referenceEntry } from './reference.ts';
import { phrases } from './guides.ts';
import { searchReference } from './search.ts';

describe('search phrases', () => {
  it('exist for known entries, and for almost all written by hand', () => {
    expect(Object.keys(phrases).filter((id) => !referenceEntry(id))).toEqual([]);
    const written = referenceEntries().filter(({ kind }) => ['guide', 'term', 'decision', 'format'].includes(kind));
    const without = written.filter(({ id }) => !phrases[id]).map(({ id }) => id);
    expect(without).toEqual(['term/verbatim-and-paraphrase']);
  });

  it('each find their entry among the first five results', () => {
    const missed = Object.entries(phrases).flatMap(([id, list]) =>
      list
        .filter((phrase) => !searchReference(phrase, 5).some(({ entry }) => entry.id === id))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });
});
