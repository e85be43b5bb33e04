import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';
import { checksumOfFile } from '../../platform/read-in-pieces.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { DamagedOriginal, type OriginalCommands } from '../../desk/original-commands.ts';
import { removeObservation } from '../../core/workspace/casefile-edits.ts';
import { DraftError } from '../database/drafts.ts';
import { createOriginalCommands, usedOriginals } from './original-commands.ts';

const file = new File(['The channel is closed.'], 'notice.txt');
const checksum = bytesToHex(sha256(new TextEncoder().encode('The channel is closed.')));

/** The files in the private file system, by checksum, and why none can be deleted. */
const stored = new Map<string, File>();
let refusal: DOMException | undefined;

const missing = () => new DOMException('There is no such file.', 'NotFoundError');

const folder = {
  async getFileHandle(name: string) {
    const found = stored.get(name);
    if (!found) throw missing();
    return { getFile: async () => found };
  },
  async removeEntry(name: string) {
    if (refusal) throw refusal;
    if (!stored.delete(name)) throw missing();
  },
};

/** How the worker stores a file. */
let write = async (): Promise<void> => void stored.set(checksum, file);

class OriginalsWorker extends WorkerBeside<object> {
  constructor() {
    super({ checksumOfFile, writeOriginal: () => write() });
  }
}

const commands = (): Omit<OriginalCommands, 'canStore'> => createOriginalCommands({ ...testDesk(), clock: () => 0 });

describe('the original of a source', () => {
  beforeEach(() => {
    stored.clear();
    refusal = undefined;
    write = async () => void stored.set(checksum, file);
    vi.stubGlobal('Worker', OriginalsWorker);
    vi.stubGlobal('FileSystemFileHandle', File);
    vi.stubGlobal('navigator', {
      storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('can be read after it was attached, stored or not, and another file is not attached', async () => {
    const { attach, read } = commands();
    const another = new File(['another'], 'notice.txt');
    expect(await attach(another, checksum, { stores: true })).toEqual({ kind: 'another-file' });
    expect(await read(checksum)).toBeUndefined();
    for (const stores of [false, true]) {
      expect(await attach(file, checksum, { stores })).toEqual({ kind: 'attached' });
      expect([await read(checksum), stored.size]).toEqual([file, stores ? 1 : 0]);
    }
  });

  it('is missing again if the attached file was moved or changed on the disk', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'original-')), 'notice.txt');
    writeFileSync(path, 'The channel is closed.');
    const onDisk = await openAsBlob(path);
    const { attach, read } = commands();
    // A file of Node keeps the bytes, so only this blob knows that its file changed.
    await attach(Object.assign(onDisk, { name: 'notice.txt' }) as unknown as File, checksum, { stores: false });
    expect(await read(checksum)).toBe(onDisk);
    writeFileSync(path, 'The channel is open.');
    expect(await read(checksum)).toBeUndefined();
    rmSync(dirname(path), { recursive: true });
  });

  it('is never read after its stored bytes changed or were lost, until the file is attached again', async () => {
    const { attach, find, makeBag, read } = commands();
    const packed = async () => {
      const workspace = readFrom('x', checksum);
      const { included, missing: absent, damaged } = await makeBag(workspace, new AbortController().signal, () => {});
      return { included, absent, damaged };
    };
    for (const text of ['The channel is opened.', 'The channel', '']) {
      stored.set(checksum, new File([text], 'notice.txt'));
      await expect(read(checksum)).rejects.toEqual(new DamagedOriginal(text.length));
      expect(await find(checksum)).toEqual({ place: 'stored', size: text.length, isDamaged: true });
      expect(await packed()).toEqual({ included: [], absent: [], damaged: ['notice.pdf'] });
      expect(await attach(file, checksum, { stores: true })).toEqual({ kind: 'attached' });
      expect(await read(checksum)).toBe(file);
      expect(await find(checksum)).toEqual({ place: 'stored', size: file.size, isDamaged: false });
      expect(await packed()).toEqual({ included: ['notice.pdf'], absent: [], damaged: [] });
    }
  });

  it('is attached if it could not be stored, and the result says why', async () => {
    write = () => Promise.reject(new Error('There is not enough space.'));
    const { attach, read } = commands();
    expect(await attach(file, checksum, { stores: true })).toEqual({
      kind: 'attached',
      trouble: 'Could not store “notice.txt”. There is not enough space.',
    });
    expect(await read(checksum)).toBe(file);
  });

  it('is not attached if storing it was cancelled', async () => {
    const cancelling = new AbortController();
    write = async () => {
      cancelling.abort('Enough.');
      await new Promise(() => undefined);
    };
    const { attach, read } = commands();
    await expect(attach(file, checksum, { stores: true, signal: cancelling.signal })).rejects.toBe('Enough.');
    expect(await read(checksum)).toBeUndefined();
  });

  it('is neither stored nor attached after it was deleted, and an error of the browser is reported', async () => {
    const { attach, read, remove } = commands();
    await attach(file, checksum, { stores: false });
    stored.set(checksum, file);
    refusal = new DOMException('The file is in use.', 'NoModificationAllowedError');
    await expect(remove([checksum])).rejects.toThrow('in use');
    expect(await read(checksum)).toBe(file);
    refusal = undefined;
    await remove([checksum, 'not stored']);
    expect(await read(checksum)).toBeUndefined();
  });
});

