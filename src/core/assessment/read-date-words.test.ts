import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime } from './date-time.ts';
import { assumedInWords, dateTimeInWords, dateTimeOf, partsOf, withZone } from './date-time-words.ts';
import { readDateWords, type DateContext } from './read-date-words.ts';
import { ambiguousCases, endCases, now, startCases, unreadableCases } from './read-date-words.cases.ts';

const read = (text: string, edge: DateContext['edge'] = 'start') => readDateWords(text, { edge, now });

/** The date-times that a text can mean, or the message about it. */
function meaning(text: string, edge?: DateContext['edge']) {
  const result = read(text, edge);
  return result.ok ? result.readings.map(({ dateTime }) => dateTime) : result.problem;
}

describe('a date in words', () => {
  it.each(startCases)('%j is %s', (text, dateTime, assumed) => {
    expect(read(text)).toEqual({
      ok: true,
      readings: [{ dateTime, inWords: dateTimeInWords(dateTime), assumed: assumed.split(' ').filter(Boolean) }],
    });
  });

  it.each(endCases)('%j as an end is %s', (text, dateTime) => {
    expect(meaning(text, 'end')).toEqual([dateTime]);
  });

  it.each(ambiguousCases)('%j can be %j', (text, dateTimes) => {
    expect(meaning(text)).toEqual(dateTimes);
  });

  it.each(unreadableCases)('%j cannot be read: %s', (text, message) => {
    expect(meaning(text)).toMatch(message);
  });

  it('is not a month or a year where one moment is meant', () => {
    expect(meaning('July 2026', 'moment')).toMatch(/^The day is missing/);
    expect(meaning('2026', 'moment')).toMatch(/^The month is missing/);
    expect(meaning('14 July 2026', 'moment')).toEqual(['2026-07-14T00:00:00Z']);
  });
});

describe('any text', () => {
  const date = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const time = fc
    .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.constantFrom('', '.5', '.123456789'))
    .map(([h, m, s, f]) => `${[h, m, s].map((part) => String(part).padStart(2, '0')).join(':')}${f}`);
  const zone = fc.oneof(
    fc.constantFrom('Z', '-00:00'),
    fc
      .tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59))
      .map(([sign, h, m]) => `${sign}${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
      // “UTC” is read as Z.
      .filter((offset) => offset !== '+00:00'),
  );
  const dateTime = fc
    .record({ date: date.map((day) => day.toISOString().slice(0, 10)), time, zone })
    .map((parts) => dateTimeOf(parts)!);

  it('that the formatter wrote is read back as the same date-time', () => {
    fc.assert(
      fc.property(dateTime, fc.constantFrom('start', 'end', 'moment'), (text, edge) => {
        expect(meaning(dateTimeInWords(text)!, edge)).toEqual([text]);
      }),
    );
  });

  it('that is a date-time stays as it is', () => {
    fc.assert(
      fc.property(dateTime, (text) => {
        expect(meaning(text)).toEqual([text]);
      }),
    );
  });

  it('gives a message or date-times, and never throws', () => {
    const pieces = fc.constantFrom(
      ...'14 7 2026 26 / - . : July of am pm ~ # @ $ ^ + Z T 年 月 IST today end'.split(' '),
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('start', 'end', 'moment'), (given, edge) => {
        const result = read(given, edge);
        if (result.ok) expect(result.readings.filter((one) => !isDateTime(one.dateTime))).toEqual([]);
        else expect(result.problem).not.toBe('');
      }),
    );
  });
});

describe('a reading', () => {
  it.each([
    [[], ''],
    [['zone'], 'Zone assumed.'],
    [['time', 'zone'], 'Time and zone assumed.'],
    [['day', 'time', 'zone'], 'Day, time and zone assumed.'],
  ] as const)('with %j says %j', (assumed, words) => {
    expect(assumedInWords(assumed)).toBe(words);
  });

  it('takes another zone at the same clock time', () => {
    expect(withZone('2026-07-14T00:00:00Z', '+02:00')).toBe('2026-07-14T00:00:00+02:00');
    expect(withZone('2026-07-14T00:00:00-03:30', 'Z')).toBe('2026-07-14T00:00:00Z');
    expect(withZone('soon', 'Z')).toBe('soon');
  });
});

describe('the parts of a date-time', () => {
  it('are undefined for an invalid date-time', () => {
    expect(partsOf('2024-03-01')).toBeUndefined();
    expect(partsOf('2024-02-30T00:00:00Z')).toBeUndefined();
    expect(dateTimeOf({ date: '', time: '00:00:00', zone: 'Z' })).toBeUndefined();
  });

  it('are written in upper case', () => {
    expect(partsOf('2024-03-01t09:30:00z')).toEqual({ date: '2024-03-01', time: '09:30:00', zone: 'Z' });
  });
});
