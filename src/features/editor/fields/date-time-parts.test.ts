import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime } from '../../../core/assessment/date-time.ts';
import { partsOf } from '../../../core/assessment/date-time-words.ts';
import { dateTimeOf, suggestedDateTime, zones } from './date-time-parts.ts';

const someParts = fc.record({
  date: fc
    .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.constantFrom('', '.5', '.123456789'))
    .map(([h, m, s, f]) => `${[h, m, s].map((part) => String(part).padStart(2, '0')).join(':')}${f}`),
  zone: fc.constantFrom(...zones),
});

describe('the parts of a date-time', () => {
  it('combine to a date-time and split again', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const text = dateTimeOf(parts);
        expect(text).toBeDefined();
        expect(isDateTime(text!)).toBe(true);
        expect(partsOf(text!)).toEqual(parts);
      }),
    );
  });

  it('are undefined for an invalid date-time', () => {
    expect(partsOf('2024-03-01')).toBeUndefined();
    expect(partsOf('2024-02-30T00:00:00Z')).toBeUndefined();
    expect(dateTimeOf({ date: '', time: '00:00:00', zone: 'Z' })).toBeUndefined();
  });

  it('are written in upper case', () => {
    expect(partsOf('2024-03-01t09:30:00z')).toEqual({ date: '2024-03-01', time: '09:30:00', zone: 'Z' });
  });
});

describe('the suggested date-time of a text', () => {
  it.each([
    ['2024-03-01', '2024-03-01T00:00:00Z'],
    ['2024/3/1 9:30', '2024-03-01T09:30:00Z'],
    ['2024-03-01T09:30+02:00', '2024-03-01T09:30:00+02:00'],
    ['2024-03-01 09:30:15 UTC+2', '2024-03-01T09:30:15+02:00'],
    ['2024-03-01, 09:30 GMT', '2024-03-01T09:30:00Z'],
    ['2024-03-01 09:30:15,5 -0330', '2024-03-01T09:30:15.5-03:30'],
  ])('of %s is %s', (text, meant) => {
    expect(suggestedDateTime(text)).toBe(meant);
  });

  it.each(['', 'spring', '1 March', '2024-02-30', '2024-03-01T09:30:00Z', '2024-03-01T25:00'])(
    'of %j is undefined',
    (text) => {
      expect(suggestedDateTime(text)).toBeUndefined();
    },
  );
});
