/** Checks a deployment from outside, given only its address. */
import { paths } from '../documents/references.ts';
import { knowledgePath } from '../place.ts';
import { absenceRows } from './absences.ts';
import { asker, type Ask } from './asking.ts';
import { absoluteRow, catalogueRow, discover, interfacesRow, referenceRows, roadsRow } from './discovery.ts';
import { documentRows, readDocuments, type ReadDocument } from './documents.ts';
import { knowledgeRows } from './knowledge.ts';
import { pageRows, serviceWorkerRow, wasmWorkerRow } from './page.ts';
import { row, type Row } from './report.ts';

/** Returns the rows, or one failed row if a request on the way gets no response. */
async function attempt(check: string, rows: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await rows();
  } catch (error) {
    return [row(check, [error instanceof Error ? error.message : String(error)], '')];
  }
}

async function discoveryRows(ask: Ask, documents: readonly ReadDocument[], base: string): Promise<readonly Row[]> {
  const read = documents.filter(({ answer }) => answer.status === 200);
  const at = (wanted: string): ReadDocument | undefined => read.find(({ path }) => path === wanted);
  const [discovery, catalogue] = [at(paths.discovery), at(paths.catalogue)];
  const found = await discover(ask, base);
  if (typeof found === 'string') return [row('interfaces', [found], '')];
  const isOffered = found.interfaces.some(({ address }) => address === base + knowledgePath);
  return [
    ...(discovery ? [roadsRow(discovery.answer.text, base)] : []),
    ...(catalogue
      ? [
          ...(await attempt('catalogue', async () => [await catalogueRow(ask, catalogue, base)])),
          absoluteRow(catalogue.answer.text, base),
        ]
      : []),
    ...(await attempt('interfaces', async () => [await interfacesRow(ask, found, base)])),
    ...(await attempt('references', () => referenceRows(ask, read, base, isOffered))),
    ...(await attempt('knowledge endpoint', () => knowledgeRows(ask, isOffered))),
  ];
}

/**
 * Returns every row about the deployment at `base`, which ends in `/`. Rejects if the base address does not respond.
 */
export async function checkBy(ask: Ask, base: string): Promise<readonly Row[]> {
  const page = await ask('');
  const pages = await attempt('page', () => pageRows(ask, page, base));
  let documents: readonly ReadDocument[] = [];
  const about = await attempt('documents', async () => {
    documents = await readDocuments(ask);
    return documentRows(ask, documents);
  });
  return [
    ...pages,
    ...about,
    ...(await attempt('interfaces', () => discoveryRows(ask, documents, base))),
    ...(await attempt('unknown paths', () => absenceRows(ask))),
    ...(await attempt('service worker', async () => [await serviceWorkerRow(ask), await wasmWorkerRow(ask)])),
  ];
}

/**
 * Returns every row about the deployment at `address`. Sends one request at a time, never retries, and gives up on each
 * after `timeout` milliseconds. Rejects if the base address does not respond.
 */
export function checkSite(address: string, timeout = 15_000): Promise<readonly Row[]> {
  const base = address.endsWith('/') ? address : `${address}/`;
  return checkBy(asker(base, timeout), base);
}
