import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './falsifier-repeated.ts';

const falsifiers = (power: unknown, intent: unknown) =>
  findingsOf(rule, {
    assessment: { '/power_bases/0/falsifiers': power, '/intent_hypotheses/0/falsifiers': intent },
  }).map(({ path }) => path);

describe('tradecraft/falsifier-repeated', () => {
  it('finds a text that two entries share, at each of them', () => {
    expect(falsifiers(['a', 'b'], ['b'])).toEqual(['/power_bases/0/falsifiers/1', '/intent_hypotheses/0/falsifiers/0']);
  });

  it('leaves a text that one entry has twice to the schema', () => {
    expect(falsifiers(['a', 'a'], ['b'])).toEqual([]);
  });

  it('reports no empty texts and no values that are not texts', () => {
    expect(falsifiers(['', null, 1], ['', null, 1])).toEqual([]);
    expect(falsifiers(undefined, 'no list')).toEqual([]);
  });
});
