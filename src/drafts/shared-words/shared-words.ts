/** Finds the words that passages of the casefile share. Passages never change, so each is compared once. */
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { SharedRun } from '../../core/check/shared-passages.ts';
import { createWorkerClient, type WorkerClient } from '../../platform/worker-call.ts';
import type { SharingMethods } from './sharing.worker.ts';

const startWorker = (): Worker => new Worker(new URL('./sharing.worker.ts', import.meta.url), { type: 'module' });

/** How many times more passages than those of the casefile the worker may keep, of drafts that were open before. */
const maxKept = 2;

/**
 * Creates the search. Calls run one after the other. Resolves to undefined if the worker fails: without a worker, the
 * search would block the page.
 */
export function createSharedWordsSearch(
  worker: WorkerClient<SharingMethods> = createWorkerClient<SharingMethods>({ start: startWorker }),
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
