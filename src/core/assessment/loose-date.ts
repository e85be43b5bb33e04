/** Reads the dates that files and people write as RFC 3339 date-times, if they mean one day only. */
import type { AssumedPart } from './date-time-words.ts';
import { readDateWords, type DateContext } from './read-date-words.ts';

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
