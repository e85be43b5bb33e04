import { isDateTime } from '../../../core/assessment/date-time.ts';

/** A date-time in the parts that people pick. */
export interface DateTimeParts {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:MM:SS', with a fraction where there is one. */
  readonly time: string;
  /** 'Z', or an offset such as '+02:00'. */
  readonly zone: string;
}

const whole = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2}(?:\.\d+)?)([Zz]|[+-]\d{2}:\d{2})$/;

/** The parts of an RFC 3339 date-time; undefined for any other text. */
export function partsOf(text: string): DateTimeParts | undefined {
  const [, date, time, zone] = isDateTime(text) ? (whole.exec(text) ?? []) : [];
  if (date === undefined || time === undefined || zone === undefined) return undefined;
  return { date, time, zone: zone.toUpperCase() };
}

/** The RFC 3339 date-time of picked parts, upper-case; a time without seconds gets 00. Undefined where they make none. */
export function dateTimeOf({ date, time, zone }: DateTimeParts): string | undefined {
  const seconds = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  const text = `${date}T${seconds}${zone}`;
  return isDateTime(text) ? text.toUpperCase() : undefined;
}

const loose =
  /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[Tt ,]+(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))?)?\s*(?:(?:UTC|GMT)?([+-]\d{1,2}(?::?\d{2})?)|([Zz]|UTC|GMT))?\s*$/;

const twoDigits = (number: string | undefined): string => (number ?? '0').padStart(2, '0');

function zoneOf(offset: string | undefined): string {
  if (offset === undefined) return 'Z';
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  return `${sign ?? '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/**
 * The date-time that a text most likely means, to be offered and never taken silently: what is missing of the time is
 * midnight, and a missing zone is UTC. Undefined where the text is one already or gives no date.
 */
export function suggestedDateTime(text: string): string | undefined {
  if (isDateTime(text)) return undefined;
  const [, year, month, day, hour, minute, second, offset] = loose.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const time = `${twoDigits(hour)}:${twoDigits(minute)}:${(second ?? '00').replace(',', '.')}`;
  return dateTimeOf({ date, time, zone: zoneOf(offset) });
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A date-time in words, in its own zone: 'Fri, 1 March 2024, 09:30:00, UTC+02:00'. Undefined where it is none. */
export function dateTimeInWords(text: string): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const day = dayFormat.format(new Date(`${parts.date}T00:00:00Z`));
  return `${day}, ${parts.time}, ${zoneInWords(parts.zone)}`;
}

/** A zone in words: 'UTC', 'UTC+02:00'; '-00:00' says that the local zone is not known (RFC 3339, section 4.3). */
export function zoneInWords(zone: string): string {
  if (zone === 'Z' || zone === '+00:00') return 'UTC';
  return zone === '-00:00' ? 'UTC, local zone unknown' : `UTC${zone}`;
}

/** The offsets that are in use somewhere, from west to east. */
export const zones: readonly string[] = [
  ...['-12:00', '-11:00', '-10:00', '-09:30', '-09:00', '-08:00', '-07:00', '-06:00', '-05:00', '-04:00', '-03:30'],
  ...['-03:00', '-02:00', '-01:00', 'Z', '+01:00', '+02:00', '+03:00', '+03:30', '+04:00', '+04:30', '+05:00'],
  ...['+05:30', '+05:45', '+06:00', '+06:30', '+07:00', '+08:00', '+08:45', '+09:00', '+09:30', '+10:00', '+10:30'],
  ...['+11:00', '+12:00', '+12:45', '+13:00', '+14:00'],
];
