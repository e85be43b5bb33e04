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

  it('is never in the future, even if the clock was set back', () => {
    expect(ago(-500)).toBe('just now');
  });
});

it('the time in full is left out if the stored value is not a valid time', () => {
  expect(timeForMachines(1e300)).toBeUndefined();
  expect(timeInFull(Number.NaN)).toBe('');
  expect(timeForMachines(now)).toBe('2026-05-20T12:00:00.000Z');
});

describe('daysLeft', () => {
  const day = 24 * 3600 * 1000;

  it.each([
    [30 * day, 'permanently deleted in 30 days'],
    [30 * day + 59_000, 'permanently deleted in 30 days'],
    [29.5 * day, 'permanently deleted in 30 days'],
    [day, 'permanently deleted in 1 day'],
    [-5, 'permanently deleted in 1 day'],
  ])('of %d ms is “%s”', (left, words) => {
    expect(daysLeft(left, 0)).toBe(words);
  });
});
