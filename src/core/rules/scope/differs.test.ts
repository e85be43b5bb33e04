import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './differs.ts';

describe('scope/differs', () => {
  it('uses the wording, or removes the statement', () => {
    const example = { assessment: { scope: 'Words.' }, scopeStatement: 'Other words.' };
    const finding = onlyFinding(rule, example);
    expect(applyFix(example, finding).assessment['scope']).toBe('Other words.');
    expect(applyFix(example, finding, 'Remove the statement').assessment).toEqual(exampleAssessment);
  });

  it('compares exactly', () => {
    const example = { assessment: { scope: 'Words. ' }, scopeStatement: 'Words.' };
    expect(onlyFinding(rule, example).level).toBe('error');
  });
});
