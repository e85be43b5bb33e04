/** RFC 3339 date-times for people: their parts, and their form in words. */
import { isDateTime } from './date-time.ts';
import { listed } from '../json/words.ts';

/** English month names, January first. */
const monthNames: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
];

/** English weekday names, Sunday first. Their first three letters are the short names. */
export const weekdayNames: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The parts of a date-time that people choose. */
export interface DateTimeParts {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:MM:SS', with a fraction if there is one. */
  readonly time: string;
  /** 'Z', or an offset such as '+02:00'. */
  readonly zone: string;
}

const whole = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2}(?:\.\d+)?)([Zz]|[+-]\d{2}:\d{2})$/;

/** Returns the parts of an RFC 3339 date-time; undefined for any other text. */
export function partsOf(text: string): DateTimeParts | undefined {
  const [, date, time, zone] = isDateTime(text) ? (whole.exec(text) ?? []) : [];
  if (date === undefined || time === undefined || zone === undefined) return undefined;
  return { date, time, zone: zone.toUpperCase() };
}

/**
 * Returns the RFC 3339 date-time of picked parts, in upper case. A time without seconds gets 00. Undefined if the parts
 * are not valid.
 */
export function dateTimeOf({ date, time, zone }: DateTimeParts): string | undefined {
  const seconds = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  const text = `${date}T${seconds}${zone}`;
  return isDateTime(text) ? text.toUpperCase() : undefined;
}

/**
 * Formats a date-time in its own zone: 'Fri, 1 March 2024, 09:30:00, UTC+02:00'. `readDateWords` reads it back.
 * Undefined for any other text.
 */
export function dateTimeInWords(text: string): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const [year = '', month, day] = parts.date.split('-');
  const date = `${String(Number(day))} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
  return `${(weekdayNames[weekdayOf(parts.date)] ?? '').slice(0, 3)}, ${date}, ${parts.time}, ${zoneInWords(parts.zone)}`;
}

/** Formats the day of a date-time in its own zone: '1 March 2024'. Any other text stays as it is. */
export function dayInWords(text: string): string {
  return dateTimeInWords(text)?.split(', ')[1] ?? text;
}

/** Returns the weekday of a date ('YYYY-MM-DD') in the proleptic Gregorian calendar: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Formats a zone: 'UTC', 'UTC+02:00'; '-00:00' means that the local zone is not known (RFC 3339, section 4.3). */
export function zoneInWords(zone: string): string {
  if (zone === 'Z' || zone === '+00:00') return 'UTC';
  return zone === '-00:00' ? 'UTC, local zone unknown' : `UTC${zone}`;
}

/**
 * Returns a date-time with the same clock time in another zone, such as 'Z' or '+02:00'; the text itself if it is none.
 */
export function withZone(dateTime: string, zone: string): string {
  return isDateTime(dateTime) ? dateTime.replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, zone) : dateTime;
}

/** A part that the text does not state. */
export type AssumedPart = 'century' | 'month' | 'day' | 'time' | 'seconds' | 'zone';

/** Names the assumed parts in a sentence: “Time and zone assumed.” Empty if the text stated everything. */
export function assumedInWords(assumed: readonly AssumedPart[]): string {
  const all = listed(assumed);
  return all === '' ? '' : `${all.charAt(0).toUpperCase()}${all.slice(1)} assumed.`;
}
