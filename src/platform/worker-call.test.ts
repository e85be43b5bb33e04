import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  callWorker,
  createWorkerClient,
  MovedResponse,
  WorkerFailure,
  type CallProgress,
  createWorkerPreloader,
  type WorkerMethods,
} from './worker-call.ts';
import { WorkerBeside } from './worker-call.fixtures.ts';

const methods = {
  double: (number: number): number => number * 2,
  refuse(reason: string): never {
    throw new Error(reason);
  },
  async steps(count: number, onProgress: (progress: CallProgress) => void): Promise<string> {
    for (let step = 0; step < count; step += 1) onProgress({ label: 'Step', fraction: step / count });
    return 'done';
  },
};

/** A client whose workers are kept; `make` may throw. */
function clientOf(
  make: () => WorkerBeside<typeof methods> = () => new WorkerBeside(methods),
  fallback?: (failure: WorkerFailure) => typeof methods,
) {
  const workers: WorkerBeside<typeof methods>[] = [];
  const start = () => {
    const worker = make();
    workers.push(worker);
    return worker;
  };
  return { client: createWorkerClient<typeof methods>({ start, ...(fallback && { fallback }) }), workers };
}

/** A client of a worker with these methods. */
const clientWith = <Methods extends WorkerMethods<Methods>>(answers: Methods) =>
  createWorkerClient<Methods>({ start: () => new WorkerBeside(answers) });

const silent = () => new WorkerBeside<typeof methods>();
const noWorker = (): never => {
  throw new Error('No workers here.');
};
const unclonable = () => Object.assign(silent(), { postMessage: noWorker });

