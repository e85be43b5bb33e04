/** Reads an email message (RFC 5322), or a mailbox of them: headers, text, quotations and attachments. */
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { ContainedFile, ExtractionResult, Group, Segment, SegmentLoss } from '../../core/extraction/extraction.ts';
import { firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';
import {
  bytesOfString,
  withEncodingTables,
  decodeLabelled,
  type EncodingNote,
  decodeWords,
  firstAddress,
  type OnNote,
} from '../mime/decode-as.ts';
import {
  allParts,
  leavesOf,
  parametersOf,
  readMime,
  type Damage,
  type MimePart,
  messageString,
} from '../mime/mime-parts.ts';
import type { Reader } from '../readers.ts';
import { decodePage, parsePage, bodyOf } from '../web/parse-page.ts';
import { pageText, hiddenGroup, rubyGroup } from '../web/page-text.ts';
import { mailDate, groupLines, joinFlowed, markOf } from './plain-text.ts';

// Reads a mailbox in the mbox format (RFC 4155): each message is a file that a person can choose.

/** The largest mailbox in bytes, 128 MiB, and the most messages. */
const limits = { bytes: 128 * 1024 * 1024, messages: 1000 } as const;

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

/** The line before each message: “From”, an address and a date with its time. A sentence can begin with “From”, too. */
const separator = /(?:^|\n\r?\n)From [^\r\n]{0,320}\d:\d{2}[^\r\n]{0,40}\d{4}[^\r\n]{0,40}\r?\n/g;

function messagesIn(text: string): readonly string[] {
  const starts = [...text.matchAll(separator)];
  // A message before the first line of this kind has lost its own.
  const before = text.slice(0, starts[0]?.index);
  const first = /^[!-9;-~]+[ \t]*:/.test(before) ? [before] : [];
  const others = starts.map((found, index) => {
    const whole = text.slice(found.index + found[0].length, starts[index + 1]?.index ?? text.length);
    // Lines of the text that look like a separator have a sign before them.
    return whole.replaceAll(/^>(?=>*From )/gm, '');
  });
  return [...first, ...others];
}

/** The name of a message as a file: its place in the mailbox and its subject. */
function nameOf(bytes: Uint8Array, index: number): string {
  const subject = decodeWords(readMime(bytes.subarray(0, 64 * 1024)).headers.get('subject') ?? '');
  const words = subject.replaceAll(/[\p{Cc}/\\]+/gu, ' ').trim();
  return `${String(index + 1).padStart(3, '0')} ${[...words].slice(0, 80).join('') || 'Message'}.eml`;
}

const readMailbox: Reader = async (file, onProgress, signal) => {
  if (file.bytes.length > limits.bytes) {
    return unreadable(
      'The mailbox is too large (limit 128 MiB). Export the messages that you need, and add those files.',
    );
  }
  onProgress?.({ label: 'Reading the mailbox' });
  const messages = messagesIn(messageString(file.bytes)).map(bytesOfString);
  const [only, ...others] = messages;
  if (!only) return unreadable('The file contains no messages. Export them again, or save each message as .eml.');
  if (others.length === 0) return readMail({ ...file, bytes: only }, onProgress, signal);
  if (messages.length > limits.messages) {
    return unreadable(
      'The mailbox contains more than 1,000 messages. Export those that you need, and add those files.',
    );
  }
  const contained = messages.map((bytes, index): ContainedFile => ({
    path: nameOf(bytes, index),
    mediaType: 'message/rfc822',
    bytes,
  }));
  const reader = { name: 'mbox', version: 2, engine: null };
  return {
    kind: 'text',
    extraction: { reader, segments: [], groups: [], pages: [], losses: [], facts: {}, contained },
  };
};

export const readMbox: Reader = withEncodingTables(readMailbox);

/** Recorded in origins. The version grows if the same message can give another text. */
const reader = { name: 'mail', version: 4, engine: 'parse5 8.1.1' };

/** The largest message that is read, in bytes: 128 MiB. Mail servers accept less. */
const largestMessage = 128 * 1024 * 1024;

/** The parts of a message that are read as its text, and those that are files. */
interface Divided {
  readonly bodies: MimePart[];
  readonly files: MimePart[];
  /** Other versions of the text, in HTML. */
  readonly formatted: MimePart[];
  /** Pictures that a mail program shows below the text. */
  pictures: number;
}

const dispositionOf = ({ headers }: MimePart): string =>
  /^\s*([a-z]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]?.toLowerCase() ?? '';

/** The name of a file in a message. Some programs write encoded words into it (RFC 2047). */
function fileName(part: MimePart): string | undefined {
  const name =
    parametersOf(part.headers.get('content-disposition') ?? '').get('filename') ?? part.parameters.get('name');
  const words = decodeWords(name ?? '')
    .replaceAll(/[\p{Cc}/\\]+/gu, '_')
    .trim();
  // File systems allow at most 255 bytes. The end says what the file is.
  const short = words.length > 200 ? `${words.slice(0, 150)}…${words.slice(-49)}`.toWellFormed() : words;
  return short === '' ? undefined : short;
}

const isText = ({ mediaType }: MimePart): boolean => mediaType === 'text/plain' || mediaType === 'text/html';

const hasText = (part: MimePart, mediaType: string): boolean =>
  part.parts.length > 0
    ? part.parts.some((child) => hasText(child, mediaType))
    : part.mediaType === mediaType &&
      dispositionOf(part) !== 'attachment' &&
      part.content().some((byte) => byte > 0x20);

/** Chooses between versions of one text (RFC 2046 section 5.1.4): plain text says exactly what was written. */
function preferredPart({ parts }: MimePart): MimePart | undefined {
  return (
    parts.find((part) => hasText(part, 'text/plain')) ??
    parts.findLast((part) => hasText(part, 'text/html')) ??
    parts[0]
  );
}

/** Signatures that a program has checked or not; they contain no text. */
const checksums = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/;

function divide(part: MimePart, into: Divided): void {
  if (part.mediaType === 'multipart/alternative') {
    const chosen = preferredPart(part);
    if (chosen) divide(chosen, into);
    for (const other of part.parts) {
      if (other === chosen) continue;
      const isFormatted = chosen !== undefined && hasText(chosen, 'text/plain');
      const formatted = isFormatted ? leavesOf(other).filter(isShownHtml) : [];
      into.formatted.push(...formatted);
      divideFiles(other, into, formatted);
    }
  } else if (part.mediaType === 'multipart/related') {
    // The other parts are what the first one shows.
    const start = part.parameters.get('start');
    const root = part.parts.find(({ headers }) => start !== undefined && headers.get('content-id') === start);
    const first =
      root ?? part.parts.find((one) => hasText(one, 'text/plain') || hasText(one, 'text/html')) ?? part.parts[0];
    if (first) divide(first, into);
    for (const other of part.parts) if (other !== first) divideFiles(other, into);
  } else if (part.parts.length > 0) for (const child of part.parts) divide(child, into);
  else if (isText(part) && dispositionOf(part) !== 'attachment' && (into.bodies.length === 0 || !fileName(part))) {
    into.bodies.push(part);
  } else if (isShownPicture(part)) into.pictures += 1;
  else divideFiles(part, into);
}

const isShownHtml = (part: MimePart): boolean => part.mediaType === 'text/html' && dispositionOf(part) !== 'attachment';

const isShownPicture = (part: MimePart): boolean =>
  part.mediaType.startsWith('image/') && dispositionOf(part) !== 'attachment';

/** Whether a part is a text without words, such as the plain version that some programs leave empty. */
const isBlankText = (part: MimePart): boolean =>
  isText(part) && !fileName(part) && !part.content().some((byte) => byte > 0x20);

function divideFiles(part: MimePart, into: Divided, others: readonly MimePart[] = []): void {
  if (part.parts.length > 0) return part.parts.forEach((child) => divideFiles(child, into, others));
  if (others.includes(part) || checksums.test(part.mediaType) || isBlankText(part)) return;
  if (isShownPicture(part)) into.pictures += 1;
  else into.files.push(part);
}

/**
 * A text of another type than plain text and HTML, such as a calendar, is read as it is (RFC 2046 section 4.1.4) if the
 * message has no other text.
 */
function otherText({ bodies, formatted, files }: Divided): MimePart | undefined {
  if (bodies.length + formatted.length > 0) return undefined;
  return files.find((part) => part.mediaType.startsWith('text/') && dispositionOf(part) !== 'attachment');
}

/** The ends of the names of parts without a name. */
const endings: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/html': '.html',
  'text/plain': '.txt',
};

