import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { workspace } from '../../core/workspace/workspaces.fixtures.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import type { Review, Verdict } from '../../core/review-shape/types.generated.ts';
import { autosaveByHand, loadAgain, recordOf, refusePuts, storedDraft } from './drafts.fixtures.ts';
import { summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { replay, storedChange } from './journal.ts';
import { entriesBetween, unitsInAPart } from './work.ts';

const start: Workspace = { ...workspace({ unknowns: ['a'] }), casefile: null };
const attach = { kind: 'do', label: 'attach casefile', at: 5 } as const;

function casefileOf(lists: readonly (readonly Passage[])[]): Casefile {
  const observations = lists.map((passages, index): Observation => {
    const known = { canonical_url: null, publisher_actor_id: null, published_at: null, retrieved_at: null };
    return { observation_id: index + 1, title: `Log ${index + 1}`, ...known, language: 'en', passages };
  });
  return { format: 'assessment-desk.casefile/v1', title: 'Logs', actors: [], observations };
}

const noon = '2026-03-05T12:00:00Z';
const sha256 = '0'.repeat(64);

const verdictsOn = (count: number, note = ''): readonly Verdict[] =>
  Array.from({ length: count }, (_, index) => ({
    target: { kind: 'claim', claim_id: `C-${String(index)} ${note}` },
    verdict: 'accept',
    note,
    at: noon,
    digest_sha256: sha256,
    judged: { claim_sha256: sha256 },
  }));

const reviewWith = (verdicts: readonly Verdict[]): Review => ({
  format: 'assessment-desk.review/v1',
  review_id: 'R-1',
  reviewer: { name: 'Rosa' },
  title: '',
  kind: 'open',
  started_at: noon,
  changed_at: noon,
  assessment_digest_sha256: sha256,
  casefile_fingerprint_sha256: null,
  verdicts,
  contents: {},
});

const passage = (name: string, length: number): Passage => ({ passage_id: `sha256:${name}`, text: 'x'.repeat(length) });
const withPassage = (name: string): Workspace => ({ ...start, casefile: casefileOf([[passage(name, 10)]]) });
const typed = (draft: Workspace, title: string): Workspace =>
  applyEdit(draft, { type: 'set', path: '/title', value: title });

/** The length of a passage, in UTF-16 units. Two of them do not fit in one part. */
const units = 0.75 * unitsInAPart;

/** Three parts of their own. */
const large: Workspace = {
  ...start,
  casefile: casefileOf([[passage('a', units), passage('b', units)], [passage('c', units)]]),
};

afterEach(() => void vi.restoreAllMocks());

describe('a change with many new passages', () => {
  const lengths = fc.array(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 6 }), { maxLength: 5 });
  const casefiles = lengths.map((lists) =>
    casefileOf(lists.map((list, at) => list.map((length, index) => passage(`${at}-${index}`, length)))),
  );

  /** Expects that the entries lead from one workspace to the other in one step, and returns them. */
  function expectReplayed(before: Workspace, after: Workspace, units: number) {
    const entries = entriesBetween(before, { after, step: attach }, units);
    const records = structuredClone(entries.map((entry, index) => storedChange('d', index + 1, entry, 'w')));
    const { workspace: replayed, history, lost } = replay(before, 0, records);
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(after));
    expect(history.past).toEqual([{ label: 'attach casefile', at: 5, before }]);
    expect(lost).toEqual([]);
    return entries;
  }

  it('gives the same workspace in parts, as one step', () => {
    fc.assert(
      fc.property(fc.option(casefiles), casefiles, fc.boolean(), (old, casefile, shares) => {
        const before = { ...start, casefile: old };
        // Parts that an edit does not change stay the same objects.
        const kept = shares ? (old?.observations ?? []) : [];
        const observations = [...kept, ...casefile.observations];
        const after = { ...typed(start, 'After'), casefile: { ...casefile, observations } };
        const entries = expectReplayed(before, after, 1000);
        for (const { patches } of entries) expect(JSON.stringify(patches).length).toBeLessThan(4000);
      }),
    );
  });

  it('does the same with the verdicts of a review, also if it replaces an earlier version of it', () => {
    const counts = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.option(counts), counts, fc.boolean(), (old, count, shares) => {
        const earlier = old === null ? undefined : verdictsOn(old);
        const verdicts = [...(shares ? (earlier ?? []) : []), ...verdictsOn(count, 'New')];
        const before = earlier ? { ...start, reviews: [reviewWith(earlier)] } : start;
        const entries = expectReplayed(before, { ...start, reviews: [reviewWith(verdicts)] }, 2500);
        if (count > 4) expect(entries.length).toBeGreaterThan(2);
        for (const { patches } of entries) expect(JSON.stringify(patches).length).toBeLessThan(3500);
      }),
    );
  });

  it('does not write passages again that the casefile already had', () => {
    const more = large.casefile?.observations.concat(
      casefileOf([[passage('d', units), passage('e', units)]]).observations,
    );
    const after = { ...large, casefile: { ...casefileOf([]), observations: more ?? [] } };
    const parts = entriesBetween(large, { after, step: attach }).map(({ patches }) => JSON.stringify(patches));
    // The first has the step alone.
    expect(parts).toHaveLength(3);
    expect(parts.join('')).not.toMatch(/sha256:[abc]/);
  });

  it('is one entry if it is small, or adds one verdict to a large review', () => {
    const after = withPassage('a');
    const patches = [{ op: 'set', path: '/casefile', value: after.casefile }];
    expect(entriesBetween(start, { after, step: attach })).toEqual([
      { patches, witness: expect.any(Number), step: attach },
    ]);
    const many = verdictsOn(20);
    const [before, larger] = [many, [...many, ...verdictsOn(1, 'New')]].map((verdicts) => ({
      ...start,
      reviews: [reviewWith(verdicts)],
    }));
    expect(entriesBetween(before!, { after: larger!, step: attach }, 2500)).toHaveLength(1);
  });
});

