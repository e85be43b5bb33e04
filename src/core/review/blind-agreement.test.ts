import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raterAgreement } from './blind-agreement.ts';

type Pair = readonly [string, string];

const label = fc.constantFrom('supports', 'contradicts', 'neither', 'both');
const pairs = fc.array(fc.tuple(label, label), { maxLength: 60 });
const times = (count: number, pair: Pair): readonly Pair[] => Array.from({ length: count }, () => pair);

describe('the agreement of two raters', () => {
  it('is that of the textbook: 20 and 15 alike of 50 give 70 per cent and a kappa of 0.4', () => {
    const rated = [
      ...times(20, ['yes', 'yes']),
      ...times(5, ['yes', 'no']),
      ...times(10, ['no', 'yes']),
      ...times(15, ['no', 'no']),
    ];
    const { n, agreed, percent, kappa } = raterAgreement(rated);
    expect([n, agreed, percent]).toEqual([50, 35, 70]);
    expect(kappa).toBeCloseTo(0.4, 12);
  });

  it('has a kappa of -1 if two raters with even shares always differ', () => {
    expect(raterAgreement([...times(3, ['yes', 'no']), ...times(3, ['no', 'yes'])]).kappa).toBe(-1);
  });

  it('cannot be computed without items, and has no kappa if both always give one label', () => {
    expect(raterAgreement([])).toEqual({ n: 0, agreed: 0, percent: null, kappa: null });
    expect(raterAgreement(times(7, ['yes', 'yes']))).toEqual({ n: 7, agreed: 7, percent: 100, kappa: null });
    expect(raterAgreement(times(7, ['yes', 'no'])).kappa).toBe(0);
  });

  it('is full, with a kappa of 1, if all labels agree and there are at least two', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 2, maxLength: 40 }), (labels) => {
        fc.pre(new Set(labels).size > 1);
        expect(raterAgreement(labels.map((one) => [one, one] as const))).toMatchObject({ percent: 100, kappa: 1 });
      }),
    );
  });

  it('stays within its bounds, is full only where the raters agree on all, and is null only where it is undefined', () => {
    fc.assert(
      fc.property(pairs, (rated) => {
        const { n, agreed, percent, kappa } = raterAgreement(rated);
        if (percent !== null) expect(percent).toBe((100 * agreed) / n);
        expect(kappa === null).toBe(new Set(rated.flat()).size < 2);
        if (kappa === null) return;
        expect(kappa).toBeGreaterThanOrEqual(-1);
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa === 1).toBe(agreed === n);
      }),
    );
  });

  it('is the same whichever rater comes first, in whatever order, and whatever the labels are called', () => {
    fc.assert(
      fc.property(pairs, (rated) => {
        const measured = raterAgreement(rated);
        expect(raterAgreement(rated.map(([one, other]) => [other, one] as const))).toEqual(measured);
        expect(raterAgreement(rated.toReversed())).toEqual(measured);
        expect(raterAgreement(rated.map(([one, other]) => [`${one}!`, `${other}!`] as const))).toEqual(measured);
      }),
    );
  });
});
