import type { EarlierState } from '../../store/earlier-states.ts';

/** The states of one day. */
export interface DayOfStates {
  /** “Today”, “Yesterday”, “Thursday, 19 November”; with the year where it is another one. */
  readonly day: string;
  readonly states: readonly EarlierState[];
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const withYear = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The time of day of a moment in ms since 1970, as this device writes it. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

/** The day of a moment as people say it; both times in ms since 1970. */
export function dayInWords(at: number, now: number): string {
  const date = new Date(at);
  const [today, yesterday] = [new Date(now), new Date(now)];
  yesterday.setDate(today.getDate() - 1);
  if (date.toDateString() === today.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return date.getFullYear() === today.getFullYear() ? weekday.format(date) : withYear.format(date);
}

/** Day and time for the middle of a sentence: “14:02”, “yesterday 17:40”, “Thursday 19 November 09:05”. */
export function momentInWords(at: number, now: number): string {
  const day = dayInWords(at, now);
  if (day === 'Today') return timeOfDay(at);
  return `${day === 'Yesterday' ? 'yesterday' : day} ${timeOfDay(at)}`;
}

/** States by their days, the newest first. */
export function byDay(states: readonly EarlierState[], now: number): readonly DayOfStates[] {
  const days = new Map<string, EarlierState[]>();
  for (const state of states.toSorted((one, other) => other.at - one.at)) {
    const day = dayInWords(state.at, now);
    const known = days.get(day);
    if (known) known.push(state);
    else days.set(day, [state]);
  }
  return [...days].map(([day, ofDay]) => ({ day, states: ofDay }));
}
