/** The site's part of a Caddyfile: everything inside a site except its address and its root. */
import { paths } from '../documents/references.ts';
import type { SitePlace } from '../place.ts';
import {
  wasmWorkerFolder,
  commonHeaders,
  extensionTypes,
  hashedFolders,
  headersFor,
  readableHeaders,
} from '../serving/headers.ts';
import { documentGroups, methods, preflightHeaders, withoutHeaders, type HostHeaders } from './hosts.ts';

/** Writes a value as one word of the Caddyfile. Between backquotes, only placeholders have a special meaning. */
function word(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`“${value}” cannot be written in a Caddyfile.`);
  return /^[\w./+*-]+$/.test(value) ? value : `\`${value}\``;
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...indent(lines), '}'];
}

function header(matcher: string, headers: HostHeaders): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${word(value)}`);
  return lines.length === 1 ? [`header ${matcher} ${lines[0] ?? ''}`] : block(`header ${matcher}`, lines);
}

/** `path` ignores case, but file names do not, so the file must exist as well. */
function matcher(name: string, ...lines: readonly string[]): string[] {
  return block(name, [...lines, 'file']);
}

const common = Object.keys(commonHeaders);

function documents(place: SitePlace): string[] {
  const groups = documentGroups(place);
  const all = groups.flatMap((group) => group.paths).map((path) => `/${path}`);
  return [
    ...groups.flatMap(({ paths: group, headers }, index) => [
      ...matcher(`@documents${index + 1}`, `path ${group.map((path) => `/${path}`).join(' ')}`),
      ...header(`@documents${index + 1}`, withoutHeaders(headers, ...common)),
    ]),
    ...matcher('@preflight', 'method OPTIONS', `path ${all.join(' ')}`),
    ...header('@preflight', { ...readableHeaders, ...preflightHeaders }),
  ];
}

function mediaTypes(): string[] {
  const known = Object.entries(extensionTypes).filter(([extension]) => !extension.includes('.'));
  return known.flatMap(([extension, type]) => header(`*.${extension}`, { 'Content-Type': type }));
}

function route(place: SitePlace): string[] {
  const page = headersFor(paths.page, place);
  const script = headersFor('any.js', place);
  const wasmScript = headersFor(`${wasmWorkerFolder}any.js`, place);
  return [
    '# Block dotfiles, except .well-known.',
    ...block('@hidden', ['path */.* /_headers', 'not path /.well-known/*']),
    'error @hidden 404',
    'rewrite / /index.html',
    '',
    '# All files: names in assets/ and wasm/ contain a hash of the content; scripts need the policy.',
    ...mediaTypes(),
    ...header('*', { ...commonHeaders, 'Cache-Control': script['Cache-Control'] ?? '' }),
    ...hashedFolders.flatMap((folder) =>
      header(`/${folder}*`, { 'Cache-Control': headersFor(`${folder}any.js`, place)['Cache-Control'] ?? '' }),
    ),
    ...header('*.js', { 'Content-Security-Policy': script['Content-Security-Policy'] ?? '' }),
    ...header(`/${wasmWorkerFolder}*.js`, { 'Content-Security-Policy': wasmScript['Content-Security-Policy'] ?? '' }),
    '',
    '# The page.',
    ...header('/index.html', withoutHeaders(page, ...common)),
    '',
    '# The published documents and schemas.',
    ...documents(place),
    '',
    '# Read-only: 405 for other methods.',
    ...matcher('@other', 'not method GET HEAD'),
    ...header('@other', { Allow: methods }),
    ...matcher('@options', 'method OPTIONS'),
    'respond @options 204',
    'error @other 405',
    '',
    '# 404 for paths without a file. Without this, very long names would cause other errors.',
    '@absent not file',
    'error @absent 404',
    ...block('file_server', ['disable_canonical_uris']),
  ];
}

/** Returns the text of a file to `import` into a Caddy site (tested with 2.6) whose root is the built site. */
export function caddyConfiguration(place: SitePlace): string {
  const missing = withoutHeaders(headersFor(paths.notFound, place), 'Link');
  return [
    ...block('route', route(place)),
    '',
    '# Serve 404.html for unknown paths.',
    ...block('handle_errors', [
      '@missing expression `{http.error.status_code} == 404`',
      ...header('@missing', missing),
      `rewrite @missing /${paths.notFound}`,
      ...block('file_server @missing', ['disable_canonical_uris']),
    ]),
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
