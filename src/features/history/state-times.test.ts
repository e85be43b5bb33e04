import { describe, expect, it } from 'vitest';
import type { EarlierState } from '../../store/earlier-states.ts';
import { byDay, dayInWords, momentInWords, timeOfDay } from './state-times.ts';

const counts = { claims: 1, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };
const now = new Date(2026, 10, 21, 0, 30).getTime();

function state(at: Date): EarlierState {
  return { id: String(at.getTime()), at: at.getTime(), reason: 'before deleting C-014', counts };
}

describe('the day of a state', () => {
  it.each([
    [new Date(2026, 10, 21, 0, 1), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 20, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 19, 23, 59), 'Thursday 19 November'],
    [new Date(2025, 11, 31, 12, 0), 'Wednesday 31 December 2025'],
  ])('of %s is “%s”', (at, words) => {
    expect(dayInWords(at.getTime(), now).replaceAll(',', '')).toBe(words);
  });

  it('follows the calendar and not hours, across the change of the clocks too', () => {
    const change = new Date(2026, 2, 29, 12, 0);
    expect(dayInWords(new Date(2026, 2, 28, 1, 0).getTime(), change.getTime())).toBe('Yesterday');
  });
});

describe('a moment in words', () => {
  it('is the time alone today, and begins in lower case yesterday', () => {
    const today = new Date(2026, 10, 21, 0, 5).getTime();
    const yesterday = new Date(2026, 10, 20, 17, 40).getTime();
    expect(momentInWords(today, now)).toBe(timeOfDay(today));
    expect(momentInWords(yesterday, now)).toBe(`yesterday ${timeOfDay(yesterday)}`);
  });
});

describe('states by day', () => {
  it('are grouped with the newest first, whatever their order was', () => {
    const [early, late] = [state(new Date(2026, 10, 20, 9, 0)), state(new Date(2026, 10, 20, 17, 40))];
    const today = state(new Date(2026, 10, 21, 0, 10));
    expect(byDay([early, today, late], now)).toEqual([
      { day: 'Today', states: [today] },
      { day: 'Yesterday', states: [late, early] },
    ]);
  });

  it('are none for none', () => {
    expect(byDay([], now)).toEqual([]);
  });
});