function containedFiles(files: readonly MimePart[]): readonly ContainedFile[] {
  const used = new Set<string>();
  return files.map((part) => {
    const what = part.mediaType === 'message/rfc822' ? 'Message' : 'Part';
    const given = fileName(part) ?? `${`${what} ${part.path}`.trim()}${endings[part.mediaType] ?? ''}`;
    const dot = given.lastIndexOf('.') > 0 ? given.lastIndexOf('.') : given.length;
    let path = given;
    for (let count = 2; used.has(path); count += 1)
      path = `${given.slice(0, dot)} (${String(count)})${given.slice(dot)}`;
    used.add(path);
    return { path, mediaType: part.mediaType, bytes: part.content() };
  });
}

/** A text of a message so far. */
interface Text {
  readonly segments: Segment[];
  readonly counts: Counts;
}

/** How many bytes do not fit the encoding of their part, and how many parts have an encoding that is not certain. */
type Counts = Record<EncodingNote | 'decoded-leniently', number>;

const newText = (): Text => ({
  segments: [],
  counts: { 'decoded-leniently': 0, 'encoding-guessed': 0, 'encoding-unknown': 0, 'encoding-corrected': 0 },
});

const decodePart = (part: MimePart, label: string | undefined, text: Text): string =>
  decodeText(part.content(), label, text);