describe('a large change while it is stored', () => {
  /** Runs what is due in this task, and nothing of a later one. */
  async function restOfTask(): Promise<void> {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  }

  const append = (drafts: DraftStore, before: Workspace, after: Workspace) =>
    drafts.append('d', entriesBetween(before, { after, step: attach }), summaryOf(after, 2, null));

  /** Makes one record that fits fail to be added. */
  function failAdd(problem: string, fits: (record: { readonly sequence: number }) => boolean): void {
    const { add } = IDBObjectStore.prototype;
    let isDone = false;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if (isDone || !fits(value as { readonly sequence: number })) return add.call(this, value);
      isDone = true;
      throw new DOMException('Not now.', problem);
    });
  }

  /** How many units of JSON each task places from here on. */
  function placedPerTask(): number[] {
    const tasks: number[] = [];
    let open = false;
    const add = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if (!open) {
        tasks.push(0);
        open = true;
        void restOfTask().then(() => (open = false));
      }
      tasks.push((tasks.pop() ?? 0) + JSON.stringify(value).length);
      return add.call(this, value);
    });
    return tasks;
  }

  it('is stored in parts, each in a task of its own, and counts as saved when all of them are stored', async () => {
    const { name, drafts } = await storedDraft(start);
    const { autosave, states, tell } = autosaveByHand({ drafts });
    const tasks = placedPerTask();
    tell({ before: start, after: large, step: attach });
    await restOfTask();
    // It is begun at once, with everything but the passages.
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toBeLessThan(1000);
    await autosave.flush();
    expect(tasks).toHaveLength(4);
    expect(Math.max(...tasks)).toBeLessThan(unitsInAPart);
    expect([...new Set(states.map(({ kind }) => kind))]).toEqual(['saving', 'saved']);
    const loaded = await loadAgain(name);
    expect(loaded?.workspace).toEqual(large);
    expect(loaded?.history.past).toMatchObject([{ label: 'attach casefile', before: start }]);
    await autosave.stop();
  });

  it('is followed by small changes, which are stored in the tasks that make them', async () => {
    const { name, drafts } = await storedDraft(start);
    const attached = append(drafts, start, large);
    await restOfTask();
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const after = typed(large, 'Typed');
    const followed = append(drafts, large, after);
    await restOfTask();
    expect([add.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1]);
    await expect(Promise.all([attached, followed])).resolves.toMatchObject([{ sequence: 5 }, { sequence: 6 }]);
    expect((await loadAgain(name))?.workspace).toEqual(after);
  });

  it('is stored completely, with what follows it, in the task in which the page is hidden', async () => {
    const { name, drafts } = await storedDraft(start);
    const attached = append(drafts, start, large);
    await restOfTask();
    const after = typed(large, 'Typed');
    const followed = append(drafts, large, after);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    drafts.noteUnsaved([]);
    drafts.noteUnsaved([]);
    await restOfTask();
    // One for the small change, which was just made, and one for both.
    expect(commit).toHaveBeenCalledTimes(2);
    expect(put.mock.calls.map(([value]) => (value as { sequence?: number }).sequence)).toEqual([
      ...[6, 2, 3, 4, 5, 6],
      6,
    ]);
    await expect(Promise.all([attached, followed])).resolves.toMatchObject([{ sequence: 5 }, { sequence: 6 }]);
    const more = typed(after, 'More');
    await append(drafts, after, more);
    const loaded = await loadAgain(name);
    expect(loaded?.workspace).toEqual(more);
    expect(loaded?.notices).toEqual([]);
  });

  it('and the changes after it fail together if they cannot be stored while the page is hidden', async () => {
    const { name, drafts } = await storedDraft(start);
    const after = typed(large, 'Typed');
    const attached = append(drafts, start, large);
    await restOfTask();
    const followed = append(drafts, large, after);
    const end = refusePuts(Infinity, 'DataError', 'journal');
    drafts.noteUnsaved([]);
    const ends = await Promise.allSettled([attached, followed]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    end();
    await append(drafts, start, large);
    await append(drafts, large, after);
    expect((await loadAgain(name))?.workspace).toEqual(after);
  });

  it('is stored when space is freed, although a later change was stored before it', async () => {
    const { drafts } = await storedDraft(start);
    await drafts.keepState('d', start, 'before', 1);
    failAdd('QuotaExceededError', ({ sequence }) => sequence === 2);
    const after = typed(large, 'Typed');
    const both = await Promise.allSettled([append(drafts, start, large), append(drafts, large, after)]);
    expect(both[0]?.status).toBe('fulfilled');
    expect(both[1]).toMatchObject({ status: 'rejected', reason: { code: 'lost' } });
  });

  it('stores nothing if a part cannot be stored, and can be made again', async () => {
    const { name, drafts } = await storedDraft(start);
    let calls = 0;
    failAdd('DataError', () => (calls += 1) === 3);
    await expect(append(drafts, start, large)).rejects.toThrow('Not now.');
    expect((await (await openIndexedDbDrafts(name)).peek('d'))?.workspace).toEqual(start);
    await append(drafts, start, large);
    expect((await loadAgain(name))?.workspace).toEqual(large);
  });
});

it('a version with many passages is made into JSON in pieces, and stored once', async () => {
  const drafts = await openIndexedDbDrafts('large-states');
  await drafts.put(recordOf('d', large), large);
  const stringify = vi.spyOn(JSON, 'stringify');
  await drafts.keepState('d', large, 'before deleting C-014', 5);
  await drafts.keepState('d', large, 'while working', 6);
  const lengths = stringify.mock.results.map(({ value }) => (typeof value === 'string' ? value.length : 0));
  expect(Math.max(...lengths)).toBeLessThan(unitsInAPart);
  vi.restoreAllMocks();
  const states = await drafts.states('d');
  expect(states.map(({ reason }) => reason)).toEqual(['before deleting C-014']);
  expect(await drafts.readState('d', states[0]?.id ?? '')).toEqual(large);
});
