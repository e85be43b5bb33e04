const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

// Made when the first draft is listed: loading the browser's words takes longer than running everything else that the
// first paint needs.
let relative: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, roughly and in words; both times in ms since 1970. */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return 'just now';
  const [unit, length] = fitting;
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / length), unit);
}

/** How long something deleted can still be brought back, in words; both times in ms since 1970. */
export function daysLeft(goesAt: number, now: number): string {
  // What is now is known to the minute.
  const days = Math.max(1, Math.ceil((goesAt - now - 60_000) / (24 * 3600 * 1000)));
  return days === 1 ? 'kept for one more day' : `kept for ${days} more days`;
}

let exact: Intl.DateTimeFormat | undefined;

/** Whether a time is one that a `Date` can hold: what was kept may be torn. */
function isTime(at: number): boolean {
  return Math.abs(at) <= 8.64e15;
}

/** The same time in full, in the zone of this device; empty where it is no time. */
export function timeInFull(at: number): string {
  if (!isTime(at)) return '';
  exact ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'medium' });
  return exact.format(at);
}

/** The same time as the `datetime` of a time element; undefined where it is no time. */
export function timeForMachines(at: number): string | undefined {
  return isTime(at) ? new Date(at).toISOString() : undefined;
}
