import { describe, expect, it } from 'vitest';
import { daysLeft, timeAgo, timeForMachines, timeInFull } from './relative-time.ts';

const now = Date.UTC(2026, 4, 20, 12);
const ago = (seconds: number) => timeAgo(now - seconds * 1000, now);

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3 * 3600, '3 hours ago'],
    [26 * 3600, 'yesterday'],
    [8 * 24 * 3600, 'last week'],
    [400 * 24 * 3600, 'last year'],
  ])('says %i seconds as “%s”', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });

  it('never speaks of the future, whatever the clocks say', () => {
    expect(ago(-500)).toBe('just now');
  });
});

describe('the time in full', () => {
  it('is left out where what was kept is no time', () => {
    expect(timeForMachines(1e300)).toBeUndefined();
    expect(timeInFull(Number.NaN)).toBe('');
    expect(timeForMachines(now)).toBe('2026-05-20T12:00:00.000Z');
  });
});

describe('daysLeft', () => {
  const day = 24 * 3600 * 1000;

  it.each([
    [30 * day, 'kept for 30 more days'],
    [30 * day + 59_000, 'kept for 30 more days'],
    [29.5 * day, 'kept for 30 more days'],
    [day, 'kept for one more day'],
    [-5, 'kept for one more day'],
  ])('of %d ms is “%s”', (left, words) => {
    expect(daysLeft(left, 0)).toBe(words);
  });
});
