// @vitest-environment happy-dom
/** Compares `extract` with the application: the same passages and origins, byte for byte, for every format. */
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { addSources } from '../core/workspace/add-sources.ts';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import { newWorkspace } from '../core/workspace/create.ts';
import { extractingMethods } from '../storage/reading/extract-here.ts';
import { readSources } from '../storage/reading/reading-sources.ts';
import type { FormatName } from '../sources/formats.ts';
import { engineWith } from '../sources/pdf/pdf.fixtures.ts';
import type { PdfMethods } from '../sources/pdf/pdf-in-worker.ts';
import { readPdf } from '../sources/pdf/read-pdf.ts';
import { sourceOfBytes } from '../sources/pdf/document.ts';
import { registryOf, sourcesOf, withFiles } from '../screens/source-import/import-rows.ts';
import { WorkerBeside } from '../platform/worker-call.fixtures.ts';
import { createWorkerClient } from '../platform/worker-call.ts';
import { everyFormat } from './every-format.fixtures.ts';
import { runWith } from './host.fixtures.ts';

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);

/**
 * The application’s worker for PDFs, beside the test. Only a worker can read parts of a file, so it reads the whole.
 */
function pdfWorker() {
  const readText: PdfMethods['readText'] = async (file) =>
    readPdf(sourceOfBytes(new Uint8Array(await file.arrayBuffer())), await engineWith(1024));
  return createWorkerClient<PdfMethods>({ start: () => new WorkerBeside({ readText } as PdfMethods) });
}

/** The casefile that the import sheet makes of a file, if a person changes nothing. */
async function importedByPage(name: string, content: string | Uint8Array): Promise<Casefile | null> {
  const file = new File([bytesOf(content)], name);
  const read = await readSources(
    [file],
    new AbortController().signal,
    () => undefined,
    () => new WorkerBeside(extractingMethods),
    pdfWorker,
  );
  const empty = newWorkspace('');
  const rows = withFiles([], read, null, sha256);
  const sources = sourcesOf(rows, registryOf(rows, null));
  return applyEdit(empty, addSources(empty, sources)).casefile;
}

const partsOf = (casefile: Casefile | null | undefined) => ({
  format: casefile?.format,
  passages: casefile?.observations.map(({ passages }) => passages),
  origins: casefile?.origins,
});

const archives: readonly string[] = ['mbox', 'warc', 'wacz'] satisfies readonly FormatName[];

it('the command makes the passages of the application for each format, and verifies them', async () => {
  for (const [format, { name, content }] of Object.entries(everyFormat)) {
    const page = await importedByPage(name, content);
    const { exitCode, out, err } = await runWith({ [name]: content }, ['extract', name]);
    expect({ exitCode, err }, format).toEqual({ exitCode: 0, err: '' });
    const casefile = JSON.parse(out) as Casefile;
    expect(partsOf(casefile), format).toEqual(partsOf(page));
    expect(casefile.origins?.length, format).toBeGreaterThan(0);
    if (!archives.includes(format)) expect(casefile.origins?.[0]?.file.name).toBe(name);
    const verified = await runWith({ [name]: content, casefile: out }, ['verify-origin', 'casefile', name]);
    expect(verified, format).toMatchObject({ exitCode: 0, err: '' });
    expect(verified.out.match(/: OK {2}sha256:/g), format).toHaveLength(casefile.origins?.length ?? 0);
  }
});
