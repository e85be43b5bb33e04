/** What a PDF says about itself: title, author, date and language, the names of its pages, and the files inside it. */
import type { Fact, SourceFacts } from '../../core/casefile/source-facts.ts';
import type { ContainedFile } from '../../core/extraction/extraction.ts';
import { languageFact, textFact } from '../facts/source-facts.ts';
import type { ByteSource, PdfDocument } from './document.ts';
import { numberAt, textFrom, withMemory } from './engine.ts';

/** The maximum number of bytes of all files inside a PDF that are offered as further sources: 64 MiB. */
const maxContainedBytes = 64 * 1024 * 1024;

/** The maximum number of files inside a PDF that are offered. */
const maxContainedFiles = 200;

const dateForm = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:(Z)|([+-])(\d{2})'?(\d{2})?'?)?/;

/** The first year with PDFs. Programs that do not know the date write 1970 or 1904. */
const firstYear = 1993;

/** Whether the parts of a date exist, such as no 31 April. */
function exists(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/**
 * Reads a date of a PDF (ISO 32000-2, 7.9.4) as a date of RFC 3339. Returns undefined for a date without a day, for
 * one that does not exist, and for one before 1993.
 */
export function readPdfDate(text: string): Fact | undefined {
  const match = dateForm.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month, day, hour, minute = '00', second = '00', utc, sign, zoneHours, zoneMinutes = '00'] = match;
  if (month === undefined || day === undefined || !exists(year, month, day)) return undefined;
  if (Number(year) < firstYear) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { value: `${date}T00:00:00Z`, origin: 'file-date', assumed: 'time' };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const time = `${date}T${hour}:${minute}:${second}`;
  if (utc !== undefined || (Number(zoneHours) === 0 && Number(zoneMinutes) === 0)) {
    return { value: `${time}Z`, origin: 'file-date' };
  }
  if (sign !== undefined && Number(zoneHours) <= 23 && Number(zoneMinutes) <= 59) {
    return { value: `${time}${sign}${zoneHours ?? ''}:${zoneMinutes}`, origin: 'file-date' };
  }
  return { value: `${time}Z`, origin: 'file-date', assumed: 'zone' };
}

function entry({ pdfium, handle }: PdfDocument, name: string): string {
  return textFrom(pdfium, (buffer, size) => pdfium.call.FPDF_GetMetaText(handle, name, buffer, size)).trim();
}

/** Titles that programs write if the author gave none: file names, and the name of the program. */
const noTitle =
  /^(?:untitled|unknown|microsoft (?:word|powerpoint|excel) - .*|.*\.(?:docx?|xlsx?|pptx?|odt|dvi|tex|pdf|indd|qxd))$/i;

/** The programs with which people print web pages that others published: Chromium, Firefox and Safari. */
const browsers = /^(?:Mozilla\/|Mozilla Firefox|Chromium\b|Google Chrome|HeadlessChrome|Safari$)/i;

const titleFact = (text: string): Fact | undefined => (noTitle.test(text) ? undefined : textFact(text, 'metadata'));

/** Reads a date of XMP (ISO 8601) like one of a PDF. */
function readXmpDate(text: string): Fact | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  return match ? readPdfDate(match.slice(1).join('').replaceAll(':', '')) : undefined;
}

/**
 * Returns what the file says about itself, as proposals: in its catalog and its information dictionary and, if the
 * title or the date is missing there, in XMP. A printed web page was retrieved when the file was made.
 */
export async function factsOf(document: PdfDocument, source: ByteSource): Promise<SourceFacts> {
  const { pdfium, handle, run } = document;
  const info = run(() => ({
    title: titleFact(entry(document, 'Title')),
    created: readPdfDate(entry(document, 'CreationDate')),
    program: entry(document, 'Creator'),
    language: textFrom(pdfium, (buffer, size) => pdfium.call.FPDFCatalog_GetLanguage(handle, buffer, size)),
  }));
  // Most files need none of the code for XML.
  const xmp = info.title && info.created ? undefined : (await import('./xmp.ts')).xmpOf(source);
  const title = info.title ?? titleFact(xmp?.title ?? '');
  const created = info.created ?? readXmpDate(xmp?.date ?? '');
  const language = languageFact(info.language, 'metadata') ?? languageFact(xmp?.language ?? '', 'metadata');
  const publisher = textFact(xmp?.publisher ?? '', 'metadata');
  const date = browsers.test(info.program || (xmp?.program ?? '')) ? 'retrieved_at' : 'published_at';
  return {
    ...(title && { title }),
    ...(created && { [date]: created }),
    ...(language && { language }),
    ...(publisher && { publisher }),
  };
}

/** Returns the printed number of a page, such as “iv”, if the file names one. `page` counts from 0. */
export function labelOf({ pdfium, handle }: PdfDocument, page: number): string | undefined {
  const label = textFrom(pdfium, (buffer, size) => pdfium.call.FPDF_GetPageLabel(handle, page, buffer, size)).trim();
  return label === '' ? undefined : label;
}

function bytesOfAttachment(
  { pdfium }: PdfDocument,
  attachment: number,
  left: number,
): Uint8Array<ArrayBuffer> | undefined {
  const { call } = pdfium;
  return withMemory(pdfium, 4, (length) => {
    if (!call.FPDFAttachment_GetFile(attachment, 0, 0, length)) return undefined;
    const size = numberAt(pdfium, length);
    if (size === 0 || size > left) return undefined;
    return withMemory(pdfium, size, (buffer) =>
      call.FPDFAttachment_GetFile(attachment, buffer, size, length)
        ? pdfium.bytes().slice(buffer, buffer + size)
        : undefined,
    );
  });
}

/** Returns the files inside the file, up to 200 files and 64 MiB. They are data, and nothing runs them. */
export function containedFiles(document: PdfDocument): readonly ContainedFile[] {
  const { pdfium, handle } = document;
  const { call } = pdfium;
  const files: ContainedFile[] = [];
  let left = maxContainedBytes;
  const count = Math.min(call.FPDFDoc_GetAttachmentCount(handle), maxContainedFiles);
  for (let index = 0; index < count; index += 1) {
    const attachment = call.FPDFDoc_GetAttachment(handle, index);
    const path = textFrom(pdfium, (buffer, size) => call.FPDFAttachment_GetName(attachment, buffer, size));
    const mediaType = textFrom(pdfium, (buffer, size) => call.FPDFAttachment_GetSubtype(attachment, buffer, size));
    const bytes = bytesOfAttachment(document, attachment, left);
    if (!bytes || path === '') continue;
    left -= bytes.length;
    files.push({ path, mediaType, bytes });
  }
  return files;
}
