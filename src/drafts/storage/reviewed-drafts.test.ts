import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, link, powerBasis, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { addMessage } from '../../core/review/edits.ts';
import { withReview, withVerdict, moment, withAllVerdicts } from '../../core/review/reviews.fixtures.ts';
import { targetsOf } from '../../core/review/targets.ts';
import { recordOf } from './drafts.fixtures.ts';
import { summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { entryBetween } from './journal.ts';
import { createMemoryDrafts } from './open-drafts.ts';

const start = workspace({
  claims: [claim('C-001'), claim('C-002')],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [],
});

/** A review that is begun, given verdicts and answered, step by step. */
function steps(): readonly Workspace[] {
  const [first, second] = targetsOf(start.assessment);
  if (!first || !second) throw new Error('The draft has two links.');
  const one = withReview(start);
  const two = withVerdict(one, first, 'question', 'Why?');
  const three = withVerdict(two, second, 'accept');
  const reply = { by: 'author', kind: 'note', note: 'Because.', at: moment } as const;
  const four = applyEdit(three, addMessage(three, 'R-1', first.key, reply));
  return [start, one, two, three, four];
}

describe.each<[string, () => Promise<DraftStore>]>([
  ['IndexedDB', () => openIndexedDbDrafts('reviewed-drafts')],
  ['memory', async () => createMemoryDrafts('Only in memory.')],
])('a draft with verdicts in %s', (_name, open) => {
  it('is loaded as it was stored', async () => {
    const store = await open();
    const draft = withAllVerdicts(withAllVerdicts(start), 'R-2', 'Ole');
    await store.put(recordOf('whole', draft), draft);
    const loaded = await store.load('whole');
    expect(loaded?.workspace).toEqual(draft);
    expect(loaded?.notices).toEqual([]);
  });

  it('is restored from the journal of its steps, and lists the reviews that were started in it', async () => {
    const store = await open();
    const states = steps();
    await store.put(recordOf('steps', start), start);
    for (const [index, after] of states.entries()) {
      const before = states[index - 1];
      const entry = before && entryBetween(before, after);
      if (entry) await store.append('steps', [entry], summaryOf(after, 10 + index, null));
    }
    expect((await store.load('steps'))?.workspace).toEqual(states.at(-1));
    expect((await store.list()).find(({ id }) => id === 'steps')?.ownReviews).toEqual(['R-1']);
  });

  it('is restored from its versions', async () => {
    const store = await open();
    const draft = withAllVerdicts(start);
    await store.put(recordOf('states', draft), draft);
    await store.keepState('states', draft, 'before deleting C-001', 10);
    const [state] = await store.states('states');
    expect(await store.readState('states', state?.id ?? '')).toEqual(draft);
  });

  it('is restored as the blind review packet that it is', async () => {
    const store = await open();
    const packet: Workspace = { ...start, casefile: null, blind: true };
    await store.put(recordOf('blind', packet), packet);
    expect((await store.load('blind'))?.workspace.blind).toBe(true);
  });
});
