import { afterEach, describe, expect, it } from 'vitest';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import {
  append,
  freshName,
  loadAgain,
  openVersion1,
  recordOf,
  refusePuts,
  start,
  storedDraft,
  withProposition,
} from './drafts.fixtures.ts';
import type { DraftNews, DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createTemporaryDrafts } from './open-drafts.ts';
import 'fake-indexeddb/auto';
import { createConnectionProvider, createTransactions } from './draft-database.ts';

const { add } = IDBObjectStore.prototype;

/** Makes the next writes to the journal fail, as a full or broken device does. */
function failing(times: number, name: string): void {
  let left = times;
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given) {
    if (left <= 0) return add.apply(this, given);
    left -= 1;
    throw new DOMException('Refused.', name);
  };
}

afterEach(() => {
  IDBObjectStore.prototype.add = add;
});

const kept = async (name: string) => (await loadAgain(name))?.workspace;
const [one, two, three] = ['One', 'Two', 'Three'].map((text) => withProposition(start, text)) as [
  Workspace,
  Workspace,
  Workspace,
];

describe('a change that fails', () => {
  it('before an urgent one is stored together with that one', async () => {
    const { name, drafts } = await storedDraft();
    failing(1, 'DataError');
    const first = append(drafts, start, one);
    const second = append(drafts, one, two, { urgent: true });
    await expect(Promise.all([first, second])).resolves.toMatchObject([{ sequence: 2 }, { sequence: 3 }]);
    await append(drafts, two, three);
    expect(await kept(name)).toEqual(three);
  });

  it('can be made again in another form, and so can those after it', async () => {
    const { name, drafts } = await storedDraft();
    failing(2, 'DataError');
    const both = await Promise.allSettled([append(drafts, start, one), append(drafts, one, two, { urgent: true })]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await append(drafts, start, three);
    expect(await kept(name)).toEqual(three);
  });

  it('but has been stored all the same counts as saved', async () => {
    const { name, drafts } = await storedDraft();
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given) {
      IDBObjectStore.prototype.add = add;
      const request = add.apply(this, given);
      this.transaction.commit();
      throw Object.assign(new DOMException('The connection was lost.', 'DataError'), { request });
    };
    await append(drafts, start, one);
    await append(drafts, one, two);
    expect(await kept(name)).toEqual(two);
  });

  it('because the connection was lost or the device was full is repeated, or made again later', async () => {
    for (const [problem, refused, after] of [
      ['InvalidStateError', false, one],
      ['QuotaExceededError', true, two],
    ] as const) {
      const { name, drafts } = await storedDraft();
      failing(1, problem);
      const first = append(drafts, start, one);
      if (refused) await expect(first).rejects.toThrow('This device is out of storage');
      else await first;
      if (refused) await append(drafts, start, two);
      expect(await kept(name)).toEqual(after);
    }
  });
});

describe('a full device', () => {
  it('deletes versions and older copies before it rejects changes, and says so', async () => {
    const { name, drafts } = await storedDraft();
    await drafts.keepState('d', start, 'before deleting C-001', 5);
    const news: DraftNews[] = [];
    drafts.listen((item) => news.push(item));
    failing(1, 'QuotaExceededError');
    await append(drafts, start, one);
    expect(news).toEqual([{ kind: 'made-room', words: expect.stringContaining('out of storage') as string }]);
    expect(await drafts.states('d')).toEqual([]);
    expect(await kept(name)).toEqual(one);
  });

  it('deletes exported versions only if nothing else is left to delete', async () => {
    const { drafts } = await storedDraft();
    await drafts.keepState('d', one, 'exported as “x.desk.json”', 5, 'x.desk.json');
    await drafts.keepState('d', two, 'while working', 6);
    failing(1, 'QuotaExceededError');
    await append(drafts, start, one);
    expect((await drafts.states('d')).map(({ exportedAs }) => exportedAs)).toEqual(['x.desk.json']);
    failing(1, 'QuotaExceededError');
    await append(drafts, one, two);
    expect(await drafts.states('d')).toEqual([]);
  });

  it('rejects a version with a reason, and keeps the draft and the versions before and after it', async () => {
    const { name, drafts } = await storedDraft();
    await drafts.keepState('d', start, 'before deleting C-001', 4);
    await append(drafts, start, one);
    failing(5, 'QuotaExceededError');
    const end = refusePuts(Infinity, 'QuotaExceededError');
    await expect(drafts.keepState('d', one, 'by hand', 5)).rejects.toThrow('This device is out of storage');
    end();
    IDBObjectStore.prototype.add = add;
    expect(await kept(name)).toEqual(one);
    await drafts.keepState('d', one, 'by hand', 6);
    expect((await drafts.states('d')).map(({ at }) => at)).toEqual([6, 4]);
  });

  it('deletes older copies for a new one, but never a version', async () => {
    const { name, drafts } = await storedDraft();
    await append(drafts, start, one);
    await drafts.compact('d', 2, one, emptyHistory);
    await drafts.keepState('d', one, 'by hand', 5);
    await append(drafts, one, two);
    const news: DraftNews[] = [];
    drafts.listen((item) => news.push(item));
    const endOnce = refusePuts(1, 'QuotaExceededError');
    await drafts.compact('d', 3, two, emptyHistory);
    endOnce();
    await append(drafts, two, three);
    const end = refusePuts(Infinity, 'QuotaExceededError');
    await expect(drafts.compact('d', 4, three, emptyHistory)).rejects.toThrow('This device is out of storage');
    end();
    expect([news, (await drafts.states('d')).map(({ at }) => at)]).toEqual([[], [5]]);
    expect(await kept(name)).toEqual(three);
  });
});

it('a database that a tab with an older version blocks is replaced by memory until it is free, and then gets everything', async () => {
  const name = freshName();
  const old = await openVersion1(name);
  const waiting = await new Promise<DraftStore>((resolve) => {
    const device = openIndexedDbDrafts(name, undefined, () => resolve(createTemporaryDrafts('Held.', device)));
  });
  expect(waiting.place).toEqual({ kind: 'memory', why: 'Held.' });
  await waiting.put(recordOf('d', start), start);
  await append(waiting, start, one);
  const moved = new Promise<DraftNews>((resolve) => void waiting.listen(resolve));
  old.close();
  expect(await moved).toEqual({ kind: 'place', place: { kind: 'device' } });
  await append(waiting, one, two);
  expect(await kept(name)).toEqual(two);
});

it('a transaction that is aborted fails although its requests are never answered', async () => {
  const transactions = createTransactions(createConnectionProvider('never-answered'), () => Promise.resolve(false));
  // A transaction as Chromium leaves it if space runs out after commit().
  const unanswered = transactions.write('relaxed', (transaction) => {
    transaction.abort();
    return new Promise(() => undefined);
  });
  await expect(unanswered).rejects.toThrow('could not save');
  await expect(
    transactions.write('relaxed', (transaction) => transaction.objectStore('journal').count()),
  ).resolves.toBe(0);
});
