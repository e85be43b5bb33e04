import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createDraftMarks } from './lost-drafts.ts';
import {
  marksInMemory,
  append,
  autosaveByHand,
  entryOf,
  freshName,
  recordOf,
  start,
  withProposition,
  notesInMemory,
  refusePuts,
} from './drafts.fixtures.ts';
import { DraftError, summaryOf, type DraftNews } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';

async function setUp() {
  const name = freshName();
  const marks = marksInMemory();
  const notes = notesInMemory();
  const open = () => openIndexedDbDrafts(name, notes, undefined, marks);
  const drafts = await open();
  for (const id of ['d', 'e']) await drafts.put(recordOf(id, { ...start, title: id }), start);
  return { name, marks, notes, open, drafts };
}

describe('drafts that the device has lost', () => {
  it('are distinguished from a device that never had any, until they are dismissed', async () => {
    const { name, drafts, open } = await setUp();
    expect(await drafts.listLost()).toEqual([]);
    await drafts.rename('e', 'Renamed', 2);
    await drafts.list();
    await deleteDB(name);
    const after = await open();
    expect(await after.list()).toEqual([]);
    expect(await after.listLost()).toEqual([
      { id: 'd', title: 'd' },
      { id: 'e', title: 'Renamed' },
    ]);
    await after.dismissLost(['d']);
    expect(await after.listLost()).toEqual([{ id: 'e', title: 'Renamed' }]);
  });

  it('still count as lost and not as deleted after they are dismissed', async () => {
    const { name, drafts, open } = await setUp();
    await deleteDB(name);
    const library = await open();
    await library.list();
    await library.dismissLost(['d', 'e']);
    const next = withProposition(start, 'One');
    await expect(append(drafts, start, next)).rejects.toMatchObject({ code: 'lost' });
    await drafts.put(recordOf('d', next, 2), next);
    await library.remove('d');
    expect([(await drafts.missing('d'))?.code, (await drafts.missing('e'))?.code]).toEqual(['gone', 'lost']);
  });

  it('do not include drafts that a person deleted, here or in another tab, also if they could be restored', async () => {
    const { name, drafts, open } = await setUp();
    const other = await open();
    await other.list();
    await drafts.noteDeleted('d', 5);
    await other.remove('e');
    expect([await drafts.listLost(), await other.listLost()]).toEqual([[], []]);
    await drafts.list();
    await deleteDB(name);
    expect(await (await open()).listLost()).toEqual([]);
  });

  it('reject a change as lost, with or without the marks, and as deleted only if a person deleted them', async () => {
    const { name, marks, drafts, open } = await setUp();
    const next = withProposition(start, 'One');
    const refused = (id: string) => drafts.append(id, [entryOf(start, next)], summaryOf(next, 2, null));
    await (await open()).remove('e');
    await expect(refused('e')).rejects.toMatchObject({ code: 'gone' });
    await deleteDB(name);
    await expect(refused('d')).rejects.toMatchObject({ code: 'lost' });
    marks.clear();
    await (await open()).list();
    await expect(refused('d')).rejects.toMatchObject({ code: 'lost' });
    expect(await drafts.list()).toEqual([]);
  });

  it('are reported as soon as the connection is closed, before any change', async () => {
    const { name, drafts } = await setUp();
    const news: DraftNews[] = [];
    drafts.listen((item) => news.push(item));
    await deleteDB(name);
    expect(news).toEqual([{ kind: 'cut-off' }]);
    expect((await drafts.missing('d'))?.code).toBe('lost');
    expect(await drafts.listLost()).toEqual(['d', 'e'].map((id) => ({ id, title: id })));
  });

  it('are not reported if the marks were cleared with everything else, or the browser stores none', async () => {
    const { name, marks, open } = await setUp();
    await deleteDB(name);
    marks.clear();
    expect(await (await open()).listLost()).toEqual([]);
    const refused = createDraftMarks('refused', () => {
      throw new DOMException('No.', 'SecurityError');
    });
    refused.mark('d', 'D');
    refused.unmark('d');
    expect([refused.name(), refused.all().size]).toEqual([undefined, 0]);
  });
});

