import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import { type PdfMethods, openPdfPages } from './pdf-in-worker.ts';
import { readPdfDate } from './facts.ts';
import fc from 'fast-check';
import { inPieces, sourceOfBytes } from './document.ts';
import type { PdfEngine } from './engine.ts';
import { loadEngine, pdfOfLines } from './pdf.fixtures.ts';
import { Viewing } from './viewing.ts';

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
        const box = { left: 0, top: 0, width: 1, height: 1 };
        return [{ text: `page ${String(request.page)}`, box, boxes: new Float32Array() }];
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
    const openFile = () => Promise.reject(new Error('The file is empty.'));
    const broken = new WorkerBeside<Pick<PdfMethods, 'openFile'>>({ openFile });
    await expect(openPdfPages(file, () => broken)).rejects.toThrow('The file is empty.');
    expect(broken.terminated).toBe(true);
    const dead = new WorkerBeside();
    const opening = openPdfPages(file, () => dead);
    dead.fail();
    await expect(opening).rejects.toThrow('did not start');
  });
});

it('a date of a PDF is read, and not if it is incomplete, impossible or older than the format', () => {
  for (const [text, value, assumed] of [
    ['D:20230204115901Z', '2023-02-04T11:59:01Z'],
    ["D:20230204115901-00'00'", '2023-02-04T11:59:01Z'],
    ["D:20150819144741-05'00'", '2015-08-19T14:47:41-05:00'],
    ['D:20150819144741+0530', '2015-08-19T14:47:41+05:30'],
    ['D:20150819144741+02', '2015-08-19T14:47:41+02:00'],
    ['20150819144741', '2015-08-19T14:47:41Z', 'zone'],
    ['D:201508191447', '2015-08-19T14:47:00Z', 'zone'],
    ['D:20150819', '2015-08-19T00:00:00Z', 'time'],
  ] as const)
    expect(readPdfDate(text), text).toEqual({ value, origin: 'file-date', ...(assumed && { assumed }) });
  const others = 'D:2015 D:201508 D:20150231 D:20151319000000 D:20150819246060 yesterday D:19700101000000Z'.split(' ');
  for (const text of ['', ...others]) expect(readPdfDate(text), text).toBeUndefined();
});

const piece = 1024 * 1024;

it('reads the same bytes in pieces as at once, each piece once while it is in memory, and a long stretch at once', () => {
  const bytes = Uint8Array.from({ length: 3 * piece + 100 }, (_, index) => (index * 31 + (index >> 12)) & 255);
  let reads = 0;
  const whole = sourceOfBytes(bytes);
  const source = inPieces({ size: whole.size, read: (start, end) => ((reads += 1), whole.read(start, end)) });
  fc.assert(
    fc.property(fc.nat({ max: bytes.length }), fc.nat({ max: 2 * piece }), (start, length) => {
      const end = Math.min(bytes.length, start + length);
      expect(Buffer.compare(source.read(start, end), bytes.subarray(start, end))).toBe(0);
    }),
  );
  expect(reads).toBeLessThanOrEqual(4);
  const read = vi.fn((start: number, end: number) => new Uint8Array(end - start));
  expect(inPieces({ size: 100 * piece, read }).read(5, 20 * piece + 5)).toHaveLength(20 * piece);
  expect(read.mock.calls).toEqual([[5, 20 * piece + 5]]);
});

/** A file whose parts can be read at once, as only a worker can. */
class Part {
  constructor(readonly bytes: Uint8Array) {}
  get size(): number {
    return this.bytes.length;
  }
  slice(start: number, end: number): Part {
    return new Part(this.bytes.slice(start, end));
  }
}

class PartReader {
  readAsArrayBuffer({ bytes }: Part): ArrayBufferLike {
    return bytes.buffer;
  }
}

/** PDFium with a limit that a picture of 16 million pixels exceeds. */
const load = (): Promise<PdfEngine> => loadEngine(48);

beforeEach(() => vi.stubGlobal('FileReaderSync', PartReader));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads a page in another instance of PDFium if the one that it waited for failed on another page', async () => {
  const viewing = new Viewing(load);
  const file = new Part(pdfOfLines([['One'], ['Two']])) as unknown as Blob;
  const { id, pages } = await viewing.open(file);
  expect(pages).toHaveLength(2);
  const tooLarge = { id, page: 1, scale: 100, rotation: 0 } as const;
  const instances = vi.spyOn(WebAssembly, 'instantiate');
  await expect(viewing.render(tooLarge)).rejects.toThrow('needs more memory');
  const [picture, lines] = await Promise.allSettled([viewing.render(tooLarge), viewing.lines({ id, page: 2 })]);
  expect(picture.status).toBe('rejected');
  expect(lines).toMatchObject({ status: 'fulfilled', value: [{ text: 'Two' }] });
  expect(instances).toHaveBeenCalledTimes(2);
});
