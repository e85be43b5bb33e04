/** Which reports have pictures, or in Word the tables that say the same. */
import type { Report } from './report.ts';

/**
 * The maximum number of evidence links of an assessment whose report has pictures: with more, the pictures would be
 * most of the report.
 */
export const maxLinks = 500;

/** Whether an assessment has more evidence links than pictures can show. */
export function hasTooManyLinks({ intents, powerBases }: Report): boolean {
  return [...intents, ...powerBases].reduce((sum, entry) => sum + entry.links.length, 0) > maxLinks;
}
