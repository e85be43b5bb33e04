/** Reads the dates that files and people write as RFC 3339 date-times, and says what had to be assumed. */
import { isDateTime } from './date-time.ts';

/** A date that was read. */
export interface LooseDate {
  /** The RFC 3339 date-time. */
  readonly value: string;
  /** What the text does not say: nothing, the zone (read as UTC), or the time as well (read as 00:00 UTC). */
  readonly assumed: 'nothing' | 'zone' | 'time';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const clock = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?`;
const zone = String.raw`\s*(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)?`;

/** 2026-07-14, 2026/7/14, 2026.07.14 or 20260714, with or without a time and a zone. */
const numeric = new RegExp(String.raw`^(\d{4})(?:([-/.])(\d{1,2})\2|(\d{2}))(\d{1,2})${clock}${zone}$`, 'i');
/** 14 July 2026, or “Tue, 14 Jul 2026 09:30:00 GMT” (RFC 1123). */
const dayFirst = new RegExp(String.raw`^(?:[a-z]+,? +)?(\d{1,2})\.? +([a-z]+)\.?,? +(\d{4})${clock}${zone}$`, 'i');
/** July 14, 2026, or “Tue Jul 14 2026 09:30:00 GMT+0200”. */
const monthFirst = new RegExp(String.raw`^(?:[a-z]+,? +)?([a-z]+)\.? +(\d{1,2}),? +(\d{4})${clock}${zone}$`, 'i');

const twoDigits = (number: string): string => number.padStart(2, '0');

function monthNumber(name: string): string | undefined {
  const month = /^[a-z]{3,9}$/i.test(name) ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : 0;
  return month === 0 ? undefined : twoDigits(String(month));
}

function offsetOf(text: string): string {
  const [, sign, hours, minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
  return sign === undefined ? 'Z' : `${sign}${twoDigits(hours ?? '')}:${minutes}`;
}

/** The date of a text as ‘YYYY-MM-DD’, and the parts of its time. */
function partsOf(text: string): readonly [date: string, ...time: (string | undefined)[]] | undefined {
  const [, year, , middle, packed, last, ...time] = numeric.exec(text) ?? [];
  if (year !== undefined) return [`${year}-${twoDigits(middle ?? packed ?? '')}-${twoDigits(last ?? '')}`, ...time];
  const [, day, name, of, ...dayTime] = dayFirst.exec(text) ?? [];
  const month = name === undefined ? undefined : monthNumber(name);
  if (month !== undefined) return [`${of ?? ''}-${month}-${twoDigits(day ?? '')}`, ...dayTime];
  const [, first, second, third, ...monthTime] = monthFirst.exec(text) ?? [];
  const firstMonth = first === undefined ? undefined : monthNumber(first);
  return firstMonth === undefined
    ? undefined
    : [`${third ?? ''}-${firstMonth}-${twoDigits(second ?? '')}`, ...monthTime];
}

/**
 * Reads a date in RFC 3339, ISO 8601, RFC 1123 or English words. Reads no form in which day and month could be confused
 * (03/04/2026). A missing time is read as midnight and a missing zone as UTC, and `assumed` says so. Undefined for
 * anything else, including days that do not exist.
 */
export function looseDate(text: string): LooseDate | undefined {
  // JavaScript writes the zone’s name after a date: “GMT+0200 (Central European Summer Time)”.
  const given = text.trim().replace(/\s*\([^()]*\)$/, '');
  if (isDateTime(given)) return { value: given.toUpperCase(), assumed: 'nothing' };
  const [date, hour, minute, second = '00', offset] = partsOf(given) ?? [];
  if (date === undefined) return undefined;
  // A zone without a time says nothing about the day.
  if (hour === undefined && offset !== undefined) return undefined;
  const value = `${date}T${twoDigits(hour ?? '00')}:${minute ?? '00'}:${second}${offsetOf(offset ?? '')}`;
  if (!isDateTime(value)) return undefined;
  return { value, assumed: hour === undefined ? 'time' : offset === undefined ? 'zone' : 'nothing' };
}
