import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime } from './date-time.ts';
import { assumedInWords, dateTimeInWords, dateTimeOf, partsOf, withZone } from './date-time-words.ts';
import { readDateWords, looseDate, looseDateProblem, type DateContext } from './read-date-words.ts';
import { ambiguousCases, endCases, now, startCases, unreadableCases } from './read-date-words.cases.ts';

const read = (text: string, edge: DateContext['edge'] = 'start') => readDateWords(text, { edge, now });

const readingsOf = (text: string) => {
  const result = read(text);
  return result.ok ? result.readings : [];
};

/** The date-times that a text can mean, or the message about it. */
function meaning(text: string, edge?: DateContext['edge']) {
  const result = read(text, edge);
  return result.ok ? result.readings.map(({ dateTime }) => dateTime) : result.problem;
}

describe('a date in words', () => {
  it('is read with what it assumes', () => {
    const found = startCases.map(([text]) => {
      const [reading, ...others] = readingsOf(text);
      return [text, reading?.dateTime, reading?.assumed.join(' '), ...others];
    });
    expect(found).toEqual(startCases);
    const readings = startCases.flatMap(([text]) => readingsOf(text));
    expect(readings.filter(({ dateTime, inWords }) => inWords !== dateTimeInWords(dateTime))).toEqual([]);
  });

  it('ends with the last moment of its day, month or year', () => {
    expect(endCases.map(([text]) => [text, meaning(text, 'end')])).toEqual(
      endCases.map(([text, end]) => [text, [end]]),
    );
  });

  it('has several meanings if the order of day, month and year is not certain', () => {
    expect(ambiguousCases.map(([text]) => [text, meaning(text)])).toEqual(ambiguousCases);
  });

  it('that cannot be read gives a message', () => {
    for (const [text, message] of unreadableCases) expect(meaning(text), text).toMatch(message);
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
  it('says what it assumes', () => {
    expect(assumedInWords([])).toBe('');
    expect(assumedInWords(['zone'])).toBe('Zone assumed.');
    expect(assumedInWords(['time', 'zone'])).toBe('Time and zone assumed.');
    expect(assumedInWords(['day', 'time', 'zone'])).toBe('Day, time and zone assumed.');
  });

  it('takes another zone at the same clock time', () => {
    expect(withZone('2026-07-14T00:00:00Z', '+02:00')).toBe('2026-07-14T00:00:00+02:00');
    expect(withZone('2026-07-14T00:00:00-03:30', 'Z')).toBe('2026-07-14T00:00:00Z');
    expect(withZone('soon', 'Z')).toBe('soon');
  });
});

it('a date-time in words keeps its own zone', () => {
  expect(dateTimeInWords('2024-03-01T09:30:00+02:00')).toBe('Fri, 1 March 2024, 09:30:00, UTC+02:00');
  expect(dateTimeInWords('2024-03-01T09:30:00Z')).toMatch(/UTC$/);
  expect(dateTimeInWords('2024-03-01T09:30:00-00:00')).toMatch(/local zone unknown$/);
  expect(dateTimeInWords('soon')).toBeUndefined();
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
