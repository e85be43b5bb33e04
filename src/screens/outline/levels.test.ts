import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../core/check/checker.ts';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { sectionCounts, sectionLevels } from './levels.ts';

const finding = (path: string, level: Level, document: Finding['document'] = 'assessment') =>
  findingAt(path, { level, document });

describe('levels of the outline', () => {
  it('counts findings by section, by whole path tokens', () => {
    const findings = [
      finding('/claims/3/span', 'error'),
      finding('/claims', 'notice'),
      finding('/claims_of_mine', 'notice'),
      finding('/producer/name', 'error'),
      finding('/actors/0', 'violation', 'casefile'),
    ];
    const check: CheckResult = { findings, at: () => [], counts: { error: 2, violation: 1, notice: 2 } };
    const levels = sectionLevels(check);
    expect(levels.claims).toEqual({ error: 1, violation: 0, notice: 1 });
    expect(levels.document).toEqual({ error: 1, violation: 0, notice: 1 });
    expect(levels.casefile).toEqual({ error: 0, violation: 1, notice: 0 });
    expect(sectionLevels(check)).toBe(levels);
  });

  it('leaves out findings of a section, and those only', () => {
    const findings = [
      finding('/claims/3/span', 'error'),
      finding('/claims/3', 'notice'),
      finding('/producer', 'error'),
    ];
    const check: CheckResult = { findings, at: () => [], counts: { error: 2, violation: 0, notice: 1 } };
    const left = new Set([findings[0], findings[2]].filter((each) => each !== undefined));
    expect(sectionCounts(check, 'claims', left)).toEqual({ error: 0, violation: 0, notice: 1 });
    expect(sectionCounts(check, 'document', left)).toEqual({ error: 0, violation: 0, notice: 0 });
  });
});
