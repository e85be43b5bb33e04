import type { Pointer } from '../../core/assessment/pointer.ts';
import type { CheckResult } from '../../core/check/checker.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import type { Section } from '../../store/view-store.ts';
import { listNames } from './sections.ts';

/** How many findings of each level there are, by section. */
export type SectionLevels = Readonly<Record<Section, Readonly<Record<Level, number>>>>;

function sectionOf({ document, path }: Finding): Section {
  if (document === 'casefile') return 'casefile';
  return listNames.find((list) => isBelow(path, list)) ?? 'document';
}

function isBelow(path: Pointer, list: string): boolean {
  return path.startsWith(`/${list}`) && (path.length === list.length + 1 || path[list.length + 1] === '/');
}

const levelsOf = new WeakMap<CheckResult, SectionLevels>();

/** How many findings of each level every section has. Remembered by the result. */
export function sectionLevels(check: CheckResult): SectionLevels {
  const known = levelsOf.get(check);
  if (known) return known;
  const none = (): Record<Level, number> => ({ error: 0, violation: 0, notice: 0 });
  const levels = {
    document: none(),
    claims: none(),
    power_bases: none(),
    intent_hypotheses: none(),
    contradictions: none(),
    unknowns: none(),
    casefile: none(),
  } satisfies Record<Section, Record<Level, number>>;
  for (const finding of check.findings) levels[sectionOf(finding)][finding.level] += 1;
  levelsOf.set(check, levels);
  return levels;
}
