/** Drafts on the device, and their saving, for tests. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { FindingCounts } from '../../core/check/levels.ts';
import type { StepMark } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { startAutosave, type AutosaveOptions, type AutosaveState, type WorkspaceChange } from './autosave.ts';
import { summaryOf, type AppendOptions, type DraftRecord, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { entryBetween, type JournalEntry } from './journal.ts';
import { createMemoryDrafts } from './open-drafts.ts';
import { createDraftMarks, type DraftMarks, createUnsavedNotes, type UnsavedNotes } from './lost-drafts.ts';

export const start: Workspace = workspace({ claims: [claim('C-001')] });

/** The draft with another proposition in its first claim. */
export const withProposition = (draft: Workspace, text: string): Workspace =>
  applyEdit(draft, { type: 'set', path: '/assessment/claims/0/proposition', value: text });

export const recordOf = (id: string, draft: Workspace, changedAt = 1): DraftRecord => ({
  id,
  ...summaryOf(draft, changedAt),
});

export function entryOf(before: Workspace, after: Workspace, step?: StepMark): JournalEntry {
  const entry = entryBetween(before, after, step);
  if (!entry) throw new Error('Nothing changed.');
  return entry;
}

/** Returns the name of a new database. Test files share databases, and each of them may load this module again. */
export const freshName = (): string => `drafts-${crypto.randomUUID()}`;

/** A draft “d” on the device, in a database of its own. */
export async function storedDraft(draft = start) {
  const name = freshName();
  const drafts = await openIndexedDbDrafts(name);
  await drafts.put(recordOf('d', draft), draft);
  return { name, drafts };
}

/** A draft “d” in memory. */
export async function draftInMemory(why = 'In memory.'): Promise<DraftStore> {
  const drafts = createMemoryDrafts(why);
  await drafts.put(recordOf('d', start), start);
  return drafts;
}

/** The draft “d” as another page opens it. */
export const loadAgain = async (name: string) => (await openIndexedDbDrafts(name)).load('d');

/** Opens a database as the first version of the application made it. */
export const openVersion1 = (name: string) =>
  openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore('summaries', { keyPath: 'id' });
      database.createObjectStore('snapshots', { keyPath: 'draft' });
      database.createObjectStore('journal', { keyPath: ['draft', 'sequence'] });
    },
  });

/** The findings of a draft with one error. */
export const oneError: FindingCounts = { errors: 1, violations: 0, toComplete: 0 };

/** Appends one change to the draft “d”. */
export const append = (drafts: DraftStore, before: Workspace, after: Workspace, options?: AppendOptions) =>
  drafts.append('d', [entryOf(before, after)], summaryOf(after, 2), options);

/**
 * Makes the next writes of records fail, as a full or broken device does; of all stores, or of one. Returns a function
 * that ends this.
 */
export function refusePuts(times: number, name: string, store?: string): () => void {
  const { put } = IDBObjectStore.prototype;
  let left = times;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (left <= 0 || (store !== undefined && this.name !== store)) return put.apply(this, given);
    left -= 1;
    throw new DOMException('Refused.', name);
  });
  return () => spy.mockRestore();
}

/** An autosave for which the test reports each change of the draft “d”, and a hidden page. */
export function autosaveByHand(options: Pick<AutosaveOptions, 'drafts'> & Partial<AutosaveOptions>) {
  const states: AutosaveState[] = [];
  let listener: ((change: WorkspaceChange) => void) | undefined;
  let flush: (() => void) | undefined;
  const autosave = startAutosave({
    subscribe(given) {
      listener = given;
      return () => (listener = undefined);
    },
    onState: (state) => states.push(state),
    findings: () => undefined,
    clock: () => 5,
    onPageHidden(given) {
      flush = given;
      return () => (flush = undefined);
    },
    ...options,
  });
  return {
    autosave,
    states,
    tell: (change: Omit<WorkspaceChange, 'draftId'>) => listener?.({ draftId: 'd', ...change }),
    hide: () => flush?.(),
    isListening: () => listener !== undefined || flush !== undefined,
  };
}

// Marks for as long as the test runs, which can be cleared as a browser clears them.

export function marksInMemory(): DraftMarks & { clear(): void } {
  const items = new Map<string, string>();
  const place = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { ...createDraftMarks('test', () => place), clear: () => items.clear() };
}

// Notes that last as long as the test. None is longer than `limit` UTF-16 units.

export function notesInMemory(limit = Infinity): UnsavedNotes {
  const items = new Map<string, string>();
  return createUnsavedNotes('test', () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('No room.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  }));
}
