import { afterEach, expect, it, vi } from 'vitest';
import { sampleWorkspace } from '../../core/files/sample.fixtures.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { WorkerFailure } from '../../platform/worker-call.ts';
import { createComparing, type ComparingParts } from './comparing.ts';
import { createMergingMethods, type MergingMethods } from './shown-differences.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['before it has the versions', 0],
  ['after it has them', 1],
])('merges the same versions in another worker if the first one fails %s', async (_, answers) => {
  const workers: WorkerBeside<MergingMethods>[] = [];
  class FailingWorker extends WorkerBeside<MergingMethods> {
    readonly #isFirst = workers.push(this) === 1;
    constructor() {
      super(createMergingMethods());
    }
    override postMessage(message: Parameters<WorkerBeside<MergingMethods>['postMessage']>[0]): void {
      if (this.#isFirst && this.requests.length === answers) this.fail();
      else super.postMessage(message);
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const versions = { base: null, mine: sampleWorkspace, theirs: sampleWorkspace };
  const work = createComparing({} as ComparingParts).merge(versions);
  await expect(work.ask({})).rejects.toBeInstanceOf(WorkerFailure);
  expect(await work.ask({})).toMatchObject({ ok: true, conflicts: [] });
  expect((await work.outcome({})).differences).toEqual([]);
  expect(workers).toHaveLength(2);
});
