import { describe, expect, it } from 'vitest';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import type { PdfMethods } from './pdf-in-worker.ts';
import { openPdfPages } from './pdf-pages.ts';

const file = new Blob(['%PDF']);
const size = { label: null, width: 600, height: 800 };

/** Workers that open any file, each with its own ID, and answer with the lines that the test gives them. */
function workers() {
  const all: WorkerBeside<PdfMethods>[] = [];
  const waiting: (() => void)[] = [];
  const start = () => {
    const id = all.length + 1;
    const methods: PdfMethods = {
      readText: async () => ({ kind: 'unreadable', problem: '' }),
      openFile: async () => ({ id, pages: [size] }),
      closeFile: () => undefined,
      renderPage: () => Promise.reject(new Error('The page is damaged.')),
      pageLines: async (request) => {
        if (request.id !== id) throw new Error('The file is not open.');
        await new Promise<void>((resolve) => waiting.push(resolve));
        return [
          {
            text: `page ${String(request.page)}`,
            box: { left: 0, top: 0, width: 1, height: 1 },
            boxes: new Float32Array(),
          },
        ];
      },
    };
    const worker = new WorkerBeside(methods);
    all.push(worker);
    return worker;
  };
  const sent = async (count: number): Promise<void> => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve));
  };
  const answer = (): void => waiting.splice(0).forEach((resolve) => resolve());
  return { all, start, sent, answer };
}

describe('showing the pages of a PDF', () => {
  it('leaves the file open when a call is cancelled', async () => {
    const { all, start, sent, answer } = workers();
    const pages = await openPdfPages(file, start);
    expect(pages.pages).toEqual([size]);
    const cancelling = new AbortController();
    const cancelled = pages.lines(1, cancelling.signal);
    const other = pages.lines(2);
    await sent(2);
    cancelling.abort('Enough.');
    await expect(cancelled).rejects.toBe('Enough.');
    answer();
    expect((await other).map(({ text }) => text)).toEqual(['page 2']);
    expect(all.map(({ terminated }) => terminated)).toEqual([false]);
    pages.close();
    expect(all.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('opens the file again in another worker after one failed', async () => {
    const { all, start, sent, answer } = workers();
    const pages = await openPdfPages(file, start);
    const lost = pages.lines(1);
    await sent(1);
    all[0]?.fail();
    await expect(lost).rejects.toThrow('makes the reader of PDFs fail');
    const again = pages.lines(1);
    await sent(2);
    answer();
    expect(await again).toHaveLength(1);
    expect(all).toHaveLength(2);
  });

  it('passes on the sentence about a page, and ends the worker of a file that cannot be opened', async () => {
    const { start } = workers();
    await expect((await openPdfPages(file, start)).draw(1, 1)).rejects.toThrow('The page is damaged.');
    const broken = new WorkerBeside<Pick<PdfMethods, 'openFile'>>({
      openFile: () => Promise.reject(new Error('The file is empty.')),
    });
    await expect(openPdfPages(file, () => broken)).rejects.toThrow('The file is empty.');
    expect(broken.terminated).toBe(true);
    const dead = new WorkerBeside();
    const opening = openPdfPages(file, () => dead);
    dead.fail();
    await expect(opening).rejects.toThrow('did not start');
  });
});
