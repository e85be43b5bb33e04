/** `vercel.json`: how Vercel builds the site, and the headers of each file. */
import type { SitePlace } from '../place.ts';
import { commonHeaders, hashedFolders, headersFor } from '../serving/headers.ts';
import { documentGroups, escapeRegExp, withoutHeaders, type HostHeaders } from './header-groups.ts';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

function rule(source: string, headers: HostHeaders): Rule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/**
 * Returns the configuration as a value. Sources are path patterns. As in `_headers`, no two that match the same path
 * set the same header, so their precedence does not matter.
 */
export function vercelConfiguration(place: SitePlace): object {
  const common = Object.keys(commonHeaders);
  const rest = (path: string): HostHeaders => withoutHeaders(headersFor(path, place), ...common);
  const documents = documentGroups(place).map(({ paths, headers }) =>
    rule(`/(${paths.map(escapeRegExp).join('|')})`, withoutHeaders(headers, ...common)),
  );
  return {
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: false,
    headers: [
      rule('/(.*)', commonHeaders),
      rule('/', rest('')),
      rule('/index\\.html', rest('index.html')),
      rule('/sw\\.js', rest('sw.js')),
      ...hashedFolders.map((folder) => rule(`/${folder}(.*)`, withoutHeaders(rest(`${folder}any.js`), 'Content-Type'))),
      ...documents,
    ],
  };
}
