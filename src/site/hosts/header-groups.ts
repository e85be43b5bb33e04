/** The table of headers, gathered for the configuration of hosts: paths that are answered alike stand together. */
import { schemaDocuments } from '../documents/schemas.ts';
import type { SitePlace } from '../place.ts';
import { documentTypes, headersFor } from '../serving/headers.ts';

export type HostHeaders = Readonly<Record<string, string>>;

/** Paths, without leading slashes, whose answers carry the same headers. */
export interface HeaderGroup {
  readonly paths: readonly string[];
  readonly headers: HostHeaders;
}

/** What may be asked of a published file. */
export const methods = 'GET, HEAD, OPTIONS';

/** What a preflight from another origin is told beside the headers of the documents themselves. */
export const preflightHeaders: HostHeaders = {
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/** `headers` without those of the names given. */
export function without(headers: HostHeaders, ...names: readonly string[]): HostHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** The published documents and schemas, grouped by what they are answered with, in the order of the table. */
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

/** `text` with every character that regular expressions read otherwise taken as itself; slashes stay bare. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
