/** The time and the time zone of the device, as RFC 3339 texts. */
import { partsOf } from '../../core/assessment/date-time-words.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns the offset of the device’s zone at a local time: '+02:00'; 'Z' for none. */
function offsetAt(local: Date): string {
  const east = -local.getTimezoneOffset();
  if (east === 0) return 'Z';
  const minutes = Math.abs(east);
  return `${east < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Returns the date-time now, in the device’s zone. */
export function deviceNow(): string {
  const now = new Date();
  const date = [String(now.getFullYear()), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join(':');
  return `${date}T${time}${offsetAt(now)}`;
}

/** Returns the device’s offset at the clock time of a date-time, which can change with the season. */
export function deviceZoneAt(dateTime: string): string {
  const { date, time } = partsOf(dateTime) ?? {};
  return offsetAt(new Date(`${date ?? ''}T${(time ?? '').slice(0, 8)}`));
}
