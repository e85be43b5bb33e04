/** Adapts a function from Request to Response to a Node server, and reads the files of a folder for it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseUrl, type ParsedUrl } from '../../core/casefile/publisher.ts';
import { commonHeaders } from './headers.ts';
import { wholeBodyOf, type Bytes } from './site.ts';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

// Reads the files of a folder for `createSite`.

interface CachedFile {
  readonly version: string;
  readonly bytes: Bytes;
}

/** The errors of the file system for a path that does not exist or cannot be a file. */
const absences: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL']);

/**
 * Makes a reader of the files in `folder`. It caches each file until the file changes. Links that lead out of the
 * folder, and names that differ in case, do not count as files. The reader rejects if a file exists but cannot be read.
 */
export function folderFiles(folder: string): (path: string) => Promise<Bytes | undefined> {
  const cache = new Map<string, CachedFile>();

  async function read(path: string): Promise<Bytes | undefined> {
    const base = await realpath(folder);
    const file = join(base, path);
    if (!file.startsWith(base + sep)) return undefined;
    const status = await stat(file);
    if (!status.isFile() || (await realpath(file)) !== file) return undefined;
    const version = `${status.mtimeMs} ${status.size} ${status.ino}`;
    const cached = cache.get(path);
    if (cached?.version === version) return cached.bytes;
    const bytes = new Uint8Array(await readFile(file));
    cache.set(path, { version, bytes });
    return bytes;
  }

  return (path) =>
    read(path).catch((error: NodeJS.ErrnoException) => {
      if (absences.has(error.code ?? '')) return undefined;
      throw error;
    });
}

// Limits of connections, so that a client that does not write or does not read cannot occupy one for long.

/** In milliseconds, with the names of `node:http`. A request that takes longer gets 408. */
export interface RequestBounds {
  /** For the headers, from the first byte of the connection or the end of the previous request. */
  readonly headersTimeout: number;
  /** For the whole request, with its body. */
  readonly requestTimeout: number;
  /** The interval between checks, and so the most by which a limit can be exceeded. */
  readonly connectionsCheckingInterval: number;
  /** For a connection on which nothing moves, such as that of a client that does not read its answer. */
  readonly timeout: number;
  /** How many connections there are at most. More are closed at once. */
  readonly maxConnections: number;
}

/** The limits of our servers. Node's own defaults are 60 and 300 seconds, checked every 30. */
export const requestBounds: RequestBounds = {
  headersTimeout: 29_000,
  requestTimeout: 29_000,
  connectionsCheckingInterval: 1_000,
  timeout: 29_000,
  maxConnections: 1000,
};

/** Applies the limits to a server, which must not be listening yet. */
export function keepBounds(server: object | null, bounds: RequestBounds = requestBounds): void {
  if (server) Object.assign(server, bounds);
}

/** In bytes, longer than any body that is read here. If a request announces more, the rest is not awaited. */
const longestBody = 1024 * 1024;

/** Methods that the Fetch standard does not allow in a Request. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function plainResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(`${text}\n`, { status, headers: { ...type, ...commonHeaders, ...headers } });
}

/** Returns the address of a request. Its target is a path or, behind some proxies, a whole address. */
function addressOf(incoming: IncomingMessage): ParsedUrl | undefined {
  const target = incoming.url ?? '/';
  const text = target.startsWith('/') ? `http://${incoming.headers.host ?? 'localhost'}${target}` : target;
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Returns the body as a stream that reads only what its consumer asks for. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      // If the client disconnects, this rejects, and so does the consumer's read.
      async pull(controller) {
        const { done, value } = (await chunks.next()) as IteratorResult<Buffer, undefined>;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return?.()),
    },
    { highWaterMark: 0 },
  );
}

function isTooLong({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > longestBody;
}

async function answerTo(
  incoming: IncomingMessage,
  answer: (request: Request) => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const method = incoming.method ?? 'GET';
  const url = addressOf(incoming);
  if (!url) return plainResponse(400, 'Malformed URL.');
  if (forbiddenMethods.has(method)) return plainResponse(405, 'Method not allowed.', { Allow: 'GET, HEAD, OPTIONS' });
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {};
  return answer(new Request(url.href, { method, headers: headersOf(incoming), signal, ...body }));
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const closing = isTooLong(outgoing.req) ? { Connection: 'close' } : {};
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...closing });
  const whole = wholeBodyOf(response);
  if (whole || !response.body) outgoing.end(whole);
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}

/**
 * Returns a listener that passes each request to `answer` and sends its response. If the client disconnects, the
 * request's signal is aborted. If `answer` rejects, the listener calls `onError` and returns 500.
 */
export function nodeListener(
  answer: (request: Request) => Promise<Response>,
  onError: (error: unknown) => void = console.error,
): RequestListener {
  return (incoming, outgoing) => {
    const disconnected = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) disconnected.abort();
    });
    const respond = async (): Promise<void> => {
      const response = await answerTo(incoming, answer, disconnected.signal);
      if (!outgoing.destroyed) await send(response, outgoing);
      incoming.resume();
    };
    respond().catch((error: unknown) => {
      if (disconnected.signal.aborted || incoming.destroyed || outgoing.destroyed) return outgoing.destroy();
      onError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal server error.\n');
    });
  };
}
