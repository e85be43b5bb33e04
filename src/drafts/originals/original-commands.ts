/** The commands for original files: storing and reading them, finding unused ones, and exporting them with a draft. */
import { messageOf } from '../../core/json/message-of.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import {
  canStoreOriginals,
  deleteOriginals,
  listOriginals,
  readOriginal,
  storeOriginal,
} from '../../platform/originals/originals.ts';
import type { OriginalCommands } from '../../store/original-commands.ts';
import { createBag, filesOfOrigins } from './bag-file.ts';

export interface OriginalParts {
  /** Returns every draft of this device, recently deleted ones included. Rejects if one cannot be read. */
  readonly allDrafts: () => AsyncIterable<Workspace>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Creates the commands. */
export function createOriginalCommands({ allDrafts, clock }: OriginalParts): Omit<OriginalCommands, 'canStore'> {
  return {
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
    read: async (checksum) => (canStoreOriginals() ? readOriginal(checksum) : undefined),
    list: async () => (canStoreOriginals() ? listOriginals() : []),
    async unused() {
      const used = new Set<string>();
      for await (const workspace of allDrafts()) for (const { sha256 } of filesOfOrigins(workspace)) used.add(sha256);
      return (await listOriginals()).filter(({ sha256 }) => !used.has(sha256));
    },
    remove: deleteOriginals,
    makeBag: (workspace, signal, onProgress) =>
      createBag(
        {
          workspace,
          read: async (checksum) => (canStoreOriginals() ? readOriginal(checksum) : undefined),
          now: clock(),
        },
        signal,
        onProgress,
      ),
  };
}
