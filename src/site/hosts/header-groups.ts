/** Groups the table of headers for the configuration of hosts: paths with the same headers are in one group. */
import { schemaDocuments } from '../documents/schemas.ts';
import type { SitePlace } from '../place.ts';
import { documentTypes, headersFor } from '../serving/headers.ts';

export type HostHeaders = Readonly<Record<string, string>>;

/** Paths without leading slashes whose responses have the same headers. */
export interface HeaderGroup {
  readonly paths: readonly string[];
  readonly headers: HostHeaders;
}

/** The methods that a published file allows. */
export const methods = 'GET, HEAD, OPTIONS';

/** The headers of a preflight response, in addition to those of the documents themselves. */
export const preflightHeaders: HostHeaders = {
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/** Returns `headers` without those called `names`. */
export function withoutHeaders(headers: HostHeaders, ...names: readonly string[]): HostHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Returns the published documents and schemas, grouped by their headers, in the order of the table. */
export function documentGroups(place: SitePlace): readonly HeaderGroup[] {
  const paths = [...Object.keys(documentTypes), ...schemaDocuments().map(({ path }) => path)];
  const groups = new Map<string, HeaderGroup>();
  for (const path of paths) {
    const headers = headersFor(path, place);
    const key = JSON.stringify(headers);
    groups.set(key, { paths: [...(groups.get(key)?.paths ?? []), path], headers });
  }
  return [...groups.values()];
}

/** Escapes `text` for a regular expression. Slashes are not escaped. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