describe('calling a worker', () => {
  it('starts one worker with the first call, and returns responses, progress and errors', async () => {
    const { client, workers } = clientOf();
    expect(workers).toHaveLength(0);
    const fractions: (number | undefined)[] = [];
    const onProgress = ({ fraction }: CallProgress) => fractions.push(fraction);
    expect(await client.call('double', 21)).toBe(42);
    expect(await client.call('steps', 2, { onProgress })).toBe('done');
    await expect(client.call('refuse', 'Not today.')).rejects.toThrow(new Error('Not today.'));
    expect(await client.call('double', 1)).toBe(2);
    expect(fractions).toEqual([0, 0.5]);
    expect(workers).toHaveLength(1);
  });

  it('returns an error for a response that cannot be sent to the page', async () => {
    const client = clientWith({ unsendable: async () => () => 'a function' });
    await expect(client.call('unsendable', undefined as never)).rejects.toThrow(/could not be cloned/);
  });

  it('waits until its methods are loaded, and reports if they cannot be', async () => {
    const loaded = createWorkerClient<typeof methods>({ start: () => new WorkerBeside(Promise.resolve(methods)) });
    expect(await loaded.call('double', 21)).toBe(42);
    const worker = new WorkerBeside<typeof methods>(Promise.reject(new Error('It is gone.')));
    vi.stubGlobal('reportError', () => worker.fail());
    const failing = createWorkerClient<typeof methods>({ start: () => worker }).call('double', 21);
    await expect(failing).rejects.toBeInstanceOf(WorkerFailure);
  });

  it('moves the parts of a response and of a progress message that the worker no longer needs', async () => {
    const [buffer, json] = [new ArrayBuffer(8), new Uint8Array(8)];
    const client = clientWith({
      read(_: undefined, onProgress: (progress: CallProgress, moved?: Transferable[]) => void) {
        onProgress({ label: 'Reading', json }, [json.buffer]);
        return new MovedResponse({ buffer }, [buffer]);
      },
    });
    const lengths: (number | undefined)[] = [];
    const onProgress = (progress: CallProgress) => lengths.push(progress.json?.length);
    const response = await client.call('read', undefined, { onProgress });
    expect([response.buffer.byteLength, buffer.byteLength]).toEqual([8, 0]);
    expect([lengths, json.length]).toEqual([[8], 0]);
  });

  it('gives each call its own progress and answer, in whatever order they arrive', async () => {
    const order = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(order, async (places) => {
        const waiting: (() => void)[] = [];
        const echo = (value: string, onProgress: (progress: CallProgress) => void): Promise<string> =>
          new Promise((resolve, reject) => {
            waiting.push(() => {
              onProgress({ label: value });
              if (value.endsWith('3')) reject(new Error(value));
              else resolve(value);
            });
          });
        const client = clientWith({ echo });
        const heard = places.map((_, index) => {
          const labels: string[] = [];
          const answer = client.call('echo', String(index), { onProgress: ({ label }) => labels.push(label) });
          return answer.catch((error: Error) => error.message).then((value) => [value, ...labels]);
        });
        for (const place of places) waiting.splice(place % waiting.length, 1)[0]?.();
        expect(await Promise.all(heard)).toEqual(places.map((_, index) => [String(index), String(index)]));
      }),
    );
  });

  it('starts nothing if it was cancelled before', async () => {
    const { client, workers } = clientOf();
    await expect(client.call('double', 1, { signal: AbortSignal.abort('Enough.') })).rejects.toBe('Enough.');
    expect(workers).toHaveLength(0);
  });

  it('continues after a cancelled call if late responses are discarded', async () => {
    const discarded: unknown[] = [];
    const answers: ((value: number) => void)[] = [];
    const late = { wait: async (): Promise<number> => new Promise((resolve) => answers.push(resolve)) };
    const worker = new WorkerBeside(late);
    const client = createWorkerClient<typeof late>({ start: () => worker, discard: (value) => discarded.push(value) });
    const cancelling = new AbortController();
    const cancelled = client.call('wait', undefined as never, { signal: cancelling.signal });
    const other = client.call('wait', undefined as never);
    cancelling.abort('Enough.');
    await expect(cancelled).rejects.toBe('Enough.');
    answers.forEach((answer, index) => answer(index));
    expect(await other).toBe(1);
    expect(discarded).toEqual([0]);
    expect(worker.terminated).toBe(false);
  });

  it('terminates the worker and rejects every call when one is cancelled, and uses no late answer', async () => {
    const fallback = vi.fn(() => methods);
    const { client, workers } = clientOf(silent, fallback);
    const cancelling = new AbortController();
    const calls = [client.call('double', 1, { signal: cancelling.signal }), client.call('double', 2)];
    cancelling.abort('Enough.');
    expect(await Promise.allSettled(calls)).toEqual(calls.map(() => ({ status: 'rejected', reason: 'Enough.' })));
    expect(workers[0]?.terminated).toBe(true);
    const next = client.call('double', 3);
    workers[0]?.tell({ serial: 3, response: 'late' });
    workers[0]?.fail();
    workers[1]?.tell({ serial: 3, response: 6 });
    expect(await next).toBe(6);
    expect(fallback).not.toHaveBeenCalled();
  });

  it('no longer listens to the signal of a call that was answered', async () => {
    const { client, workers } = clientOf();
    const cancelling = new AbortController();
    await client.call('double', 1, { signal: cancelling.signal });
    cancelling.abort();
    expect(workers[0]?.terminated).toBe(false);
  });

  it('rejects unanswered calls when it is closed, and starts another worker for the next one', async () => {
    const { client, workers } = clientOf(silent);
    const unanswered = client.call('double', 1);
    client.close();
    await expect(unanswered).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.terminated).toBe(true);
    const other = client.call('double', 1);
    client.close('Closed.');
    await expect(other).rejects.toBe('Closed.');
    expect(workers).toHaveLength(2);
  });
});

