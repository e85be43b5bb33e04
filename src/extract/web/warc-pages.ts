/** Finds the web pages in a WARC file (ISO 28500, WARC 1.0 and 1.1), compressed or not. */
import { WARCParser, type WARCRecord } from 'warcio';
import type { ReadingProgress } from '../reader.ts';
import { byteString, bytesOfString } from '../mime/byte-strings.ts';
import { UnreadableFile } from '../package/unreadable.ts';

/** A response that contains a page. */
export interface ArchivedPage {
  readonly url: string;
  /** When it was recorded (RFC 3339). */
  readonly date: string;
  /** The record as a WARC file of its own, so that it can be read again. */
  readonly record: Uint8Array<ArrayBuffer>;
}

/**
 * The most that is unpacked from one file, the largest record of a page, and the most pages and their size together.
 */
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
async function contentOf(record: WARCRecord, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
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

/** Whether a response is a page that was found: not a redirect, a picture or an error. */
function isPage(response: Uint8Array): boolean {
  const head = byteString(response.subarray(0, 32 * 1024)).split(/\r?\n\r?\n/)[0] ?? '';
  return /^HTTP\/[\d.]+ 2\d\d/i.test(head) && /^content-type:\s*(?:text\/html|application\/xhtml\+xml)/im.test(head);
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

/** Returns the pages in the order of the file. Throws `UnreadableFile`. */
export async function pagesInWarc(
  bytes: Uint8Array,
  isWanted: (url: string) => boolean,
  control: ReadingControl,
): Promise<readonly ArchivedPage[]> {
  const pages: ArchivedPage[] = [];
  let [total, size] = [0, 0];
  for await (const record of new WARCParser(chunksOf(bytes, control), { parseHttp: false })) {
    total += Math.max(0, record.warcContentLength);
    if (total > limits.all) {
      throw new UnreadableFile('This archive unpacks to more than 1 GiB. Export fewer pages, and add that file.');
    }
    const { warcTargetURI: url, warcDate: date } = record;
    if (record.warcType !== 'response' || !url || !date || !/^https?:/i.test(url) || !isWanted(url)) continue;
    if (record.warcContentLength > limits.page) continue;
    const response = await contentOf(record, limits.page);
    if (!response || !isPage(response)) continue;
    pages.push({ url, date, record: recordOf(url, date, response) });
    size += response.length;
    if (pages.length > limits.pages || size > limits.allPages) {
      throw new UnreadableFile(
        'This archive contains more than 1,000 pages or 256 MiB of them. Export fewer pages, and add that file.',
      );
    }
  }
  return pages;
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
