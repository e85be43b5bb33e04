/** Recognises the format of a file by its bytes first, then by its name and its media type, and what is in it. */
import { looksLikeReferences, looksLikeStix } from '../core/files/may-be-document.ts';
import type { Extraction } from '../core/extraction/extraction.ts';

// Divides what a reader found in a file into the texts that become sources of their own.

/** How deep files in files are read, such as an attachment of an attached message. */
export const maxLevels = 4;

/** The maximum number of files that are read from one file. */
export const maxContainedFiles = 200;

/** Returns why some of the files in an archive are not read, as a sentence; undefined if all are. */
export function unreadInArchive({ contained }: Extraction): string | undefined {
  if (contained.length <= maxContainedFiles) return undefined;
  return `Only the first ${String(maxContainedFiles)} of the ${String(contained.length)} files in it were read. Divide it into smaller archives, and add those with the others.`;
}

/** A text that becomes a source, with what tells it from the others of its file: “, Text 2”, or ''. */
interface SourceText {
  readonly extraction: Extraction;
  readonly label: string;
}

/** Whether a file is like a folder: an archive of pages or messages without a text of its own. */
export function isArchive({ segments }: Extraction): boolean {
  return segments.every(({ text }) => text === '');
}

/** The readers whose segments are texts of their own. */
const ofSeveralTexts: ReadonlySet<string> = new Set(['json', 'ris', 'bibtex', 'csl-json', 'stix']);

/** Divides an extraction into the texts that become sources: each text of a JSON file is one of its own. */
export function sourceTextsOf(extraction: Extraction): readonly SourceText[] {
  if (!ofSeveralTexts.has(extraction.reader.name) || extraction.segments.length < 2) return [{ extraction, label: '' }];
  return extraction.segments.map((segment) => ({
    extraction: { ...extraction, segments: [segment] },
    label: segment.place?.kind === 'part' ? `, ${segment.place.label}` : '',
  }));
}

/** A format that is read. */
export type FormatName =
  | 'text'
  | 'markdown'
  | 'json'
  | 'html'
  | 'mhtml'
  | 'wacz'
  | 'warc'
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'epub'
  | 'mail'
  | 'mbox'
  | 'vtt'
  | 'srt'
  | 'ris'
  | 'bibtex'
  | 'csl-json'
  | 'stix';

export interface Format {
  readonly name: FormatName;
  /** What a file of this format is, in words: “Word document”. */
  readonly label: string;
  readonly mediaType: string;
  /** How the names of its files end, in lower case and without the dot. */
  readonly endings: readonly string[];
  readonly otherMediaTypes?: readonly string[];
}

