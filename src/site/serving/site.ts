/**
 * The site as one function from Request to Response. It uses web standards only, so it runs in Node and edge engines.
 */
import { parseUrl } from '../../core/casefile/publisher.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import { commonHeaders, headersFor, isPublicDocument, readableHeaders } from './headers.ts';

// Maps the path of a request to a file. This code does not access a file system, and rejects every unusual path.

/** Whether a segment can name a file or folder of the site: not empty, hidden, `..` or with a separator. */
function isPlain(segment: string): boolean {
  if (segment === '' || (segment.startsWith('.') && segment !== '.well-known')) return false;
  // oxlint-disable-next-line no-control-regex -- file names of the site have no control characters such as NUL
  return !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

/**
 * Returns the decoded path below the base address, without a leading slash ('' is the page), or undefined if a
 * percent-escape is malformed. The path of the base address may be missing: an edge engine gets the whole path, but a
 * server behind a proxy often gets only the rest of it.
 */
function pathBelow(pathname: string, siteUrl: string | undefined): string | undefined {
  const base = siteUrl === undefined ? '/' : new URL(siteUrl).pathname;
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  try {
    const segments = below.split('/').map(decodeURIComponent);
    // An escaped slash stays escaped, so that it cannot separate folders.
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return undefined;
  }
}

/** Files that the build writes for hosts and that are not served to visitors. */
const hostFiles: ReadonlySet<string> = new Set(['_headers']);

/** Returns the file for a decoded path, or undefined if there cannot be one. Folders have no listing. */
function fileOf(path: string): string | undefined {
  if (path === '') return 'index.html';
  if (hostFiles.has(path)) return undefined;
  return path.split('/').every(isPlain) ? path : undefined;
}

// Entity tags (RFC 9110, section 8.8.3). They depend on the content alone, so every server gives the same tag.

/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

const tags = new WeakMap<Bytes, Promise<string>>();

async function compute(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex}"`;
}

/** Returns the strong entity tag of `bytes`, with its quotes. Computes it once for each array. */
function etagOf(bytes: Bytes): Promise<string> {
  const tag = tags.get(bytes) ?? compute(bytes);
  tags.set(bytes, tag);
  return tag;
}

/** Whether `If-None-Match` names `etag`, compared weakly (RFC 9110, section 13.1.2). */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const candidates = ifNoneMatch.match(/"[^"]*"/g) as readonly string[] | null;
  return candidates?.includes(etag) ?? false;
}

// Responses whose whole body is in memory. A Node server can send it without a stream.

const bodies = new WeakMap<Response, Bytes>();

/** Returns a Response with `bytes` as its body. The array must not change afterwards. */
export function wholeResponse(bytes: Bytes, init: ResponseInit): Response {
  // A Response copies bytes that it is given, and each client that does not read its answer would hold a copy.
  const body = new ReadableStream<Bytes>(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  bodies.set(response, bytes);
  return response;
}

/** Returns the body of a Response made by `wholeResponse`, otherwise undefined. */
export function wholeBodyOf(response: Response): Bytes | undefined {
  return bodies.get(response);
}

/** A document that is served from memory instead of the file at its path. */
export interface ServedDocument {
  /** Without a leading slash. */
  readonly path: string;
  readonly text: string;
}

/** The parts of a site. */
export interface SiteOptions {
  readonly place: SitePlace;
  /**
   * Returns the bytes of the file at `path` (no leading slash, no empty or dot segments), or undefined if there is
   * none. If it returns the same array again, its hash is not computed again.
   */
  readonly readFile: (path: string) => Promise<Bytes | undefined>;
  readonly documents?: readonly ServedDocument[];
  /** The knowledge endpoint. Without it, its path returns 404. */
  readonly knowledge?: (request: Request) => Promise<Response>;
}

/** Returns the response to a request. Rejects only if a file cannot be read. */
export type Site = (request: Request) => Promise<Response>;

const allowed = 'GET, HEAD, OPTIONS';

function textResponse(request: Request, status: number, text: string, headers: Record<string, string> = {}): Response {
  const body = new TextEncoder().encode(text);
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-cache',
      ...commonHeaders,
      ...headers,
    },
  });
}

/** The response to OPTIONS: the allowed methods and, for public documents, the CORS headers. */
function optionsResponse(path: string): Response {
  const headers = {
    Allow: allowed,
    ...commonHeaders,
    ...(isPublicDocument(path)
      ? {
          ...readableHeaders,
          'Access-Control-Allow-Methods': allowed,
          'Access-Control-Allow-Headers': 'If-None-Match',
          'Access-Control-Max-Age': '86400',
        }
      : {}),
  };
  return new Response(null, { status: 204, headers });
}

async function fileResponse(request: Request, path: string, bytes: Bytes, place: SitePlace): Promise<Response> {
  const headers = new Headers(headersFor(path, place));
  headers.set('ETag', await etagOf(bytes));
  if (matchesEtag(request.headers.get('If-None-Match'), headers.get('ETag') ?? '')) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(bytes.length));
  return request.method === 'HEAD' ? new Response(null, { headers }) : wholeResponse(bytes, { headers });
}

/** Creates the site. Documents replace the files with the same paths. */
export function createSite({ place, readFile, documents = [], knowledge }: SiteOptions): Site {
  const encoder = new TextEncoder();
  const inMemory = new Map(documents.map(({ path, text }) => [path, encoder.encode(text)]));
  const read = async (path: string): Promise<Bytes | undefined> => inMemory.get(path) ?? (await readFile(path));

  async function notFound(request: Request): Promise<Response> {
    const page = await read('404.html');
    if (!page) return textResponse(request, 404, 'Not found.\n');
    const headers = { ...headersFor('404.html', place), 'Content-Length': String(page.length) };
    return new Response(request.method === 'HEAD' ? null : page, { status: 404, headers });
  }

  return async (request) => {
    // Some engines build the address from an arbitrary Host header, so it may be invalid.
    const pathname = parseUrl(request.url)?.pathname;
    const path = pathname === undefined ? undefined : pathBelow(pathname, place.siteUrl);
    if (path === undefined) return textResponse(request, 400, 'Malformed URL.\n');
    if (path === knowledgePath && knowledge) return knowledge(request);
    const file = fileOf(path);
    const bytes = file === undefined ? undefined : await read(file);
    if (!bytes) return notFound(request);
    if (request.method === 'OPTIONS') return optionsResponse(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(request, 405, 'Method not allowed.\n', { Allow: allowed });
    }
    return fileResponse(request, path, bytes, place);
  };
}
