import { openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { StepMark } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { compactAfter, type Autosave, type AutosaveState } from './autosave.ts';
import {
  autosaveByHand,
  draftInMemory,
  loadAgain,
  oneError,
  start,
  storedDraft,
  withProposition,
} from './drafts.fixtures.ts';
import { DraftError, summaryOf, type Appended, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { ManualSchedule } from '../../platform/schedule.fixtures.ts';

/** A desk with one draft, saved as it is typed in. */
class Desk {
  readonly schedule = new ManualSchedule();
  readonly drafts: DraftStore;
  readonly saving: ReturnType<typeof autosaveByHand>;
  current = start;

  constructor(drafts: DraftStore) {
    this.drafts = drafts;
    const { schedule } = this;
    this.saving = autosaveByHand({ drafts, findings: () => oneError, clock: () => 1000 + schedule.now, schedule });
  }

  get autosave(): Autosave {
    return this.saving.autosave;
  }

  get states(): readonly AutosaveState[] {
    return this.saving.states;
  }

  become(after: Workspace, step?: StepMark): void {
    const before = this.current;
    this.current = after;
    this.saving.tell({ before, after, step });
  }

  type(text: string): void {
    this.become(withProposition(this.current, text));
  }

  get kinds(): string {
    return this.states.map(({ kind }) => kind).join(' ');
  }
}

const opened: Autosave[] = [];

async function desk(): Promise<Desk & { readonly name: string }> {
  const { name, drafts } = await storedDraft();
  const made = new Desk(drafts);
  opened.push(made.autosave);
  return Object.assign(made, { name });
}

const kept = async (name: string) => (await loadAgain(name))?.workspace;

async function countIn(name: string, store: 'journal' | 'copies'): Promise<number> {
  const database = await openDB(name);
  const count = await database.count(store);
  database.close();
  return count;
}

/** Drafts in memory that fail for as long as the test says so. */
async function unreliable(): Promise<DraftStore & { fault: DraftError | undefined }> {
  const drafts = await draftInMemory();
  const append: DraftStore['append'] = (...change) =>
    store.fault ? Promise.reject(store.fault) : drafts.append(...change);
  const store = { ...drafts, fault: undefined as DraftError | undefined, append };
  return store;
}

/** A desk whose store notes how many entries each change has, and answers or never does. */
async function counting(answer?: Appended) {
  const appended: number[] = [];
  const append: DraftStore['append'] = (_id, entries) => {
    appended.push(entries.length);
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  };
  return { made: new Desk({ ...(await draftInMemory()), append }), appended };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((autosave) => autosave.stop()));
});

