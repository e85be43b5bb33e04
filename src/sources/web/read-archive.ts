/** Reads web archives (WARC, WACZ, MHTML): one page is read, and several are files that a person chooses from. */
import { AsyncIterReader, LimitReader, WARCParser } from 'warcio';
import type { ReadingProgress, Reader } from '../readers.ts';
import { byteString, bytesOfString, withEncodingTables } from '../mime/decode-as.ts';
import { UnreadableFile, openPackage } from '../package/package.ts';
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { ownText } from '../../core/json/own.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import { readPage } from './read-page.ts';
import { leavesOf, readMime, type MimePart } from '../mime/mime-parts.ts';

// Reads a web page saved as MHTML (RFC 2557): the root part is the page, the others are what it shows.

/** The largest file that is read, in bytes: 128 MiB. */
const largestFile = 128 * 1024 * 1024;

const isPage = ({ mediaType }: MimePart): boolean => /^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType);

/** The part that `start` names, or the first page. The pages of frames are other parts. */
function rootOf(message: MimePart): MimePart | undefined {
  const start = message.parameters.get('start');
  const pages = leavesOf(message).filter(isPage);
  return pages.find(({ headers }) => start !== undefined && headers.get('content-id') === start) ?? pages[0];
}

const readSavedPage: Reader = async ({ bytes }, onProgress, signal) => {
  if (bytes.length > largestFile) {
    return {
      kind: 'unreadable',
      problem: 'The file is too large (limit 128 MiB). Save the page as HTML, and add that.',
    };
  }
  onProgress?.({ label: 'Reading the parts of the file' });
  const message = readMime(bytes);
  const root = rootOf(message);
  if (!root) {
    return { kind: 'unreadable', problem: 'The file contains no web page. Save the page again, and add that file.' };
  }
  // Chromium writes the address of the page itself into this field.
  const address = [message.headers.get('snapshot-content-location'), root.headers.get('content-location')].find(
    (value) => /^https?:/i.test(value ?? ''),
  );
  const page = {
    bytes: root.content(),
    encoding: root.parameters.get('charset'),
    isXml: root.mediaType === 'application/xhtml+xml',
    address,
    savedAt: message.headers.get('date'),
  };
  return readPage('mhtml', page, onProgress, signal);
};

export const readMhtml: Reader = withEncodingTables(readSavedPage);

// Finds the web pages in a WARC file (ISO 28500, WARC 1.0 and 1.1), compressed or not.

/** A record that contains a page. */
export interface ArchivedPage {
  readonly url: string;
  /** When it was recorded (RFC 3339). */
  readonly date: string;
  /** The record as a WARC file of its own, so that it can be read again. */
  readonly record: Uint8Array<ArrayBuffer>;
}

/** The maximum number of bytes unpacked from one file, of a page and of all pages together, and of pages. */
const limits = { all: 1024 * 1024 * 1024, page: 64 * 1024 * 1024, pages: 1000, allPages: 256 * 1024 * 1024 } as const;

/** How much is unpacked at once, in bytes: it can become a thousand times as much, and is then in memory. */
const chunkSize = 64 * 1024;

/** After this many chunks, other tasks run, such as the one that cancels. */
const chunksPerTurn = 16;

/** How far reading is told, and how it is cancelled. */
export interface ReadingControl {
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

async function* chunksOf(bytes: Uint8Array, { onProgress, signal }: ReadingControl): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize) {
    signal?.throwIfAborted();
    onProgress?.({ label: 'Looking for pages', fraction: at / bytes.length });
    yield bytes.subarray(at, at + chunkSize);
    if ((at / chunkSize) % chunksPerTurn === 0) await new Promise<void>((resolve) => void setTimeout(resolve));
  }
}

/** Reads at most `most` bytes of a record; undefined if it has more. */
async function contentOf(
  record: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of record) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The head of an HTTP message with its last empty line. Some programs end its lines with LF only. */
const httpHead = /^.*?\r?\n\r?\n/s;

const pageType = /^(?:text\/html|application\/xhtml\+xml)/i;

