import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PagePicture } from '../../../desk/original-commands.ts';
import { maxPictures, maxPixels, PageWork, type WantedPage } from './page-work.ts';

const wanted = (page: number, scale = 1): WantedPage => ({ page, width: 600, height: 800, scale });
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Pages whose pictures are counted. Each call waits until the test answers it; `fails` are pages with a problem. */
function pagesForTest(fails: ReadonlySet<number> = new Set()) {
  const asked: string[] = [];
  const live = new Map<object, number>();
  const pixels = () => [...live.values()].reduce((sum, each) => sum + each, 0);
  let [most, maxAtOnce] = [0, 0];
  let waiting: (() => void) | undefined;
  const answered = async (what: string): Promise<void> => {
    asked.push(what);
    expect(waiting).toBeUndefined();
    await new Promise<void>((resolve) => (waiting = resolve));
    waiting = undefined;
  };
  const work = new PageWork<PagePicture['bitmap']>({
    source: {
      async draw(page, scale) {
        await answered(`draw ${String(page)}`);
        if (fails.has(page)) throw new Error(`Page ${String(page)} is damaged.`);
        const [width, height] = [Math.floor(600 * scale), Math.floor(800 * scale)];
        const bitmap = { width, height, close: () => expect(live.delete(bitmap)).toBe(true) };
        live.set(bitmap, width * height);
        most = Math.max(most, live.size);
        maxAtOnce = Math.max(maxAtOnce, pixels());
        return { bitmap, scale };
      },
      async lines(page) {
        await answered(`lines ${String(page)}`);
        if (fails.has(page)) throw new Error('No lines.');
        return [];
      },
    },
    paint: (bitmap) => bitmap,
    onChange: () => undefined,
  });
  const answer = async (): Promise<boolean> => {
    await turn();
    if (!waiting) return false;
    waiting();
    await turn();
    return true;
  };
  const answerAll = async (): Promise<void> => {
    while (await answer());
  };
  return { work, asked, live, pixels, most: () => ({ pictures: most, pixels: maxAtOnce }), answer, answerAll };
}

describe('the pictures of pages', () => {
  it('are drawn in the order of what is wanted now, one at a time', async () => {
    const { work, asked, answer, answerAll } = pagesForTest();
    work.show([wanted(1), wanted(2)]);
    await answer();
    work.show([wanted(2), wanted(1), wanted(3)]);
    await answerAll();
    expect(asked).toEqual(['draw 1', 'lines 1', 'draw 2', 'lines 2', 'draw 3', 'lines 3']);
    expect(work.picture(3)).toBeDefined();
  });

  it('are dropped when their page leaves sight, and nothing else is drawn for it', async () => {
    const { work, asked, live, answer, answerAll } = pagesForTest();
    work.show([wanted(1), wanted(2)]);
    await answer();
    await answer();
    await turn();
    for (let page = 3; page <= 9; page += 1) work.show([wanted(page)]);
    expect(live.size).toBe(0);
    await answerAll();
    expect(asked).toEqual(['draw 1', 'lines 1', 'draw 2', 'draw 9', 'lines 9']);
    expect(live.size).toBe(1);
    expect([work.picture(1), work.picture(2)]).toEqual([undefined, undefined]);
    work.end();
    expect(live.size).toBe(0);
  });

  it('stay until another scale is drawn', async () => {
    const { work, live, answerAll } = pagesForTest();
    work.show([wanted(1)]);
    await answerAll();
    const before = work.picture(1);
    work.show([wanted(1, 2)]);
    await turn();
    expect(work.picture(1)).toBe(before);
    await answerAll();
    expect(work.picture(1)).toMatchObject({ width: 1200 });
    expect(live.size).toBe(1);
  });

  it('say why a page cannot be drawn, and leave the others', async () => {
    const { work, asked, answerAll } = pagesForTest(new Set([1]));
    work.show([wanted(1), wanted(2)]);
    await answerAll();
    expect([work.problem(1), work.problem(2)]).toEqual(['Page 1 is damaged.', undefined]);
    expect([work.hasNoLines(1), work.hasNoLines(2)]).toEqual([true, false]);
    expect(work.picture(2)).toBeDefined();
    work.retry(1);
    await answerAll();
    expect(asked.slice(4)).toEqual(['draw 1', 'lines 1']);
  });

  it('are never more, and never larger together, than their limits, however a person scrolls and zooms', async () => {
    const step = fc.record({
      first: fc.nat({ max: 990 }),
      count: fc.integer({ min: 1, max: 60 }),
      scale: fc.constantFrom(0.1, 1, 3, 10),
      answers: fc.nat({ max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { work, live, pixels, most, answer, answerAll } = pagesForTest();
        for (const { first, count, scale, answers } of steps) {
          work.show(Array.from({ length: count }, (_, index) => wanted(first + index + 1, scale)));
          for (let times = 0; times < answers; times += 1) await answer();
          expect(live.size).toBeLessThanOrEqual(maxPictures);
        }
        await answerAll();
        expect(most().pictures).toBeLessThanOrEqual(maxPictures + 1);
        // While pictures of one scale replace those of another, both are there.
        expect(most().pixels).toBeLessThanOrEqual(2 * maxPixels);
        expect(pixels()).toBeLessThanOrEqual(maxPixels);
        work.end();
        expect(live.size).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});
