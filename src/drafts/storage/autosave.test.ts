import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { StepMark } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { compactAfter, startAutosave, type Autosave, type AutosaveState, type WorkspaceChange } from './autosave.ts';
import { lazyMethods } from '../../platform/lazy-loader.ts';
import { DraftError, draftMethods, summaryOf, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';
import type { Schedule } from '../../platform/schedule.ts';

/** A schedule that runs only when the test says so. */
class ManualSchedule implements Schedule {
  now = 0;
  #waiting: { readonly due: number; readonly run: () => void }[] = [];

  after(milliseconds: number, run: () => void): () => void {
    const task = { due: this.now + milliseconds, run };
    this.#waiting.push(task);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== task);
    };
  }

  whenIdle(run: () => void): () => void {
    return this.after(0, run);
  }

  /** Lets time go by, and runs what falls due, in order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((task) => task !== next);
      this.now = next.due;
      next.run();
    }
    this.now = end;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }
}

/** A desk with one draft, saved as it is typed in. */
class Desk {
  readonly schedule = new ManualSchedule();
  readonly states: AutosaveState[] = [];
  readonly drafts: DraftStore;
  readonly autosave: Autosave;
  current: Workspace;
  readonly #id: string;
  #listener: ((change: WorkspaceChange) => void) | undefined;
  #hide: (() => void) | undefined;

  constructor(drafts: DraftStore, draft: Workspace, id = 'd') {
    this.drafts = drafts;
    this.current = draft;
    this.#id = id;
    this.autosave = startAutosave({
      drafts,
      subscribe: (listener) => {
        this.#listener = listener;
        return () => (this.#listener = undefined);
      },
      onState: (state) => this.states.push(state),
      worst: () => 'notice',
      clock: () => 1000 + this.schedule.now,
      onPageHidden: (flush) => {
        this.#hide = flush;
        return () => (this.#hide = undefined);
      },
      schedule: this.schedule,
    });
  }

  become(after: Workspace, step?: StepMark): void {
    const before = this.current;
    this.current = after;
    this.#listener?.({ draftId: this.#id, before, after, step });
  }

  type(text: string): void {
    this.become(applyEdit(this.current, { type: 'set', path: '/assessment/claims/0/proposition', value: text }));
  }

  hide(): void {
    this.#hide?.();
  }

  /** Opens what is kept, as it is. */
  reopen(draft: Workspace): void {
    this.current = draft;
  }

  get isListening(): boolean {
    return this.#listener !== undefined || this.#hide !== undefined;
  }

  get kinds(): string {
    return this.states.map(({ kind }) => kind).join(' ');
  }
}

const start = workspace({ claims: [claim('C-001')] });
let databases = 0;
const opened: Autosave[] = [];

async function desk(): Promise<Desk & { readonly name: string }> {
  const name = `autosave-${(databases += 1)}`;
  const drafts = await openIndexedDbDrafts(name);
  await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
  const made = new Desk(drafts, start);
  opened.push(made.autosave);
  return Object.assign(made, { name });
}

async function kept(name: string): Promise<Workspace | undefined> {
  return (await (await openIndexedDbDrafts(name)).load('d'))?.workspace;
}

async function journalLength(name: string): Promise<number> {
  const database = await openDB(name);
  const count = await database.count('journal');
  database.close();
  return count;
}

async function copies(name: string): Promise<number> {
  const database = await openDB(name);
  const count = await database.count('copies');
  database.close();
  return count;
}

/** A store that fails for as long as the test wants it to, in front of a real one. */
function unreliable(drafts: DraftStore): DraftStore & { fault: DraftError | undefined } {
  const store: DraftStore & { fault: DraftError | undefined } = {
    ...lazyMethods({ get: async () => drafts }, draftMethods),
    fault: undefined,
    place: drafts.place,
    listen: (listener) => drafts.listen(listener),
    noteUnsaved: (lost) => drafts.noteUnsaved(lost),
    append: (...change) => (store.fault ? Promise.reject(store.fault) : drafts.append(...change)),
  };
  return store;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((autosave) => autosave.stop()));
});

describe('autosave', () => {
  it('keeps a change within 250 ms, and says so', async () => {
    const made = await desk();
    made.type('One');
    expect(made.kinds).toBe('saving');
    made.schedule.pass(250);
    await made.autosave.flush();
    expect(made.kinds).toBe('saving saved');
    expect(await kept(made.name)).toEqual(made.current);
    const summary = summaryOf(made.current, 1000, 'notice');
    expect(await made.drafts.list()).toEqual([{ id: 'd', ...summary }]);
  });

  it('keeps a change without waiting for any timer', async () => {
    const made = await desk();
    made.type('One');
    await expect.poll(() => kept(made.name)).toEqual(made.current);
  });

  it('gathers what is typed in the moment after that into one record', async () => {
    const made = await desk();
    for (const text of ['O', 'On', 'One', 'One ']) made.type(text);
    made.schedule.pass(50);
    await made.autosave.flush();
    expect(await journalLength(made.name)).toBe(3);
    expect(await kept(made.name)).toEqual(made.current);
  });

  it('hands over what is due with the next key, where neither a timer nor an answer has had its turn', async () => {
    const appended: number[] = [];
    const drafts = unreliable(createMemoryDrafts('In memory.'));
    await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    drafts.append = (_id, entries) => {
      appended.push(entries.length);
      return new Promise(() => undefined);
    };
    const made = new Desk(drafts, start);
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      made.type(text);
      // Time goes by, and the timer does not get its turn.
      made.schedule.now += 30;
    }
    expect(appended).toEqual([1, 1]);
    made.type('Five');
    expect(appended).toEqual([1, 1, 1]);
  });

  it('hands over an undo or a deletion in the task that made it, however short the time since the last change', async () => {
    const appended: number[] = [];
    const drafts = unreliable(createMemoryDrafts('In memory.'));
    await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    drafts.append = (_id, entries) => {
      appended.push(entries.length);
      return new Promise(() => undefined);
    };
    const made = new Desk(drafts, start);
    made.type('One');
    const typed = made.current;
    const without = applyEdit(typed, { type: 'unset', path: '/assessment/claims/0/proposition' });
    made.become(without, { kind: 'do', label: 'delete C-001', at: 1 });
    made.become(typed, { kind: 'undo' });
    made.become(start, { kind: 'undo' });
    made.become(typed, { kind: 'redo' });
    expect(appended).toEqual([1, 1, 1, 1, 1]);
    made.become(start, { kind: 'do', label: 'typing', at: 2, joins: true });
    expect(appended).toEqual([1, 1, 1, 1, 1]);
  });

  it('tries all again, once, where several that were on their way failed', async () => {
    const drafts = unreliable(createMemoryDrafts('In memory.'));
    await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    const made = new Desk(drafts, start);
    opened.push(made.autosave);
    drafts.fault = new DraftError('storage', 'No room.');
    made.type('One');
    made.schedule.now += 60;
    made.type('Two');
    await vi.waitFor(() => expect(made.kinds).toBe('saving saving failed failed'));
    drafts.fault = undefined;
    made.type('Three');
    expect(made.kinds).toMatch(/ failed$/);
    made.schedule.pass(30_000);
    await made.autosave.flush();
    expect((await drafts.load('d'))?.workspace).toEqual(made.current);
    expect(made.states.at(-1)).toMatchObject({ kind: 'memory' });
  });

  it('keeps what is typed while it is keeping', async () => {
    const made = await desk();
    made.type('One');
    made.schedule.pass(50);
    made.type('Two');
    made.schedule.pass(50);
    made.type('Three');
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('writes nothing where a change was undone', async () => {
    const made = await desk();
    made.type('One');
    made.type('Two');
    made.type('One');
    await made.autosave.flush();
    expect(await journalLength(made.name)).toBe(2);
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('hands everything over when the page is hidden, without waiting for what is under way', async () => {
    const made = await desk();
    made.type('One');
    made.schedule.pass(50);
    made.type('Two');
    made.hide();
    made.type('Three');
    made.hide();
    made.hide();
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
    expect(await journalLength(made.name)).toBe(4);
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('writes a full copy after many changes, once the person pauses', async () => {
    const made = await desk();
    for (let change = 0; change < compactAfter + 3; change += 1) {
      made.type(`Change ${change}`);
      made.schedule.pass(40);
      await made.autosave.flush();
    }
    expect(await journalLength(made.name)).toBe(compactAfter + 4);
    made.schedule.pass(3000);
    await made.drafts.list();
    await expect.poll(() => copies(made.name)).toBe(2);
    expect(await kept(made.name)).toEqual(made.current);
    made.type('After');
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
  });

  it('says why it failed, tries again, and loses nothing', async () => {
    const drafts = unreliable(createMemoryDrafts('In memory.'));
    await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    const made = new Desk(drafts, start);
    drafts.fault = new DraftError('storage', 'No room.');
    made.type('One');
    await made.autosave.flush();
    made.type('Two');
    await made.autosave.flush();
    const failed = { kind: 'failed', why: 'No room.' };
    expect(made.states).toEqual([{ kind: 'saving' }, failed, failed, failed]);
    drafts.fault = undefined;
    made.schedule.pass(30_000);
    await made.autosave.flush();
    expect((await drafts.load('d'))?.workspace).toEqual(made.current);
    expect(made.schedule.isEmpty).toBe(true);
  });

  it('says in words that the work is only in memory', async () => {
    const drafts = createMemoryDrafts('Drafts are only in memory and are gone when this page closes.');
    await drafts.put({ id: 'd', ...summaryOf(start, 1, null) }, start);
    const made = new Desk(drafts, start);
    made.type('One');
    await made.autosave.flush();
    expect(made.states.at(-1)).toEqual({
      kind: 'memory',
      why: 'Drafts are only in memory and are gone when this page closes.',
    });
    expect((await drafts.load('d'))?.workspace).toEqual(made.current);
  });

  it('stops writing a draft that another tab changed, and goes on when it is reopened', async () => {
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
    made.reopen((await made.drafts.load('d'))!.workspace);
    made.type('Mine again');
    await made.autosave.flush();
    expect(await kept(made.name)).toEqual(made.current);
    expect(made.current.title).toBe('Theirs');
    expect(made.states.at(-1)).toEqual({ kind: 'saved' });
  });

  it('keeps everything when it stops, and then leaves nothing behind', async () => {
    const made = await desk();
    made.type('Last words');
    await made.autosave.stop();
    expect(await kept(made.name)).toEqual(made.current);
    expect(made.isListening).toBe(false);
    expect(made.schedule.isEmpty).toBe(true);
  });
});
