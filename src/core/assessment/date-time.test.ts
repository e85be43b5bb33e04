import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import {
  compareInstants,
  dateTimePattern,
  isDateTime,
  leapSecondPatterns,
  parseDateTime,
  type Instant,
} from './date-time.ts';

function instant(text: string): Instant {
  const parsed = parseDateTime(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.instant;
}

describe('date-times of RFC 3339', () => {
  it('take every form of the standard', () => {
    const texts = [
      '1985-04-12T23:20:50.52Z',
      '1996-12-19T16:39:57-08:00',
      '1990-12-31T23:59:60Z',
      '1990-12-31T15:59:60-08:00',
      '1937-01-01T12:00:27.87+00:20',
      '2024-02-29T00:00:00Z',
      '2000-02-29T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '0004-02-29T00:00:00-00:00',
      '9999-12-31T23:59:59.999999999999999999999Z',
      '2024-05-01t12:00:00z',
      '2024-05-01T00:59:60+01:00',
    ];
    expect(texts.filter((text) => !isDateTime(text))).toEqual([]);
  });

  it('refuse anything else and say why', () => {
    const cases = [
      ['', 'not a date and time'],
      ['yesterday', 'not a date and time'],
      ['2024-05-01', 'The time is missing'],
      ['2024-05-01 12:00:00Z', 'Write T'],
      ['2024-05-01T12:00Z', 'The seconds are missing'],
      ['2024-05-01T12:00:00', 'The time zone is missing'],
      ['2024-05-01T12:00', 'The seconds are missing'],
      ['2023-02-29T00:00:00Z', 'between 01 and 28'],
      ['1900-02-29T00:00:00Z', 'between 01 and 28'],
      ['2024-04-31T00:00:00Z', 'between 01 and 30'],
      ['2024-00-10T00:00:00Z', 'Months must'],
      ['2024-13-10T00:00:00Z', 'Months must'],
      ['2024-05-00T00:00:00Z', 'between 01 and 31'],
      ['2024-05-01T24:00:00Z', 'Hours must'],
      ['2024-05-01T12:60:00Z', 'Minutes must'],
      ['2024-05-01T12:00:61Z', 'Seconds must'],
      ['2024-05-01T12:00:60Z', 'leap second'],
      ['2024-05-01T23:59:60+01:00', 'leap second'],
      ['2024-05-01T12:00:00+24:00', 'Invalid time zone'],
      ['2024-05-01T12:00:00+0200', 'not a date and time'],
      ['2024-05-01T12:00:00.Z', 'not a date and time'],
      ['24-05-01T12:00:00Z', 'not a date and time'],
      ['2024-05-01T12:00:00Z ', 'not a date and time'],
      ['２０２４-05-01T12:00:00Z', 'not a date and time'],
      ['2024-05-01T12:00:00Z\n', 'not a date and time'],
    ] as const;
    const wrong = cases.filter(([text, why]) => {
      const parsed = parseDateTime(text);
      return parsed.ok || !parsed.problem.includes(why) || isDateTime(text);
    });
    expect(wrong).toEqual([]);
  });

  it('are what matches the patterns', () => {
    const patterns = [dateTimePattern, ...leapSecondPatterns()].map((pattern) => new RegExp(pattern, 'u'));
    const isMatch = (text: string) => patterns.every((pattern) => pattern.test(text));
    const mostly = (usual: fc.Arbitrary<string>, ...others: string[]) =>
      fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...others) });
    const digits = (least: number, most: number, length = 2) =>
      fc.integer({ min: least, max: most }).map((value) => String(value).padStart(length, '0'));
    const sign = (usual: string) => mostly(fc.constant(usual), '', ' ', '/');
    const offset = fc
      .tuple(fc.constantFrom('+', '-'), digits(0, 24), sign(':'), digits(0, 60))
      .map((of) => of.join(''));
    const strangeZones = ['+0100', '', 'Z\n', ' Z', '٣', '\u22121:00'];
    const parts = fc.tuple(
      mostly(fc.oneof(digits(0, 9999, 4), fc.constantFrom('0000', '1900', '2000', '2023', '2024')), '10000', '24'),
      sign('-'),
      mostly(digits(1, 12), '00', '13', '2'),
      sign('-'),
      mostly(fc.oneof(digits(1, 28), digits(28, 32)), '00', '1'),
      mostly(fc.constantFrom('T', 't'), ' ', ''),
      mostly(digits(0, 24), '7'),
      sign(':'),
      mostly(digits(0, 60), '5'),
      sign(':'),
      mostly(digits(0, 61), '', '5'),
      mostly(fc.constantFrom('', '.5', '.000123456789'), '.', ',5', '.x'),
      mostly(fc.oneof(fc.constantFrom('Z', 'z', '-00:00', '-23:59'), offset), ...strangeZones),
    );
    let taken = 0;
    // About one text in five is a date-time, so 25 texts would contain too few of them.
    fc.assert(
      fc.property(fc.oneof({ weight: 20, arbitrary: parts.map((texts) => texts.join('')) }, fc.string()), (text) => {
        expect([text, isDateTime(text)]).toEqual([text, parseDateTime(text).ok]);
        if (isDateTime(text)) taken += 1;
        expect([text, isMatch(text)]).toEqual([text, isDateTime(text)]);
      }),
      { numRuns: Math.max(1000, runs(5000)) },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('have leap seconds at 23:59 UTC in every zone, and at no other time', () => {
    const patterns = leapSecondPatterns().map((pattern) => new RegExp(pattern, 'u'));
    const clock = (minutes: number) =>
      [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, '0')).join(':');
    const wrong: string[] = [];
    for (let offset = 0; offset < 1440; offset += 1)
      for (const sign of ['+', '-'])
        for (const minutes of [0, 1, 9, 10, 60, 599, 600, 1438].map((more) => 1439 + more)) {
          const local = (minutes + (sign === '+' ? offset : 1440 - offset)) % 1440;
          const text = `2016-12-31T${clock(local)}:60.5${sign}${clock(offset)}`;
          const isLeapSecond = minutes === 1439;
          if (isDateTime(text) !== isLeapSecond) wrong.push(text);
          if (patterns.every((pattern) => pattern.test(text)) !== isLeapSecond) wrong.push(text);
        }
    expect(wrong).toEqual([]);
  });

  it('have each day of the calendar in the pattern', () => {
    const wrong: string[] = [];
    const pattern = new RegExp(dateTimePattern, 'u');
    for (const year of ['0000', '0100', '0400', '1900', '2000', '2023', '2024', '2096', '2100', '9996'])
      for (let day = 0; day < 14 * 34; day += 1) {
        const [month, date] = [Math.floor(day / 34), day % 34].map((value) => String(value).padStart(2, '0'));
        const text = `${year}-${month}-${date}T00:00:00Z`;
        if (isDateTime(text) !== parseDateTime(text).ok || isDateTime(text) !== pattern.test(text)) wrong.push(text);
      }
    expect(wrong).toEqual([]);
  });

  it('agree with the platform’s calendar', () => {
    const dates = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-30T23:59:59Z'),
      noInvalidDate: true,
    });
    const offsets = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
    );
    fc.assert(
      fc.property(dates, offsets, (date, [sign, hours, minutes]) => {
        const pad = (value: number) => String(value).padStart(2, '0');
        const text = date.toISOString().replace('Z', `${sign}${pad(hours)}:${pad(minutes)}`);
        const { epochSeconds, fraction } = instant(text);
        const shift = (sign === '+' ? -1 : 1) * (hours * 60 + minutes) * 60;
        expect(epochSeconds).toBe(Math.floor(date.getTime() / 1000) + shift);
        expect(fraction.padEnd(3, '0')).toBe(date.toISOString().slice(20, 23));
      }),
    );
  });
});

