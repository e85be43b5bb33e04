/** The site's part of a Caddyfile: everything inside a site but its address and its root. */
import { paths } from '../documents/references.ts';
import type { SitePlace } from '../place.ts';
import { commonHeaders, extensionTypes, headersFor, readableHeaders } from '../serving/headers.ts';
import { documentGroups, methods, preflightHeaders, without, type HostHeaders } from './header-groups.ts';

/** A value as one word of the Caddyfile: between backquotes nothing is read otherwise, but for placeholders. */
function word(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`Caddy cannot be told “${value}”.`);
  return /^[\w./+*-]+$/.test(value) ? value : `\`${value}\``;
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...indented(lines), '}'];
}

function header(matcher: string, headers: HostHeaders): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${word(value)}`);
  return lines.length === 1 ? [`header ${matcher} ${lines[0] ?? ''}`] : block(`header ${matcher}`, lines);
}

/** `path` takes no notice of case, and file names do: a file has to be there as well. */
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
      ...header(`@documents${index + 1}`, without(headers, ...common)),
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
  return [
    '# Names with a leading dot are not published, and .well-known is.',
    ...block('@hidden', ['path */.* /_headers', 'not path /.well-known/*']),
    'error @hidden 404',
    'rewrite / /index.html',
    '',
    '# Everything: names in assets/ change with their content, and scripts carry the policy.',
    ...mediaTypes(),
    ...header('*', { ...commonHeaders, 'Cache-Control': script['Cache-Control'] ?? '' }),
    ...header('/assets/*', { 'Cache-Control': headersFor('assets/any.js', place)['Cache-Control'] ?? '' }),
    ...header('*.js', { 'Content-Security-Policy': script['Content-Security-Policy'] ?? '' }),
    '',
    '# The page.',
    ...header('/index.html', without(page, ...common)),
    '',
    '# The published documents and schemas.',
    ...documents(place),
    '',
    '# Nothing is written.',
    ...matcher('@other', 'not method GET HEAD'),
    ...header('@other', { Allow: methods }),
    ...matcher('@options', 'method OPTIONS'),
    'respond @options 204',
    'error @other 405',
    '',
    '# What is no file is not looked for: the system takes some names, such as very long ones, for failures.',
    '@absent not file',
    'error @absent 404',
    ...block('file_server', ['disable_canonical_uris']),
  ];
}

/** The text of a file to `import` in a site of Caddy (tested with 2.6) whose root is the built site. */
export function caddyConfiguration(place: SitePlace): string {
  const missing = without(headersFor(paths.notFound, place), 'Link');
  return [
    ...block('route', route(place)),
    '',
    '# Nothing is made up for what is not there.',
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
