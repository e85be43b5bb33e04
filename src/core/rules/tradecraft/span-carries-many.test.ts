import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './span-carries-many.ts';

const [claim] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const at = (start: number, end: number) => ({ ...claim, span: { start, end, offset_encoding: 'unicode-code-point' } });

describe('tradecraft/span-carries-many', () => {
  it('reports the other claims once, at the first claim', () => {
    const claims = [at(0, 9), at(0, 59), at(0, 59), at(0, 59), at(0, 59), at(0, 59)];
    const findings = findingsOf(rule, { assessment: { '/claims': claims } });
    expect(findings.map(({ path, related }) => [path, ...related])).toEqual([
      ['/claims/1/span', '/claims/2', '/claims/3', '/claims/4', '/claims/5'],
    ]);
  });

  it('ignores spans in other passages and incomplete spans', () => {
    const elsewhere = { ...at(0, 59), passage_id: `sha256:${'0'.repeat(64)}` };
    const claims = [at(0, 59), at(0, 59), at(0, 59), at(0, 59), elsewhere, { ...at(0, 59), span: { start: 0 } }];
    expect(findingsOf(rule, { assessment: { '/claims': claims } })).toEqual([]);
  });
});
