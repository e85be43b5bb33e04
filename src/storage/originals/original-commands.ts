/** The commands for original files: storing, attaching, reading and showing them, and exporting them with a draft. */
import { messageOf } from '../../core/json/words.ts';
import { openPdfPages } from '../../sources/pdf/pdf-in-worker.ts';
import { canStoreOriginals } from '../../platform/persistence.ts';
import {
  deleteOriginals,
  isOriginal,
  listOriginals,
  readOriginal,
  storeOriginal,
} from '../../platform/originals/originals.ts';
import {
  DamagedOriginal,
  type ExportedBag,
  type OriginalCommands,
  type ReadOptions,
} from '../../desk/original-commands.ts';
import { hexDigest, utf8 } from '../../core/casefile/hash.ts';
import { createOriginalPaths, tagFiles, type PayloadFile } from '../../core/files/bag.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { writeDesk } from '../../core/files/write.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { packZip, type FileToPack } from '../../platform/archive/zip.ts';
import { sha256 } from '../../platform/digest.ts';
import type { Progress } from '../../desk/file-commands.ts';
import { dayOf } from '../../platform/clock.ts';
import type { OriginFile } from '../../core/casefile/types.generated.ts';
import type { History } from '../../core/workspace/history.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import type { LibraryStore } from '../../desk/library-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import { DraftError, type DraftStore } from '../database/drafts.ts';