/** Whether a text without a type begins as a page does. Comments are removed first, as one pattern takes too long. */
const isPageStart = (text: string): boolean =>
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body|title)[\s>]/i.test(
    text.slice(0, 4096).replaceAll(/<!--.*?-->\s*/gs, ''),
  );

/**
 * Returns a response with lines that HTTP requires and the type of its page; undefined for a redirect, a picture or an
 * error.
 */
function pageOfResponse(response: Uint8Array): Uint8Array | undefined {
  const start = byteString(response.subarray(0, 64 * 1024));
  const [head = start] = httpHead.exec(start) ?? [];
  if (!/^HTTP\/[\d.]+ 2\d\d/i.test(head)) return undefined;
  const type = /^content-type:[ \t]*(.*)/im.exec(head)?.[1]?.trim() ?? '';
  if (type === '' ? !isPageStart(start.slice(head.length)) : !pageType.test(type)) return undefined;
  const fields = head.split(/\r?\n/).filter((line) => line !== '' && !/^content-type:[ \t]*$/i.test(line));
  if (type === '') fields.push('Content-Type: text/html');
  return withHead(fields, response.subarray(head.length));
}

/** Returns a page that was stored without the headers of HTTP as the response that it could have been. */
function pageOfResource(body: Uint8Array, type: string): Uint8Array | undefined {
  const isPage = type === '' ? isPageStart(byteString(body.subarray(0, 4096))) : pageType.test(type);
  return isPage ? withHead(['HTTP/1.1 200 OK', `Content-Type: ${type || 'text/html'}`], body) : undefined;
}

