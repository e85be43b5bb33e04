/** The result of a check: all findings in order, those of one entry, and the count of each level. */
import type { Pointer } from '../json/pointer.ts';
import type { Finding, Level } from '../rules/finding.ts';

/** All findings of one workspace, in a fixed order: by position in the document, then by rule. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  /**
   * The findings of one entry ('/claims/3', '/unknowns/0') or, for '', of the head of the assessment. The same array as
   * long as the entry's findings are equal. Casefile findings have the paths 'casefile:/actors/0' and
   * 'casefile:/observations/0'. Empty for any other path.
   */
  at(entryPath: Pointer): readonly Finding[];
  readonly counts: Readonly<Record<Level, number>>;
}

/** The findings of the parts of one list, by index, and the prefix of their entry paths. */
export interface SectionFindings {
  readonly path: Pointer;
  readonly findings: readonly (readonly Finding[])[];
}

const none: readonly Finding[] = Object.freeze([]);

/** Combines the findings of the head and of the lists. */
export function resultOf(head: readonly Finding[], sections: readonly SectionFindings[]): CheckResult {
  const byPath = new Map(sections.map((section) => [section.path, section.findings]));
  // Not by `push(...part)`: an entry can have more findings than a call can have arguments.
  const findings = [head, ...sections.flatMap((section) => section.findings)].flat();
  const counts = { error: 0, violation: 0, notice: 0 };
  for (const { level } of findings) counts[level]++;
  return {
    findings,
    counts,
    at(entryPath) {
      if (entryPath === '') return head;
      const end = entryPath.lastIndexOf('/');
      return byPath.get(entryPath.slice(0, end))?.[Number(entryPath.slice(end + 1))] ?? none;
    },
  };
}
