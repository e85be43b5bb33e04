/** Detects whether a file on disk has changed since it was last read or written here. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { mayUse, type FileHandle } from './file-system-access.ts';
import type { SeenFile } from './file-links.ts';

async function digestOf(bytes: BufferSource): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Returns the SHA-256 of the UTF-8 form of a text, in hexadecimal. */
export async function digestOfText(text: string): Promise<string> {
  return digestOf(new TextEncoder().encode(text));
}

/** Reads the current state of a file. Rejects with the system’s error if it cannot be read. */
export async function see(file: File): Promise<SeenFile> {
  return { lastModified: file.lastModified, size: file.size, digest: await digestOf(await file.arrayBuffer()) };
}

/** How a file on disk compares with its last seen state. */
export type DiskState =
  | { readonly kind: 'same'; readonly seen: SeenFile }
  | { readonly kind: 'changed'; readonly file: File; readonly seen: SeenFile }
  /** The file was moved or deleted. */
  | { readonly kind: 'gone' }
  /** The browser does not allow reading the file without asking. */
  | { readonly kind: 'unknown' };

/**
 * Compares a file with its last seen state: by time and size first, and by content if those differ, so that a touched
 * file counts as the same. Never rejects.
 */
export async function compareWithDisk(handle: FileHandle, seen: SeenFile): Promise<DiskState> {
  try {
    if (!(await mayUse(handle, 'read'))) return { kind: 'unknown' };
    const file = await handle.getFile();
    if (file.lastModified === seen.lastModified && file.size === seen.size) return { kind: 'same', seen };
    const now = await see(file);
    return now.digest === seen.digest ? { kind: 'same', seen: now } : { kind: 'changed', file, seen: now };
  } catch (error) {
    const isGone = error instanceof DOMException && error.name === 'NotFoundError';
    return { kind: isGone ? 'gone' : 'unknown' };
  }
}
