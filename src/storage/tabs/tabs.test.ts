import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { openIndexedDbDrafts } from '../database/indexed-db-drafts.ts';
import { notesInMemory } from '../database/drafts.fixtures.ts';
import { answerTimeout, grace } from './draft-participant.ts';
import { visiblePage, devicelikeDrafts } from '../../app/desk.fixtures.ts';
import { openWindow, settle, testBrowser, type Browser, type TestWindow } from './tabs.fixtures.ts';

let databases = 0;

/** A browser with one draft “One”, and its ID. */
async function browserWithDraft(): Promise<{ browser: Browser; id: string }> {
  const name = `tabs-${String((databases += 1))}`;
  const notes = notesInMemory();
  const browser = testBrowser(() => openIndexedDbDrafts(name, notes));
  const first = await openWindow(browser, 99);
  const id = await first.repository.add(emptyWorkspace('One'));
  browser.channels.drop(99);
  return { browser, id };
}

const titleOf = ({ desk }: TestWindow): string | undefined => desk.getState().draft?.workspace.title;
const access = ({ desk }: TestWindow) => desk.getState().access;

function type(window: TestWindow, text: string): void {
  const value = (titleOf(window) ?? '') + text;
  window.desk.actions.dispatch({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' });
}

/** Lets the window keep what it has. */
async function keep(window: TestWindow): Promise<void> {
  window.time.pass(50);
  await settle();
}

async function twoWindows() {
  const { browser, id } = await browserWithDraft();
  const one = await openWindow(browser, 1);
  const two = await openWindow(browser, 2);
  await one.session.open(id, undefined);
  await two.session.open(id, undefined);
  await settle();
  return { browser, id, one, two };
}

function drop({ locks, channels }: Browser, { owner }: TestWindow): void {
  locks.drop(owner);
  channels.drop(owner);
}

async function titlesIn(browser: Browser): Promise<readonly string[]> {
  const reader = await openWindow(browser, 50);
  await reader.repository.refresh();
  const titles: string[] = [];
  for (const { id } of reader.library.getState().drafts) {
    const opened = await reader.session.open(id, undefined);
    expect(opened.kind).toBe('open');
    titles.push(titleOf(reader) ?? '');
  }
  await reader.session.close();
  browser.channels.drop(50);
  return titles;
}

describe('two tabs with one draft', () => {
  it('have one writer, and the other follows each change without reading the draft again, and cannot make one', async () => {
    const { one, two } = await twoWindows();
    expect([access(one), access(two)]).toEqual(['writing', 'following']);
    const { assessment } = two.desk.getState().draft?.workspace ?? {};
    const peek = vi.spyOn(two.inner, 'peek');
    type(one, ' more');
    await keep(one);
    expect(titleOf(two)).toBe('One more');
    for (const act of [() => one.desk.actions.undo(), () => one.desk.actions.redo()]) {
      act();
      await keep(one);
    }
    expect(titleOf(two)).toBe('One more');
    expect(two.desk.getState().draft?.workspace.assessment).toBe(assessment);
    expect(peek).not.toHaveBeenCalled();
    type(two, ' not this');
    expect(titleOf(two)).toBe('One more');
  });

  it('change roles when the follower asks: pending changes are stored first, and the history moves too', async () => {
    const { one, two } = await twoWindows();
    type(one, ' more');
    const taken = two.tabs.takeOver();
    await settle();
    await taken;
    expect([access(one), access(two)]).toEqual(['following', 'writing']);
    expect(titleOf(two)).toBe('One more');
    two.desk.actions.undo();
    await keep(two);
    expect([titleOf(one), titleOf(two)]).toEqual(['One', 'One']);
  });

  it.each([
    ['before', 'One never told went on', ['One never told went on']],
    ['after', 'One went on', ['One never told (unsaved copy)', 'One went on']],
  ])('change roles if the writer does not answer, and keep what it typed %s that', async (when, shown, stored) => {
    const { browser, one, two } = await twoWindows();
    browser.channels.freeze(1);
    browser.locks.freeze(1);
    if (when === 'before') type(one, ' never told');
    const taken = two.tabs.takeOver();
    await settle();
    expect(access(two)).toBe('following');
    two.time.pass(answerTimeout);
    await settle();
    await taken;
    expect([access(one), access(two)]).toEqual(['writing', 'writing']);
    if (when === 'after') type(one, ' never told');
    type(two, ' went on');
    await keep(two);
    browser.channels.thaw(1);
    browser.locks.thaw(1);
    await keep(one);
    expect([access(one), titleOf(one)]).toEqual(['following', shown]);
    expect([...(await titlesIn(browser))].sort()).toEqual(stored);
  });

  it('continue immediately if the writer closes', async () => {
    const { one, two } = await twoWindows();
    type(one, ' last');
    await one.session.close();
    await settle();
    expect([access(two), titleOf(two)]).toEqual(['writing', 'One last']);
    expect(two.desk.getState().elsewhere.note).toContain('The other tab was closed');
  });

  it('continue after a while if the writer crashes', async () => {
    const { browser, one, two } = await twoWindows();
    type(one, ' last');
    await keep(one);
    drop(browser, one);
    await settle();
    expect(access(two)).toBe('following');
    two.time.pass(grace);
    await settle();
    expect([access(two), titleOf(two)]).toEqual(['writing', 'One last']);
  });

  it('leave the role to a writer that only reloaded', async () => {
    const { browser, id, one, two } = await twoWindows();
    drop(browser, one);
    await settle();
    const again = await openWindow(browser, 3, one.page);
    const opening = again.session.open(id, undefined);
    await settle();
    await opening;
    two.time.pass(grace);
    await settle();
    expect([access(again), access(two)]).toEqual(['writing', 'following']);
  });

  it('get a new title from the library, which the writer stores', async () => {
    const { browser, id, one, two } = await twoWindows();
    const library = await openWindow(browser, 3);
    const renamed = library.tabs.rename(id, 'Other');
    await settle();
    await renamed;
    await settle();
    expect([titleOf(one), titleOf(two), access(one)]).toEqual(['Other', 'Other', 'writing']);
  });
});

/** The events that can happen to one of three tabs. */
const happening = fc.record({
  window: fc.integer({ min: 0, max: 2 }),
  what: fc.constantFrom(...'type,type,type,keep,close,crash,reload,take over,freeze,thaw,wait'.split(',')),
  calm: fc.boolean(),
});

it('three tabs with any order of events lose no text that was shown as saved, never both write, and leave every draft readable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 25 }), async (happenings) => {
      const { browser, id } = await browserWithDraft();
      const pages = [visiblePage(), visiblePage(), visiblePage()];
      const windows: (TestWindow | undefined)[] = [];
      const frozen = new Set<number>();
      const saved = new Set<string>();
      let lives = 0;
      let words = 0;

      async function open(slot: number): Promise<void> {
        const window = await openWindow(browser, (lives += 1), pages[slot], lives);
        windows[slot] = window;
        const opening = window.session.open(id, undefined);
        await settle(10);
        window.time.pass(500);
        await settle(10);
        expect((await opening).kind).toBe('open');
      }

      function thaw(slot: number, window: TestWindow): void {
        if (!frozen.delete(slot)) return;
        browser.channels.thaw(window.owner);
        browser.locks.thaw(window.owner);
      }

      async function close(slot: number, window: TestWindow): Promise<void> {
        thaw(slot, window);
        const closing = window.session.close();
        await settle();
        await closing;
        drop(browser, window);
        windows[slot] = undefined;
      }

      async function happen(slot: number, what: string): Promise<void> {
        const window = windows[slot];
        if (!window) return open(slot);
        if (what === 'thaw') thaw(slot, window);
        if (what === 'close') return close(slot, window);
        if (what === 'crash' || what === 'reload') {
          frozen.delete(slot);
          drop(browser, window);
          windows[slot] = undefined;
          if (what === 'reload') await open(slot);
        }
        if (frozen.has(slot)) return;
        if (what === 'type') type(window, ` w${String((words += 1))}.`);
        if (what === 'keep') window.time.pass(50);
        if (what === 'wait') window.time.pass(answerTimeout);
        if (what === 'take over') void window.tabs.takeOver();
        if (what === 'freeze') {
          frozen.add(slot);
          browser.channels.freeze(window.owner);
          browser.locks.freeze(window.owner);
        }
      }

      const awake = (): readonly TestWindow[] =>
        windows.filter((window, slot): window is TestWindow => window !== undefined && !frozen.has(slot));

      function look(): void {
        for (const { desk } of awake()) {
          const { save, draft } = desk.getState();
          if (save.kind !== 'saved') continue;
          for (const word of draft?.workspace.title.match(/w\d+\./g) ?? []) saved.add(word);
        }
      }

      for (const { window, what, calm } of happenings) {
        await happen(window, what);
        if (calm) await settle(12);
        look();
        const writers = awake().filter((each) => access(each) === 'writing' && each.desk.getState().draft);
        if (calm) expect(writers.length).toBeLessThan(2);
      }
      for (const [slot, window] of windows.entries()) if (window) thaw(slot, window);
      await settle();
      for (const [slot, window] of windows.entries()) if (window) await close(slot, window);
      const titles = (await titlesIn(browser)).join(' ');
      expect([...saved].filter((word) => !titles.includes(word))).toEqual([]);
    }),
    { numRuns: runs(40) },
  );
});

