import { expect, it } from 'vitest';
import { SharedPassages, type ComparedPassage } from '../../core/check/shared-passages.ts';
import { exampleCasefile } from '../../core/rules/example-workspace.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { createWorkerClient } from '../../platform/worker-call.ts';
import { createSharedWordsSearch } from './shared-words.ts';
import type { SharingMethods } from './sharing.worker.ts';

const words = Array.from({ length: 14 }, (_, index) => `word${String(index)}`).join(' ');
const [observation] = exampleCasefile.observations;

const casefileOf = (...ids: readonly string[]) => ({
  ...exampleCasefile,
  observations: observation
    ? [{ ...observation, passages: ids.map((id) => ({ passage_id: id, text: `Passage ${id} says: ${words}` })) }]
    : [],
});

function searchBeside() {
  const workers: WorkerBeside<SharingMethods>[] = [];
  const client = createWorkerClient<SharingMethods>({
    start() {
      const index = new SharedPassages();
      const worker = new WorkerBeside<SharingMethods>({
        addPassages: (passages) => passages.flatMap((passage) => index.add(passage)),
      });
      workers.push(worker);
      return worker;
    },
  });
  const sent = () =>
    workers.map(({ requests }) =>
      requests.map((each) => (each as ComparedPassage[]).map(({ passageId }) => passageId)),
    );
  return { search: createSharedWordsSearch(client), workers, sent };
}

it('compares each passage once', async () => {
  const { search, sent } = searchBeside();
  const first = await search(casefileOf('A', 'B'));
  expect(first?.map(({ one, other }) => [one.passageId, other.passageId])).toEqual([['A', 'B']]);
  expect(await search(casefileOf('A', 'B'))).toBe(first);
  expect(await search(casefileOf('A', 'B', 'C'))).toHaveLength(3);
  expect(sent()).toEqual([[['A', 'B'], ['C']]]);
});

it('leaves out passages that the casefile no longer has', async () => {
  const { search, sent } = searchBeside();
  await search(casefileOf('A', 'B'));
  expect(await search(casefileOf('A'))).toEqual([]);
  expect(await search(casefileOf('A', 'B'))).toHaveLength(1);
  expect(sent()).toEqual([[['A', 'B']]]);
});

it('starts again after another casefile, and after its worker fails', async () => {
  const { search, workers, sent } = searchBeside();
  await search(casefileOf('A', 'B', 'C'));
  await search(casefileOf('D'));
  expect(sent()).toEqual([[['A', 'B', 'C']], [['D']]]);
  const failing = search(casefileOf('D', 'E'));
  await Promise.resolve();
  workers[1]?.fail();
  expect(await failing).toBeUndefined();
  expect(await search(casefileOf('D', 'E'))).toHaveLength(1);
});