describe('autosave', () => {
  it('stores a change within 250 ms, and shows that', async () => {
    const made = await desk();
    made.type('One');
    expect(made.kinds).toBe('saving');
    made.schedule.pass(250);
    await made.autosave.flush();
    expect(made.kinds).toBe('saving saved');
    expect(await kept(made.name)).toEqual(made.current);
    const summary = summaryOf(made.current, 1000, oneError);
    expect(await made.drafts.list()).toEqual([{ id: 'd', ...summary }]);
  });

  it('combines the changes typed in the moment after that into one record', async () => {
    const made = await desk();
    for (const text of ['O', 'On', 'One', 'One ']) made.type(text);
    made.schedule.pass(50);
    await made.autosave.flush();
    expect(await countIn(made.name, 'journal')).toBe(3);
    expect(await kept(made.name)).toEqual(made.current);
  });

  it('stores due changes with the next key if neither a timer nor an answer has been handled', async () => {
    const { made, appended } = await counting();
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      made.type(text);
      // Time goes by, and the timer does not get its turn.
      made.schedule.now += 30;
    }
    expect(appended).toEqual([1, 1]);
    made.type('Five');
    expect(appended).toEqual([1, 1, 1]);
  });

  it('stores a key that continues a step after its frame, or with the next key if no timer has run', async () => {
    const { made, appended } = await counting({ sequence: 1, sinceCopy: 1 });
    const key = (text: string, joins: { joins?: true } = { joins: true }): void =>
      made.become(withProposition(made.current, text), { kind: 'do', label: 'typing', at: 1, ...joins });
    key('O', {});
    expect(appended).toEqual([1]);
    await made.autosave.flush();
    made.schedule.now += 100;
    key('On');
    expect(appended).toEqual([1]);
    made.schedule.pass(20);
    expect(appended).toEqual([1, 1]);
    await made.autosave.flush();
    for (const text of ['One', 'One ']) {
      made.schedule.now += 100;
      key(text);
    }
    expect(appended).toEqual([1, 1, 1]);
  });

  it('stores an undo or a deletion in the task that made it, even right after another change', async () => {
    const { made, appended } = await counting();
    made.type('One');
    const whole = made.current;
    const without = applyEdit(whole, { type: 'unset', path: '/assessment/claims/0/proposition' });
    made.become(without, { kind: 'do', label: 'delete C-001', at: 1 });
    made.become(whole, { kind: 'undo' });
    made.become(start, { kind: 'undo' });
    made.become(whole, { kind: 'redo' });
    expect(appended).toEqual([1, 1, 1, 1, 1]);
    made.become(start, { kind: 'do', label: 'typing', at: 2, joins: true });
    expect(appended).toEqual([1, 1, 1, 1, 1]);
  });

  it('says why it failed, tries all again, once, and loses nothing', async () => {
    const drafts = await unreliable();
    const made = new Desk(drafts);
    opened.push(made.autosave);
    drafts.fault = new DraftError('storage', 'No room.');
    made.type('One');
    made.schedule.now += 60;
    made.type('Two');
    await expect.poll(() => made.kinds).toBe('saving saving failed failed');
    expect(made.states.at(-1)).toEqual({ kind: 'failed', why: 'No room.' });
    drafts.fault = undefined;
    made.type('Three');
    expect(made.kinds).toMatch(/ failed$/);
    made.schedule.pass(30_000);
    await made.autosave.flush();
    expect((await drafts.load('d'))?.workspace).toEqual(made.current);
    expect(made.states.at(-1)).toEqual({ kind: 'memory', why: 'In memory.' });
    expect(made.schedule.isEmpty).toBe(true);
  });

  it('writes nothing if a change was undone', async () => {
    const made = await desk();
    for (const text of ['One', 'Two', 'One']) made.type(text);
    await made.autosave.flush();
    expect(await countIn(made.name, 'journal')).toBe(2);
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('writes a full copy after many changes, when the person pauses', async () => {
    const made = await desk();
    for (let change = 0; change < compactAfter + 3; change += 1) {
      made.type(`Change ${change}`);
      made.schedule.pass(40);
      await made.autosave.flush();
    }
    expect(await countIn(made.name, 'journal')).toBe(compactAfter + 4);
    made.schedule.pass(3000);
    await made.drafts.list();
    await expect.poll(() => countIn(made.name, 'copies')).toBe(2);
    expect(await kept(made.name)).toEqual(made.current);
    made.type('After');
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
  });

  it('does not prepare a full copy again and again if it cannot be stored', async () => {
    const drafts = await draftInMemory();
    let copies = 0;
    const made = new Desk({
      ...drafts,
      append: async (...change) => ({ ...(await drafts.append(...change)), sinceCopy: compactAfter }),
      async compact() {
        copies += 1;
        throw new DraftError('storage', 'No room.');
      },
    });
    for (const [text, pause, prepared] of [
      ['One', 3000, 1],
      ['Two', 3000, 1],
      ['Three', 3_600_000, 1],
      ['Four', 3000, 2],
    ] as const) {
      made.type(text);
      await made.autosave.flush();
      made.schedule.pass(pause);
      await made.autosave.flush();
      if (text !== 'Three') expect(copies, text).toBe(prepared);
    }
  });

  it('stops writing a draft that another tab changed, and continues after it is opened again', async () => {
    const made = await desk();
    const other = await openIndexedDbDrafts(made.name);
    await other.load('d');
    await other.rename('d', 'Theirs', 5);
    made.type('Mine');
    await made.autosave.flush();
    expect(made.states.at(-1)).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('another tab') as string,
    });
    made.type('Mine too');
    expect(made.schedule.isEmpty).toBe(true);
    expect((await kept(made.name))?.title).toBe('Theirs');
    made.current = (await made.drafts.load('d'))!.workspace;
    made.type('Mine again');
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
    expect(made.current.title).toBe('Theirs');
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('stores everything when it stops, and then retains nothing', async () => {
    const made = await desk();
    made.type('Last words');
    await made.autosave.stop();
    expect(await kept(made.name)).toEqual(made.current);
    expect(made.saving.isListening()).toBe(false);
    expect(made.schedule.isEmpty).toBe(true);
  });
});