const list: readonly Format[] = [
  { name: 'text', label: 'Plain text', mediaType: 'text/plain', endings: ['txt', 'text'] },
  { name: 'markdown', label: 'Markdown', mediaType: 'text/markdown', endings: ['md', 'markdown'] },
  {
    name: 'csl-json',
    label: 'References (CSL-JSON)',
    mediaType: 'application/vnd.citationstyles.csl+json',
    endings: ['csl.json', 'csljson'],
  },
  { name: 'stix', label: 'STIX 2.1 bundle', mediaType: 'application/stix+json', endings: ['stix.json', 'stix'] },
  { name: 'json', label: 'JSON', mediaType: 'application/json', endings: ['json'] },
  {
    name: 'html',
    label: 'Web page',
    mediaType: 'text/html',
    endings: ['html', 'htm', 'xhtml', 'xht'],
    otherMediaTypes: ['application/xhtml+xml'],
  },
  {
    name: 'mhtml',
    label: 'Web archive (MHTML)',
    mediaType: 'multipart/related',
    endings: ['mhtml', 'mht'],
    otherMediaTypes: ['application/x-mimearchive'],
  },
  {
    name: 'wacz',
    label: 'Web archive (WACZ)',
    mediaType: 'application/wacz',
    endings: ['wacz'],
    otherMediaTypes: ['application/x-wacz'],
  },
  { name: 'warc', label: 'Web archive (WARC)', mediaType: 'application/warc', endings: ['warc', 'warc.gz'] },
  { name: 'pdf', label: 'PDF', mediaType: 'application/pdf', endings: ['pdf'] },
  {
    name: 'docx',
    label: 'Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx', 'docm', 'dotx', 'dotm'],
    otherMediaTypes: [
      'application/vnd.ms-word.document.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
    ],
  },
  {
    name: 'odt',
    label: 'OpenDocument text',
    mediaType: 'application/vnd.oasis.opendocument.text',
    endings: ['odt', 'ott'],
    otherMediaTypes: ['application/vnd.oasis.opendocument.text-template'],
  },
  { name: 'epub', label: 'E-book (EPUB)', mediaType: 'application/epub+zip', endings: ['epub'] },
  { name: 'mail', label: 'Email message', mediaType: 'message/rfc822', endings: ['eml'] },
  { name: 'mbox', label: 'Mailbox', mediaType: 'application/mbox', endings: ['mbox'] },
  { name: 'vtt', label: 'Subtitles (WebVTT)', mediaType: 'text/vtt', endings: ['vtt'] },
  {
    name: 'srt',
    label: 'Subtitles (SubRip)',
    mediaType: 'application/x-subrip',
    endings: ['srt'],
    otherMediaTypes: ['text/srt', 'text/x-srt'],
  },
  {
    name: 'ris',
    label: 'References (RIS)',
    mediaType: 'application/x-research-info-systems',
    endings: ['ris'],
    otherMediaTypes: ['application/x-endnote-refer'],
  },
  {
    name: 'bibtex',
    label: 'References (BibTeX)',
    mediaType: 'application/x-bibtex',
    endings: ['bib', 'bibtex'],
    otherMediaTypes: ['text/x-bibtex'],
  },
];

/** The formats that are read, by name. */
export const formats = Object.fromEntries(list.map((format) => [format.name, format])) as Readonly<
  Record<FormatName, Format>
>;

const mebibyte = 1024 * 1024;

/** The largest file of each format that is read, in bytes. Texts are limited as casefiles are. */
const maxBytes: { readonly [Name in FormatName]?: number } = {
  text: 64 * mebibyte,
  markdown: 64 * mebibyte,
  json: 64 * mebibyte,
  vtt: 64 * mebibyte,
  srt: 64 * mebibyte,
  ris: 64 * mebibyte,
  bibtex: 64 * mebibyte,
  'csl-json': 64 * mebibyte,
  stix: 64 * mebibyte,
  // Its pages are read one at a time.
  pdf: 1024 * mebibyte,
};

/** Returns the size of the largest file of a format that is read, in bytes. */
export function maxBytesOf({ name }: Format): number {
  return maxBytes[name] ?? 256 * mebibyte;
}

