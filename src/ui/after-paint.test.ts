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

it('loads nothing before the first frame, everything behind it, and at once from then on', async () => {
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

it('waits for no frame in a page that nobody sees', async () => {
  vi.stubGlobal('document', { hidden: true });
  const behindPaint = await freshPage();
  expect(await behindPaint(load)).toBe('code');
});

it('goes on where a page that is seen paints no frame', async () => {
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

it('fails as the loading does, and does not stand in the way of another try', async () => {
  vi.stubGlobal('document', { hidden: true });
  const behindPaint = await freshPage();
  load.mockRejectedValueOnce(new Error('No network.'));
  await expect(behindPaint(load)).rejects.toThrow('No network.');
  expect(await behindPaint(load)).toBe('code');
});
