/** The fixes for date-times in another form: dates in words, without a time, seconds or a zone, and empty texts. */
import { looseDate, readDateWords } from '../../assessment/read-date-words.ts';
import { parsePointer, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import type { Fault } from '../sentences.ts';
import { set } from './set.ts';

/** Texts that mean an open start or end. */
const openWords = new Set(['', 'null', 'none', 'n/a', 'na', 'open', 'unknown', '-', '–']);

/** Texts that mean an open end. As a start they mean a moment, which the text does not give. */
const openEndWords = new Set(['ongoing', 'present', 'now']);

/** Whether a text means that a date is open, such as an empty text. */
export function meansOpen(text: string, edge: 'start' | 'end'): boolean {
  const words = text.trim().toLowerCase();
  return openWords.has(words) || (edge === 'end' && openEndWords.has(words));
}

/**
 * Returns the first or last moment of a month or a year, such as “April 2025” or “2025”, as RFC 3339; undefined for any
 * other text.
 */
function edgeOfPeriod(text: string, edge: 'start' | 'end'): string | undefined {
  const read = readDateWords(text, { edge, now: '2000-01-01T00:00:00Z' });
  const [only, ...others] = read.ok ? read.readings : [];
  return only?.assumed.includes('day') && !only.assumed.includes('century') && others.length === 0
    ? only.dateTime
    : undefined;
}

/**
 * Returns the fix that puts a date-time in the contract's form, or leaves it open. A date without a day needs a
 * decision.
 */
export function dateFixes({ value, path: field }: Fault, path: Pointer): readonly Fix[] {
  if (typeof value !== 'string') return [];
  const edge = parsePointer(field).at(-1) === 'end' ? 'end' : 'start';
  if (meansOpen(value, edge)) return [set('Leave open', path, null, 'leave-open')];
  const dateTime = looseDate(value, edge)?.value;
  if (dateTime !== undefined) return [set(`Change to ${dateTime}`, path, dateTime, 'complete-date')];
  const ofPeriod = edgeOfPeriod(value, edge);
  return ofPeriod === undefined ? [] : [set(`Change to ${ofPeriod}`, path, ofPeriod, 'whole-period')];
}