function decodeText(bytes: Uint8Array, label: string | undefined, text: Text): string {
  const read = decodeLabelled(bytes, label);
  text.counts['decoded-leniently'] += read.replaced;
  if (read.note) text.counts[read.note] += 1;
  return read.text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}

function addPlain(part: MimePart, text: Text): void {
  const given = decodePart(part, part.parameters.get('charset'), text);
  const isFlowed = /^flowed$/i.test(part.parameters.get('format') ?? '');
  const deletesSpace = /^yes$/i.test(part.parameters.get('delsp') ?? '');
  const whole = isFlowed ? joinFlowed(given, deletesSpace) : given;
  const lines = groupLines(whole.replace(/^\n+/, '').trimEnd());
  for (let at = 0; at < lines.length;) {
    const group = lines[at]?.group ?? 'message';
    let end = at;
    while (end < lines.length && lines[end]?.group === group) end += 1;
    const own = lines.slice(at, end).map((line) => line.text);
    // An empty line before a group separates it from the text before.
    const empty = own.findIndex((line) => line.trim() !== '');
    const separator = at === 0 || empty > 0 ? '\n\n' : '\n';
    const words = own.slice(Math.max(empty, 0)).join('\n');
    if (words.trim() !== '') text.segments.push({ separator, text: words, group, place: null });
    at = end;
  }
}

async function addHtml(part: MimePart, text: Text, signal?: AbortSignal): Promise<void> {
  const page = decodePage(part.content(), part.parameters.get('charset'));
  const markup =
    page.kind === 'text' && !page.isDoubtful
      ? page.text
      : decodePart(part, page.kind === 'text' ? 'windows-1252' : page.label, text);
  if (page.kind === 'text' && !page.isDoubtful) text.counts['decoded-leniently'] += page.replaced;
  const body = bodyOf(await parsePage(markup, undefined, signal));
  if (!body) return;
  let isOlder = false;
  const segments = pageText(body, 'message', (element, parent) => {
    if (parent === 'quoted') return parent;
    const mark = markOf(element);
    isOlder ||= mark === 'older';
    return isOlder ? 'quoted' : mark === undefined || mark === 'older' ? parent : mark;
  });
  text.segments.push(
    ...segments.map((segment, index): Segment => (index === 0 ? { ...segment, separator: '\n\n' } : segment)),
  );
}

/** The words of a text, for finding out whether another one has words that it does not have. */
const wordsOf = ({ segments }: Text): ReadonlySet<string> =>
  new Set(segments.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []));

/**
 * Adds the version in HTML, if it has words that the plain text does not have: some plain texts only say that the
 * message cannot be shown, or leave its end out.
 */
async function addFormatted(parts: readonly MimePart[], text: Text, signal?: AbortSignal): Promise<void> {
  const formatted = newText();
  for (const part of parts) await addHtml(part, formatted, signal);
  const plain = wordsOf(text);
  if ([...wordsOf(formatted)].every((word) => plain.has(word))) return;
  text.segments.push(...formatted.segments.map((segment) => ({ ...segment, group: formattedGroup })));
  for (const [code, count] of Object.entries(formatted.counts)) text.counts[code as keyof Counts] += count;
}

const shownHeaders = ['From', 'To', 'Cc', 'Date', 'Subject'] as const;

function headerSegments({ headers, guessedHeaders }: MimePart): readonly Segment[] {
  return shownHeaders.flatMap((name): Segment[] => {
    const notes = new Set<Parameters<OnNote>[0]>(guessedHeaders.has(name.toLowerCase()) ? ['encoding-guessed'] : []);
    const value = decodeWords(headers.get(name.toLowerCase()) ?? '', (note) => void notes.add(note))
      .replaceAll(/[\r\n]+/g, ' ')
      .trim();
    if (value === '') return [];
    const losses = [...notes].map((code): SegmentLoss => ({ code, count: 1, at: 0 }));
    const segment: Segment = { separator: '\n', text: `${name}: ${value}`, group: 'headers', place: null };
    return [losses.length === 0 ? segment : { ...segment, losses }];
  });
}

