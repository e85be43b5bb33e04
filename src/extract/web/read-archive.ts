/** Reads web archives (WARC, WACZ): one page is read, and several pages are files that a person chooses from. */
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { ownText } from '../../core/json/own.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import { withEncodingTables } from '../mime/decode-as.ts';
import { openPackage } from '../package/package.ts';
import { UnreadableFile } from '../package/unreadable.ts';
import type { Reader } from '../reader.ts';
import { readPage } from './read-page.ts';
import { pageInRecord, pagesInWarc, type ArchivedPage, type ArchivedPages, type ReadingControl } from './warc-pages.ts';

/** The largest archive that is read, in bytes: 256 MiB. */
const largestArchive = 256 * 1024 * 1024;

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

async function withProblems(bytes: Uint8Array, read: () => Promise<ExtractionResult>): Promise<ExtractionResult> {
  if (bytes.length > largestArchive) {
    return unreadable('The archive is too large (limit 256 MiB). Export fewer pages, and add that file.');
  }
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.message);
    throw error;
  }
}

async function readPages(
  name: string,
  { pages, damaged }: ArchivedPages,
  { onProgress, signal }: ReadingControl,
): Promise<ExtractionResult> {
  const [first, ...others] = pages;
  const advice = 'Export the pages again, and add that file.';
  if (!first && damaged > 0)
    return unreadable(`The pages in the archive are damaged: their lengths are wrong. ${advice}`);
  if (!first) return unreadable(`The archive contains no web page. ${advice}`);
  const losses = damaged === 0 ? [] : [{ code: 'unknown-part', count: damaged, first: null }];
  if (others.length === 0) {
    const page = { ...(await pageInRecord(first.record)), address: first.url, savedAt: first.date };
    const read = await readPage(name, page, onProgress, signal);
    if (read.kind !== 'text') return read;
    return { kind: 'text', extraction: { ...read.extraction, losses: [...read.extraction.losses, ...losses] } };
  }
  const used = new Set<string>();
  const contained = pages.map(({ url, date, record }) => {
    const address = url.replace(/\/+$/, '');
    // One page can have been recorded several times.
    const path = used.has(address) ? `${address} (${date}, ${String(used.size + 1)})` : address;
    used.add(path);
    return { path, mediaType: 'application/warc', bytes: record };
  });
  const reader = { name, version: 1, engine: null };
  return {
    kind: 'text',
    extraction: { reader, segments: [], groups: [], pages: [], losses, facts: {}, contained },
  };
}

/** Reads a WARC file. The pages are the records with HTML. */
export const readWarc: Reader = withEncodingTables(({ bytes }, onProgress, signal) =>
  withProblems(bytes, async () => {
    const control = { onProgress, signal };
    return readPages('warc', await pagesInWarc(bytes, () => true, control), control);
  }),
);

/** The pages that a WACZ lists (WACZ 1.1.1, section 5.2.2), by address with the times at which they were recorded. */
function listedPages(lists: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const line of lists.flatMap((list) => list.split('\n'))) {
    let value: JsonValue;
    try {
      value = JSON.parse(line) as JsonValue;
    } catch {
      // A damaged line lists no page.
      continue;
    }
    const url = isJsonObject(value) ? ownText(value, 'url') : undefined;
    if (url === undefined || !isJsonObject(value)) continue;
    pages.set(url, [...(pages.get(url) ?? []), ownText(value, 'ts') ?? '']);
  }
  return pages;
}

const toSecond = (date: string): string => date.slice(0, 19);

/** The recorded pages that are listed: those of the listed times, or all of an address if no time fits. */
function withListedTimes(
  pages: readonly ArchivedPage[],
  times: ReadonlyMap<string, readonly string[]>,
): readonly ArchivedPage[] {
  if (times.size === 0) return pages;
  return [...times].flatMap(([url, dates]) => {
    const all = pages.filter((page) => page.url === url);
    const exact = all.filter(({ date }) => dates.some((one) => toSecond(one) === toSecond(date)));
    return exact.length > 0 ? exact : all;
  });
}

/** Reads a WACZ file: the pages that it lists, in that order. */
export const readWacz: Reader = withEncodingTables(({ bytes }, onProgress, signal) =>
  withProblems(bytes, async () => {
    const archive = openPackage(bytes);
    const textOf = (path: string): string => new TextDecoder().decode(archive.read(path) ?? new Uint8Array());
    const times = listedPages([textOf('pages/pages.jsonl')]);
    const found: ArchivedPage[] = [];
    let damaged = 0;
    const control = { onProgress, signal };
    for (const path of [...archive.paths].filter((one) => /^archive\/[^/]+\.warc(?:\.gz)?$/i.test(one)).toSorted()) {
      const warc = archive.read(path) ?? new Uint8Array();
      const one = await pagesInWarc(warc, (url) => times.size === 0 || times.has(url), control);
      found.push(...one.pages);
      damaged += one.damaged;
    }
    return readPages('wacz', { pages: withListedTimes(found, times), damaged }, control);
  }),
);
