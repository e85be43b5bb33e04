import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime } from './date-time.ts';
import { looseDate, looseDateProblem } from './loose-date.ts';

describe('the dates that files contain', () => {
  it('are read, with what had to be assumed', () => {
    const cases = [
      ['2026-07-14T09:30:00+02:00', '2026-07-14T09:30:00+02:00', 'nothing'],
      ['2026-07-14t09:30:00z', '2026-07-14T09:30:00Z', 'nothing'],
      ['2026-07-14T09:30:00.250+0200', '2026-07-14T09:30:00.250+02:00', 'nothing'],
      ['2026-07-14T09:30Z', '2026-07-14T09:30:00Z', 'nothing'],
      ['2026-07-14 09:30:00 UTC', '2026-07-14T09:30:00Z', 'nothing'],
      ['2026-07-14 09:30', '2026-07-14T09:30:00Z', 'zone'],
      ['2026-07-14', '2026-07-14T00:00:00Z', 'time'],
      ['2026/7/4', '2026-07-04T00:00:00Z', 'time'],
      [' 20260714 ', '2026-07-14T00:00:00Z', 'time'],
      ['14 July 2026', '2026-07-14T00:00:00Z', 'time'],
      ['July 14, 2026', '2026-07-14T00:00:00Z', 'time'],
      ['Tue, 14 Jul 2026 09:30:00 GMT', '2026-07-14T09:30:00Z', 'nothing'],
      ['Tue Jul 14 2026 10:00:00 GMT+0200 (Central European Summer Time)', '2026-07-14T10:00:00+02:00', 'nothing'],
    ] as const;
    const read = cases.map(([text]) => [text, looseDate(text)?.value, looseDate(text)?.assumed]);
    expect(read).toEqual(cases);
  });

  it('are not guessed, and the message says what is missing', () => {
    const vague = ['', 'yesterday', '2026', '2026-07', '03/04/2026', '2026-02-30', '2026-13-01', '14 Juli'];
    expect([...vague, 'Maybe 14, 2026 x'].filter((text) => looseDate(text))).toEqual([]);
    const whole = 'Write the whole date, such as 14 July 2026 or 2026-07-14.';
    expect(['14 July 2026', '14.7.26', 'today'].map(looseDateProblem)).toEqual([undefined, whole, whole]);
    const twoMeanings = 'This can mean 3 April 2026 or 4 March 2026. Write the month as a word.';
    expect(looseDateProblem('03/04/2026')).toBe(twoMeanings);
    expect(looseDateProblem('soon')).toContain('“soon” is not part of a date.');
  });

  it('are not read if they only say a month, also with a number of two digits', () => {
    expect(
      ['Dec 2019', 'December 2019', '2019 Dec', 'Nov. 2019', '2019 Oct', 'Dec 19'].filter((text) => looseDate(text)),
    ).toEqual([]);
    expect(looseDate('12 Dec 2019')?.value).toBe('2019-12-12T00:00:00Z');
  });

  it('reads nothing but date-times of RFC 3339 from any text, and a date-time as itself', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(fc.string(), (text) => isDateTime(looseDate(text)?.value ?? '2026-01-01T00:00:00Z')));
    fc.assert(fc.property(day, (date) => looseDate(date.toISOString())?.value === date.toISOString()));
  });
});
