/** Counts, never times: the same on every machine, and what a change that costs too much changes first. */
import { sha256 } from '@noble/hashes/sha2.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskOfSize, maximumCount } from '../../e2e/support/limits-document.ts';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { linkEvidence, setField } from '../core/workspace/edits.ts';
import { diffWorkspaces } from '../core/workspace/patch.ts';
import { valueAt } from '../core/json/pointer.ts';
import { createChecker } from '../core/check/checker.ts';
import { linkRulesOf, rulesByKind } from '../core/check/parts.ts';
import { rules } from '../core/rules/index.generated.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { changeOf } from '../desk/history.ts';
import { announcedDrafts, type TabNews } from '../storage/tabs/tab-channel.ts';
import { aloneInTheBrowser, devicelikeDrafts, testDesk } from './desk.fixtures.ts';

vi.mock('../core/workspace/patch.ts', { spy: true });

const { title, assessment, casefile } = JSON.parse(deskOfSize(maximumCount)) as Workspace;
const opened: Workspace = { title, assessment, casefile };

/** The checks since the counts were last reset: [what, pointer]. */
const looked: (readonly [what: string, at: string])[] = [];

const desk = createDeskStore({
  applyEdit,
  changeOf,
  createChecker: () => createChecker({ digest: sha256, observe: (what, at) => looked.push([what, at]) }),
  clock: () => 0,
});
const workspace = (): Workspace => desk.getState().draft?.workspace ?? opened;
const text = (path: string): string => String(valueAt(workspace() as never, path));