const sumOf = (digit: string): string => digit.repeat(64);

/** A draft whose passage was read from a file with this checksum. */
function readFrom(digit: string, sum = sumOf(digit)) {
  const origin = originWith([]);
  const origins = [{ ...origin, file: { ...origin.file, sha256: sum } }];
  return workspaceOf({ title: digit, casefile: { format: 'assessment-desk.casefile/v2', origins } });
}

const used = async (parts: Parameters<typeof usedOriginals>[0]) => [...(await usedOriginals(parts))].sort();

it('are those of drafts, of recently deleted ones and of the open one', async () => {
  const parts = testDesk();
  const { repository, session } = parts;
  await session.open(await repository.add(readFrom('1')), undefined);
  await repository.add(readFrom('2'));
  await repository.remove(await repository.add(readFrom('3')));
  expect(await used(parts)).toEqual(['1', '2', '3'].map(sumOf));
});

it('are also those that undo and redo would need again', async () => {
  const parts = testDesk();
  const { desk, repository, session } = parts;
  const id = await repository.add(readFrom('1'));
  await session.open(id, undefined);
  const { workspace } = desk.getState().draft ?? {};
  if (!workspace) throw new Error('No draft is open.');
  desk.actions.dispatch(removeObservation(workspace, 0), { label: 'delete observation 1' });
  expect(desk.getState().draft?.workspace.casefile?.origins).toBeUndefined();
  expect(await used(parts)).toEqual([sumOf('1')]);
  await session.close();
  expect(await used(parts)).toEqual([sumOf('1')]);
});

it('are also those of the version history, which can be restored', async () => {
  const parts = testDesk();
  const { repository, drafts } = parts;
  const id = await repository.add(workspaceOf({ title: 'Now' }));
  await drafts.keepState(id, readFrom('4'), 'exported', 1000, 'a.desk.json');
  await repository.remove(await repository.add(workspaceOf({ title: 'Deleted' })));
  expect(await used(parts)).toEqual([sumOf('4')]);
});

it('are not those of a version that cannot be restored, and cannot be known if the storage cannot be read', async () => {
  const usedIf = async (code: 'unreadable' | 'storage') => {
    const stored = devicelikeDrafts();
    const parts = testDesk({ ...stored, readState: () => Promise.reject(new DraftError(code, 'No.')) });
    const id = await parts.repository.add(readFrom('1'));
    await stored.keepState(id, readFrom('4'), 'exported', 1000, 'a.desk.json');
    return used(parts);
  };
  expect(await usedIf('unreadable')).toEqual([sumOf('1')]);
  await expect(usedIf('storage')).rejects.toThrow('No.');
});