/** Files that people add and that are not read, with what to do instead. */
const others: readonly { readonly endings: readonly string[]; readonly what: string; readonly advice: string }[] = [
  {
    endings: ['doc', 'dot', 'rtf', 'wps'],
    what: 'an old Word document or an RTF document',
    advice: 'Open it in a word processor, save it as .docx or .odt, and add that file.',
  },
  { endings: ['pages'], what: 'a Pages document', advice: 'Export it from Pages as .docx or PDF, and add that file.' },
  {
    endings: ['xls', 'xlsx', 'xlsm', 'ods', 'numbers'],
    what: 'a spreadsheet',
    advice: 'Copy the cells that you need and paste them, or print the sheet to a PDF and add that file.',
  },
  {
    endings: ['ppt', 'pptx', 'pptm', 'odp', 'key'],
    what: 'a presentation',
    advice: 'Export it as PDF, and add that file.',
  },
  {
    endings: ['msg', 'pst', 'ost'],
    what: 'an Outlook file',
    advice: 'Save each message as .eml, and add those files.',
  },
  {
    endings: ['mobi', 'azw', 'azw3', 'djvu', 'fb2'],
    what: 'an e-book in a format that Assessment Desk does not read',
    advice: 'Convert it to EPUB or PDF, and add that file.',
  },
  {
    endings: ['webarchive'],
    what: 'a Safari web archive',
    advice: 'Save the page as HTML or print it to a PDF, and add that file.',
  },
  {
    endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'tif', 'tiff', 'bmp', 'svg', 'ico'],
    what: 'a picture',
    advice: 'Run text recognition (OCR) on it and add the result, or type the text that you need.',
  },
  {
    endings: ['mp3', 'm4a', 'wav', 'ogg', 'opus', 'flac', 'mp4', 'm4v', 'mov', 'avi', 'mkv', 'webm'],
    what: 'a recording',
    advice: 'Add its transcript or its subtitles (.vtt or .srt).',
  },
  {
    endings: ['7z', 'rar', 'tar', 'tgz', 'gz', 'bz2', 'xz', 'zst'],
    what: 'an archive',
    advice: 'Unpack it, and add the files in it. ZIP files can be added as they are.',
  },
];

/** What is known of a file before it is read. */
export interface FileStart {
  readonly name: string;
  readonly mediaType: string;
  /** Its first bytes, at least `inspectedStart` of them unless it is shorter. */
  readonly start: Uint8Array;
  /** Its last bytes, where a ZIP archive lists its files: at least `inspectedEnd` of them unless it is shorter. */
  readonly end: Uint8Array;
}

/** How many bytes at the start and the end of a file are enough to recognise it. */
export const inspectedStart = 64 * 1024;
export const inspectedEnd = 1024 * 1024;

/** The format of a file, or why its format is not read. */
export type Recognised =
  | { readonly kind: 'format'; readonly format: Format }
  /** `problem` says in sentences what the file is and what to do. */
  | { readonly kind: 'other'; readonly problem: string };

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const endsWith = (name: string, ending: string): boolean => name.toLowerCase().endsWith(`.${ending}`);

function formatByName(name: string): Format | undefined {
  return list.find(({ endings }) => endings.some((ending) => endsWith(name, ending)));
}

function formatByMediaType(given: string): Format | undefined {
  const mediaType = given.toLowerCase().replace(/;.*$/, '').trim();
  return list.find((format) => format.mediaType === mediaType || format.otherMediaTypes?.includes(mediaType));
}

const recognisedAs = (name: FormatName): Recognised => ({ kind: 'format', format: formats[name] });

const describeOther = ({ what, advice }: (typeof others)[number]): Recognised => ({
  kind: 'other',
  problem: `This file is ${what}. ${advice}`,
});

function otherWith(ending: string): Recognised | undefined {
  const other = others.find(({ endings }) => endings.includes(ending));
  return other && describeOther(other);
}

function otherByName(name: string): Recognised | undefined {
  const other = others.find(({ endings }) => endings.some((ending) => endsWith(name, ending)));
  return other && describeOther(other);
}

/**
 * Recognises what is in a ZIP archive: EPUB and OpenDocument begin with their media type (OCF 3.3 section 4.3, ODF 1.3
 * part 2 section 3.3), the other formats by the names of their files.
 */
function inZip(start: string, end: string): Recognised | undefined {
  const [, mediaType] = /^.{30}mimetype(application\/[\w.+-]+)/s.exec(start) ?? [];
  if (mediaType !== undefined) {
    const format = formatByMediaType(mediaType.replace(/PK$/, ''));
    if (format) return { kind: 'format', format };
    if (mediaType.includes('spreadsheet')) return otherWith('ods');
    if (mediaType.includes('presentation')) return otherWith('odp');
  }
  // Each entry of the directory begins with its signature, and has 42 more bytes before its name.
  const entries = end.split('PK\x01\x02').map((entry) => entry.slice(42));
  const contains = (path: RegExp): boolean => entries.some((entry) => path.test(entry));
  if (contains(/^word[\\/]document\d*\.xml/i)) return recognisedAs('docx');
  if (contains(/^xl\/workbook/)) return otherWith('xlsx');
  if (contains(/^ppt\/presentation/)) return otherWith('pptx');
  if (contains(/^archive\/[^/]*\.warc/) && contains(/^datapackage\.json/)) return recognisedAs('wacz');
  return undefined;
}

