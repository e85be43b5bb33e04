/** Reads dates that people write in ordinary words and forms, and says how it understood them. */
import { isDateTime, parseDateTime } from './date-time.ts';
import { dateTimeInWords, weekdayNames, weekdayOf, type AssumedPart } from './date-time-words.ts';
import { dateWord } from './date-word-names.ts';

/** How to complete a text that leaves something out. */
export interface DateContext {
  /**
   * Which moment of a day, month or year is meant: its first second or its last one. A 'moment' is one point in time:
   * a day then begins at 00:00:00, and a month or a year alone is not enough.
   */
  readonly edge: 'start' | 'end' | 'moment';
  /** The date-time of the device now (RFC 3339, in its own zone), for “today” and for the century of 26. */
  readonly now: string;
}

/** One way to read a text. */
export interface DateReading {
  /** RFC 3339, in upper case. */
  readonly dateTime: string;
  /** 'Tue, 14 July 2026, 00:00:00, UTC' */
  readonly inWords: string;
  /** The parts that the text does not state, the largest first. */
  readonly assumed: readonly AssumedPart[];
}

/**
 * The ways to read a text: one, or several if the order of day, month and year is not certain, the most usual first.
 * `problem` tells people what is missing or wrong and what to type.
 */
export type DateReadings =
  | { readonly ok: true; readonly readings: readonly [DateReading, ...DateReading[]] }
  | { readonly ok: false; readonly problem: string };

const expected = 'Type a date such as 14 July 2026 or 2026-07-14, with or without a time and a time zone.';

/** A calendar date, or a month or a year. Its numbers can still be out of range. */
interface CalendarDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
  readonly centuryAssumed?: boolean;
}

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: string | undefined;
}

/** The parts of a text besides the date. */
interface Found {
  readonly dates: readonly CalendarDate[];
  readonly time: ClockTime | undefined;
  readonly zone: string | undefined;
  readonly weekday: number | undefined;
  readonly edge: 'start' | 'end' | undefined;
}

class Unreadable extends Error {}

/**
 * Reads a date-time of RFC 3339, which stays as it is, or a date in ordinary words: 14 July 2026, July 14, 2026 2:30 pm
 * CET, 14.07.2026, 2026-07-15 14:30, yesterday; also with the month names and digits of several languages. A missing
 * zone is UTC, because the contract requires one. Never guesses between two dates: it returns both.
 */
