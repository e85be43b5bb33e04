/**
 * Reads the parts of a MIME message (RFC 2045, RFC 2046): an email message, or a web page saved as MHTML (RFC 2557).
 */
import { byteString, bytesOfString, decodeAs, decodeLabelled, base64, quotedPrintable } from './decode-as.ts';

// Guesses the boundary of a multipart body that does not name it, or names a wrong one.

/** How many lines that can be a boundary are looked at. */
const maxGuesses = 20;

/**
 * Returns the boundary: it is on a line after “--”, and the headers of a part follow, or the same line with “--” at its
 * end comes later. Undefined if no line is like that.
 */
function guessedBoundary(body: string): string | undefined {
  let guesses = 0;
  for (const { 1: boundary = '', index, 0: line } of body.matchAll(/^--([^\s-].{0,199}|-.{0,198}[^-\r\n])$/gm)) {
    const name = boundary.trimEnd();
    const next = index + line.length;
    if (/^\r?\n\s*content-[a-z-]+[ \t]*:/i.test(body.slice(next, next + 200)) || body.includes(`\n--${name}--`, next)) {
      return name;
    }
    if ((guesses += 1) >= maxGuesses) return undefined;
  }
  return undefined;
}

// Divides a part of a message into its header fields and its body (RFC 5322, section 2.1), also if it is damaged.

/** The names of fields that say for certain that a line is one, because a text hardly begins so. */
const knownField =
  /^(?:arc-[\w-]+|authentication-results|b?cc|content-[a-z-]+|date|delivered-to|dkim-[\w-]+|from|importance|in-reply-to|list-[\w-]+|message-id|mime-version|received|references|reply-to|return-path|sender|snapshot-content-location|subject|thread-[a-z]+|to|user-agent|x-[\w-]+)[ \t]*:/i;

/** How many lines behind one that is not a header are looked at. */
const linesAhead = 50;

export interface SplitHead {
  /** Names in lower case, and values that are unfolded and otherwise as they are written. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Whether the head has lines that are not headers, or no empty line is between it and the body. */
  readonly isDamaged: boolean;
}

/**
 * Makes the line ends of a message those that its readers know: some programs write only CR, or CR twice, and a byte
 * order mark or empty lines before the headers.
 */
function lineBreaks(message: string): string {
  const text = message.replace(/^\xef\xbb\xbf/, '');
  const head = text.slice(0, 16_384);
  const hasLoneReturn = /\r(?!\n|\r\n)[!-9;-~]+[ \t]*:|\r\r\n/.test(head) || !head.includes('\n');
  return (hasLoneReturn ? text.replaceAll(/\r*\n|\r/g, '\n') : text).replace(/^(?:[ \t]*\r?\n)+/, '');
}

/** A line with its end. The text is not divided at once, because its body can have millions of lines. */
const lineAt = /([^\n]*?)(?:\r?\n|$)/y;

function lineFrom(text: string, at: number): { readonly line: string; readonly next: number } {
  lineAt.lastIndex = at;
  const [whole = '', line = ''] = lineAt.exec(text) ?? [];
  return { line, next: at + whole.length };
}

/** Whether a header that is certainly one follows before the next empty line. */
function isHeadAhead(text: string, from: number): boolean {
  let at = from;
  for (let count = 0; count < linesAhead && at < text.length; count += 1) {
    const { line, next } = lineFrom(text, at);
    if (line === '') return false;
    if (knownField.test(line)) return true;
    at = next;
  }
  return false;
}

/**
 * Divides a part at its first empty line. A line that is not a header begins the body, unless headers follow it: then
 * it is a continuation that is not indented, or, at the `isStart` of a message, a line that some program added.
 */
function splitHead(text: string, isStart: boolean): SplitHead {
  const fields: [name: string, value: string][] = [];
  let isDamaged = false;
  for (let at = 0; at < text.length;) {
    const { line, next } = lineFrom(text, at);
    if (line === '') return { fields, body: text.slice(next), isDamaged };
    const last = fields.at(-1);
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/s.exec(line) ?? [];
    const isBlank = line.trim() === '';
    if (name !== undefined) fields.push([name.toLowerCase(), value]);
    else if (last && /^[ \t]/.test(line) && !(isBlank && !isHeadAhead(text, next))) last[1] += line;
    else if (isHeadAhead(text, next)) {
      isDamaged ||= last !== undefined || !isStart;
      if (last) last[1] += ` ${line}`;
    } else return { fields, body: text.slice(isBlank ? next : at), isDamaged: isDamaged || !isBlank };
    at = next;
  }
  return { fields, body: '', isDamaged };
}

