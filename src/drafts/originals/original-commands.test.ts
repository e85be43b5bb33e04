import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDesk } from '../../app/desk.fixtures.ts';
import { checksumOfFile } from '../../platform/checksum-of-file.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { DamagedOriginal, type OriginalCommands } from '../../store/original-commands.ts';
import { createOriginalCommands } from './original-commands.ts';

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
    expect(await attach(new File(['another'], 'notice.txt'), checksum, { stores: true })).toEqual({
      kind: 'another-file',
    });
    expect(await read(checksum)).toBeUndefined();
    expect(await attach(file, checksum, { stores: false })).toEqual({ kind: 'attached' });
    expect([await read(checksum), stored.size]).toEqual([file, 0]);
    expect(await attach(file, checksum, { stores: true })).toEqual({ kind: 'attached' });
    expect([await read(checksum), stored.size]).toEqual([file, 1]);
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
      const origins = [originWith([])].map((origin) => ({ ...origin, file: { ...origin.file, sha256: checksum } }));
      const workspace = workspaceOf({ title: 'x', casefile: { origins } });
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
