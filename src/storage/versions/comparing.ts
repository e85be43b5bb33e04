/** The commands that read other versions of a draft, and compare and merge them in a worker. */
import type { Comparing, VersionFromFile } from '../../desk/comparing.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import type { LibraryStore } from '../../desk/library-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import type { FileSaving } from '../files/file-saving.ts';
import type { LazyLoader } from '../../platform/lazy-loader.ts';
import { sha256 } from '../../platform/digest.ts';
import { startBackgroundWork } from '../../platform/background-work.ts';
import { callWorker, createWorkerClient, WorkerFailure } from '../../platform/worker-call.ts';
import { workspaceOf, type ReadFile } from '../reading/opened-file.ts';
import type { DecryptedFiles } from '../reading/encrypted-files.ts';
import { preloadReader } from '../reading/read-in-worker.ts';
import { readAll } from '../reading/reading.ts';
import { comparingInWorker, preloadComparing } from './version-commands.ts';
import type { MergingMethods } from './shown-differences.ts';

export interface ComparingParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek'>;
  readonly saving: LazyLoader<FileSaving>;
  /** Decrypts the encrypted ones among files. */
  readonly decryptFiles: (files: readonly File[], signal?: AbortSignal) => Promise<DecryptedFiles>;
}

/** Creates the comparing and merging commands, which use storage and workers. */
export function createComparing({ desk, library, repository, saving, decryptFiles }: ComparingParts): Comparing {
  function preload(): void {
    preloadReader();
    preloadComparing();
  }

  return {
    preload,
    async otherDrafts() {
      await repository.refresh();
      const open = desk.getState().draft?.id;
      return library.getState().drafts.filter(({ id }) => id !== open);
    },
    async readDraft(id) {
      const draft = await repository.peek(id);
      if (!draft) throw new Error('This draft is no longer stored on this device.');
      return draft.workspace;
    },
    async readFile(file, signal, onProgress) {
      // Preloaded workers end after a minute.
      preload();
      const { files, reports } = await decryptFiles([file], signal);
      const [undecrypted] = reports;
      if (undecrypted) return { kind: 'refused', problems: problemsOf(undecrypted) };
      const read = await readAll(files, signal, onProgress);
      const [only] = read;
      if (!only || read.length > 1)
        return refuse(`“${file.name}” contains several files. Unzip it and choose one of them.`);
      return versionOf(only);
    },
    fileOnDisk: async () => (await saving.get()).fileVersion(),
    compare: (before, after, signal, onProgress) =>
      callWorker(comparingInWorker, 'shownDifferences', { before, after }, { signal, onProgress }),
    merge({ base, mine, theirs }) {
      const worker = createWorkerClient<MergingMethods>({ start: () => startBackgroundWork('merging') });
      let transfer: Promise<void> | undefined;
      /** Calls the worker when it has the versions. If it failed, the next request starts another one with them. */
      const withVersions = async <Result>(request: () => Promise<Result>): Promise<Result> => {
        const own = (transfer ??= worker.call('hold', { base, mine, theirs }));
        try {
          await own;
          return await request();
        } catch (error) {
          if (error instanceof WorkerFailure && transfer === own) transfer = undefined;
          throw error;
        }
      };
      return {
        ask: (choices) => withVersions(() => worker.call('ask', choices)),
        outcome: (choices) => withVersions(() => worker.call('outcome', choices)),
        close: () => worker.close(),
      };
    },
  };
}

/** Returns the problems of a file that could not be opened; its summary if there are none, as without a passphrase. */
function problemsOf({ problems, summary }: OpenReport): OpenReport['problems'] {
  return problems.length > 0 ? problems : [{ message: summary }];
}

function refuse(message: string): VersionFromFile {
  return { kind: 'refused', problems: [{ message }] };
}

function versionOf({ fileName, result }: ReadFile): VersionFromFile {
  if (result.kind === 'refused') return { kind: 'refused', problems: result.problems };
  if (result.kind === 'assessment') {
    return { kind: 'read', holds: 'assessment', workspace: workspaceOf({ fileName, result }, sha256) };
  }
  if (result.kind === 'desk') {
    const workspace = { ...workspaceOf({ fileName, result }, sha256), title: result.title };
    return { kind: 'read', holds: 'desk', workspace };
  }
  const what =
    result.kind === 'casefile' ? 'a casefile without an assessment' : 'neither an assessment nor a desk file';
  return refuse(`“${fileName}” is ${what}. Choose an assessment (.assessment.json) or a desk file (.desk.json).`);
}