/** What is not as the standards say. Each is a loss. */
export type Damage = 'headers-damaged' | 'boundary-missing' | 'transfer-encoding-wrong';

export interface MimePart {
  /** The position in the message: “1.2” is the second part of the first one, '' the message itself. */
  readonly path: string;
  /** The values of the header fields by name in lower case, unfolded and otherwise as they are written. */
  readonly headers: ReadonlyMap<string, string>;
  /** The names of the header fields whose encoding nothing says. */
  readonly guessedHeaders: ReadonlySet<string>;
  /** Type and subtype in lower case. */
  readonly mediaType: string;
  /** The parameters of the type by name in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The parts of a multipart type. */
  readonly parts: readonly MimePart[];
  /** The text before the first part and after the last one, which mail programs do not show. */
  readonly outside: string;
  /** What is not as the standards say, so that the text can begin or be divided elsewhere. */
  readonly damage: ReadonlySet<Damage>;
  /** Returns the decoded content. */
  readonly content: () => Uint8Array<ArrayBuffer>;
}

/** The deepest part and the most parts that are told apart. Anything below and beyond is not read as parts. */
const [deepest, maxParts] = [30, 5000];

/** The fields of a head, and the names of those whose encoding nothing says. */
interface Head {
  readonly headers: ReadonlyMap<string, string>;
  readonly guessed: ReadonlySet<string>;
}

/**
 * Decodes a header that is not in ASCII: in UTF-8 (RFC 6532), else in the encoding of the text, which the programs that
 * break the rule use for both.
 */
function headerText(raw: string, charset: string | undefined): { readonly text: string; readonly isGuessed: boolean } {
  if (!/[\x80-\xff]/.test(raw)) return { text: raw, isGuessed: false };
  const bytes = bytesOfString(raw);
  const read = decodeAs(bytes, 'utf-8');
  if (read?.replaced === 0) return { text: read.text, isGuessed: false };
  const labelled = charset === undefined ? undefined : decodeLabelled(bytes, charset);
  const fits = labelled?.replaced === 0 && labelled.note === undefined;
  return { text: (fits ? labelled : decodeAs(bytes, 'windows-1252'))?.text ?? raw, isGuessed: true };
}

