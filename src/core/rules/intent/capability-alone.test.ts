import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../matrix/gaps.ts';
import { matrixOf } from '../../matrix/matrix.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './capability-alone.ts';

describe('intent/capability-alone', () => {
  it('does not report an intent hypothesis without support', () => {
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': [] } })).toEqual([]);
  });

  it('does not report a link whose claim is missing', () => {
    const evidence = [{ claim_id: 'C-404', effect: 'supports', reason: 'It says so.' }];
    expect(findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': evidence } })).toEqual([]);
  });

  const words = 'The Harbour Council means to close it.';
  it.each<[string, object, boolean]>([
    ['verbatim words that name the actor', {}, false],
    ['a paraphrase', { representation: 'paraphrase' }, true],
    ['words that are called verbatim and are others', { proposition: 'It will close.' }, true],
    [
      'text that names another actor',
      { actual: 'The union means to close it.', proposition: 'means to close it' },
      true,
    ],
    ['words that may name the actor', { actual: 'قالت ومجلس الميناء', proposition: 'قالت' }, false],
  ])('counts beside a capacity only what can support: %s', (_, rest, found) => {
    const link = (claim_id: string) => ({ claim_id, effect: 'supports', reason: 'It says so.' });
    const fields = { claim_kind: 'public-position', actual: words, proposition: words, ...rest };
    const claim = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`/claims/1/${field}`, value]));
    const assessment = {
      '/claims/0/claim_kind': 'capacity',
      ...claim,
      '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
    };
    const casefile = { '/actors/0/names': ['Harbour Council', 'مجلس الميناء'] };
    expect(findingsOf(rule, { assessment, casefile })).toHaveLength(found ? 1 : 0);
    // The matrix gives the same result.
    const matrix = matrixOf(workspaceOf({ title: '', assessment, casefile }));
    expect(gapsOf(matrix).entries['capability-alone']).toEqual(found ? [1] : []);
  });

  it('points to every supporting link of kind capacity', () => {
    const link = (claim_id: string) => ({ claim_id, effect: 'supports', reason: 'It says so.' });
    const assessment = {
      '/claims/0/claim_kind': 'capacity',
      '/claims/1/claim_kind': 'capacity',
      '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')],
    };
    expect(onlyFinding(rule, { assessment }).related).toEqual([
      '/intent_hypotheses/0/evidence/0',
      '/intent_hypotheses/0/evidence/1',
    ]);
  });

  it('allows a power basis that capacity supports', () => {
    const assessment = { '/claims/0/claim_kind': 'capacity', intent_hypotheses: [] };
    expect(findingsOf(rule, { assessment })).toEqual([]);
  });
});