describe('instants', () => {
  it('compare by the moment, whatever their zones and fractions', () => {
    const cases = [
      ['2024-05-01T12:00:00Z', '2024-05-01T14:00:00+02:00', 0],
      ['2024-05-01T12:00:00Z', '2024-05-01T12:00:00+02:00', 1],
      ['2024-05-01T12:00:00Z', '2024-05-01T12:00:00.000Z', 0],
      ['2024-05-01T12:00:00.5Z', '2024-05-01T12:00:00.49Z', 1],
      ['2024-05-01T12:00:00.123456789012Z', '2024-05-01T12:00:00.123456789013Z', -1],
      ['2024-05-01T12:00:00Z', '2024-05-01T12:00:00.1Z', -1],
      ['2016-12-31T23:59:60.5Z', '2016-12-31T23:59:59.9Z', 1],
      ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z', -1],
      ['0099-01-01T00:00:00Z', '1999-01-01T00:00:00Z', -1],
    ] as const;
    const order = (one: string, other: string) => Math.sign(compareInstants(instant(one), instant(other)));
    expect(cases.map(([one, other]) => [one, other, order(one, other)])).toEqual(cases);
    expect(cases.filter(([one, other, expected]) => order(other, one) !== 0 - expected)).toEqual([]);
  });
});
