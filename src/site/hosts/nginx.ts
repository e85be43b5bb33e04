/** The site's part of an nginx configuration: everything inside a server except its names, its ports and its root. */
import { paths } from '../documents/references.ts';
import type { SitePlace } from '../place.ts';
import { commonHeaders, extensionTypes, hashedFolders, headersFor, readableHeaders } from '../serving/headers.ts';
import { documentGroups, escapeRegExp, methods, preflightHeaders, withoutHeaders, type HostHeaders } from './hosts.ts';

/** Writes a value as one word of the configuration. Throws if nginx has no syntax for it. */
function word(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (/[$\\\n]/.test(value)) throw new Error(`“${value}” cannot be written in an nginx configuration.`);
  return /^[\w./+-]+$/.test(value) ? value : quote + value.replaceAll(quote, `\\${quote}`) + quote;
}

/** Headers in `always` are also set on error responses. */
function addHeaders(headers: HostHeaders, always = Object.keys(commonHeaders)): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} ${word(value)}${always.includes(name) ? ' always' : ''};`);
}

function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => (line ? `    ${line}` : '')), '}'].join('\n');
}

function exactType(headers: HostHeaders): string[] {
  return ['types {', '}', `default_type ${word(headers['Content-Type'] ?? '')};`];
}

/** The responses to other methods: OPTIONS returns the allowed methods, the others 405. */
function otherMethods(): string {
  const headers = { Allow: methods, ...commonHeaders };
  const lines = [...addHeaders({ ...headers, ...readableHeaders, ...preflightHeaders }, []), 'return 204;'];
  return block('location @other_methods', [
    ...addHeaders(headers, Object.keys(headers)),
    'if ($request_method = OPTIONS) {',
    ...lines.map((line) => `    ${line}`),
    '}',
    'return 405;',
  ]);
}

function documents(place: SitePlace): string[] {
  return documentGroups(place).map(({ paths: group, headers }) => {
    const [only = '', ...others] = group;
    const where = others.length === 0 ? `= /${only}` : `~ ^/(?:${group.map(escapeRegExp).join('|')})$`;
    return block(`location ${where}`, [...exactType(headers), 'try_files $uri =404;', ...addHeaders(headers)]);
  });
}

function types(): string {
  const known = Object.entries(extensionTypes).filter(([extension]) => !extension.includes('.'));
  return block(
    'types',
    known.map(([extension, type]) => `${word(type)} ${extension};`),
  );
}

/** Returns the text of a file to `include` in an nginx server (tested with 1.22) whose root is the built site. */
export function nginxConfiguration(place: SitePlace): string {
  const files = (opening: string, example: string): string =>
    block(`location ${opening}`, ['try_files $uri =404;', ...addHeaders(headersFor(example, place))]);
  const page = headersFor(paths.page, place);
  const missing = headersFor(paths.notFound, place);
  return [
    '# Do not wait long for incomplete requests.',
    'client_header_timeout 30s;',
    'client_body_timeout 30s;',
    '',
    '# Set the media types here. They override the defaults of the server.',
    types(),
    'default_type application/octet-stream;',
    '',
    '# 404 for unknown paths, 405 for other methods.',
    `error_page 404 /${paths.notFound};`,
    block(`location = /${paths.notFound}`, [
      ...exactType(missing),
      ...addHeaders(withoutHeaders(missing, 'Link'), Object.keys(missing)),
    ]),
    'error_page 405 = @other_methods;',
    otherMethods(),
    '',
    '# Block dotfiles, except .well-known.',
    block('location ~ /\\.(?!well-known/)', ['return 404;']),
    block('location = /_headers', ['return 404;']),
    '',
    '# The page.',
    block('location ~ ^/(?:index\\.html)?$', [...exactType(page), 'try_files /index.html =404;', ...addHeaders(page)]),
    '',
    '# The published documents and schemas.',
    ...documents(place),
    '',
    '# All other files: names in assets/ and wasm/ contain a hash of the content; scripts need the policy.',
    ...hashedFolders.map((folder) => files(`~ ^/${folder}.+\\.js$`, `${folder}any.js`)),
    files('~ \\.js$', 'any.js'),
    ...hashedFolders.map((folder) => files(`/${folder}`, `${folder}any.css`)),
    files('/', 'any.css'),
    '',
  ].join('\n');
}
