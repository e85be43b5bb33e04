/** Formats the times of the drafts in the library: how long ago, days left, in full, and for machines. */
import { counted } from '../../core/json/words.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

// Created when the first draft is listed, because loading the browser's locale data takes longer than everything else
// that the first paint needs.
let relative: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, rounded and in words; both times in ms since 1970. */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return 'just now';
  const [unit, length] = fitting;
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / length), unit);
}

/** When a deleted draft will be deleted permanently, in words; both times in ms since 1970. */
export function daysLeft(goesAt: number, now: number): string {
  // `now` is only updated once a minute.
  const days = Math.max(1, Math.ceil((goesAt - now - 60_000) / (24 * 3600 * 1000)));
  return `permanently deleted in ${counted(days, 'day')}`;
}

let exact: Intl.DateTimeFormat | undefined;

/** Whether a `Date` can represent a time, which may not be so if stored data is damaged. */
function isTime(at: number): boolean {
  return Math.abs(at) <= 8.64e15;
}

/** A time in full, in the time zone of this device; empty if it is not valid. */
export function timeInFull(at: number): string {
  if (!isTime(at)) return '';
  exact ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'medium' });
  return exact.format(at);
}

/** A time as the `datetime` of a time element; undefined if it is not valid. */
export function timeForMachines(at: number): string | undefined {
  return isTime(at) ? new Date(at).toISOString() : undefined;
}
