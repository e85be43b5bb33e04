/** The time axis of pictures: the range that it covers, its scale, and calendar ticks in UTC. */

/** A range of time in seconds since 1970-01-01T00:00:00Z. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** A labelled moment of the axis, in seconds since 1970. */
export interface Tick {
  readonly seconds: number;
  /** Complete by itself, such as “3 Mar 2024” or “3 Mar 2024, 14:30”. */
  readonly label: string;
}

const day = 86_400;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

type Unit = 'second' | 'month' | 'year';
interface Step {
  readonly unit: Unit;
  readonly count: number;
  /** The average length in seconds. */
  readonly length: number;
}

const minutes = [1, 5, 15, 30, 60, 180, 360, 720].map((count) => count * 60);
const years = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const steps: readonly Step[] = [
  ...[...minutes, day, 2 * day, 7 * day, 14 * day].map((length) => ({
    unit: 'second' as const,
    count: length,
    length,
  })),
  ...[1, 3, 6].map((count) => ({ unit: 'month' as const, count, length: count * 30.44 * day })),
  ...years.map((count) => ({ unit: 'year' as const, count, length: count * 365.25 * day })),
];

/** Monday, 5 January 1970: weeks begin on Mondays. */
const firstMonday = 4 * day;

/** Returns the ticks of a range. They are at least `spacing` pixels apart, on average for months and years. */
export function ticksOf({ from, to }: TimeRange, secondsPerPixel: number, spacing: number): readonly Tick[] {
  const last = steps[steps.length - 1] as Step;
  const step = steps.find(({ length }) => length / secondsPerPixel >= spacing) ?? last;
  const ticks: Tick[] = [];
  for (let seconds = firstTick(from, step); seconds <= to; seconds = nextTick(seconds, step))
    ticks.push({ seconds, label: labelOf(seconds, step) });
  return ticks;
}

function firstTick(from: number, { unit, count }: Step): number {
  if (unit === 'second') {
    const origin = count > day ? firstMonday : 0;
    return Math.ceil((from - origin) / count) * count + origin;
  }
  const date = new Date(from * 1000);
  const [year, month] = [date.getUTCFullYear(), unit === 'year' ? 0 : date.getUTCMonth()];
  const size = unit === 'year' ? count : 1;
  const start = startOf(Math.floor(year / size) * size, unit === 'year' ? 0 : Math.floor(month / count) * count);
  return start >= from ? start : nextTick(start, { unit, count });
}

function nextTick(seconds: number, { unit, count }: Pick<Step, 'unit' | 'count'>): number {
  if (unit === 'second') return seconds + count;
  const date = new Date(seconds * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return unit === 'year' ? startOf(year + count, 0) : startOf(year, month + count);
}

/** Returns the start of a month, which may be 12 or more. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
function startOf(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return date.getTime() / 1000;
}

function labelOf(seconds: number, { unit, count }: Step): string {
  const date = new Date(seconds * 1000);
  const year = String(date.getUTCFullYear());
  if (unit === 'year') return year;
  const month = `${monthNames[date.getUTCMonth()] ?? ''} ${year}`;
  if (unit === 'month') return month;
  const inDays = `${String(date.getUTCDate())} ${month}`;
  return count >= day ? inDays : `${inDays}, ${date.toISOString().slice(-13, -8)}`;
}

/** Returns a date in UTC for labels, such as “3 Mar 2024”. */
export function dayInUtc(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${String(date.getUTCDate())} ${monthNames[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`;
}

/** Returns a date and time in UTC for labels, such as “3 Mar 2024, 14:30:05 UTC”. */
export function momentInUtc(seconds: number): string {
  return `${dayInUtc(seconds)}, ${new Date(seconds * 1000).toISOString().slice(-13, -5)} UTC`;
}

/** Returns the range of moments with a margin on both sides, at least two hours; undefined if there are none. */
export function rangeOf(moments: readonly number[]): TimeRange | undefined {
  if (moments.length === 0) return undefined;
  const [from, to] = moments.reduce(
    ([least, most], seconds) => [Math.min(least, seconds), Math.max(most, seconds)],
    [Infinity, -Infinity],
  );
  const margin = Math.max((to - from) * 0.05, 3600);
  return { from: from - margin, to: to + margin };
}
