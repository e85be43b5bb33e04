import { describe, expect, it } from 'vitest';
import type { SavedVersion } from '../../desk/version-commands.ts';
import { byDay, dayInWords, momentInWords, timeOfDay } from './version-times.ts';

const counts = { claims: 1, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };
const now = new Date(2026, 10, 21, 0, 30).getTime();

function version(at: Date): SavedVersion {
  return { id: String(at.getTime()), at: at.getTime(), reason: 'before deleting C-014', counts };
}

describe('the day of a version', () => {
  it.each([
    [new Date(2026, 10, 21, 0, 1), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 20, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 19, 23, 59), 'Thursday 19 November'],
    [new Date(2025, 11, 31, 12, 0), 'Wednesday 31 December 2025'],
  ])('of %s is “%s”', (at, words) => {
    expect(dayInWords(at.getTime(), now).replaceAll(',', '')).toBe(words);
  });

  it('follows the calendar and not hours, even when the clocks change', () => {
    const change = new Date(2026, 2, 29, 12, 0);
    expect(dayInWords(new Date(2026, 2, 28, 1, 0).getTime(), change.getTime())).toBe('Yesterday');
  });
});

it('a moment in words is only the time for today, and starts in lower case for yesterday', () => {
  const today = new Date(2026, 10, 21, 0, 5).getTime();
  const yesterday = new Date(2026, 10, 20, 17, 40).getTime();
  expect(momentInWords(today, now)).toBe(timeOfDay(today));
  expect(momentInWords(yesterday, now)).toBe(`yesterday ${timeOfDay(yesterday)}`);
});

describe('versions by day', () => {
  it('are grouped with the newest first, whatever the input order', () => {
    const [morning, afternoon] = [version(new Date(2026, 10, 20, 9, 0)), version(new Date(2026, 10, 20, 17, 40))];
    const today = version(new Date(2026, 10, 21, 0, 10));
    expect(byDay([morning, today, afternoon], now)).toEqual([
      { day: 'Today', versions: [today] },
      { day: 'Yesterday', versions: [afternoon, morning] },
    ]);
  });

  it('are empty for no versions', () => {
    expect(byDay([], now)).toEqual([]);
  });
});
