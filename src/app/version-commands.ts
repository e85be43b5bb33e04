import type { Workspace } from '../core/workspace/workspace.ts';
import { compareInWorker } from '../services/comparing/compare-in-worker.ts';
import { systemClock } from '../services/clock.ts';
import { downloadFile } from '../services/download.ts';
import type { Commands } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { LibraryStore } from '../store/library-store.ts';
import { addressOf } from './addresses.ts';
import { exportAll } from './export-all.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { Navigation } from './navigation.ts';

/** The commands for earlier versions, for exporting all drafts and for damaged data. */
export type VersionCommands = Pick<
  Commands,
  | 'listVersions'
  | 'readVersion'
  | 'compareVersions'
  | 'saveExportedVersion'
  | 'openAsDraft'
  | 'exportAllDrafts'
  | 'rawDraft'
  | 'dismissLost'
  | 'damagedDrafts'
>;

export interface VersionCommandsParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly drafts: Pick<
    DraftRepository,
    'add' | 'refresh' | 'peek' | 'states' | 'readState' | 'saveExportedVersion' | 'rawDraft' | 'dismissLost' | 'damaged'
  >;
  readonly navigation: Navigation;
}

/** Creates the commands. */
export function createVersionCommands({ desk, library, drafts, navigation }: VersionCommandsParts): VersionCommands {
  function openId(): string {
    const { draft } = desk.getState();
    if (!draft) throw new Error('No draft is open.');
    return draft.id;
  }

  /** Prefers the open draft to the stored one, because its changes may not be saved yet. */
  async function read(id: string): Promise<Workspace | undefined> {
    const { draft } = desk.getState();
    return draft?.id === id ? draft.workspace : (await drafts.peek(id))?.workspace;
  }

  /** Lists all drafts. Includes the open draft even if the list cannot be read. */
  async function list() {
    await drafts.refresh();
    const { drafts: listed, trouble, status } = library.getState();
    const { draft } = desk.getState();
    const others = listed.filter(({ id }) => id !== draft?.id);
    if (!draft && status === 'failed' && listed.length === 0) throw new Error(trouble ?? 'The drafts cannot be read.');
    return draft ? [{ id: draft.id, title: draft.workspace.title, changedAt: systemClock() }, ...others] : others;
  }

  return {
    listVersions: async () => drafts.states(openId()),
    readVersion: async (stateId) => drafts.readState(openId(), stateId),
    async saveExportedVersion(fileName) {
      const { draft } = desk.getState();
      if (draft) await drafts.saveExportedVersion(draft.id, draft.workspace, fileName).catch(() => undefined);
    },
    compareVersions: (before, after, signal) => compareInWorker({ before, after }, signal),
    async openAsDraft(workspace) {
      navigation.go(addressOf(await drafts.add(workspace), { section: 'document' }));
    },
    exportAllDrafts(onProgress, signal) {
      return exportAll(
        { list, read, raw: drafts.rawDraft, download: downloadFile, clock: systemClock },
        onProgress,
        signal,
      );
    },
    rawDraft: drafts.rawDraft,
    dismissLost: drafts.dismissLost,
    async damagedDrafts(ids) {
      // If this fails too, opening the draft will report the problem.
      const entries = await Promise.all(ids.map(async (id) => [id, await drafts.damaged(id).catch(() => [])] as const));
      return new Map(entries.filter(([, parts]) => parts.length > 0));
    },
  };
}
