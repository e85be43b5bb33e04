/** RFC 3339 date-times for people: their parts, and their form in words. */
import { isDateTime } from './date-time.ts';

/** The parts of a date-time that people choose. */
export interface DateTimeParts {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:MM:SS', with a fraction if there is one. */
  readonly time: string;
  /** 'Z', or an offset such as '+02:00'. */
  readonly zone: string;
}

const whole = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2}(?:\.\d+)?)([Zz]|[+-]\d{2}:\d{2})$/;

/** Returns the parts of an RFC 3339 date-time; undefined for any other text. */
export function partsOf(text: string): DateTimeParts | undefined {
  const [, date, time, zone] = isDateTime(text) ? (whole.exec(text) ?? []) : [];
  if (date === undefined || time === undefined || zone === undefined) return undefined;
  return { date, time, zone: zone.toUpperCase() };
}

// Created with the first date, because loading a language's words takes long.
let dayFormat: Intl.DateTimeFormat | undefined;

/** Formats a date-time in its own zone: 'Fri, 1 March 2024, 09:30:00, UTC+02:00'. Undefined for any other text. */
export function dateTimeInWords(text: string): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  dayFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const day = dayFormat.format(new Date(`${parts.date}T00:00:00Z`));
  return `${day}, ${parts.time}, ${zoneInWords(parts.zone)}`;
}

/** Formats a zone: 'UTC', 'UTC+02:00'; '-00:00' means that the local zone is not known (RFC 3339, section 4.3). */
export function zoneInWords(zone: string): string {
  if (zone === 'Z' || zone === '+00:00') return 'UTC';
  return zone === '-00:00' ? 'UTC, local zone unknown' : `UTC${zone}`;
}
