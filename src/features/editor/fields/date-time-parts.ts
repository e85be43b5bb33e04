/** Builds RFC 3339 date-times from date, time and zone, or suggests one for other text; lists the zone offsets. */
import { isDateTime } from '../../../core/assessment/date-time.ts';
import type { DateTimeParts } from '../../../core/assessment/date-time-words.ts';

/**
 * Returns the RFC 3339 date-time of picked parts, in upper case. A time without seconds gets 00. Undefined if the parts
 * are not valid.
 */
export function dateTimeOf({ date, time, zone }: DateTimeParts): string | undefined {
  const seconds = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  const text = `${date}T${seconds}${zone}`;
  return isDateTime(text) ? text.toUpperCase() : undefined;
}

const loose =
  /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[Tt ,]+(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))?)?\s*(?:(?:UTC|GMT)?([+-]\d{1,2}(?::?\d{2})?)|([Zz]|UTC|GMT))?\s*$/;

const twoDigits = (number: string | undefined): string => (number ?? '0').padStart(2, '0');

function zoneOf(offset: string | undefined): string {
  if (offset === undefined) return 'Z';
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  return `${sign ?? '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/**
 * Returns the date-time that a text most likely means, as a suggestion. A missing time is midnight and a missing zone
 * is UTC. Undefined if the text is already a date-time or contains no date.
 */
export function suggestedDateTime(text: string): string | undefined {
  if (isDateTime(text)) return undefined;
  const [, year, month, day, hour, minute, second, offset] = loose.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const time = `${twoDigits(hour)}:${twoDigits(minute)}:${(second ?? '00').replace(',', '.')}`;
  return dateTimeOf({ date, time, zone: zoneOf(offset) });
}

/** The time zone offsets in use, from west to east. */
export const zones: readonly string[] = [
  ...['-12:00', '-11:00', '-10:00', '-09:30', '-09:00', '-08:00', '-07:00', '-06:00', '-05:00', '-04:00', '-03:30'],
  ...['-03:00', '-02:00', '-01:00', 'Z', '+01:00', '+02:00', '+03:00', '+03:30', '+04:00', '+04:30', '+05:00'],
  ...['+05:30', '+05:45', '+06:00', '+06:30', '+07:00', '+08:00', '+08:45', '+09:00', '+09:30', '+10:00', '+10:30'],
  ...['+11:00', '+12:00', '+12:45', '+13:00', '+14:00'],
];