function factsOf({ headers }: MimePart): SourceFacts {
  const from = firstAddress(headers.get('from') ?? '');
  const archived = /<(https?:[^<>\s]+)>/i.exec(headers.get('archived-at') ?? '')?.[1];
  return {
    title: firstFact([decodeWords(headers.get('subject') ?? '')], (value) => textFact(value, 'message')),
    published_at: firstFact([headers.get('date')], mailDate),
    publisher: firstFact([from.name, from.address], (value) => textFact(value, 'message')),
    language: firstFact([headers.get('content-language')], (value) => languageFact(value, 'message')),
    canonical_url: firstFact([archived], (value) => urlFact(value, 'message')),
  };
}

const formattedGroup = 'formatted';
const outsideGroup = 'outside';

/** What programs write before the first part for readers that do not know parts. */
const usualStart = /^this is (?:a|an [\w/]+) [^\n]*(?:mime|multi-?part|signed|encrypted)[^\n]*$/gim;

/** The texts outside of all parts. Programs do not show them, so that a person has to ask for them. */
function outsideSegments(message: MimePart, text: Text): readonly Segment[] {
  return allParts(message).flatMap(({ outside, parameters }): Segment[] => {
    const words = outside.replaceAll(usualStart, '').trim();
    if (words === '') return [];
    const read = decodeText(bytesOfString(words), parameters.get('charset'), text);
    return [{ separator: '\n\n', text: read, group: outsideGroup, place: null }];
  });
}

const groups: readonly Group[] = [
  { id: 'headers', kind: 'header', label: 'From, to, date and subject', isProposed: true },
  { id: 'message', kind: 'other', label: 'Message', isProposed: true },
  { id: 'signature', kind: 'other', label: 'Signature', isProposed: true },
  { id: 'quoted', kind: 'quoted', label: 'Earlier messages that it quotes', isProposed: false },
  { id: formattedGroup, kind: 'other', label: 'The same message with formatting (HTML)', isProposed: false },
  { id: outsideGroup, kind: 'other', label: 'Text outside the parts of the message', isProposed: false },
  { id: rubyGroup, kind: 'other', label: 'Reading aids beside the characters (ruby)', isProposed: false },
  { id: hiddenGroup, kind: 'hidden', label: 'Text that the message hides', isProposed: false },
];

const isEncrypted = (part: MimePart): boolean =>
  part.mediaType === 'multipart/encrypted' ||
  (/^application\/(?:x-)?pkcs7-mime$/.test(part.mediaType) &&
    !/^signed-data$/i.test(part.parameters.get('smime-type') ?? ''));

const readMessage: Reader = async ({ bytes }, onProgress, signal) => {
  if (bytes.length > largestMessage) {
    return unreadable(
      'The message is too large (limit 128 MiB). Save its attachments, and add the files that you need.',
    );
  }
  onProgress?.({ label: 'Reading the message' });
  const message = readMime(bytes);
  if (!['from', 'date', 'subject', 'received', 'message-id', 'to'].some((name) => message.headers.has(name))) {
    return unreadable('The file is not an email message: it has no headers. Save the message again as .eml.');
  }
  if (isEncrypted(message)) {
    return unreadable('The message is encrypted. Open it in your mail program, copy its text and paste it.');
  }
  const divided: Divided = { bodies: [], files: [], formatted: [], pictures: 0 };
  divide(message, divided);
  const other = otherText(divided);
  if (other) {
    divided.files.splice(divided.files.indexOf(other), 1);
    divided.bodies.push(other);
  }
  const text = newText();
  text.segments.push(...headerSegments(message));
  for (const part of divided.bodies) {
    signal?.throwIfAborted();
    if (part.mediaType === 'text/html') await addHtml(part, text, signal);
    else addPlain(part, text);
  }
  await addFormatted(divided.formatted, text, signal);
  text.segments.push(...outsideSegments(message, text));
  signal?.throwIfAborted();
  const used = new Set(text.segments.filter((segment) => segment.text !== '').map(({ group }) => group));
  const parts = allParts(message);
  const damaged = (code: Damage): number => parts.filter(({ damage }) => damage.has(code)).length;
  const counts = {
    ...text.counts,
    picture: divided.pictures,
    'headers-damaged': damaged('headers-damaged'),
    'boundary-missing': damaged('boundary-missing'),
    'transfer-encoding-wrong': damaged('transfer-encoding-wrong'),
    'message-without-text': divided.files.length > 0 && [...used].every((group) => group === 'headers') ? 1 : 0,
  };
  const losses = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([code, count]): Loss => ({ code, count, first: null }));
  const extraction = {
    reader,
    segments: text.segments,
    // A message that only forwards another one is read for it.
    groups: groups
      .filter(({ id }) => used.has(id))
      .map((group) => (group.id === 'quoted' && !used.has('message') ? { ...group, isProposed: true } : group)),
    pages: [],
    losses,
    facts: factsOf(message),
    contained: containedFiles(divided.files),
  };
  return { kind: 'text', extraction };
};

export const readMail: Reader = withEncodingTables(readMessage);
