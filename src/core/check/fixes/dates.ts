/** The fixes for date-times in another form: dates without a time, spaces, missing seconds or zones, and empty texts. */
import { isDateTime } from '../../assessment/date-time.ts';
import { parsePointer, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import type { Fault } from '../sentences.ts';
import { set } from './set.ts';

/** The end of a period that a date stands for: its first or its last second. */
export type Edge = 'start' | 'end';

const form =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:[Tt]|\s+|,\s*)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?\s*(UTC|GMT|[Zz]|[+-]\d{2}:?(?:\d{2})?)?$/;

/** Texts that mean an open start or end. */
const openWords = new Set(['', 'null', 'none', 'n/a', 'na', 'open', 'unknown', '-', '–']);

/** Texts that mean an open end. As a start they mean a moment, which the text does not give. */
const openEndWords = new Set(['ongoing', 'present', 'now']);

function zoneIn(zone: string | undefined): string {
  if (zone === undefined || /^(?:utc|gmt|z)$/i.test(zone)) return 'Z';
  const [sign = '+', digits = ''] = [zone.slice(0, 1), zone.slice(1).replace(':', '')];
  return `${sign}${digits.slice(0, 2)}:${digits.slice(2).padEnd(2, '0')}`;
}

/**
 * Returns the date-time of RFC 3339 that a text means in another form, with the year first; undefined if it is not
 * clear. A date without a time gives the first or the last second of that day, and a missing zone counts as UTC.
 */
export function dateTimeMeantBy(text: string, edge: Edge): string | undefined {
  const match = form.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', fraction, zone] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const wholeDay = edge === 'start' ? '00:00:00' : '23:59:59';
  const time = hour === undefined ? wholeDay : `${hour.padStart(2, '0')}:${minute}:${second}`;
  const dateTime = `${date}T${time}${fraction === undefined ? '' : `.${fraction}`}${zoneIn(zone)}`;
  return isDateTime(dateTime) ? dateTime : undefined;
}

/** Whether a text means that a date is open, such as an empty text. */
export function meansOpen(text: string, edge: Edge): boolean {
  const words = text.trim().toLowerCase();
  return openWords.has(words) || (edge === 'end' && openEndWords.has(words));
}

/** Returns the fix that puts a date-time in the contract's form, or leaves it open. */
export function dateFixes({ value, path: field }: Fault, path: Pointer): readonly Fix[] {
  if (typeof value !== 'string') return [];
  const edge = parsePointer(field).at(-1) === 'end' ? 'end' : 'start';
  if (meansOpen(value, edge)) return [set('Leave open', path, null, 'leave-open')];
  const dateTime = dateTimeMeantBy(value, edge);
  return dateTime === undefined ? [] : [set(`Change to ${dateTime}`, path, dateTime, 'complete-date')];
}