function headersOf(fields: readonly (readonly [name: string, value: string])[]): Head {
  const raw = new Map<string, string>();
  for (const [name, value] of fields) if (!raw.has(name)) raw.set(name, value);
  const charset = parametersOf(raw.get('content-type') ?? '').get('charset');
  const guessed = new Set<string>();
  const headers = [...raw].map(([name, value]) => {
    const { text, isGuessed } = headerText(value, charset);
    if (isGuessed) guessed.add(name);
    return [name, text.trim()] as const;
  });
  return { headers: new Map(headers), guessed };
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

/** Returns the name of a transfer encoding, without comments and what else programs write around it. */
const encodingNamed = (field: string): string =>
  /[\w-]+/.exec(field.replaceAll(/\([^()]*\)/g, ''))?.[0].toLowerCase() ?? '';

/**
 * Where a text that should be in base64 has its first line of another kind: some programs do not encode a text, and
 * lists add lines to one.
 */
function endOfBase64(body: string): number {
  const line = /^(?![A-Za-z0-9+/=]*[ \t]*\r?$).+/m.exec(body);
  return line?.index ?? body.length;
}

function decodeBody(body: string, field: string, isText: boolean): Uint8Array<ArrayBuffer> {
  const encoding = encodingNamed(field);
  if (encoding === 'base64') {
    const end = isText ? endOfBase64(body) : body.length;
    const [encoded, rest] = [base64(body.slice(0, end)), body.slice(end)];
    return bytesOfString(encoded === '' || rest === '' ? encoded + rest : `${encoded}\n${rest}`);
  }
  return bytesOfString(encoding === 'quoted-printable' ? quotedPrintable(body) : body);
}

/** The bodies of the parts of a multipart type, and the text before and after them. */
interface Divided {
  readonly bodies: readonly string[];
  readonly outside: string;
}

/** Divides the body of a multipart type at its boundary. */
function divideAt(body: string, boundary: string): Divided {
  const escaped = boundary.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const lines = new RegExp(`(?:^|\\r?\\n)--${escaped}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g');
  const bodies: string[] = [];
  let [before, after]: (string | undefined)[] = [];
  let start: number | undefined;
  for (const found of body.matchAll(lines)) {
    before ??= body.slice(0, found.index);
    if (start !== undefined) bodies.push(body.slice(start, found.index));
    const end = found.index + found[0].length;
    start = found[1] === undefined ? end : undefined;
    if (start === undefined) after = body.slice(end);
    if (start === undefined || bodies.length >= maxParts) break;
  }
  // A message that was cut off has no last boundary.
  if (start !== undefined) bodies.push(body.slice(start));
  const outside = [before, after].map((text) => text?.trim() ?? '').filter((text) => text !== '');
  return { bodies: bodies.map((part) => part.replace(/^\r?\n/, '')), outside: outside.join('\n\n') };
}

/** Divides a multipart body. If its boundary is missing or wrong, another one is guessed, or the body is one part. */
function divide(body: string, boundary: string | undefined): Divided & { readonly isGuessed: boolean } {
  const divided = boundary === undefined || boundary === '' ? undefined : divideAt(body, boundary);
  if (divided && divided.bodies.length > 0) return { ...divided, isGuessed: false };
  const isGuessed = body.trim() !== '';
  const guess = isGuessed ? guessedBoundary(body) : undefined;
  if (guess !== undefined) return { ...divideAt(body, guess), isGuessed };
  // A part that begins with an empty line has no headers.
  return { bodies: isGuessed ? [`\n${body}`] : [], outside: '', isGuessed };
}

const notDivided = { bodies: [], outside: '', isGuessed: false };

function readPart(text: string, path: string, fallback: string): MimePart {
  const { fields, body, isDamaged } = splitHead(text, path === '');
  const { headers, guessed } = headersOf(fields);
  const contentType = headers.get('content-type') ?? fallback;
  const named = /^\s*([\w.+-]+\/[\w.+-]+)/.exec(contentType)?.[1]?.toLowerCase() ?? 'text/plain';
  const parameters = parametersOf(contentType);
  const depth = path === '' ? 0 : path.split('.').length;
  const divided =
    named.startsWith('multipart/') && depth < deepest ? divide(body, parameters.get('boundary')) : notDivided;
  const childFallback = named === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const damage = new Set<Damage>();
  const isText = named.startsWith('text/');
  const transferEncoding = headers.get('content-transfer-encoding') ?? '';
  if (isDamaged) damage.add('headers-damaged');
  if (divided.isGuessed) damage.add('boundary-missing');
  if (isText && encodingNamed(transferEncoding) === 'base64' && endOfBase64(body) < body.length)
    damage.add('transfer-encoding-wrong');
  return {
    path,
    headers,
    guessedHeaders: guessed,
    mediaType: named,
    parameters,
    parts: divided.bodies.map((part, index) =>
      readPart(part, path === '' ? String(index + 1) : `${path}.${String(index + 1)}`, childFallback),
    ),
    outside: divided.outside,
    damage,
    content: () => decodeBody(body, transferEncoding, isText),
  };
}

/** Returns the bytes of a message as a string. A message that was saved as UTF-16 text is in UTF-8 then. */
export function messageString(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be';
  const text = marked ? decodeAs(bytes, marked)?.text : undefined;
  return lineBreaks(byteString(text === undefined ? bytes : new TextEncoder().encode(text)));
}

/** Reads a message and its parts. Nothing is decoded before it is asked for. */
export function readMime(bytes: Uint8Array): MimePart {
  return readPart(messageString(bytes), '', 'text/plain');
}

/** A part and all parts in it, in the order of the message. */
export function allParts(part: MimePart): readonly MimePart[] {
  return [part, ...part.parts.flatMap(allParts)];
}

/** All parts without parts of their own, in the order of the message. */
export function leavesOf(part: MimePart): readonly MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}
