import type { CheckResult } from '../../core/check/checker.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import type { Section } from '../../store/view-store.ts';
import { listNames } from './sections.ts';

/** How many findings of each level there are, by section. */
export type SectionLevels = Readonly<Record<Section, Readonly<Record<Level, number>>>>;

const lists: ReadonlyMap<string, Section> = new Map(listNames.map((list) => [list, list]));

/** The section of a finding, by the first name of its path. There may be ten thousand of them: nothing is tried out. */
function sectionOf({ document, path }: Finding): Section {
  if (document === 'casefile') return 'casefile';
  const end = path.indexOf('/', 1);
  return lists.get(path.slice(1, end < 0 ? path.length : end)) ?? 'document';
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