describe('a worker that fails', () => {
  it.each([
    ['cannot start', noWorker],
    ['accepts no message', unclonable],
  ])('because it %s is replaced by the page', async (_, make) => {
    const fallback = vi.fn<(failure: WorkerFailure) => typeof methods>(() => methods);
    const { client } = clientOf(make, fallback);
    expect(await client.call('double', 21)).toBe(42);
    expect(await client.call('double', 1)).toBe(2);
    expect(fallback.mock.calls).toEqual([[expect.objectContaining({ cause: 'No workers here.', hasAnswered: false })]]);
    await expect(clientOf(make).client.call('double', 1)).rejects.toBeInstanceOf(WorkerFailure);
  });

  it.each(['error', 'messageerror'] as const)('with the event “%s” is replaced by the page, in order', async (type) => {
    const { client, workers } = clientOf(silent, () => methods);
    const labels: string[] = [];
    const order: string[] = [];
    const calls = [
      client.call('steps', 1, { onProgress: ({ label }) => labels.push(label) }).then(() => order.push('steps')),
      client.call('double', 2).then((result) => order.push(String(result))),
      client.call('refuse', 'Not here.').catch((error: Error) => order.push(error.message)),
    ];
    workers[0]?.fail(type);
    await Promise.all(calls);
    expect(labels).toEqual(['Step']);
    expect(order.toSorted()).toEqual(['4', 'Not here.', 'steps']);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await client.call('double', 3)).toBe(6);
    expect(workers).toHaveLength(1);
  });

  it('can be cancelled on the page, with the same signal', async () => {
    const cancelling = new AbortController();
    const begun = vi.fn();
    const wait = (_request: null, _onProgress: unknown, signal?: AbortSignal): Promise<never> => {
      begun();
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const client = createWorkerClient({ start: noWorker, fallback: () => ({ wait }) });
    const waiting = client.call('wait', null, { signal: cancelling.signal });
    await expect.poll(() => begun).toHaveBeenCalled();
    cancelling.abort('Enough.');
    await expect(waiting).rejects.toBe('Enough.');
  });

  it('makes its calls reject without a replacement, and the next call start another', async () => {
    const make = vi.fn(() => new WorkerBeside(methods)).mockImplementationOnce(silent);
    const { client, workers } = clientOf(make);
    const failing = client.call('double', 1);
    workers[0]?.fail();
    await expect(failing).rejects.toMatchObject({ name: 'WorkerFailure', cause: 'It failed.', hasAnswered: false });
    expect(await client.call('double', 1)).toBe(2);
  });

  it('says whether it had begun, so that the page need not repeat its work', async () => {
    const { client, workers } = clientOf(silent, (failure) => {
      if (failure.hasAnswered) throw failure;
      return methods;
    });
    const failing = client.call('double', 1);
    workers[0]?.tell({ serial: 1, progress: { label: 'Doubling' } });
    workers[0]?.fail();
    await expect(failing).rejects.toMatchObject({ hasAnswered: true });
  });
});

it('terminates a worker for one call after it', async () => {
  const worker = new WorkerBeside(methods);
  expect(await callWorker({ start: () => worker, fallback: () => methods }, 'double', 21)).toBe(42);
  expect(worker.terminated).toBe(true);
});

/** A reader ahead of its file, with the workers that it started and a clock that is moved by hand. */
function ahead() {
  const workers: WorkerBeside<object>[] = [];
  const timers = new Set<() => void>();
  const reader = createWorkerPreloader(
    () => {
      const worker = new WorkerBeside();
      workers.push(worker);
      return worker;
    },
    (_, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  );
  return { reader, workers, timers, wait: () => [...timers].forEach((run) => run()) };
}

describe('the worker that is started in advance', () => {
  it('is started once, however often a file is expected, and used once', () => {
    const { reader, workers, timers } = ahead();
    expect(reader.take()).toBeUndefined();
    reader.expect();
    reader.expect();
    expect(workers).toHaveLength(1);
    expect(reader.take()).toBe(workers[0]);
    expect(reader.take()).toBeUndefined();
    expect(timers.size).toBe(0);
    expect(workers[0]?.terminated).toBe(false);
  });

  it('is ended if no file is opened, and started again for the next expected file', () => {
    const { reader, workers, wait } = ahead();
    reader.expect();
    wait();
    expect(workers[0]?.terminated).toBe(true);
    expect(reader.take()).toBeUndefined();
    reader.expect();
    expect(reader.take()).toBe(workers[1]);
  });

  it('is not used if it failed to start', () => {
    const { reader, workers, timers } = ahead();
    reader.expect();
    workers[0]?.dispatchEvent(new Event('error'));
    expect(reader.take()).toBeUndefined();
    expect(timers.size).toBe(0);
  });

  it('is not used if its methods cannot be loaded', async () => {
    const worker = new WorkerBeside<typeof methods>(Promise.reject(new Error('It is gone.')));
    const report = vi.fn(() => worker.fail());
    vi.stubGlobal('reportError', report);
    const reader = createWorkerPreloader(
      () => worker,
      () => () => undefined,
    );
    reader.expect();
    await expect.poll(() => report).toHaveBeenCalled();
    expect([reader.take(), worker.terminated]).toEqual([undefined, true]);
  });

  it('does not exist if the browser cannot start workers', () => {
    const reader = createWorkerPreloader(
      () => {
        throw new Error('There are no workers here.');
      },
      () => () => undefined,
    );
    reader.expect();
    expect(reader.take()).toBeUndefined();
  });
});
