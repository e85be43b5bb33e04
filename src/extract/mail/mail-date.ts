/** Reads the date of a message (RFC 5322, section 3.3), also in the obsolete forms of section 4.3. */
import type { Fact } from '../../core/casefile/source-facts.ts';
import { dateFact } from '../facts/fact-values.ts';

/** A day, a month in words and a year of two or three digits. */
const shortYear = /(\b\d{1,2}[ \t-]+\p{L}+\.?[ \t-]+)(\d{2,3})(?=\s)/u;

/** Two digits below 50 mean 2000 to 2049. All other short years are counted from 1900 (RFC 5322, section 4.3). */
const fullYear = (year: string): number => Number(year) + (year.length === 2 && Number(year) < 50 ? 2000 : 1900);

/** Returns the date of a message as a fact; undefined if it is not certain. */
export function mailDate(text: string): Fact | undefined {
  const written = text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(shortYear, (_, before: string, year: string) => `${before}${String(fullYear(year))}`);
  const fact = dateFact(written, 'message');
  if (fact) return fact;
  // RFC 3339 has second 60 only at the end of a day in UTC. Clocks that show it elsewhere mean the next minute.
  const next = dateFact(written.replace(/(\d:\d{2}):60\b/, '$1:59'), 'message');
  const seconds = next && Date.parse(next.value);
  if (seconds === undefined || !/:60\b/.test(written)) return undefined;
  const [zone = 'Z'] = /(?:Z|[+-]\d{2}:\d{2})$/.exec(next?.value ?? '') ?? [];
  const [, sign = '+', hours = 0, minutes = 0] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return {
    ...next,
    value: `${new Date(seconds + 1000 + offset).toISOString().slice(0, 19)}${zone}`,
    origin: 'message',
  };
}
