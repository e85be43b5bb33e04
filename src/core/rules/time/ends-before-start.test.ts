import { expect, it } from 'vitest';
import { fixedAt, reported } from '../rule.fixtures.ts';
import rule from './ends-before-start.ts';

it('time/ends-before-start swaps the two, and compares them as instants', () => {
  const [start, end] = ['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z'];
  const place = '/power_bases/0/time_scope';
  expect(fixedAt(rule, { assessment: { [place]: { start, end } } }, place)).toEqual({ start: end, end: start });
  const noon = '2026-03-01T12:00:00+02:00';
  const earlier = { [place]: { start: noon, end: '2026-03-01T09:59:59.999999999Z' } };
  const same = { [place]: { start: noon, end: '2026-03-01T10:00:00Z' } };
  const invalid = { [place]: { start: '2026-03-01T00:00:00Z', end: 'in spring' } };
  expect(reported(rule, earlier, same, invalid)).toEqual([earlier]);
});
