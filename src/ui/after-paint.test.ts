import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const frames: (() => void)[] = [];
const load = vi.fn(async () => 'code');

beforeEach(() => {
  vi.resetModules();
  load.mockClear();
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page from its beginning. */
const freshPage = async () => (await import('./after-paint.ts')).afterPaint;

/** Gives everything else its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('loads nothing before the first frame, everything after it, and immediately from then on', async () => {
  const behindPaint = await freshPage();
  const both = [behindPaint(load), behindPaint(load)];
  await turn();
  expect([load.mock.calls.length, frames.length]).toEqual([0, 1]);
  frames[0]?.();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all(both)).toEqual(['code', 'code']);
  expect(await behindPaint(load)).toBe('code');
  expect(frames).toHaveLength(1);
});

it('does not wait for a frame in a hidden page', async () => {
  vi.stubGlobal('document', { hidden: true });
  const behindPaint = await freshPage();
  expect(await behindPaint(load)).toBe('code');
});

it('continues if a visible page paints no frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const behindPaint = await freshPage();
    const loading = behindPaint(load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBe('code');
  } finally {
    vi.useRealTimers();
  }
});

it('fails if loading fails, and can be tried again', async () => {
  vi.stubGlobal('document', { hidden: true });
  const behindPaint = await freshPage();
  load.mockRejectedValueOnce(new Error('No network.'));
  await expect(behindPaint(load)).rejects.toThrow('No network.');
  expect(await behindPaint(load)).toBe('code');
});
