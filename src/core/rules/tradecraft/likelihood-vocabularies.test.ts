import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../check/checker.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './likelihood-vocabularies.ts';

const texts = (hypothesis: unknown, description: unknown) => ({
  '/intent_hypotheses/0/hypothesis': hypothesis,
  '/power_bases/0/description': description,
});
const terms = (hypothesis: unknown, description: unknown) =>
  findingsOf(rule, { assessment: texts(hypothesis, description) }).map(({ data }) => data['term']);

describe('tradecraft/likelihood-vocabularies', () => {
  it('finds both terms in one text', () => {
    expect(terms('Very likely, or at least a realistic\npossibility.', '')).toEqual([
      'Very likely',
      'realistic possibility',
    ]);
  });

  it.each([
    ['It is very likely.', 'The island is remote. A probable cause is likely.'],
    ['It is very likely.', 'It called this “a realistic possibility”.'],
    ['It is very likely.', 'A highly likeable candidate took a remote chances course.'],
    ['Almost certain, likely, unlikely, probable.', 'A realistic possibility.'],
    ['Very likely, roughly even odds.', 'Highly probable, almost no chance.'],
    ['Remote chance, highly unlikely.', 'Highly likely.'],
    ['It is very unlikely.', null],
  ])('reports nothing for “%s” and “%s”', (hypothesis, description) => {
    expect(terms(hypothesis, description)).toEqual([]);
  });

  it('removes its finding from both entries as soon as one of them changes', () => {
    const checker = createChecker({ digest: sha256, rules: [rule] });
    let workspace = workspaceOf({ title: '', assessment: texts('It is very likely.', 'It is possible.') });
    const found = () => checker.check(workspace).findings.filter(({ ruleId }) => ruleId === rule.id).length;
    const write = (value: string) => {
      workspace = applyEdit(workspace, { type: 'set', path: '/assessment/power_bases/0/description', value });
    };
    expect(found()).toBe(0);
    write('It is highly likely.');
    expect(found()).toBe(2);
    write('It is likely.');
    expect(found()).toBe(0);
  });
});
