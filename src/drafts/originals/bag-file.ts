/** Packs a draft with the undamaged originals of its sources into a BagIt bag (RFC 8493), as a zip. */
import { hexDigest, utf8 } from '../../core/casefile/hash.ts';
import { createOriginalPaths, tagFiles, type PayloadFile } from '../../core/files/bag.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { writeDesk } from '../../core/files/write.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { packZip, type FileToPack } from '../../platform/archive/zip.ts';
import { sha256 } from '../../platform/digest.ts';
import type { Progress } from '../../store/file-report.ts';
import { DamagedOriginal, type ExportedBag, type OriginalCommands } from '../../store/original-commands.ts';
import { dayOf } from '../day-of.ts';
import { filesOfOrigins } from './used-originals.ts';

export interface BagParts {
  readonly workspace: Workspace;
  /** Returns an original that has its checksum; undefined if it is not stored. Rejects with `DamagedOriginal`. */
  readonly read: OriginalCommands['read'];
  /** Now, in ms since 1970. */
  readonly now: number;
}

const hash = (text: string): string => hexDigest(utf8(text), sha256);

/** Creates the bag. Rejects with the signal’s reason when cancelled. */
export async function createBag(
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
