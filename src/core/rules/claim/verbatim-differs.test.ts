import { describe, expect, it } from 'vitest';
import { textBefore } from '../texts-of-finding.ts';
import { valueAt } from '../../json/pointer.ts';
import { exampleAssessment, workspaceOf } from '../example-workspace.ts';
import { applyFix, findingsOf, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './verbatim-differs.ts';

describe('claim/verbatim-differs', () => {
  it('copies the text, with a preview, or changes it to paraphrase', () => {
    const example = { assessment: { '/claims/0/proposition': 'It closes.' } };
    const finding = onlyFinding(rule, example);
    const [copy] = finding.fixes;
    expect(copy && textBefore(workspaceOf({ title: '', ...example }), copy)).toBe('It closes.');
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
    const paraphrase = applyFix(example, finding, 'Change to paraphrase').assessment;
    expect(valueAt(paraphrase, '/claims/0/representation')).toBe('paraphrase');
  });

  it('returns an equal finding with every key, so that nothing renders again', () => {
    const typed = (proposition: string) => findingsOf(rule, { assessment: { '/claims/0/proposition': proposition } });
    expect(typed('It closes.')).toEqual(typed('It closes. And'));
  });

  it('does not copy text that is too long for a proposition', () => {
    const example = { assessment: { '/claims/0/proposition': 'It closes.', '/claims/0/actual': 'word '.repeat(1001) } };
    expect(onlyFinding(rule, example).fixes.map(({ title }) => title)).toEqual(['Change to paraphrase']);
  });

  it('does not fold case, and reports no empty texts', () => {
    const otherCase = { '/claims/0/actual': 'He means US ships.', '/claims/0/proposition': 'us ships' };
    const empty = [{ '/claims/0/proposition': '' }, { '/claims/0/actual': undefined }];
    expect(reported(rule, otherCase, ...empty)).toEqual([otherCase]);
  });
});
