/**
 * Reads the parts of a MIME message (RFC 2045, RFC 2046): an email message, or a web page saved as MHTML (RFC 2557).
 */
import { byteString, bytesOfString } from './byte-strings.ts';
import { decodeAs } from './decode-as.ts';
import { decodeLabelled } from './decode-labelled.ts';
import { base64, quotedPrintable } from './transfer-encodings.ts';

export interface MimePart {
  /** The position in the message: “1.2” is the second part of the first one, '' the message itself. */
  readonly path: string;
  /** The values of the header fields by name in lower case, unfolded and otherwise as they are written. */
  readonly headers: ReadonlyMap<string, string>;
  /** Type and subtype in lower case. */
  readonly mediaType: string;
  /** The parameters of the type by name in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The parts of a multipart type. */
  readonly parts: readonly MimePart[];
  /** Returns the decoded content. */
  readonly content: () => Uint8Array<ArrayBuffer>;
}

/** The deepest part and the most parts that are told apart. Anything below and beyond is not read as parts. */
const [deepest, mostParts] = [30, 5000];

/** Returns the text of a header as Unicode: some programs write it in UTF-8 (RFC 6532). */
function headerText(raw: string): string {
  if (!/[\x80-\xff]/.test(raw)) return raw;
  const bytes = bytesOfString(raw);
  const read = decodeAs(bytes, 'utf-8');
  return (read?.replaced === 0 ? read : decodeAs(bytes, 'windows-1252'))?.text ?? raw;
}

function headersOf(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/s.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !headers.has(key)) headers.set(key, headerText(value ?? '').trim());
  }
  return headers;
}

const parameterPattern = /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

const percentDecoded = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the parameters of a header, also those in several pieces and other encodings (RFC 2231). */
export function parametersOf(value: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pieces = new Map<string, string[]>();
  for (const [, name = '', quoted, bare = ''] of value.matchAll(parameterPattern)) {
    const text = quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare;
    const [, key = '', index, star] = /^([^*]+)(?:\*(\d{1,3}))?(\*?)$/.exec(name.toLowerCase()) ?? [];
    if (index === undefined && star !== '*') {
      if (!found.has(key)) found.set(key, text);
    } else {
      const list = pieces.get(key) ?? [];
      list[Number(index ?? 0)] = star === '*' ? percentDecoded(text) : text;
      pieces.set(key, list);
    }
  }
  for (const [key, list] of pieces) {
    const [whole, charset, rest] = /^([\w.-]*)'[^']*'(.*)$/s.exec(list.join('')) ?? [];
    const decoded =
      whole === undefined ? undefined : decodeLabelled(bytesOfString(rest ?? ''), charset === '' ? 'utf-8' : charset);
    found.set(key, decoded?.text ?? list.join(''));
  }
  return found;
}

function decodeBody(body: string, encoding: string): Uint8Array<ArrayBuffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'base64') return bytesOfString(base64(body));
  return bytesOfString(name === 'quoted-printable' ? quotedPrintable(body) : body);
}

/**
 * Splits the body of a multipart type at its boundary. The text before the first and after the last one does not count.
 */
function bodiesOf(body: string, boundary: string): readonly string[] {
  const escaped = boundary.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const lines = new RegExp(`(?:^|\\r?\\n)--${escaped}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g');
  const bodies: string[] = [];
  let start: number | undefined;
  for (const found of body.matchAll(lines)) {
    if (start !== undefined) bodies.push(body.slice(start, found.index));
    start = found[1] === undefined ? found.index + found[0].length : undefined;
    if (start === undefined || bodies.length >= mostParts) break;
  }
  // A message that was cut off has no last boundary.
  if (start !== undefined) bodies.push(body.slice(start));
  return bodies.map((part) => part.replace(/^\r?\n/, ''));
}

function readPart(text: string, path: string, fallback: string): MimePart {
  // A part can begin with the empty line after its headers, if it has none.
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  const headers = headersOf(end ? text.slice(0, end.index) : text);
  const body = end ? text.slice(end.index + end[0].length) : '';
  const contentType = headers.get('content-type') ?? fallback;
  const named = /^\s*([\w.+-]+\/[\w.+-]+)/.exec(contentType)?.[1]?.toLowerCase() ?? 'text/plain';
  const parameters = parametersOf(contentType);
  const boundary = parameters.get('boundary');
  const depth = path === '' ? 0 : path.split('.').length;
  const isMultipart = named.startsWith('multipart/') && boundary !== undefined && boundary !== '' && depth < deepest;
  const childFallback = named === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  return {
    path,
    headers,
    mediaType: named,
    parameters,
    parts: isMultipart
      ? bodiesOf(body, boundary).map((part, index) =>
          readPart(part, path === '' ? String(index + 1) : `${path}.${String(index + 1)}`, childFallback),
        )
      : [],
    content: () => decodeBody(body, headers.get('content-transfer-encoding') ?? ''),
  };
}

/** Reads a message and its parts. Nothing is decoded before it is asked for. */
export function readMime(bytes: Uint8Array): MimePart {
  return readPart(byteString(bytes), '', 'text/plain');
}

/** All parts without parts of their own, in the order of the message. */
export function leavesOf(part: MimePart): readonly MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}
