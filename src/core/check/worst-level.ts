import type { Choice } from '../assessment/choices.ts';
import type { Finding, Level } from '../rules/finding.ts';

/** The levels, the worst first. */
const order: readonly Level[] = ['error', 'violation', 'notice'];

/** The place of a level among all: 0 is the worst, 3 is no finding. What is ordered by findings is ordered by this. */
export function levelPlace(level: Level | null): number {
  return level === null ? order.length : order.indexOf(level);
}

/** The worse of two levels. */
export function worseOf(one: Level | null, other: Level): Level {
  return one !== null && levelPlace(one) <= levelPlace(other) ? one : other;
}

const worstOf = new WeakMap<readonly Finding[], Level | null>();

/** The worst level of some findings; null for none. Remembered by the array, which the checker keeps while it can. */
export function worstFinding(findings: readonly Finding[]): Level | null {
  const known = worstOf.get(findings);
  if (known !== undefined) return known;
  const worst = findings.reduce<Level | null>((most, { level }) => worseOf(most, level), null);
  worstOf.set(findings, worst);
  return worst;
}

/** A filter by what the worst finding of something is: that level; 'any' for one at all, 'none' for not one. */
export type LevelFilter = Level | 'any' | 'none';

/** The filters by findings, as they are called. */
export const levelFilters: readonly (Choice & { readonly value: LevelFilter })[] = [
  { value: 'any', title: 'With findings' },
  { value: 'error', title: 'With errors' },
  { value: 'violation', title: 'Violations at worst' },
  { value: 'notice', title: 'Notices at worst' },
  { value: 'none', title: 'Without findings' },
];

/** Whether a filter, or none, leaves what has this worst level. */
export function levelFits(wanted: LevelFilter | undefined, level: Level | null): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'none') return level === null;
  return wanted === 'any' ? level !== null : level === wanted;
}
