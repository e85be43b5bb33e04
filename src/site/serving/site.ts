/**
 * The site as one function from Request to Response. It uses web standards only, so it runs in Node and edge engines.
 */
import { parseUrl } from '../../core/casefile/platform.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import { etagOf, matchesEtag, type Bytes } from './etag.ts';
import { commonHeaders, headersFor, isPublicDocument, readableHeaders } from './headers.ts';
import { fileOf, pathBelow } from './request-path.ts';
import { wholeResponse } from './whole-body.ts';

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