/** An archive that was not unpacked before, because it is in another file or its name does not end in .zip. */
const zip: Recognised = {
  kind: 'other',
  problem: 'This file is a ZIP archive. Unpack it, and add the files in it.',
};

/** Recognises a format by its first bytes. */
function byBytes({ name, start: startBytes, end }: FileStart): Recognised | undefined {
  const start = latin1(startBytes);
  const text = start.replace(/^\xef\xbb\xbf/, '');
  // Readers of PDF accept other bytes before the header (ISO 32000-1 implementation note 13).
  if (text.startsWith('%PDF-') || (endsWith(name, 'pdf') && start.slice(0, 1024).includes('%PDF-'))) {
    return recognisedAs('pdf');
  }
  if (start.startsWith('PK\x03\x04')) {
    return inZip(start, latin1(end)) ?? (formatByName(name) || otherByName(name) ? undefined : zip);
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) return ofCompoundFile(name, start);
  if (startBytes[0] === 0x1f && startBytes[1] === 0x8b)
    return endsWith(name, 'warc.gz') ? recognisedAs('warc') : undefined;
  if (/^WARC\/[\d.]+\r?\n/.test(start)) return recognisedAs('warc');
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return recognisedAs('vtt');
  if (text.startsWith('{\\rtf')) return otherWith('rtf');
  if (/^From: <Saved by /i.test(text)) return recognisedAs('mhtml');
  if (/^\s*TY {1,2}- /.test(text)) return recognisedAs('ris');
  if (looksLikeReferences(text)) return recognisedAs('csl-json');
  if (looksLikeStix(text)) return recognisedAs('stix');
  return undefined;
}

/** A compound file (OLE) is an old Office document, a message of Outlook, or an encrypted newer document. */
function ofCompoundFile(name: string, start: string): Recognised | undefined {
  if (/E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/.test(start) || formatByName(name)?.name === 'docx') {
    return {
      kind: 'other',
      problem:
        'This document is protected with a password. Open it with its password, save it without one, and add that file.',
    };
  }
  return otherByName(name) ?? otherWith('doc');
}

const startOfWebPage = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html)[\s>]/i;

function looksLikeWebPage(start: Uint8Array): boolean {
  const text = latin1(start.subarray(0, 4096)).replace(/^\xef\xbb\xbf/, '');
  // Comments are removed first: one pattern for all would try every way to divide them.
  return startOfWebPage.test(text.replaceAll(/<!--.*?-->/gs, ''));
}

/**
 * Recognises a file. A file that is not recognised counts as plain text, whose reader says what is wrong. A format that
 * only the file name shows is tried as well, because its reader gives the most exact message.
 */
export function recognise(file: FileStart): Recognised {
  const found = byBytes(file);
  if (found) return found;
  const named = formatByName(file.name);
  if (named) return { kind: 'format', format: named };
  const other = otherByName(file.name);
  if (other) return other;
  if (looksLikeWebPage(file.start)) return recognisedAs('html');
  const typed = formatByMediaType(file.mediaType);
  if (typed) return { kind: 'format', format: typed };
  return isBinary(file.start) ? { kind: 'other', problem: unknownFormat } : recognisedAs('text');
}

const unknownFormat =
  'Assessment Desk does not know the format of this file. Save it as PDF or as text, or copy the text that you need and paste it.';

/** Whether bytes are not a text: they contain U+0000 and do not begin as UTF-16 does. */
function isBinary(start: Uint8Array): boolean {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isUtf16 && start.includes(0);
}
