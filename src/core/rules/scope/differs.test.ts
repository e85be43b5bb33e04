import { expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { applyFix, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './differs.ts';

it('scope/differs compares exactly, and uses the wording or removes the statement', () => {
  const example = { assessment: { scope: 'Words.' }, scopeStatement: 'Other words.' };
  const finding = onlyFinding(rule, example);
  expect(fixedAt(rule, example, '/scope')).toBe('Other words.');
  expect(applyFix(example, finding, 'Remove the statement').assessment).toEqual(exampleAssessment);
  expect(onlyFinding(rule, { assessment: { scope: 'Words. ' }, scopeStatement: 'Words.' }).level).toBe('error');
});
