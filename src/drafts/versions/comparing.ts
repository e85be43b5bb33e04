import type { Workspace } from '../../core/workspace/workspace.ts';
import { startVersionWorker } from './version-worker.ts';
import type {
  Comparing,
  MergeOutcome,
  MergeState,
  MergeWork,
  ShownDifference,
  VersionFromFile,
} from '../../store/comparing.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { LibraryStore } from '../../store/library-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import type { FileSaving } from '../files/file-saving.ts';
import type { LazyLoader } from '../../platform/lazy-loader.ts';
import { titleFrom, type ReadFile } from '../reading/opened-file.ts';
import { readAll } from '../reading/reading.ts';

export interface ComparingParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek'>;
  readonly saving: LazyLoader<FileSaving>;
}

/** Creates the comparing and merging commands, which use storage and workers. */
export function createComparing({ desk, library, repository, saving }: ComparingParts): Comparing {
  return {
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
      const read = await readAll([file], signal, onProgress);
      const [only] = read;
      if (!only || read.length > 1)
        return refused(`“${file.name}” contains several files. Unzip it and choose one of them.`);
      return versionOf(only);
    },
    fileOnDisk: async () => (await saving.get()).fileVersion(),
    compare: (before, after, signal, onProgress) =>
      compareVersions(before, after, signal, (fraction) => onProgress({ label: 'Comparing', fraction })),
    merge: ({ base, mine, theirs }) => startMerge({ base, mine, theirs }),
  };
}

function refused(message: string): VersionFromFile {
  return { kind: 'refused', problems: [{ message }] };
}

function versionOf({ fileName, result }: ReadFile): VersionFromFile {
  if (result.kind === 'refused') return { kind: 'refused', problems: result.problems };
  if (result.kind === 'assessment') {
    const workspace = { title: titleFrom(fileName), assessment: result.assessment, casefile: null };
    return { kind: 'read', holds: 'assessment', workspace };
  }
  if (result.kind === 'desk') {
    const { title, assessment, casefile, reviews } = result;
    return { kind: 'read', holds: 'desk', workspace: { title, assessment, casefile, ...(reviews && { reviews }) } };
  }
  const what =
    result.kind === 'casefile' ? 'a casefile without an assessment' : 'neither an assessment nor a desk file';
  return refused(`“${fileName}” is ${what}. Choose an assessment (.assessment.json) or a desk file (.desk.json).`);
}

async function compareVersions(
  before: Workspace,
  after: Workspace,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<readonly ShownDifference[]> {
  signal.throwIfAborted();
  const worker = startVersionWorker();
  const stop = (): void => worker.close(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return (await worker.ask({ kind: 'compare', before, after }, onProgress)) as readonly ShownDifference[];
  } finally {
    signal.removeEventListener('abort', stop);
    worker.close();
  }
}

function startMerge(versions: Parameters<Comparing['merge']>[0]): MergeWork {
  const worker = startVersionWorker();
  const loading = worker.ask({ kind: 'hold', versions });
  // The next request reports the error.
  loading.catch(() => undefined);
  return {
    ask: async (choices) => (await worker.ask({ kind: 'ask', choices })) as MergeState,
    outcome: async (choices) => (await worker.ask({ kind: 'outcome', choices })) as MergeOutcome,
    close: () => worker.close(),
  };
}
