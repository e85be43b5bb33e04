/** The commands that list, read and compare earlier versions, and save the version that was exported. */
import { startBackgroundWork } from '../../platform/background-work.ts';
import { systemClock, browserSchedule } from '../../platform/clock.ts';
import { callWorker, createWorkerPreloader, type WorkerClientParts } from '../../platform/worker-call.ts';
import type { DeskStore, OpenDraft } from '../../desk/desk-store.ts';
import type { ExportCommands } from '../../desk/export-commands.ts';
import type { VersionCommands } from '../../desk/version-commands.ts';
import { exportedInWords, sharedInWords, type DraftStore } from '../database/drafts.ts';
import type { inSentences, shownDifferences } from './shown-differences.ts';

const startWorker = (): Worker => startBackgroundWork('comparing');

/** Preloads at most one worker for this page. */
const preloader = createWorkerPreloader(startWorker, browserSchedule.after);

interface ComparingMethods {
  readonly inSentences: typeof inSentences;
  readonly shownDifferences: typeof shownDifferences;
}

/** The worker that compares versions, for `callWorker`. */
export const comparingInWorker: WorkerClientParts<ComparingMethods> = {
  start: () => preloader.take() ?? startWorker(),
};

/** Starts the worker because two versions are likely to be compared. */
export const preloadComparing = preloader.expect;

type Implemented = Omit<VersionCommands, 'comparing'> & Pick<ExportCommands, 'saveExportedVersion'>;

export interface VersionCommandsParts {
  readonly desk: DeskStore;
  readonly store: () => Promise<DraftStore>;
}

/** Creates the commands for earlier versions of the open draft. */
export function createVersionCommands({ desk, store }: VersionCommandsParts): Implemented {
  function open(): OpenDraft {
    const { draft } = desk.getState();
    if (!draft) throw new Error('No draft is open.');
    return draft;
  }

  return {
    async listVersions() {
      const { id } = open();
      return (await store()).states(id);
    },
    async readVersion(stateId) {
      const { id } = open();
      return (await store()).readState(id, stateId);
    },
    async saveExportedVersion(fileName, recipient) {
      const { draft } = desk.getState();
      if (!draft) return false;
      const { id, workspace } = draft;
      const reason = recipient === undefined ? exportedInWords(fileName) : sharedInWords(recipient);
      return store()
        .then((drafts) => drafts.keepState(id, workspace, reason, systemClock(), fileName))
        .then(
          () => true,
          () => false,
        );
    },
    compareVersions: (before, after, signal) =>
      callWorker(comparingInWorker, 'inSentences', { before, after }, { signal }),
  };
}
