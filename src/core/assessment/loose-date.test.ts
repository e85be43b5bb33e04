import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime } from './date-time.ts';
import { looseDate, looseDateProblem } from './loose-date.ts';

describe('the dates that files contain', () => {
  it.each([
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
  ])('reads %j', (text, value, assumed) => {
    expect(looseDate(text)).toEqual({ value, assumed });
  });

  it.each([
    '',
    'yesterday',
    '2026',
    '2026-07',
    '03/04/2026',
    '2026-02-30',
    '2026-13-01',
    '14 Juli',
    'Maybe 14, 2026 x',
  ])('does not guess %j', (text) => expect(looseDate(text)).toBeUndefined());

  it.each([
    ['14 July 2026', undefined],
    ['03/04/2026', 'This can mean 3 April 2026 or 4 March 2026. Write the month as a word.'],
    ['14.7.26', 'Write the whole date, such as 14 July 2026 or 2026-07-14.'],
    ['today', 'Write the whole date, such as 14 July 2026 or 2026-07-14.'],
  ])('says what is missing in %j', (text, problem) => {
    expect(looseDateProblem(text)).toBe(problem);
  });

  it('says why a word is not a date', () => {
    expect(looseDateProblem('soon')).toContain('“soon” is not part of a date.');
  });

  it('reads nothing but date-times of RFC 3339 from any text, and a date-time as itself', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(fc.string(), (text) => isDateTime(looseDate(text)?.value ?? '2026-01-01T00:00:00Z')));
    fc.assert(fc.property(day, (date) => looseDate(date.toISOString())?.value === date.toISOString()));
  });
});
