import { describe, expect, it } from 'vitest';
import { readSource, type SourceAnswer, type SourceQuestion } from './read-source.ts';
import { createSourceReader, largeText, type SourceWorker } from './source-reader.ts';

/** A worker that answers only on request, so that answers can come late and in any order. */
class WorkerBeside extends EventTarget implements SourceWorker {
  readonly questions: SourceQuestion[] = [];
  terminated = false;

  postMessage(question: SourceQuestion): void {
    this.questions.push(question);
  }

  answer({ serial, text }: SourceQuestion): void {
    const reading = readSource(text);
    const data: SourceAnswer = { serial, problems: reading.ok ? null : reading.problems };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  answerAll(): void {
    this.questions.splice(0).forEach((question) => this.answer(question));
  }

  fail(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

function readerWithWorkers() {
  const workers: WorkerBeside[] = [];
  const reader = createSourceReader(() => {
    const worker = new WorkerBeside();
    workers.push(worker);
    return worker;
  });
  return { reader, workers };
}

const large = (name: string): string => JSON.stringify({ name, padding: 'x'.repeat(largeText) });
const nameIn = async (reading: ReturnType<ReturnType<typeof createSourceReader>['read']>): Promise<unknown> => {
  const read = await reading;
  return read?.ok ? read.document['name'] : read;
};

describe('reading large texts in a worker', () => {
  it('answers only the second of two overlapping requests', async () => {
    const { reader, workers } = readerWithWorkers();
    const first = nameIn(reader.read(large('first')));
    const second = nameIn(reader.read(large('second')));
    workers[0]?.answerAll();
    expect(await first).toBeUndefined();
    expect(await second).toBe('second');
    expect(workers).toHaveLength(1);
  });

  it('does not use a late answer for the next request', async () => {
    const { reader, workers } = readerWithWorkers();
    const first = reader.read(large('first'));
    const second = nameIn(reader.read('{"name": "small"}'));
    const third = nameIn(reader.read(large('third')));
    workers[0]?.answerAll();
    expect(await first).toBeUndefined();
    expect(await second).toBe('small');
    expect(await third).toBe('third');
  });

  it('says where a large text is wrong', async () => {
    const { reader, workers } = readerWithWorkers();
    const reading = reader.read(`${large('broken')}]`);
    workers[0]?.answerAll();
    expect(await reading).toMatchObject({ ok: false, problems: [{ code: 'syntax', line: 1 }] });
  });

  it('reads on the page if the worker fails, and starts another for the next text', async () => {
    const { reader, workers } = readerWithWorkers();
    const first = nameIn(reader.read(large('first')));
    workers[0]?.fail();
    expect(await first).toBe('first');
    expect(workers[0]?.terminated).toBe(true);
    const second = nameIn(reader.read(large('second')));
    workers[1]?.answerAll();
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

  it.each([
    [
      'cannot be made',
      () => {
        throw new Error('There are no workers here.');
      },
    ],
    [
      'takes no message',
      () =>
        Object.assign(new WorkerBeside(), {
          postMessage: () => {
            throw new Error('It could not be cloned.');
          },
        }),
    ],
  ])('reads on the page where the worker %s', async (_, startWorker) => {
    const reader = createSourceReader(startWorker);
    expect(await nameIn(reader.read(large('here')))).toBe('here');
    expect(await nameIn(reader.read(large('again')))).toBe('again');
  });

  it('settles every request when it is stopped', async () => {
    const { reader, workers } = readerWithWorkers();
    const reading = reader.read(large('first'));
    reader.stop();
    expect(await reading).toBeUndefined();
    expect(workers[0]?.terminated).toBe(true);
  });
});
