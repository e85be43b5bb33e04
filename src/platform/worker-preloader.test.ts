import { describe, expect, it } from 'vitest';
import { createWorkerPreloader } from './worker-preloader.ts';
import { WorkerBeside } from './worker-call.fixtures.ts';

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
