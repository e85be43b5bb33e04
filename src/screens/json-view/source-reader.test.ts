import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { problemsIn } from './read-source.ts';
import { createSourceReader, largeText, pauseFor, SourcePauses } from './source-reader.ts';

/** Creates a reader whose workers answer only on request, so that answers can be late. */
function readerWithWorkers() {
  const workers: WorkerBeside<object>[] = [];
  const unanswered: (() => void)[] = [];
  const reader = createSourceReader(() => {
    const worker = new WorkerBeside({
      problemsIn: (text: string) => new Promise((resolve) => unanswered.push(() => resolve(problemsIn(text)))),
    });
    workers.push(worker);
    return worker;
  });
  return { reader, workers, answerAll: () => unanswered.splice(0).forEach((answer) => answer()) };
}

const large = (name: string): string => JSON.stringify({ name, padding: 'x'.repeat(largeText) });
const nameIn = async (reading: ReturnType<ReturnType<typeof createSourceReader>['read']>): Promise<unknown> => {
  const read = await reading;
  return read?.ok ? read.document['name'] : read;
};

describe('reading large texts in a worker', () => {
  it('answers only the second of two overlapping requests', async () => {
    const { reader, workers, answerAll } = readerWithWorkers();
    const first = nameIn(reader.read(large('first')));
    const second = nameIn(reader.read(large('second')));
    answerAll();
    expect(await first).toBeUndefined();
    expect(await second).toBe('second');
    expect(workers).toHaveLength(1);
  });

  it('does not use a late answer for the next request', async () => {
    const { reader, answerAll } = readerWithWorkers();
    const first = reader.read(large('first'));
    const second = nameIn(reader.read('{"name": "small"}'));
    const third = nameIn(reader.read(large('third')));
    answerAll();
    expect(await first).toBeUndefined();
    expect(await second).toBe('small');
    expect(await third).toBe('third');
  });

  it('says where a large text is wrong', async () => {
    const { reader, answerAll } = readerWithWorkers();
    const reading = reader.read(`${large('broken')}]`);
    answerAll();
    expect(await reading).toMatchObject({ ok: false, problems: [{ code: 'syntax', line: 1 }] });
  });

  it('reads on the page if the worker fails, and starts another for the next text', async () => {
    const { reader, workers, answerAll } = readerWithWorkers();
    const first = nameIn(reader.read(large('first')));
    workers[0]?.fail();
    expect(await first).toBe('first');
    expect(workers[0]?.terminated).toBe(true);
    const second = nameIn(reader.read(large('second')));
    answerAll();
    expect(await second).toBe('second');
    expect(workers).toHaveLength(2);
  });

  it('gives no result to a request that was replaced before the worker failed', async () => {
    const { reader, workers } = readerWithWorkers();
    const first = nameIn(reader.read(large('first')));
    const second = nameIn(reader.read(large('second')));
    workers[0]?.fail();
    expect([await first, await second]).toEqual([undefined, 'second']);
  });

  it('settles every request when it is stopped', async () => {
    const { reader, workers } = readerWithWorkers();
    const reading = reader.read(large('first'));
    reader.stop();
    expect(await reading).toBeUndefined();
    expect(workers[0]?.terminated).toBe(true);
  });
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('work that waits for a pause', () => {
  it('waits longer in a large text', () => {
    for (const name of ['read', 'save', 'cursor'] as const) {
      expect(pauseFor(name, largeText)).toBeGreaterThan(pauseFor(name, largeText - 1));
    }
  });

  it('runs once with the last request, separately for each name', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('first'));
    pauses.later('read', 2, () => done.push('second'));
    pauses.later('save', 2, () => done.push('saved'));
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['saved', 'second']);
  });

  it('does not run after it was cancelled', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('read'));
    pauses.later('cursor', 1, () => done.push('cursor'));
    pauses.cancel('read');
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
    pauses.later('save', 1, () => done.push('save'));
    pauses.cancelAll();
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
  });
});
