/** Finds the casefile that an opened assessment lacks among the drafts here, and the words that passages share. */
import { casefileFingerprint } from '../core/casefile/fingerprint.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { fingerprintWithoutCasefile } from '../core/workspace/casefile-edits.ts';
import { sha256 } from '../platform/digest.ts';
import type { Schedule } from '../platform/clock.ts';
import type { DeskStore } from '../desk/desk-store.ts';
import type { DraftCommands, FoundCasefile } from '../desk/draft-commands.ts';
import type { LibraryStore } from '../desk/library-store.ts';
import { prepareFingerprint } from './reading/read-in-worker.ts';
import type { DraftRepository } from './repository/draft-repository.ts';
import type { ComparedPassage, SharedRun } from '../core/check/compared-words.ts';
import { startBackgroundWork } from '../platform/background-work.ts';
import { createWorkerClient, type WorkerClient } from '../platform/worker-call.ts';

// Finds the words that passages of the casefile share. Passages never change, so each is compared once.

/** The method of the worker, which keeps the passages of earlier calls. */
export interface SharingMethods {
  addPassages(passages: readonly ComparedPassage[]): readonly SharedRun[];
}

/** How many times more passages than those of the casefile the worker may keep, of drafts that were open before. */
const maxKept = 2;

/**
 * Creates the search. Calls run one after the other. Resolves to undefined if the worker fails: without a worker, the
 * search would block the page.
 */
export function createSharedWordsSearch(
  worker: WorkerClient<SharingMethods> = createWorkerClient({ start: () => startBackgroundWork('shared words') }),
): (casefile: Casefile) => Promise<readonly SharedRun[] | undefined> {
  const known = new Set<string>();
  let runs: readonly SharedRun[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function forget(): void {
    worker.close();
    known.clear();
    runs = [];
  }

  async function search({ observations }: Casefile): Promise<readonly SharedRun[] | undefined> {
    const texts = new Map(
      observations.flatMap(({ passages }) => passages.map(({ passage_id: id, text }) => [id, text] as const)),
    );
    if (known.size > maxKept * texts.size) forget();
    const added = [...texts].filter(([id]) => !known.has(id));
    if (added.length > 0) {
      try {
        const found = await worker.call(
          'addPassages',
          added.map(([passageId, text]) => ({ passageId, text })),
        );
        for (const [id] of added) known.add(id);
        if (found.length > 0) runs = [...runs, ...found];
      } catch {
        forget();
        return undefined;
      }
    }
    const isHere = ({ one, other }: SharedRun): boolean => texts.has(one.passageId) && texts.has(other.passageId);
    return runs.every(isHere) ? runs : runs.filter(isHere);
  }

  return (casefile) => {
    const found = last.then(() => search(casefile));
    last = found;
    return found;
  };
}

export interface CasefileSearchParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly repository: Pick<DraftRepository, 'refresh' | 'peek'>;
  readonly schedule: Pick<Schedule, 'whenIdle'>;
}

/**
 * Creates the search. Summaries do not contain fingerprints, so each draft is read once, while the page is idle and the
 * open draft still lacks its casefile. Fingerprints are remembered until their draft changes.
 */
export function createCasefileSearch(
  parts: CasefileSearchParts,
): Pick<DraftCommands, 'findCasefile' | 'readCasefile' | 'findSharedWords'> {
  const { desk, library, repository, schedule } = parts;
  const fingerprints = new Map<string, { readonly changedAt: number; readonly fingerprint: string | undefined }>();
  /** The searches run one after the other, so that the next one knows what the last one has read. */
  let last: Promise<unknown> = Promise.resolve();

  function isMissing(fingerprint: string): boolean {
    const { draft } = desk.getState();
    return draft !== null && fingerprintWithoutCasefile(draft.workspace) === fingerprint;
  }

  async function fingerprintOf(casefile: Casefile | null | undefined): Promise<string | undefined> {
    if (!casefile) return undefined;
    await prepareFingerprint(casefile);
    return casefileFingerprint(casefile, sha256);
  }

  async function search(wanted: string): Promise<FoundCasefile | undefined> {
    if (!isMissing(wanted)) return undefined;
    await repository.refresh();
    for (const { id, title, changedAt } of library.getState().drafts) {
      if (id === desk.getState().draft?.id) continue;
      let entry = fingerprints.get(id);
      if (entry?.changedAt !== changedAt) {
        await new Promise<void>((resolve) => void schedule.whenIdle(resolve));
        if (!isMissing(wanted)) return undefined;
        // A draft that cannot be read has nothing to offer; the library reports it.
        const draft = await repository.peek(id).catch(() => undefined);
        entry = { changedAt, fingerprint: await fingerprintOf(draft?.workspace.casefile) };
        fingerprints.set(id, entry);
      }
      if (entry.fingerprint === wanted) return { draftId: id, title };
    }
    return undefined;
  }

  return {
    findSharedWords: createSharedWordsSearch(),
    findCasefile(fingerprint) {
      const found = last.then(() => search(fingerprint));
      last = found.catch(() => undefined);
      return found;
    },
    async readCasefile(draftId, fingerprint) {
      const casefile = (await repository.peek(draftId))?.workspace.casefile;
      if (casefile && (await fingerprintOf(casefile)) === fingerprint) return casefile;
      throw new Error('That draft no longer has these sources.');
    },
  };
}
