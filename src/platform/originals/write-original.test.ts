/** Storing originals on a disk that is full. Node has no private file system, so the test has a small one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOriginal } from './write-original.ts';

const files = new Map<string, Uint8Array>();
/** How many bytes can be written, and whether a write that does not fit throws or ends early. */
let disk = { space: 0, throws: false };

function handleOf(name: string) {
  return {
    createSyncAccessHandle: () =>
      Promise.resolve({
        truncate: () => void files.set(name, new Uint8Array()),
        write: (bytes: Uint8Array, { at }: { readonly at: number }) => {
          const written = bytes.subarray(0, Math.max(0, disk.space - at));
          if (written.length < bytes.length && disk.throws) throw new DOMException('Full.', 'QuotaExceededError');
          files.set(name, Uint8Array.from([...(files.get(name) ?? []).slice(0, at), ...written]));
          return written.length;
        },
        flush: () => undefined,
        close: () => undefined,
      }),
    move: (to: string) => {
      files.set(to, files.get(name) ?? new Uint8Array());
      return Promise.resolve(void files.delete(name));
    },
  };
}

const folder = {
  getFileHandle: (name: string) => Promise.resolve(handleOf(name)),
  removeEntry: (name: string) => (files.delete(name) ? Promise.resolve() : Promise.reject(new Error('NotFound'))),
};

beforeEach(() => {
  files.clear();
  const getDirectory = () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(folder) });
  vi.stubGlobal('navigator', { storage: { getDirectory } });
});

afterEach(() => void vi.unstubAllGlobals());

const bytes = new TextEncoder().encode('The port is closed.');
const digest = bytesToHex(sha256(bytes));
const store = (): Promise<void> => writeOriginal({ file: new Blob([bytes]), sha256: digest }, () => undefined);

describe('an original on a full disk', () => {
  it.each([
    ['fails', true],
    ['ends early', false],
  ])('is not stored if the write %s, and is stored once there is space', async (_, throws) => {
    disk = { space: 5, throws };
    await expect(store()).rejects.toThrow('There is not enough space in this browser. Free up space and try again.');
    expect([...files.keys()]).toEqual([]);
    disk = { space: 1000, throws };
    await store();
    expect([...files]).toEqual([[digest, bytes]]);
  });

  it('stays as it was stored before', async () => {
    disk = { space: 1000, throws: true };
    await store();
    disk = { space: 5, throws: true };
    await expect(store()).rejects.toThrow('not enough space');
    expect([...files]).toEqual([[digest, bytes]]);
  });
});
