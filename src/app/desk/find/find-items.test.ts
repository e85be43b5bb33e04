import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../../core/workspace/create.ts';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { createChecker } from '../../../core/check/checker.ts';
import { findItems } from './find-items.ts';

const casefile = emptyCasefile('Sources');
const observation = { ...newObservation(casefile), title: 'Notice 14' };
const passage = { passage_id: `sha256:${'0'.repeat(64)}`, text: 'x' };
const workspace = {
  ...emptyWorkspace('Draft'),
  assessment: {
    ...emptyWorkspace('').assessment,
    claims: [{ claim_id: 'C-001', proposition: 'Said', actual: 'Said' }, 'torn'],
    intent_hypotheses: [{ hypothesis_id: 'IH-001', topic: 'Fees', hypothesis: 'They rise' }],
    unknowns: ['Why'],
  },
  casefile: { ...casefile, observations: [observation, { ...observation, observation_id: 2, passages: [passage] }] },
};
const items = findItems({ workspace, check: createChecker({ digest: sha256 }).check(workspace) });
const item = (key: string) => items.find((each) => each.key === key);

describe('findItems', () => {
  it('names entries by their IDs and finds them by their words', () => {
    expect(item('claims/0')).toMatchObject({ title: 'C-001', detail: 'Said' });
    expect(item('intent_hypotheses/0')).toMatchObject({ title: 'IH-001', detail: 'Fees: They rise' });
    expect(item('unknowns/0')).toMatchObject({ title: 'Unknown 1', detail: 'Why' });
  });

  it('still leads to an entry that is not an object', () => {
    expect(item('claims/1')).toMatchObject({
      title: 'Entry 2',
      target: { kind: 'place', selection: { section: 'claims', index: 1 } },
    });
  });

  it('leads to an observation’s passage, or to the casefile if it has none', () => {
    expect(item('observation/0')?.target).toEqual({ kind: 'place', selection: { section: 'casefile' } });
    expect(item('observation/1')?.target).toMatchObject({ kind: 'passage', passageId: passage.passage_id });
  });

  it('leads from a finding to its field', () => {
    const finding = items.find(({ group, title }) => group === 'Findings' && title.includes('Producer'));
    expect(finding?.target).toMatchObject({ kind: 'place', selection: { section: 'document' } });
  });

  it('gives every item a unique key', () => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  });
});
