/** Finds the original files that the drafts of this device need, in every state that can still be restored. */
import type { OriginFile } from '../../core/casefile/types.generated.ts';
import type { History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { LibraryStore } from '../../store/library-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import { DraftError, type DraftStore } from '../storage/drafts.ts';

export interface UsedOriginalsParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek' | 'store'>;
}

/** Returns the files that the passages were read from, each once. */
export function filesOfOrigins({ casefile }: Pick<Workspace, 'casefile'>): readonly OriginFile[] {
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