/** How often each part was checked, by its pointer. */
function work(act: () => void): Record<string, number> {
  looked.length = 0;
  act();
  const counts: Record<string, number> = {};
  for (const [, at] of looked) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

const edit = (change: Edit) => work(() => desk.actions.dispatch(change, { label: 'edit' }));
const oneKey = (path: string) => edit(setField(path, `${text(path)}.`));
/** The bytes of JSON that an edit adds to the draft's journal. */
function journalBytes(act: () => void): number {
  act();
  return JSON.stringify(desk.getState().draft?.change?.patches()).length;
}

const ofKind = rulesByKind(rules);
/** All checks of a part: its schema, and each rule of its kind. */
const whole = { claim: 1 + ofKind.claim.length, powerBasis: 1 + ofKind['power-basis'].length };
const wholeLink = 1 + linkRulesOf(rules).length;

/** The links that cite a claim, as pointers. */
function linksTo(claimId: string): readonly string[] {
  const lists = ['power_bases', 'intent_hypotheses'] as const;
  return lists.flatMap((list) =>
    (workspace().assessment[list] as readonly { evidence: readonly { claim_id: string }[] }[]).flatMap(
      ({ evidence }, entry) =>
        evidence.flatMap(({ claim_id }, link) => (claim_id === claimId ? [`/${list}/${entry}/evidence/${link}`] : [])),
    ),
  );
}

const claim = '/assessment/claims/116';
const powerBasis = '/assessment/power_bases/41';

beforeEach(() => desk.actions.open('counted', opened));

describe('at the contract’s limits, the checks after an edit', () => {
  it('are all checks, once, when the document is opened', () => {
    const counts = work(() => desk.actions.open('counted', opened));
    expect(Object.keys(counts)).toHaveLength(1 + 200 + 100 + 50 + 15_000 + 100 + 2);
    expect(counts['/claims/116']).toBe(whole.claim);
    expect(counts['/power_bases/41/evidence/1']).toBe(wholeLink);
  });

  it('are those of the claim, for a key in its proposition', () => {
    // The first key takes the proposition out of the words of the text, which is news to the links that cite the claim.
    expect(Object.keys(oneKey(`${claim}/proposition`)).length).toBeGreaterThan(1);
    expect(oneKey(`${claim}/proposition`)).toEqual({ '/claims/116': whole.claim });
  });

  it('are those of the claim and the rules of the links that cite it, for a choice that they depend on', () => {
    const citing = linksTo('C-117');
    expect(citing.length).toBeGreaterThan(100);
    const counts = edit(setField(`${claim}/representation`, 'paraphrase'));
    const { '/claims/116': ofClaim, ...ofOthers } = counts;
    expect(ofClaim).toBe(whole.claim);
    expect(Object.keys(ofOthers).sort()).toEqual([...citing].sort());
    // Their schema was held against them already.
    for (const looks of Object.values(ofOthers)) expect(looks).toBeLessThan(wholeLink);
  });

  it('are those of the link and its entry without the other ninety-nine, for a key in the reason of one', () => {
    expect(oneKey(`${powerBasis}/evidence/1/reason`)).toEqual({
      '/power_bases/41': whole.powerBasis,
      '/power_bases/41/evidence/1': wholeLink,
    });
  });

  it('are those of the entry, for an enumeration that nothing else reads', () => {
    expect(edit(setField(`${powerBasis}/domain`, 'legal'))).toEqual({ '/power_bases/41': whole.powerBasis });
  });

  it('are those of the entry, the new link and its claim’s uses for a link, and no more to undo it', () => {
    edit({ type: 'unset', path: `${powerBasis}/evidence/99` });
    expect(edit(linkEvidence(workspace(), '/power_bases/41', ['C-001'], 'supports'))).toEqual({
      '/claims/0': 2,
      '/power_bases/41': whole.powerBasis,
      '/power_bases/41/evidence/99': wholeLink,
    });
    expect(work(desk.actions.undo)).toEqual({ '/claims/0': 2, '/power_bases/41': whole.powerBasis });
  });

  it('are none for the draft’s title', () => {
    expect(edit(setField('/title', 'Another title'))).toEqual({});
  });

  it('are those of the claim alone, for undoing a key', () => {
    oneKey(`${claim}/proposition`);
    oneKey(`${claim}/proposition`);
    expect(work(desk.actions.undo)).toEqual({ '/claims/116': whole.claim });
  });
});

describe('at the contract’s limits, what an edit adds to the journal', () => {
  it.each([
    ['a key in a proposition', `${claim}/proposition`],
    ['a key in a reason', `${powerBasis}/evidence/1/reason`],
  ])('is the field and its place, for %s', (_, path) => {
    const bytes = journalBytes(() => oneKey(path));
    expect(bytes).toBeLessThan(text(path).length + 150);
  });

  it('is a few words, for undoing a link that was added', () => {
    edit({ type: 'unset', path: `${powerBasis}/evidence/99` });
    edit(linkEvidence(workspace(), '/power_bases/41', ['C-001'], 'supports'));
    expect(journalBytes(desk.actions.undo)).toBeLessThan(150);
  });
});

it('at the contract’s limits, comparisons of two workspaces for a key happen once, to find its step: the journal and the other tabs get the same patches', async () => {
  const news: TabNews[] = [];
  const { channel } = aloneInTheBrowser();
  const drafts = announcedDrafts(devicelikeDrafts(), { ...channel, post: (_, told) => news.push(told) }, vi.fn());
  const append = vi.spyOn(drafts, 'append');
  const { desk: saved, repository, session } = testDesk(drafts);
  await session.open(await repository.add(opened), undefined);
  const path = `${powerBasis}/evidence/1/reason`;
  for (const value of ['A', 'An', 'And']) {
    vi.mocked(diffWorkspaces).mockClear();
    news.length = 0;
    saved.actions.dispatch(setField(path, value), { label: 'typing', group: path });
    await repository.release();
    // It was two for a key that continues a step: a second one for the journal.
    expect(diffWorkspaces).toHaveBeenCalledOnce();
    const patches = saved.getState().draft?.change?.patches();
    expect(patches).toEqual([{ op: 'set', path, value }]);
    const [entry] = append.mock.lastCall?.[1] ?? [];
    expect(entry?.patches).toBe(patches);
    expect(news).toEqual([{ kind: 'kept', first: expect.any(Number), entries: [entry] }]);
  }
  expect(saved.getState().draft?.history.past).toHaveLength(1);
});

it('at the contract’s limits, an edit does not change any other entry, or any of its findings', () => {
  const before = desk.getState().draft;
  oneKey(`${powerBasis}/description`);
  const after = desk.getState().draft;
  const changed = (list: string): readonly number[] => {
    const [then, now] = [before, after].map((draft) => draft?.workspace.assessment[list] as readonly unknown[]);
    return (now ?? []).flatMap((entry, index) => (entry === then?.[index] ? [] : [index]));
  };
  expect(changed('power_bases')).toEqual([41]);
  for (const list of ['claims', 'intent_hypotheses', 'contradictions', 'unknowns']) expect(changed(list)).toEqual([]);
  // Nothing was found that was not found before: the result is the same one, and nothing that shows it renders.
  expect(after?.check).toBe(before?.check);
});

it('at the contract’s limits, a key notifies the subscribers of the draft once, however often the save state changes', () => {
  const told: unknown[] = [];
  const stop = desk.draft.subscribe((draft) => told.push(draft));
  desk.actions.setSave({ kind: 'saving' });
  oneKey(`${claim}/proposition`);
  desk.actions.setSave({ kind: 'saved' });
  stop();
  oneKey(`${claim}/proposition`);
  expect(told).toHaveLength(1);
  expect(told[0]).not.toBe(desk.draft.getState());
  expect(desk.draft.getState()).toBe(desk.getState().draft);
});