export function readDateWords(text: string, context: DateContext): DateReadings {
  const exact = text.trim();
  if (isDateTime(exact)) return { ok: true, readings: [readingOf(exact.toUpperCase(), [])] };
  try {
    if (/[#@~$^]/.test(exact)) return { ok: false, problem: expected };
    return readingsOf(find(tokensOf(plainDigits(exact)), context), context);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
}

function readingOf(dateTime: string, assumed: readonly AssumedPart[]): DateReading {
  return { dateTime, inWords: dateTimeInWords(dateTime) ?? dateTime, assumed };
}

// The zeros of the decimal digits that the languages of the words use; full-width digits are folded by NFKC.
const zeros = ['\u0660', '\u06F0', '\u0966'];

function plainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
    const zero = zeros.findLast((each) => each <= digit) ?? digit;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/**
 * Returns a text in a plain form: numbers with their separators, and words as signs: #7 for July, @2 for Tuesday,
 * ~+02:00 for a zone, $-1 for yesterday.
 */
function tokensOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // Invisible marks of direction and joining, and apostrophes as in '26.
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF'’]/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/(\d:\d{2}),(\d+)/g, '$1.$2')
    .replaceAll(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replaceAll(/[,،、;()]/g, ' ')
    .replaceAll(/utc\s+local zone unknown/g, ' ~-00:00 ')
    .replaceAll(/(\d)\s*[年년]\s*/g, '$1-')
    .replaceAll(/(\d)\s*[月월]\s*/g, '$1-')
    .replaceAll(/(\d)\s*[日일]/g, '$1 ')
    .replaceAll(
      /(\d)\s*[時时点點시]\s*(?:(\d{1,2})\s*[分분])?/g,
      (_, hour: string, minute = '00') => `${hour}:${minute} `,
    )
    // 9 Uhr, 9.30 Uhr, 9 Uhr 30, 9 h 30 and 9h30, but not the 30 of 9:30 Uhr or the 14 of 9 Uhr, 14. Juli.
    .replaceAll(/(\d)\.(\d{2})\s*(?:uhr|h)\b/g, '$1:$2 ')
    .replaceAll(
      /(?<![\d:.])(\d{1,2})\s*(?:uhr|h)(?:\s*(\d{2})(?!\.\s*\S))?(?![\p{L}\d])/gu,
      (_, hour: string, minute = '00') => `${hour}:${minute} `,
    )
    // Two words of one Arabic month.
    .replaceAll(/(كانون|تشرين) (?=\p{L})/gu, '$1');
  return plain
    .replaceAll(/[\p{L}\p{M}]+\.?/gu, (word) => ` ${signOf(word.replace(/\.$/, ''))} `)
    .replaceAll(/(:\d{2}(?:\.\d+)?)(?=[+-]\d)/g, '$1 ')
    .replaceAll(/(\d)\s*[-/]\s*#/g, '$1 #')
    .replaceAll(/(#\d+)\s*[-/]\s*(?=\d)/g, '$1 ')
    .replaceAll(/~Z\s*(?=[+-]\d)/g, '~')
    .replaceAll(/~\s+/g, '~')
    .replaceAll(/-\s+(?=\d|$)/g, '-')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[-.]$/, '');
}

function signOf(word: string): string {
  const meaning = dateWord(word);
  switch (meaning?.kind) {
    case 'month':
      return `#${String(meaning.month)}`;
    case 'weekday':
      return `@${String(meaning.weekday)}`;
    case 'zone':
      return `~${meaning.zone}`;
    case 'day':
      return `$${String(meaning.days)}`;
    case 'now':
      return '$now';
    case 'half':
      return meaning.half;
    case 'clock':
      return meaning.clock;
    case 'edge':
      return `^${meaning.edge}`;
    case 'filler':
      return '';
    case 'several-zones':
      throw new Unreadable(
        `Several time zones are called ${word.toUpperCase()}. Type an offset instead, such as +05:30.`,
      );
    case undefined:
      throw new Unreadable(`“${word}” is not part of a date. ${expected}`);
  }
}

/** Takes one piece out of a text; the piece is undefined if there is none. */
function take(text: string, pattern: RegExp): readonly [match: RegExpExecArray | undefined, rest: string] {
  const match = pattern.exec(text);
  if (!match) return [undefined, text];
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return [match, rest.replaceAll(/\s+/g, ' ').trim()];
}

// “下午 2:30” has the half of the day first.
const halfFirst = /\b(am|pm) (\d{1,2}(?::\d{2}){1,2})(?![\d:])/;
const clock =
  /(?:^|\s)(\d{1,2})(?:[:.](\d{2})(?::(\d{2}(?:\.\d+)?))?)? (am|pm)(?=\s|$)|(?:^|\s)(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?=\s|$)/;
const offset = /(?:~|(?:^|\s))([+-])(\d{1,2})(?::?(\d{2}))?(?=\s|$)/;

function find(tokens: string, context: DateContext): Found {
  if (tokens === '$now') return { ...nothing, ...momentOf(context.now) };
  const [weekday, first] = take(tokens, /@(\d)/);
  const [edge, second] = take(first, /\^(start|end)/);
  const [time, third] = take(second.replace(halfFirst, '$2 $1'), clock);
  const [zone, rest] = takeZone(third, time !== undefined);
  return {
    dates: datesOf(rest, context),
    time: time && timeOf(time),
    zone,
    weekday: weekday && Number(weekday[1]),
    edge: edge?.[1] === 'end' ? 'end' : edge ? 'start' : undefined,
  };
}

const nothing = { time: undefined, zone: undefined, weekday: undefined, edge: undefined };

/** Without a time, hours alone are not a zone: “2026 - 7” is a month, and “14 July 2026 - 5” is unclear. */
function takeZone(text: string, hasTime: boolean): readonly [zone: string | undefined, rest: string] {
  const [named, afterName] = take(text, /~Z|~[+-]\d{2}:\d{2}/);
  if (named) return [named[0].slice(1), afterName];
  const [match, rest] = take(text, offset);
  if (!match || (!hasTime && match[3] === undefined && !match[0].startsWith('~'))) return [undefined, text];
  const [, sign = '+', hours = '0', minutes = '00'] = match;
  return [`${sign}${twoDigits(hours)}:${minutes}`, rest];
}

function timeOf(match: RegExpExecArray): ClockTime {
  const [, halfHour, halfMinute, halfSecond, half, hour, minute, second] = match;
  if (half === undefined) return { hour: Number(hour), minute: Number(minute), second };
  const twelve = Number(halfHour);
  if (twelve < 1 || twelve > 12) throw new Unreadable(`Hours with ${half} must be between 1 and 12.`);
  return { hour: (twelve % 12) + (half === 'pm' ? 12 : 0), minute: Number(halfMinute ?? 0), second: halfSecond };
}

/** Returns the parts of “now”. */
function momentOf(now: string): Pick<Found, 'dates' | 'time' | 'zone'> {
  const [, year, month, day, hour, minute, second, zone = 'Z'] =
    /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(.+)$/.exec(now) ?? [];
  return {
    dates: [{ year: Number(year), month: Number(month), day: Number(day) }],
    time: { hour: Number(hour), minute: Number(minute), second },
    zone,
  };
}

/** A form of a date: its pattern, and the dates that a match can mean, the most usual first. */
interface DateForm {
  readonly pattern: RegExp;
  readonly read: (parts: readonly string[], now: string) => readonly CalendarDate[];
}

/** Signs of months are #7, those of days are $-1. */
const forms: readonly DateForm[] = [
  { pattern: /^\$(-?\d+)$/, read: ([days], now) => [dayFrom(now, Number(days))] },
  { pattern: /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/, read: ([year, month, day]) => [dateOf(year, month, day)] },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, read: ([year, month, day]) => [dateOf(year, month, day)] },
  {
    pattern: /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/,
    read: ([day, month, year], now) => [dateOf(year, month, day, now)],
  },
  {
    // Two digits in each place can also begin with the year, as in 26-07-14.
    pattern: /^(\d{2})-(\d{2})-(\d{2})$/,
    read: ([one, two, three], now) => [
      dateOf(three, two, one, now),
      dateOf(one, two, three, now),
      dateOf(three, one, two, now),
    ],
  },
  {
    pattern: /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})$/,
    read: ([one, two, year], now) => [dateOf(year, two, one, now), dateOf(year, one, two, now)],
  },
  {
    pattern: /^(\d{1,2})[.\s]*#(\d+)\s+(\d{4}|\d{2})$/,
    read: ([day, month, year], now) => [dateOf(year, month, day, now)],
  },
  {
    pattern: /^#(\d+)\s+(\d{1,2})\s+(\d{4}|\d{2})$/,
    read: ([month, day, year], now) => [dateOf(year, month, day, now)],
  },
  { pattern: /^(\d{4})[.\s]*#(\d+)\s+(\d{1,2})$/, read: ([year, month, day]) => [dateOf(year, month, day)] },
  { pattern: /^#?(\d{1,2})[-/.\s]+(\d{4})$/, read: ([month, year]) => [{ year: Number(year), month: Number(month) }] },
  { pattern: /^(\d{4})[-/.\s]+#?(\d{1,2})$/, read: ([year, month]) => [{ year: Number(year), month: Number(month) }] },
  { pattern: /^(\d{4})$/, read: ([year]) => [{ year: Number(year) }] },
];

const withoutYear = /^(?:\d{1,2}[.\s]*#\d+|#\d+\s*\d{1,2}|#\d+|\d{1,2}[-/.]\d{1,2})$/;

/** Returns the dates that a text can mean, the most usual first. Throws `Unreadable` if it means none. */
function datesOf(text: string, { now }: DateContext): readonly CalendarDate[] {
  if (text === '') throw new Unreadable(`The date is missing. ${expected}`);
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    if (match) return read(match.slice(1), now);
  }
  throw new Unreadable(withoutYear.test(text) ? `The year is missing. ${expected}` : expected);
}

/** A year of two digits means the nearest one that is at most 20 years ahead: 98 is 1998, 26 is 2026. */
function dateOf(year = '', month = '', day = '', now = ''): CalendarDate {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (year.length !== 2) return date;
  const near = 2000 + date.year;
  return { ...date, year: near > Number(now.slice(0, 4)) + 20 ? near - 100 : near, centuryAssumed: true };
}

/** Returns the day a number of days after the date of a date-time. */
function dayFrom(now: string, days: number): CalendarDate {
  const date = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function readingsOf(found: Found, context: DateContext): DateReadings {
  const read = found.dates.map((date) => readingOfDate(date, found, context));
  const readable = read.flatMap((one) => ('reading' in one ? [one.reading] : []));
  const fitting = readable.filter(
    ({ dateTime }) => found.weekday === undefined || weekdayOf(dateTime.slice(0, 10)) === found.weekday,
  );
  const [first, ...others] = fitting.filter(
    ({ dateTime }, at) => fitting.findIndex((other) => other.dateTime === dateTime) === at,
  );
  if (first) return { ok: true, readings: [first, ...others] };
  const [day] = readable;
  if (day) {
    const real = weekdayNames[weekdayOf(day.dateTime.slice(0, 10))] ?? '';
    const [, date = ''] = day.inWords.split(', ');
    return { ok: false, problem: `${date} is a ${real}, not a ${weekdayNames[found.weekday ?? 0] ?? ''}.` };
  }
  const problem = read.find((one) => 'problem' in one);
  return { ok: false, problem: problem && 'problem' in problem ? problem.problem : expected };
}

function readingOfDate(
  date: CalendarDate,
  { time, zone, edge: namedEdge }: Found,
  context: DateContext,
): { readonly reading: DateReading } | { readonly problem: string } {
  const edge = namedEdge ?? context.edge;
  const missing = date.month === undefined ? 'month' : date.day === undefined ? 'day' : undefined;
  if (missing && (edge === 'moment' || time)) return { problem: `The ${missing} is missing. ${expected}` };
  const isEnd = edge === 'end';
  const month = date.month ?? (isEnd ? 12 : 1);
  const day = date.day ?? (isEnd ? lastDayOf(date.year, month) : 1);
  const clockTime = time
    ? `${twoDigits(time.hour)}:${twoDigits(time.minute)}:${time.second ?? '00'}`
    : isEnd
      ? '23:59:59'
      : '00:00:00';
  const dateTime = `${String(date.year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}T${clockTime}${zone ?? 'Z'}`;
  const parsed = parseDateTime(dateTime);
  if (!parsed.ok) return { problem: parsed.problem };
  const assumed: AssumedPart[] = [
    ...(date.centuryAssumed ? (['century'] as const) : []),
    ...(date.month === undefined ? (['month'] as const) : []),
    ...(date.day === undefined ? (['day'] as const) : []),
    ...(time ? (time.second === undefined ? (['seconds'] as const) : []) : (['time'] as const)),
    ...(zone === undefined ? (['zone'] as const) : []),
  ];
  return { reading: readingOf(dateTime, assumed) };
}

function lastDayOf(year: number, month: number): number {
  for (const day of [31, 30, 29])
    if (isDateTime(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${day}T00:00:00Z`)) return day;
  return 28;
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}

/** A date that was read. */
export interface LooseDate {
  /** The RFC 3339 date-time. */
  readonly value: string;
  /** What the text does not say: nothing, the zone (read as UTC), or the time as well (read as the edge of the day). */
  readonly assumed: 'nothing' | 'zone' | 'time';
}

function assumedIn(parts: readonly AssumedPart[]): LooseDate['assumed'] {
  if (parts.includes('time')) return 'time';
  return parts.includes('zone') ? 'zone' : 'nothing';
}

/**
 * Reads a date in RFC 3339, ISO 8601, RFC 1123 or ordinary words. Undefined for anything else: months and years without
 * a day, years of two digits, texts that can mean two days (03/04/2026), and days that depend on the date of reading. A
 * day without a time is its first second, or its last one if `edge` is the end of a period.
 */
export function looseDate(text: string, edge: DateContext['edge'] = 'moment'): LooseDate | undefined {
  // JavaScript writes the zone’s name after a date: “GMT+0200 (Central European Summer Time)”.
  const given = text
    .trim()
    .replace(/\([^()]*\)$/, '')
    .trimEnd();
  if (!/\p{Nd}|\p{Nl}/u.test(given)) return undefined;
  const read = readDateWords(given, { edge, now: '2000-01-01T00:00:00Z' });
  const [only, ...others] = read.ok ? read.readings : [];
  if (!only || others.length > 0) return undefined;
  if (only.assumed.some((part) => part === 'century' || part === 'month' || part === 'day')) return undefined;
  return { value: only.dateTime, assumed: assumedIn(only.assumed) };
}

/** Says why `looseDate` does not read a text, and what to write; undefined if it does. */
export function looseDateProblem(text: string): string | undefined {
  if (looseDate(text)) return undefined;
  const read = readDateWords(text, { edge: 'moment', now: '2000-01-01T00:00:00Z' });
  if (!read.ok) return read.problem;
  if (read.readings.length === 1) return 'Write the whole date, such as 14 July 2026 or 2026-07-14.';
  const days = read.readings.map(({ inWords }) => inWords.split(', ')[1] ?? inWords);
  return `This can mean ${days.join(' or ')}. Write the month as a word.`;
}