describe('the open draft, lost during work', () => {
  async function desk() {
    const set = await setUp();
    const again: string[] = [];
    const { autosave, states, tell } = autosaveByHand({ drafts: set.drafts, onRestored: (id) => again.push(id) });
    const type = (before: Workspace, text: string): Workspace => {
      const after = withProposition(before, text);
      tell({ before, after, history: emptyHistory });
      return after;
    };
    const expectStored = async (workspace: Workspace): Promise<void> =>
      expect(await (await set.open()).load('d')).toMatchObject({ workspace, notices: [] });
    const untouched = { id: 'd', workspace: start, history: emptyHistory };
    return { ...set, autosave, states, again, type, expectStored, untouched };
  }

  it('is saved again completely, with everything that was typed meanwhile', async () => {
    const { name, autosave, states, again, type, expectStored } = await desk();
    const one = type(start, 'One');
    await autosave.flush();
    await deleteDB(name);
    const three = type(type(one, 'Two'), 'Three');
    await expect.poll(() => again).toEqual(['d']);
    const four = type(three, 'Four');
    await autosave.stop();
    expect(again).toEqual(['d']);
    expect(states.at(-1)).toEqual({ kind: 'saved' });
    expect(states.some(({ kind }) => kind === 'failed')).toBe(false);
    await expectStored(four);
  });

  it('is saved again if the browser does not answer what it is asked while it clears the storage', async () => {
    const { name, autosave, states, again, type, expectStored } = await desk();
    const listing = vi.spyOn(indexedDB, 'databases').mockReturnValueOnce(new Promise(() => undefined));
    await deleteDB(name);
    const one = type(start, 'One');
    await expect.poll(() => again).toEqual(['d']);
    await autosave.stop();
    expect(listing).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toEqual({ kind: 'saved' });
    await expectStored(one);
  });

  it('is saved again in whatever order the changes and the loss happen', async () => {
    for (let pause = 0; pause < 6; pause += 1) {
      const { name, autosave, type, expectStored } = await desk();
      let last = type(start, 'One');
      const lost = deleteDB(name);
      for (let typing = 0; typing < 6; typing += 1) {
        last = type(last, `Word ${typing}`);
        for (let turn = 0; turn < pause * 3; turn += 1) await Promise.resolve();
      }
      await lost;
      last = type(last, 'Last');
      await autosave.stop();
      await autosave.flush();
      await expectStored(last);
    }
  });

  it('is saved again without another change', async () => {
    const { name, autosave, again, drafts, expectStored } = await desk();
    const draft = { id: 'd', workspace: withProposition(start, 'As it is open'), history: emptyHistory };
    await autosave.ensureStored(draft);
    expect(again).toEqual([]);
    await deleteDB(name);
    await autosave.ensureStored(draft);
    expect([again, await drafts.missing('d')]).toEqual([['d'], undefined]);
    await expectStored(draft.workspace);
  });

  it('is not restored if a person deleted it, and the status says so', async () => {
    const { drafts, autosave, again, states, untouched } = await desk();
    await drafts.remove('d');
    await autosave.ensureStored(untouched);
    expect([again, (await drafts.missing('d'))?.code]).toEqual([[], 'gone']);
    expect(states.at(-1)).toMatchObject({ kind: 'failed', why: expect.stringContaining('deleted') as string });
    await autosave.ensureStored(untouched);
    expect(await drafts.list()).toMatchObject([{ id: 'e' }]);
  });

  it.each(['missing', 'put'] as const)(
    'does not count as saved if the device fails, and is checked again later: %s',
    async (what) => {
      const { name, autosave, again, drafts, states, type, expectStored, untouched } = await desk();
      await autosave.ensureStored(untouched);
      await deleteDB(name);
      const refusal = new DraftError('storage', 'The browser is busy with itself.');
      vi.spyOn(drafts, what).mockRejectedValueOnce(refusal);
      await autosave.ensureStored(untouched);
      expect(states.at(-1)).toEqual({ kind: 'failed', why: refusal.message });
      expect(again).toEqual([]);
      await autosave.flush();
      expect([again, states.at(-1)]).toEqual([['d'], { kind: 'saved' }]);
      const one = type(start, 'One');
      await autosave.stop();
      await expectStored(one);
    },
  );

  it('is saved again later if that is impossible now', async () => {
    const { name, autosave, states, type, expectStored } = await desk();
    await deleteDB(name);
    const end = refusePuts(1, 'DataError', 'copies');
    const one = type(start, 'One');
    await autosave.flush();
    expect(states.at(-1)).toMatchObject({ kind: 'failed' });
    await autosave.flush();
    expect(states.at(-1)).toEqual({ kind: 'saved' });
    await expectStored(one);
    end();
    await autosave.stop();
  });
});
