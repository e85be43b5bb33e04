import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectsOfExclusions, noExclusions } from '../../core/matrix/exclusions.ts';
import { claim, deskOf, link } from '../../core/matrix/matrix.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { claimItem, entryItems, noEffects, pairOf } from './axis.ts';
import { exclusionOptions, toggleExclusion, type ExclusionKind } from './what-if-panel.tsx';

const desk = deskOf({
  claims: [claim({ claim_id: 'C-1' }), claim({ claim_id: 'C-2', observation_id: 3 })],
  powerBases: [[link('C-1', 'supports')], [link('C-1', 'supports'), link('C-2', 'supports')]],
});
const matrix = matrixOf(desk);
const [one, two] = matrix.claims;

describe('what can be excluded', () => {
  it.each<[ExclusionKind, unknown]>([
    ['claims', ['C-1', 'C-2']],
    ['observations', ['1 · Observation 1: 1 claim', '3 · Observation 3: 1 claim']],
    ['publishers', ['Harbour Council: 1 claim from 1 observation', 'Unknown publisher: 1 claim from 1 observation']],
  ])('of the %s is listed by name, and each toggles itself', (kind, expected) => {
    const options = exclusionOptions(kind, matrix, desk.casefile, noExclusions);
    expect(options.map(({ name, detail }) => (kind === 'claims' ? name : `${name}: ${detail}`))).toEqual(expected);
    for (const [index, { toggle }] of options.entries()) {
      const off = exclusionOptions(kind, matrix, desk.casefile, toggle(noExclusions)).map((option) => option.off);
      expect(off).toEqual(options.map((_, at) => at === index));
    }
  });

  it('is excluded and included again by the same step', () => {
    const step = fc.record({
      kind: fc.constantFrom<ExclusionKind[]>('claims', 'observations', 'publishers'),
      value: fc.constantFrom('a', 'b', 1, 2, null),
    });
    fc.assert(
      fc.property(fc.array(step), step, (steps, { kind, value }) => {
        const off = steps.reduce((before, each) => toggleExclusion(before, each.kind, each.value), noExclusions);
        expect(toggleExclusion(toggleExclusion(off, kind, value), kind, value)).toEqual(off);
        expect(toggleExclusion(off, kind, value)).not.toEqual(off);
      }),
    );
  });
});

describe('headings', () => {
  const effects = effectsOfExclusions(matrix, toggleExclusion(noExclusions, 'claims', 'C-1'));

  it('name the effect of the exclusions', () => {
    expect(matrix.claims.map((each) => claimItem(each, effects).tone)).toEqual(['excluded', undefined]);
    expect(entryItems(matrix.entries, effects).map(({ name, tone, note }) => [name, tone, note])).toEqual([
      ['PB-0', 'losses', 'loses all support'],
      ['PB-1', 'fewer', 'has fewer claims'],
    ]);
    expect(entryItems(matrix.entries, noEffects).map(({ tone, note }) => tone ?? note)).toEqual([undefined, undefined]);
  });

  it('of a row and a column name a pair in either order, but not two of one kind', () => {
    const [entry] = entryItems(matrix.entries, noEffects);
    const [first, second] = [one, two].map((each) => each && claimItem(each, noEffects));
    expect(pairOf(first, entry)).toEqual(pairOf(entry, first));
    expect(pairOf(first, entry)?.claim).toBe(one);
    expect([pairOf(first, second), pairOf(entry, entry), pairOf(undefined, entry)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