function withHead(fields: readonly string[], body: Uint8Array): Uint8Array {
  const head = bytesOfString(`${fields.join('\r\n')}\r\n\r\n`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

/** Writes a record as a WARC file. Only the fields that reading it needs are in it. */
function recordOf(url: string, date: string, response: Uint8Array): Uint8Array<ArrayBuffer> {
  const fields = [
    'WARC/1.1',
    'WARC-Type: response',
    `WARC-Target-URI: ${url}`,
    `WARC-Date: ${date}`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${String(response.length)}`,
  ];
  const head = new TextEncoder().encode(`${fields.join('\r\n')}\r\n\r\n`);
  const record = new Uint8Array(head.length + response.length + 4);
  record.set(head);
  record.set(response, head.length);
  record.set(bytesOfString('\r\n\r\n'), head.length + response.length);
  return record;
}

/** A record of an archive. */
interface WarcRecord {
  /** The fields of its head, by their names in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  /** The length that the head says, in bytes. */
  readonly length: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Longer lines are not in the head of a record. */
const longestLine = 64 * 1024;

/**
 * Reads the records of a file. `warcio` needs CRLF in their heads; some programs write LF. Calls `onStray` if a line
 * after a record belongs to none, because the length in its head is wrong.
 */
async function* recordsIn(chunks: AsyncIterable<Uint8Array>, onStray: () => void): AsyncGenerator<WarcRecord> {
  const reader = new AsyncIterReader(chunks);
  const nextLine = (): Promise<string> => reader.readline(longestLine);
  for (let line = await nextLine(); line !== ''; line = await nextLine()) {
    if (!line.startsWith('WARC/')) {
      if (line.trim() !== '') onStray();
      continue;
    }
    const fields = new Map<string, string>();
    let last = '';
    for (let field = await nextLine(); field.trim() !== ''; field = await nextLine()) {
      const [, name, value = ''] = /^([^\s:]+)[ \t]*:(.*)/s.exec(field) ?? [];
      // A line that begins with a space continues the field before it.
      if (name === undefined) fields.set(last, `${fields.get(last) ?? ''} ${field.trim()}`.trim());
      else if (!fields.has((last = name.toLowerCase()))) fields.set(last, value.trim());
    }
    const length = Math.max(0, Number(fields.get('content-length')) || 0);
    const content = new LimitReader(reader, length);
    yield { fields, length, content };
    if (content.limit > 0) await reader.skipSize(content.limit);
  }
}

/** The types of records that can be pages: as they were sent, or without the headers that they were sent with. */
const pageRecords: ReadonlySet<string> = new Set(['response', 'resource', 'conversion']);

/** The pages of an archive, and how many are damaged and left out. */
export interface ArchivedPages {
  readonly pages: readonly ArchivedPage[];
  readonly damaged: number;
}

/** Returns the pages in the order of the file. Throws `UnreadableFile`. */
export async function pagesInWarc(
  bytes: Uint8Array,
  isWanted: (url: string) => boolean,
  control: ReadingControl,
): Promise<ArchivedPages> {
  const pages: (ArchivedPage & { readonly isConversion: boolean })[] = [];
  let [total, size, damaged] = [0, 0, 0];
  let hasNewPage = false;
  const removeNewPage = (): void => {
    if (!hasNewPage) return;
    pages.pop();
    damaged += 1;
    hasNewPage = false;
  };
  for await (const { fields, length, content: chunks } of recordsIn(chunksOf(bytes, control), removeNewPage)) {
    hasNewPage = false;
    total += length;
    if (total > limits.all) {
      throw new UnreadableFile('This archive unpacks to more than 1 GiB. Export fewer pages, and add that file.');
    }
    const [type = '', date = '', contentType = ''] = ['warc-type', 'warc-date', 'content-type'].map((one) =>
      fields.get(one),
    );
    // Wget writes the address in angle brackets, as the first draft of the format did.
    const url = fields.get('warc-target-uri')?.replace(/^<(.*)>$/, '$1') ?? '';
    if (!pageRecords.has(type.toLowerCase()) || date === '' || !/^https?:/i.test(url) || !isWanted(url)) continue;
    if (length > limits.page) continue;
    const content = await contentOf(chunks, limits.page);
    const isSent =
      /^application\/http/i.test(contentType) || (type.toLowerCase() === 'response' && !pageType.test(contentType));
    const response = content && (isSent ? pageOfResponse(content) : pageOfResource(content, contentType));
    if (!response) continue;
    const isConversion = type.toLowerCase() === 'conversion';
    pages.push({ url, date, record: recordOf(url, date, response), isConversion });
    hasNewPage = true;
    if (content.length < length) removeNewPage();
    size += response.length;
    if (pages.length > limits.pages || size > limits.allPages) {
      throw new UnreadableFile(
        'This archive contains more than 1,000 pages or 256 MiB of them. Export fewer pages, and add that file.',
      );
    }
  }
  // A conversion is another version of a page that is usually in the archive, too.
  const sent = new Set(pages.filter(({ isConversion }) => !isConversion).map(({ url }) => url));
  return { pages: pages.filter(({ isConversion, url }) => !isConversion || !sent.has(url)), damaged };
}

/** The page in a record, as it was sent. */
export interface SentPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: string | undefined;
  readonly isXml: boolean;
}

/** Returns the page in a record without the compression that it was sent with. Throws `UnreadableFile`. */
export async function pageInRecord(bytes: Uint8Array): Promise<SentPage> {
  const record = await WARCParser.parse([bytes]);
  const headers = record?.httpHeaders?.headers;
  const content = record ? await contentOf(record, limits.page) : undefined;
  if (!headers || !content)
    throw new UnreadableFile('The page is too large (limit 64 MiB). Copy the text and paste it.');
  const type = headers.get('content-type') ?? '';
  // Archives often contain what the browser unpacked, with the header of what was sent.
  const isPacked =
    /br|zstd/i.test(headers.get('content-encoding') ?? '') && !/^\s*</.test(byteString(content.slice(0, 64)));
  if (isPacked) {
    throw new UnreadableFile(
      'The page was sent in a compressed form that Assessment Desk does not read. Save it again as HTML, and add that file.',
    );
  }
  return {
    bytes: content,
    encoding: /charset\s*=\s*["']?([^\s"';]+)/i.exec(type)?.[1],
    isXml: /^application\/xhtml/i.test(type.trim()),
  };
}

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
