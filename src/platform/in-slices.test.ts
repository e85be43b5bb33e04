import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The browser's tasks by priority, which run when they are told to. */
function tasksByHand() {
  const tasks: { readonly run: () => void; readonly priority: string; readonly delay: number }[] = [];
  const postTask = (run: () => void, { priority, delay, signal }: SchedulerPostTaskOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('It was given up.', 'AbortError')));
      const task = {
        priority: priority ?? 'user-visible',
        delay: delay ?? 0,
        run() {
          try {
            resolve(run());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
      tasks.push(task);
    });
  vi.stubGlobal('scheduler', { postTask });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  return { tasks, reported };
}

describe('work in slices', () => {
  it('continues slice by slice until all is done, with other work in between, if the browser has no priorities', async () => {
    const order: string[] = [];
    const done = new Promise<void>((resolve) => {
      inSlices(() => {
        order.push('slice');
        setTimeout(() => order.push('other'), 0);
        if (order.filter((what) => what === 'slice').length < 3) return false;
        resolve();
        return true;
      });
    });
    expect(order).toEqual([]);
    await done;
    expect(order.slice(0, 4)).toEqual(['slice', 'other', 'slice', 'other']);
  });

  it('ends a slice that has lasted long enough', () => {
    const { tasks } = tasksByHand();
    let looks = 0;
    inSlices((enough) => {
      while (!enough()) looks += 1;
      return true;
    });
    tasks[0]?.run();
    expect(looks).toBeGreaterThan(0);
  });

  it('begins once, when the page is idle or after half a second, whichever is first', () => {
    const { tasks } = tasksByHand();
    const step = vi.fn(() => true);
    inSlices(step);
    expect(tasks.map(({ priority, delay }) => [priority, delay])).toEqual([
      ['background', 0],
      ['user-visible', 500],
    ]);
    for (const { run } of tasks) run();
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('does nothing more after it is ended, and reports nothing', async () => {
    const { tasks, reported } = tasksByHand();
    const step = vi.fn(() => false);
    const end = inSlices(step);
    tasks[0]?.run();
    end();
    for (const { run } of tasks) run();
    await Promise.resolve();
    expect([step.mock.calls.length, reported.mock.calls.length]).toEqual([1, 0]);
  });

  it('reports an error in a slice', async () => {
    const { tasks, reported } = tasksByHand();
    inSlices(() => {
      throw new Error('Broken off.');
    });
    tasks[0]?.run();
    await expect.poll(() => reported).toHaveBeenCalledWith(new Error('Broken off.'));
  });
});
