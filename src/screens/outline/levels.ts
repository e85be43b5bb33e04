/** Counts findings by section and level, for the sections in the outline. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { highestLevelOf, countsWithout, isMissing } from '../../core/check/levels.ts';
import type { CheckResult } from '../../core/check/checker.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { valueAt } from '../../core/json/pointer.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Section } from '../../desk/view-store.ts';
import { listNames } from '../../core/assessment/view.ts';
import type { LevelName } from '../../ui/level-icon.tsx';

/** The number of findings of each level, by section. */
export type SectionLevels = Readonly<Record<Section, Readonly<Record<Level, number>>>>;

const lists: ReadonlyMap<string, Section> = new Map(listNames.map((list) => [list, list]));

/**
 * Returns the section of a finding by the first name of its path. It avoids parsing, because there may be ten thousand
 * findings.
 */
function sectionOf({ document, path }: Finding): Section {
  if (document === 'casefile') return 'casefile';
  const end = path.indexOf('/', 1);
  return lists.get(path.slice(1, end < 0 ? path.length : end)) ?? 'document';
}

/** Returns the number of findings of each level in every section. Cached by the check result. */
export const sectionLevels = byIdentity((check: CheckResult): SectionLevels => {
  const zeroCounts = (): Record<Level, number> => ({ error: 0, violation: 0, notice: 0 });
  const levels = {
    document: zeroCounts(),
    claims: zeroCounts(),
    power_bases: zeroCounts(),
    intent_hypotheses: zeroCounts(),
    contradictions: zeroCounts(),
    unknowns: zeroCounts(),
    casefile: zeroCounts(),
  } satisfies Record<Section, Record<Level, number>>;
  for (const finding of check.findings) levels[sectionOf(finding)][finding.level] += 1;
  return levels;
});

/** Returns the number of findings of each level in a section, without some findings. */
export function sectionCounts(check: CheckResult, section: Section, left: ReadonlySet<Finding>): CheckResult['counts'] {
  const own = new Set([...left].filter((finding) => sectionOf(finding) === section));
  return countsWithout({ counts: sectionLevels(check)[section] }, own);
}

/**
 * Returns the highest level of a new entry's findings that say more than that something is not filled in yet; 'missing'
 * if none says more.
 */
export function newEntryLevel(findings: readonly Finding[], { assessment }: Workspace): LevelName | 'missing' | null {
  const others = findings.filter((finding) => !isMissing(finding, valueAt(assessment, finding.path)));
  return others.length === 0 && findings.length > 0 ? 'missing' : entryLevel(others);
}

/** Returns the highest level of an entry’s findings; null for none, 'unchecked' if none of them could be checked. */
export function entryLevel(findings: readonly Finding[]): LevelName | null {
  const level = highestLevelOf(findings);
  return level !== null && findings.every(({ certainty }) => certainty === 'unchecked') ? 'unchecked' : level;
}