/** A tab with one draft “One” on its device, and the messages of another tab. */
async function windowAndVoice() {
  const drafts = devicelikeDrafts();
  const browser = testBrowser(async () => drafts);
  const window = await openWindow(browser, 1);
  const id = await window.repository.add(emptyWorkspace('One'));
  const voice = browser.channels.of(2, 'voice');
  const heard: unknown[] = [];
  voice.listen((message) => heard.push(message));
  await settle();
  return { window, drafts, id, voice, heard };
}

const elsewhere = ({ desk }: Awaited<ReturnType<typeof openWindow>>) => desk.getState().elsewhere;

describe('messages from other tabs', () => {
  it('reload the library once, however many there are', async () => {
    const { window, drafts, id, voice } = await windowAndVoice();
    await drafts.rename(id, 'Renamed over there', 2000);
    for (let times = 0; times < 5; times += 1) voice.post(id, { kind: 'changed' });
    await settle();
    const titles = () => window.library.getState().drafts.map(({ title }) => title);
    expect(titles()).toEqual(['One']);
    let lists = 0;
    window.library.subscribe(() => (lists += 1));
    window.time.pass(300);
    await settle();
    expect(titles()).toEqual(['Renamed over there']);
    expect(lists).toBe(1);
  });

  it('report that the open draft was deleted, removed and restored, and nothing about other drafts', async () => {
    const { window, id, voice } = await windowAndVoice();
    await window.session.open(id, undefined);
    for (const [draft, kind, deleted] of [
      ['another', 'deleted', 'no'],
      [id, 'deleted', 'aside'],
      [id, 'removed', 'gone'],
      [id, 'changed', 'no'],
    ] as const) {
      voice.post(draft, { kind });
      await settle();
      expect(elsewhere(window).deleted).toBe(deleted);
    }
  });

  it('rename the open draft for another tab, which is answered when the title is stored', async () => {
    const { window, drafts, id, voice, heard } = await windowAndVoice();
    await window.session.open(id, undefined);
    voice.post(id, { kind: 'rename', title: 'Two' });
    await settle();
    expect(window.desk.getState().draft?.workspace.title).toBe('Two');
    expect((await drafts.load(id))?.workspace.title).toBe('Two');
    expect(heard).toContainEqual({ kind: 'renamed', to: 'voice', draft: id, from: '1.0' });
  });
});
