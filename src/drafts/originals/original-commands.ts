/** The commands for original files: storing and reading them, finding unused ones, and exporting them with a draft. */
import { messageOf } from '../../core/json/message-of.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { canStoreOriginals } from '../../platform/originals/can-store-originals.ts';
import { deleteOriginals, listOriginals, readOriginal, storeOriginal } from '../../platform/originals/originals.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { LibraryStore } from '../../store/library-store.ts';
import type { OriginalCommands } from '../../store/original-commands.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import { createBag, filesOfOrigins } from './bag-file.ts';

export interface OriginalParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek'>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Reads every draft of this device, recently deleted ones included. Rejects if one cannot be read. */
async function* everyDraft({ desk, library, repository }: OriginalParts): AsyncGenerator<Workspace> {
  await repository.refresh();
  const { drafts, deleted, status, trouble } = library.getState();
  if (status === 'failed') throw new Error(trouble ?? 'The drafts cannot be read.');
  const { draft } = desk.getState();
  if (draft) yield draft.workspace;
  for (const { id } of [...drafts, ...deleted]) {
    const content = id === draft?.id ? undefined : await repository.peek(id);
    if (content) yield content.workspace;
  }
}

/** Creates the commands. */
export function createOriginalCommands(parts: OriginalParts): Omit<OriginalCommands, 'canStore'> {
  const read = async (checksum: string): Promise<File | undefined> =>
    canStoreOriginals() ? readOriginal(checksum) : undefined;
  return {
    read,
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
    list: async () => (canStoreOriginals() ? listOriginals() : []),
    async unused() {
      const used = new Set<string>();
      for await (const workspace of everyDraft(parts)) {
        for (const { sha256 } of filesOfOrigins(workspace)) used.add(sha256);
      }
      return (await listOriginals()).filter(({ sha256 }) => !used.has(sha256));
    },
    remove: deleteOriginals,
    makeBag: (workspace, signal, onProgress) => createBag({ workspace, read, now: parts.clock() }, signal, onProgress),
  };
}
