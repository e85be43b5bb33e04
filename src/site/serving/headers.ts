/** The headers of every response. Local servers, the worker and the configuration files for hosts use this table. */
import { contextPath } from '../documents/json-ld-context.ts';
import { mediaTypes, samples, paths, reference } from '../documents/references.ts';
import type { SitePlace } from '../place.ts';
import type { Plugin } from 'vite';

// The content security policy of the page, and the Vite plugin that adds it to a build.

/**
 * The page may load only its own files, from its own origin. There is no `unsafe-eval` and no `unsafe-inline`.
 * `frame-ancestors` does not work in a meta element, so hosts set it as a header.
 */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const policy = directives.join('; ');

/**
 * The folder for the scripts of workers that run WebAssembly. A worker follows the policy of its own response, so only
 * their responses allow it, and the page does not. The folder is not in `assets/`, because hosts would join two
 * policies.
 */
export const wasmWorkerFolder = 'wasm/';

/** The policy of scripts in that folder. It allows WebAssembly, and still no `eval`. */
const wasmWorkerPolicy = directives
  .map((directive) => (directive === "script-src 'self'" ? `${directive} 'wasm-unsafe-eval'` : directive))
  .join('; ');

/** Adds the policy to the built page. The development page has none, because hot reload needs inline scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

/**
 * The exact media types of the published documents (specification 4), the source and the samples. Few follow from
 * names.
 */
export const documentTypes: Readonly<Record<string, string>> = {
  [paths.discovery]: mediaTypes.json,
  [paths.porch]: mediaTypes.json,
  [paths.openSeat]: mediaTypes.json,
  [paths.pathways]: mediaTypes.json,
  [paths.catalogue]: mediaTypes.catalogue,
  [paths.openApi]: mediaTypes.json,
  [paths.agent]: mediaTypes.text,
  [paths.llms]: mediaTypes.text,
  [paths.server]: mediaTypes.json,
  [paths.package]: mediaTypes.json,
  [paths.robots]: mediaTypes.text,
  [paths.source]: mediaTypes.zip,
  [contextPath]: mediaTypes.jsonLd,
  ...Object.fromEntries(samples.map(({ path }) => [path, mediaTypes.json])),
};

/** Media types by extension, for every kind of file that the build writes. */
export const extensionTypes: Readonly<Record<string, string>> = {
  html: mediaTypes.html,
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  'schema.json': mediaTypes.schema,
  json: mediaTypes.json,
  jsonld: mediaTypes.jsonLd,
  map: mediaTypes.json,
  txt: mediaTypes.text,
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  // Otherwise browsers do not compile it while it arrives.
  wasm: 'application/wasm',
  zip: mediaTypes.zip,
};

/** The values of `Cache-Control`. */
export const caching = {
  document: 'public, max-age=300, must-revalidate, no-transform',
  /** The names of these files contain a hash of their content. */
  asset: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated each time, because the page names the assets of its own build. */
  page: 'no-cache',
} as const;

/** The folders of the build in which the name of each file contains a hash of its content. */
export const hashedFolders: readonly string[] = ['assets/', wasmWorkerFolder];

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The headers of files that any origin may read. */
export const readableHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
};

/** Returns the media type of the file at `path`, which has no leading slash. '' is the page. */
function mediaTypeOf(path: string): string {
  if (path === paths.page) return mediaTypes.html;
  if (Object.hasOwn(documentTypes, path)) return documentTypes[path] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
    const extension = name.slice(dot + 1).toLowerCase();
    if (Object.hasOwn(extensionTypes, extension)) return extensionTypes[extension] ?? '';
  }
  return 'application/octet-stream';
}

/** The page and scripts have the policy. A worker follows the policy of its own response, not that of the page. */
function policyOf(path: string, type: string): Readonly<Record<string, string>> {
  if (!/^text\/(html|javascript)/.test(type)) return {};
  const own = path.startsWith(wasmWorkerFolder) ? wasmWorkerPolicy : policy;
  return { 'Content-Security-Policy': `${own}; frame-ancestors 'none'` };
}

/** Whether `path` is a published document, the source, a sample or a schema, which any origin may read. */
export function isPublicDocument(path: string): boolean {
  return Object.hasOwn(documentTypes, path) || /^schemas\/[^/]+\.schema\.json$/.test(path);
}

function cacheControlOf(path: string): string {
  if (isPublicDocument(path)) return caching.document;
  return hashedFolders.some((folder) => path.startsWith(folder)) ? caching.asset : caching.page;
}

/**
 * Returns the `Link` of the page and of the catalogue (RFC 9727, sections 2 and 3). If the base address is unknown, it
 * is relative to the requested path, so that it works under any sub-path.
 */
function linkOf(path: string, place: SitePlace): string | undefined {
  if (path !== paths.page && path !== 'index.html' && path !== paths.catalogue) return undefined;
  return `<${reference(place, path, paths.catalogue)}>; rel="api-catalog"`;
}

/**
 * Returns every header of a successful response for the file at `path` (no leading slash; '' is the page), except those
 * that depend on its bytes: `ETag` and `Content-Length`.
 */
export function headersFor(path: string, place: SitePlace): Readonly<Record<string, string>> {
  const type = mediaTypeOf(path);
  const link = linkOf(path, place);
  return {
    'Content-Type': type,
    'Cache-Control': cacheControlOf(path),
    ...commonHeaders,
    ...policyOf(path, type),
    ...(link === undefined ? {} : { Link: link }),
    ...(isPublicDocument(path) ? readableHeaders : {}),
  };
}
