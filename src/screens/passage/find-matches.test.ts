import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { span, textAt } from '../../core/text/span.ts';
import { createSearch, matchAt, noFind, shownMatches, stepHit, type FindQuery } from './find-matches.ts';

const text = 'Control assigns each vessel a window. Control assists.';
const typed = (words: string): FindQuery => ({ ...noFind, words });

describe('the match that Enter chooses', () => {
  const early = typed('Control assi');
  const whole = typed('Control assigns each');

  it('matches the text in the field, even while the matches of fewer letters are shown', () => {
    const search = createSearch(text);
    const shown = shownMatches(search, whole, early, null);
    expect(shown).toMatchObject({ current: null, outdated: true });
    expect(shown.hits).toHaveLength(2);
    const chosen = matchAt(search, whole, null, 1, 0);
    const after = shownMatches(search, whole, early, chosen);
    expect(after).toMatchObject({ current: 0, outdated: false });
    expect(after.hits.map((hit) => textAt(text, hit))).toEqual(['Control assigns each']);
  });

  it('is null if the text does not occur, whatever fewer letters matched', () => {
    const search = createSearch(text);
    const missing = typed('Control assignments');
    const chosen = matchAt(search, missing, { query: early, index: 1 }, 1, 0);
    expect(chosen).toEqual({ query: missing, index: null });
    expect(shownMatches(search, missing, early, chosen)).toEqual({ hits: [], current: null, outdated: false });
  });

  it('is never the chosen one of an earlier query', () => {
    expect(matchAt(createSearch(text), typed('Control'), { query: early, index: 1 }, 1, 0).index).toBe(0);
  });

  it('contains the typed text, however outdated the shown matches are', () => {
    const letters = fc.nat({ max: text.length - 1 });
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: text.length }), (one, other, settledLength) => {
        const words = text.slice(Math.min(one, other), Math.max(one, other) + 1);
        fc.pre(words.trim() !== '');
        const [search, query] = [createSearch(text), typed(words)];
        const chosen = matchAt(search, query, null, 1, 0);
        const { hits, current } = shownMatches(search, query, typed(words.slice(0, settledLength)), chosen);
        const hit = current === null ? undefined : hits[current];
        expect(hit && textAt(text, hit)?.toLowerCase()).toBe(words.trim().toLowerCase());
      }),
    );
  });
});

describe('stepping through matches', () => {
  const hits = [span(3, 5), span(10, 12), span(20, 22)];

  it.each([
    [null, 1, 0, 0],
    [null, 1, 11, 2],
    [null, 1, 90, 0],
    [null, -1, 11, 1],
    [null, -1, 0, 2],
    [2, 1, 0, 0],
    [0, -1, 0, 2],
  ] as const)('from %s by %i at %i leads to %i', (current, step, from, expected) => {
    expect(stepHit(hits, current, step, from)).toBe(expected);
  });

  it('leads nowhere without a match', () => {
    expect(stepHit([], null, 1, 0)).toBeUndefined();
  });
});
