import { expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './span-carries-many.ts';

const [claim] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const at = (start: number, end: number) => ({ ...claim, span: { start, end, offset_encoding: 'unicode-code-point' } });

it('tradecraft/span-carries-many reports the other claims once, at the first, and ignores other and incomplete spans', () => {
  const many = Array.from({ length: 4 }, () => at(0, 59));
  const { path, related } = onlyFinding(rule, { assessment: { '/claims': [at(0, 9), at(0, 59), ...many] } });
  expect([path, ...related]).toEqual(['/claims/1/span', '/claims/2', '/claims/3', '/claims/4', '/claims/5']);
  const elsewhere = { ...at(0, 59), passage_id: `sha256:${'0'.repeat(64)}` };
  expect(reported(rule, { '/claims': [...many, elsewhere, { ...at(0, 59), span: { start: 0 } }] })).toEqual([]);
});
