/** Puts the days and times of versions into words, and groups versions by day. */
import type { SavedVersion } from '../../desk/version-commands.ts';
import { grouped } from '../../core/json/grouped.ts';

/** The versions of one day. */
export interface DayOfVersions {
  /** “Today”, “Yesterday”, “Thursday 19 November”; with the year if it is not this year. */
  readonly day: string;
  readonly versions: readonly SavedVersion[];
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const withYear = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the time of day of a moment in ms since 1970, in this device's format. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

/** Returns the day of a moment in words; both times in ms since 1970. */
export function dayInWords(at: number, now: number): string {
  const date = new Date(at);
  const [today, yesterday] = [new Date(now), new Date(now)];
  yesterday.setDate(today.getDate() - 1);
  if (date.toDateString() === today.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return date.getFullYear() === today.getFullYear() ? weekday.format(date) : withYear.format(date);
}

/** Returns day and time for the middle of a sentence: “14:02”, “yesterday 17:40”, “Thursday 19 November 09:05”. */
export function momentInWords(at: number, now: number): string {
  const day = dayInWords(at, now);
  if (day === 'Today') return timeOfDay(at);
  return `${day === 'Yesterday' ? 'yesterday' : day} ${timeOfDay(at)}`;
}

/** Groups versions by day, newest first. */
export function byDay(versions: readonly SavedVersion[], now: number): readonly DayOfVersions[] {
  const newestFirst = versions.toSorted((one, other) => other.at - one.at);
  const days = grouped(newestFirst, ({ at }) => dayInWords(at, now));
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }));
}
