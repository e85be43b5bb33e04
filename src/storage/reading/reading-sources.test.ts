// @vitest-environment happy-dom
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { passageId } from '../../core/casefile/hash.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { withContainer, withPath } from '../../platform/file-path.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import type { SourceFile, Progress } from '../../desk/file-commands.ts';
import { extractingMethods, type ExtractingMethods } from './extract-here.ts';
import { readSources } from './reading-sources.ts';

const { signal } = new AbortController();
const quiet = (): void => undefined;
const page = '<html lang="de"><head><title>A &amp; B</title></head><body><p>Ein <b>Satz</b>.</p></body></html>';
const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads files with the worker’s own program, beside the test, or with a part of it changed. */
const read = (files: readonly File[], methods: Partial<ExtractingMethods> = {}, onProgress = quiet) =>
  readSources(files, signal, onProgress, () => new WorkerBeside({ ...extractingMethods, ...methods }));

function textOf(source: SourceFile | undefined): string {
  if (source?.kind !== 'text') return source?.problem ?? '';
  return composeText(source.extraction, proposedGroups(source.extraction)).text;
}

const containing = (contained: Extraction['contained'], segments: Extraction['segments'] = []): Extraction => ({
  segments,
  contained,
  groups: [],
  pages: [],
  losses: [],
  facts: {},
  reader: { name: 'mail', version: 1, engine: null },
});

/** Reads a file, of this format, as an extraction. */
const readAs = (name: string, format: string, extraction: Extraction) =>
  read([new File(['x'], name)], {
    extract: async (request, ...rest) =>
      request.format === format
        ? { kind: 'text', extraction, sha256: '0'.repeat(64) }
        : extractingMethods.extract(request, ...rest),
  });

describe('reading sources', () => {
  it('names the format of the file, and computes its checksum', async () => {
    const file = withPath(new File([page], 'a.html'), 'x/a.html');
    const inZip = withContainer(withPath(new File(['# T'], 'b.md'), 'y/b.md'), 'papers.zip');
    const fact = (value: string, origin: string) => ({ value, origin });
    expect(await read([file, inZip])).toMatchObject([
      {
        path: 'x/a.html',
        format: 'Web page',
        proposedId: passageId('Ein Satz.', sha256),
        file: {
          name: 'a.html',
          path: null,
          size: page.length,
          media_type: 'text/html',
          sha256: bytesToHex(sha256(bytes(page))),
        },
        extraction: { facts: { title: fact('A & B', 'page-title'), language: fact('de', 'page-language') } },
      },
      {
        path: 'papers.zip/y/b.md',
        file: { name: 'b.md', path: 'papers.zip/y/b.md', media_type: 'text/markdown' },
        extraction: { facts: { title: fact('T', 'heading') } },
      },
    ]);
  });

  it('says why a file cannot be read, and reads the others', async () => {
    const large = Object.defineProperty(new File(['text'], 'large.txt'), 'size', { value: 2 ** 31 });
    const files = [new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.jpg'), large, new File(['text'], 'd')];
    expect((await read(files)).map(textOf)).toEqual([
      expect.stringContaining('a picture'),
      'The file is too large (2048.0 MiB, limit 64.0 MiB). Split it, or copy the text that you need and paste it.',
      'text',
    ]);
  });

  it('makes a source of each text in a JSON file', async () => {
    const sources = await read([new File(['[{"text":"one"},{"text":"two"}]'], 'a.json')]);
    expect(sources.map((source) => [source.path, textOf(source)])).toEqual([
      ['a.json, Text 1', 'one'],
      ['a.json, Text 2', 'two'],
    ]);
  });

  it('reads the files in a file, and names those that it cannot read', async () => {
    const message = containing(
      [
        { path: 'notes/one.txt', mediaType: 'text/plain', bytes: bytes('attached') },
        { path: 'logo.png', mediaType: 'image/png', bytes: bytes('\u0000') },
        { path: 'data.bin', mediaType: '', bytes: Uint8Array.of(0xe4) },
        { path: 'list.json', mediaType: '', bytes: bytes('{') },
      ],
      [{ separator: '', text: 'body \ud800', group: null, place: null }],
    );
    expect(await readAs('m.eml', 'mail', message)).toMatchObject([
      { path: 'm.eml', isContained: false, unreadFiles: ['logo.png', 'data.bin'], extraction: { contained: [] } },
      { path: 'm.eml/notes/one.txt', isContained: true, file: { name: 'one.txt', path: 'm.eml/notes/one.txt' } },
      { kind: 'unreadable', path: 'm.eml/list.json' },
    ]);
  });

  it('treats the files of an archive without text of its own like files that were dropped', async () => {
    const reading = (contained: Extraction['contained']) => readAs('a.wacz', 'wacz', containing(contained));
    const page = { path: 'one.txt', mediaType: 'text/plain', bytes: bytes('page') };
    expect(await reading([page])).toMatchObject([{ path: 'a.wacz/one.txt', isContained: false }]);
    expect(await reading([])).toMatchObject([{ kind: 'unreadable', problem: expect.stringContaining('no text') }]);
    const sources = await reading(Array.from({ length: 201 }, (_, at) => ({ ...page, path: `${String(at)}.txt` })));
    expect(sources.map(({ kind }) => kind)).toEqual([...Array<string>(200).fill('text'), 'unreadable']);
    expect(textOf(sources.at(-1))).toMatch(/^Only the first 200 of the 201 files in it were read\./);
  });

  it('fails only for the file on which its worker failed', async () => {
    let starts = 0;
    const start = () => {
      starts += 1;
      const worker = new WorkerBeside<ExtractingMethods>({
        ...extractingMethods,
        async extract(request, onProgress) {
          if (request.file.name !== 'bomb.docx') return extractingMethods.extract(request, onProgress);
          onProgress({ label: 'Reading the file' });
          worker.fail();
          return new Promise(() => undefined);
        },
      });
      return worker;
    };
    const files = [new File(['a'], 'a.txt'), new File(['PK'], 'bomb.docx'), new File(['b'], 'b.txt')];
    const sources = await readSources(files, signal, quiet, start);
    expect(sources.map(textOf)).toEqual(['a', expect.stringContaining('more memory'), 'b']);
    expect(starts).toBe(2);
  });

  it('fails for all files if no worker starts', async () => {
    const reading = readSources([new File(['a'], 'a.txt')], signal, quiet, () => {
      throw new Error('no workers here');
    });
    await expect(reading).rejects.toThrow('did not start');
  });

  it('reports the progress, and stops when it is cancelled', async () => {
    const files = Array.from({ length: 200 }, (_, at) => new File([`text ${String(at)}`], `${String(at)}.txt`));
    const controller = new AbortController();
    const steps: Progress[] = [];
    const worker = new WorkerBeside<ExtractingMethods>(extractingMethods);
    const note = (progress: Progress): void => {
      steps.push(progress);
      if (progress.label.startsWith('Reading file 20 ')) controller.abort();
    };
    const reading = readSources(files, controller.signal, note, () => worker);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps.at(-1)).toEqual({ label: 'Reading file 20 of 200: 19.txt', fraction: 0.095 });
    expect(worker.terminated).toBe(true);
    expect(await read(files)).toHaveLength(200);
  });
});
