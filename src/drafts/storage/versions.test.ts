import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOutdated, type Aged } from './versions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 1000 * day;

/** States every `apart` ms over a span that ends now, under `bytes` each. */
const every = (apart: number, span: number, bytes = 1): Aged[] =>
  Array.from({ length: Math.floor(span / apart) }, (_, n) => ({ id: `${n}`, at: now - n * apart, bytes }));

const left = (states: readonly Aged[], limit?: number): number => states.length - findOutdated(states, now, limit).size;

describe('earlier versions', () => {
  it('all stay for an hour, then one for each hour, each day and each week', () => {
    expect(left(every(minute, hour))).toBe(60);
    expect(left(every(minute, day))).toBeLessThanOrEqual(61 + 24);
    expect(left(every(hour, 30 * day))).toBeLessThanOrEqual(25 + 31);
    expect(left(every(day, 700 * day))).toBeLessThanOrEqual(31 + 97);
  });

  it('take up no more space than allowed, except for the newest one', () => {
    expect(left(every(minute, hour, 10), 100)).toBe(10);
    expect(left(every(minute, hour, 1000), 100)).toBe(1);
  });

  it('all stay if they were exported, whatever their age and size, and do not count against the others', () => {
    const exported = every(hour, 900 * day, 1000).map((state) => ({
      ...state,
      id: `x${state.id}`,
      exportedAs: 'x.desk.json',
    }));
    const others = every(minute, hour, 10);
    const gone = findOutdated([...exported, ...others], now, 100);
    expect(exported.filter(({ id }) => gone.has(id))).toEqual([]);
    expect(gone).toEqual(findOutdated(others, now, 100));
  });

  it('stay by fixed spans, so that thinning again deletes nothing more', () => {
    const ages = fc.array(fc.record({ age: fc.nat({ max: 400 * day }), bytes: fc.nat({ max: 50 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(ages, (all) => {
        const states = all.map(({ age, bytes }, n) => ({ id: `${n}`, at: now - age, bytes }));
        const gone = findOutdated(states, now, 1000);
        const rest = states.filter(({ id }) => !gone.has(id));
        expect(findOutdated(rest, now, 1000).size).toBe(0);
        if (states.length > 0) expect(rest.length).toBeGreaterThan(0);
      }),
    );
  });
});
