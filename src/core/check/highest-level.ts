/** The order of the levels: the highest one among findings, and the filters by it. */
import { byIdentity } from '../json/by-identity.ts';
import type { Choice } from '../assessment/choices.ts';
import type { Finding, Level } from '../rules/finding.ts';

/** The levels, the highest first. */
const order: readonly Level[] = ['error', 'violation', 'notice'];

/** Returns the sort position of a level: 0 is the highest, 3 means no findings. */
export function levelRank(level: Level | null): number {
  return level === null ? order.length : order.indexOf(level);
}

/** Returns the higher of two levels. */
export function higherLevelOf(one: Level | null, other: Level): Level {
  return one !== null && levelRank(one) <= levelRank(other) ? one : other;
}

/** Returns the highest level that has findings; null for none. */
export function highestLevel(counts: Readonly<Record<Level, number>>): Level | null {
  return order.find((level) => counts[level] > 0) ?? null;
}

/** Returns the highest level of some findings, or null for none. Cached by the array, which the checker reuses. */
export const highestLevelOf = byIdentity((findings: readonly Finding[]): Level | null =>
  findings.reduce<Level | null>((most, { level }) => higherLevelOf(most, level), null),
);

/** A filter by the highest level of the findings; 'any' for at least one finding, 'none' for no findings. */
export type LevelFilter = Level | 'any' | 'none';

/** The filters by findings, with their titles. */
export const levelFilters: readonly (Choice & { readonly value: LevelFilter })[] = [
  { value: 'any', title: 'With findings' },
  { value: 'error', title: 'With errors' },
  { value: 'violation', title: 'Violations (no errors)' },
  { value: 'notice', title: 'Notices only' },
  { value: 'none', title: 'Without findings' },
];

/** Whether a filter, if there is one, accepts something with this highest level. */
export function matchesLevelFilter(wanted: LevelFilter | undefined, level: Level | null): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'none') return level === null;
  return wanted === 'any' ? level !== null : level === wanted;
}
