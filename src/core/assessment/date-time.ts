/** An instant that can be compared across zones and numbers of fraction digits. */
export interface Instant {
  /** Whole seconds since 1970-01-01T00:00:00Z. A leap second counts as the second before it. */
  readonly epochSeconds: number;
  readonly leapSecond: boolean;
  /** The digits after the decimal point, without zeros at the end. */
  readonly fraction: string;
}

/** `problem` tells people what is missing or wrong and how to write it. */
export type ParsedDateTime =
  | { readonly ok: true; readonly instant: Instant }
  | { readonly ok: false; readonly problem: string };

const partial = /^(\d{4})-(\d{2})-(\d{2})(?:([Tt ])(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?)?([Zz]|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a date-time of RFC 3339, section 5.6: a calendar date that exists, T, a time with seconds, and a zone. Accepts
 * a leap second only at 23:59:60 UTC. Guesses nothing: a missing part is a problem.
 */
export function parseDateTime(text: string): ParsedDateTime {
  const match = partial.exec(text);
  if (!match) return problem('This is not a date and time. Use the format 2024-05-01T12:00:00Z.');
  const [, year, month, day, separator, hour, minute, second, fraction, zone] = match;
  if (separator === undefined) return problem('The time is missing. Use the format 2024-05-01T12:00:00Z.');
  if (separator === ' ') return problem('Write T between date and time, as in 2024-05-01T12:00:00Z.');
  if (second === undefined) return problem('The seconds are missing. Use the format 12:00:00.');
  if (zone === undefined) return problem('The time zone is missing. Use Z for UTC, or an offset such as +02:00.');
  const wrong = calendarProblem(Number(year), Number(month), Number(day)) ?? clockProblem(Number(hour), Number(minute));
  if (wrong) return problem(wrong);
  const offset = zoneOffset(zone);
  if (offset === undefined) return problem(`Invalid time zone ${zone}. Use an offset from -23:59 to +23:59.`);
  const minutes = daysSince1970(Number(year), Number(month), Number(day)) * 1440 + Number(hour) * 60 + Number(minute);
  return withSeconds(minutes - offset, Number(second), fraction ?? '');
}

/** Most date-times: in UTC, on a day that every month has. A review has thousands, and parsing each takes longer. */
const usual = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** Whether a text is a date-time of RFC 3339, section 5.6. */
export function isDateTime(text: string): boolean {
  return usual.test(text) || parseDateTime(text).ok;
}

const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const longMonth = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const shortMonth = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const february = '02-(?:0[1-9]|1[0-9]|2[0-8])';

/**
 * The form and the calendar of a date-time, including leap years, as a regular expression of ECMA-262 that means the
 * same in every engine. Together with `leapSecondPatterns` it accepts what `isDateTime` does.
 */
export const dateTimePattern = [
  `^(?:[0-9]{4}-(?:${longMonth}|${shortMonth}|${february})|${leapYear}-02-29)`,
  '[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?',
  '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
].join('');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A pattern that date-times without a leap second match, and those with one of these continuations. */
function atLeapSecond(count: number, alternative: (value: number) => string): string {
  const alternatives = Array.from({ length: count }, (_, value) => alternative(value));
  return `:[0-9]{2}:[0-5]|[Tt](?:${alternatives.join('|')})`;
}

/**
 * The patterns that the seconds 60 must match too, so that they are at 23:59 UTC: about the hour, and about both digits
 * of the minute. West of UTC, time and offset add up to 23:59; east of it, the offset is a minute more than the time.
 * A function, so that only a build of the schemas contains it.
 */
export const leapSecondPatterns = (): readonly string[] => [
  atLeapSecond(24, (hour) => {
    const [time, next, west] = [hour, (hour + 1) % 24, 23 - hour].map(twoDigits);
    const utc = hour === 23 ? '|[Zz]' : '';
    return `${time}:..:60[^Zz+-]*(?:[+]${time}:(?:0[1-9]|[1-5])|[+]${next}:00|-${west}${utc})`;
  }),
  atLeapSecond(6, (tens) => {
    const utc = tens === 5 ? '|[Zz]' : '';
    return `..:${tens}.:60[^Zz+-]*(?:[+]..:(?:${tens}[1-9]|${(tens + 1) % 6}0)|-..:${5 - tens}${utc})`;
  }),
  atLeapSecond(10, (ones) => {
    const utc = ones === 9 ? '|[Zz]' : '';
    return `..:.${ones}:60[^Zz+-]*(?:[+]..:.${(ones + 1) % 10}|-..:.${9 - ones}${utc})`;
  }),
];

/** Negative if `a` is earlier than `b`, positive if it is later, 0 for the same instant. */
export function compareInstants(a: Instant, b: Instant): number {
  if (a.epochSeconds !== b.epochSeconds) return a.epochSeconds - b.epochSeconds;
  if (a.leapSecond !== b.leapSecond) return a.leapSecond ? 1 : -1;
  // Without zeros at the end, digits after a point sort as text.
  if (a.fraction === b.fraction) return 0;
  return a.fraction < b.fraction ? -1 : 1;
}

function withSeconds(utcMinutes: number, second: number, fraction: string): ParsedDateTime {
  const leapSecond = second === 60;
  if (second > 60) return problem('Seconds must be between 00 and 59.');
  if (leapSecond && modulo(utcMinutes, 1440) !== 1439)
    return problem('A leap second is only possible at 23:59:60 UTC.');
  const epochSeconds = utcMinutes * 60 + Math.min(second, 59);
  return { ok: true, instant: { epochSeconds, leapSecond, fraction: fraction.replace(/0+$/, '') } };
}

function calendarProblem(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12) return 'Months must be between 01 and 12.';
  if (day >= 1 && day <= daysInMonth(year, month)) return undefined;
  return `Days in this month must be between 01 and ${daysInMonth(year, month)}.`;
}

function clockProblem(hour: number, minute: number): string | undefined {
  if (hour > 23) return 'Hours must be between 00 and 23.';
  return minute > 59 ? 'Minutes must be between 00 and 59.' : undefined;
}

/** Returns the minutes east of UTC; undefined for an invalid offset. */
function zoneOffset(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4, 6))];
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Returns the number of days of a month; `month` is 1 to 12. */
function daysInMonth(year: number, month: number): number {
  return daysSince1970(year, month + 1, 1) - daysSince1970(year, month, 1);
}

/**
 * Counts days in the proleptic Gregorian calendar, which repeats after 400 years. `Date.UTC` would read the years 0 to
 * 99 as 1900 to 1999.
 */
function daysSince1970(year: number, month: number, day: number): number {
  return Date.UTC(year + 400, month - 1, day) / 86_400_000 - 146_097;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function problem(text: string): ParsedDateTime {
  return { ok: false, problem: text };
}
