import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../core/workspace/create.ts';
import { DraftError, type DraftStore } from '../storage/database/drafts.ts';
import { devicelikeDrafts, testDesk } from './desk.fixtures.ts';

/** A desk with a stored draft, “One”. */
async function withDraft() {
  const made = testDesk();
  return { ...made, id: await made.repository.add(emptyWorkspace('One')) };
}

const typed = (value: string) => ({ type: 'set', path: '/title', value }) as const;

describe('a session', () => {
  it('opens a draft at the place that the address names', async () => {
    const { desk, view, session, id } = await withDraft();
    expect(await session.open(id, { section: 'unknowns' })).toEqual({ kind: 'open', notices: [] });
    expect(desk.getState().draft?.workspace.title).toBe('One');
    expect(view.getState().selection).toEqual({ section: 'unknowns' });
  });

  it('says that there is no such draft, and leaves the open one open', async () => {
    const { desk, session, id } = await withDraft();
    await session.open(id, undefined);
    expect(await session.open('nonsense', undefined)).toEqual({ kind: 'missing' });
    expect(desk.getState().draft?.id).toBe(id);
  });

  it('does not reload a draft that is already open, so that its history stays', async () => {
    const { desk, session, id } = await withDraft();
    await session.open(id, undefined);
    desk.actions.dispatch(typed('Two'), { label: 'typing' });
    await session.open(id, { section: 'claims' });
    expect(desk.getState().draft?.history.past).toHaveLength(1);
  });

  it('shows the draft that was requested last, whichever is loaded first', async () => {
    const { desk, repository, session, id: one } = await withDraft();
    const two = await repository.add(emptyWorkspace('Two'));
    await Promise.all([session.open(one, undefined), session.open(two, undefined)]);
    expect(desk.getState().draft?.id).toBe(two);
  });

  it('does not close a draft that was opened while another was being closed', async () => {
    const { desk, session, id: one } = await withDraft();
    await session.open(one, undefined);
    await Promise.all([session.close(), session.open(one, undefined)]);
    expect(desk.getState().draft?.id).toBe(one);
  });

  it('does not let closing stop a draft that is being opened', async () => {
    const { desk, library, session, id: one } = await withDraft();
    await Promise.all([session.open(one, undefined), session.close()]);
    expect(desk.getState().draft?.id).toBe(one);
    expect(library.getState().drafts.map(({ title }) => title)).toEqual(['One']);
    await session.close();
    expect(desk.getState().draft).toBeNull();
  });

  it('says why a draft cannot be opened', async () => {
    const drafts: DraftStore = {
      ...devicelikeDrafts(),
      load: async () => {
        throw new DraftError('newer-format', 'It was written by a newer version.');
      },
    };
    const { session } = testDesk(drafts);
    expect(await session.open('d1', undefined)).toEqual({ kind: 'failed', why: 'It was written by a newer version.' });
  });

  it('reports unreadable data also to a second request while the draft opens, and until it is closed', async () => {
    const notices = ['One change could not be read.'];
    const kept = devicelikeDrafts();
    const { desk, repository, session } = testDesk({
      ...kept,
      load: async (id) => {
        const draft = await kept.load(id);
        return draft && id === 'd1' ? { ...draft, notices } : draft;
      },
    });
    const id = await repository.add(emptyWorkspace('One'));
    const other = await repository.add(emptyWorkspace('Two'));
    await session.open(other, undefined);
    const again: Promise<unknown>[] = [];
    // The address is set again as soon as the draft is open, and asks once more.
    const stop = desk.subscribe(({ draft }) => {
      if (draft?.id === id && again.length === 0) again.push(session.open(id, undefined));
    });
    expect(await session.open(id, undefined)).toEqual({ kind: 'open', notices });
    stop();
    expect(await Promise.all(again)).toEqual([{ kind: 'open', notices }]);
    expect(await session.open(other, undefined)).toEqual({ kind: 'open', notices: [] });
    expect(await session.open(other, undefined)).toEqual({ kind: 'open', notices: [] });
  });
});