export interface OriginalParts extends UsedOriginalsParts {
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Whether a file still is where it was chosen, unchanged. It may have been moved, changed or deleted since. */
async function isUnchanged(file: File, checksum: string, options: ReadOptions): Promise<boolean> {
  try {
    return await isOriginal(file, checksum, options);
  } catch {
    options.signal?.throwIfAborted();
    return false;
  }
}

/** Creates the commands. */
export function createOriginalCommands(parts: OriginalParts): Omit<OriginalCommands, 'canStore'> {
  /** The originals that were attached and not stored, by checksum. */
  const attached = new Map<string, File>();
  /** The checksums of stored originals that were read and are damaged. */
  const damaged = new Set<string>();
  const storedFile = async (checksum: string): Promise<File | undefined> =>
    canStoreOriginals() ? readOriginal(checksum) : undefined;
  const read = async (checksum: string, options: ReadOptions = {}): Promise<File | undefined> => {
    const file = attached.get(checksum);
    if (file && (await isUnchanged(file, checksum, options))) return file;
    attached.delete(checksum);
    const stored = await storedFile(checksum);
    if (!stored) return undefined;
    if (!(await isOriginal(stored, checksum, options))) {
      damaged.add(checksum);
      throw new DamagedOriginal(stored.size);
    }
    damaged.delete(checksum);
    return stored;
  };
  return {
    read,
    async find(checksum) {
      const file = attached.get(checksum);
      if (file) return { place: 'attached', size: file.size, isDamaged: false };
      const stored = await storedFile(checksum);
      return stored && { place: 'stored', size: stored.size, isDamaged: damaged.has(checksum) };
    },
    async attach(file, sha256, { stores, signal, onProgress }) {
      if (!(await isOriginal(file, sha256, { signal, onProgress }))) return { kind: 'another-file' };
      if (!stores) {
        attached.set(sha256, file);
        return { kind: 'attached' };
      }
      try {
        await storeOriginal(file, sha256, { signal, onProgress });
        attached.delete(sha256);
        damaged.delete(sha256);
        return { kind: 'attached' };
      } catch (error) {
        signal?.throwIfAborted();
        attached.set(sha256, file);
        return { kind: 'attached', trouble: `Could not store “${file.name}”. ${messageOf(error)}` };
      }
    },
    async store(files, signal, onProgress) {
      const problems: string[] = [];
      for (const [index, { file, sha256 }] of files.entries()) {
        onProgress?.({ label: file.name, fraction: index / files.length });
        try {
          await storeOriginal(file, sha256, { signal });
        } catch (error) {
          signal?.throwIfAborted();
          problems.push(`Could not store the original of “${file.name}”. ${messageOf(error)}`);
        }
      }
      return problems;
    },
    openPages: openPdfPages,
    list: async () => (canStoreOriginals() ? listOriginals() : []),
    async listUnused() {
      const used = await usedOriginals(parts);
      return (await listOriginals()).filter(({ sha256 }) => !used.has(sha256));
    },
    async remove(checksums) {
      await deleteOriginals(checksums);
      for (const checksum of checksums) {
        attached.delete(checksum);
        damaged.delete(checksum);
      }
    },
    makeBag: (workspace, signal, onProgress) => createBag({ workspace, read, now: parts.clock() }, signal, onProgress),
  };
}

interface BagParts {
  readonly workspace: Workspace;
  /** Returns an original that has its checksum; undefined if it is not stored. Rejects with `DamagedOriginal`. */
  readonly read: OriginalCommands['read'];
  /** Now, in ms since 1970. */
  readonly now: number;
}

const hash = (text: string): string => hexDigest(utf8(text), sha256);

/**
 * Packs a draft with the undamaged originals of its sources into a BagIt bag (RFC 8493), as a zip. Rejects with the
 * signal’s reason when cancelled.
 */
async function createBag(
  { workspace, read, now }: BagParts,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ExportedBag> {
  const fileName = fileNameFor(workspace.title, 'bag');
  const base = fileName.replace(/\.zip$/, '');
  // The zip is in UTF-8, which cannot contain a lone surrogate. The desk file writes it as an escape.
  const desk = writeDesk(workspace);
  const pathOf = createOriginalPaths();
  const payload: PayloadFile[] = [
    { path: `data/${fileNameFor(workspace.title, 'desk')}`, size: utf8(desk).length, sha256: hash(desk) },
  ];
  const [included, missing, damaged]: [string[], string[], string[]] = [[], [], []];
  const origins = filesOfOrigins(workspace);

  async function* files(): AsyncGenerator<FileToPack> {
    yield { path: `${base}/${payload[0]?.path ?? ''}`, content: desk, at: now };
    for (const [index, { name, sha256: checksum }] of origins.entries()) {
      onProgress({ label: name, fraction: index / origins.length });
      const original = await read(checksum, { signal }).catch((error: unknown) => {
        if (!(error instanceof DamagedOriginal)) throw error;
        damaged.push(name);
        return null;
      });
      if (original === undefined) missing.push(name);
      if (!original) continue;
      const path = pathOf(name);
      included.push(name);
      payload.push({ path, size: original.size, sha256: checksum });
      yield { path: `${base}/${path}`, content: original, at: now };
    }
    const info = { title: workspace.title.toWellFormed(), date: dayOf(now) };
    for (const { path, text } of tagFiles(payload, info, hash))
      yield { path: `${base}/${path}`, content: text, at: now };
  }

  const content = await packZip(files(), signal);
  const preview = payload.map(({ path }) => path).join('\n');
  return { fileName, content, preview, included, missing, damaged };
}

interface UsedOriginalsParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek' | 'store'>;
}

/** Returns the files that the passages were read from, each once. */
function filesOfOrigins({ casefile }: Pick<Workspace, 'casefile'>): readonly OriginFile[] {
  const files = (casefile?.origins ?? []).map(({ file }) => file);
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}

/**
 * Returns the SHA-256 of every original that a draft refers to: now, after undo or redo, or in its version history.
 * Recently deleted drafts are included. Rejects if a draft cannot be read, because it may need any file.
 */
export async function usedOriginals(parts: UsedOriginalsParts): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  // The states of a draft share what did not change.
  const seen = new Set<unknown>();
  for await (const workspace of everyState(parts)) {
    const origins = workspace.casefile?.origins;
    if (seen.has(origins)) continue;
    seen.add(origins);
    for (const { sha256 } of filesOfOrigins(workspace)) used.add(sha256);
  }
  return used;
}

async function* everyState({ desk, library, repository }: UsedOriginalsParts): AsyncGenerator<Workspace> {
  await repository.refresh();
  const { drafts, deleted, status, trouble } = library.getState();
  if (status === 'failed') throw new Error(trouble ?? 'The drafts cannot be read.');
  const { draft } = desk.getState();
  if (draft) yield* restorable(draft.workspace, draft.history);
  const store = await repository.store();
  for (const { id } of [...drafts, ...deleted]) {
    const content = id === draft?.id ? undefined : await repository.peek(id);
    if (content) yield* restorable(content.workspace, content.history);
    yield* versionsOf(id, store);
  }
}

function* restorable(workspace: Workspace, { past, future }: History): Generator<Workspace> {
  yield workspace;
  for (const { before } of [...past, ...future]) yield before;
}

async function* versionsOf(id: string, store: DraftStore): AsyncGenerator<Workspace> {
  for (const version of await store.states(id)) {
    const workspace = await store.readState(id, version.id).catch((error: unknown) => {
      // A version that is damaged or was just thinned out cannot be restored, so it needs nothing.
      if (error instanceof DraftError && (error.code === 'unreadable' || error.code === 'gone')) return undefined;
      throw error;
    });
    if (workspace) yield workspace;
  }
}
