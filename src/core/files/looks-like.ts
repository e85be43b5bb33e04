/** Tells from a file’s name and its start what it may be: a document of ours, a source, or a file of another kind. */

// Tells files in our formats from sources, by their name and the start of their text.

/** How much of a file is needed to tell, in bytes. */
export const startLength = 64 * 1024;

/**
 * An assessment or one of our formats, also inside other text, such as the answer of a model, and in other quotation
 * marks.
 */
const ourMarks =
  /(?:["'“”‘’`{,]|^)\s*(?:contract["'”’`]?\s*[:：]\s*["'“‘`]?ww3\.assessment\/|format["'”’`]?\s*[:：]\s*["'“‘`]?assessment-desk\.)/m;

/** The types of the items of CSL-JSON that are most likely first in a file (Citation Style Language 1.0.2). */
const referenceTypes =
  'article|article-journal|article-magazine|article-newspaper|bill|book|broadcast|chapter|classic|collection|dataset|document|' +
  'entry|entry-dictionary|entry-encyclopedia|event|figure|graphic|hearing|interview|legal_case|legislation|manuscript|map|' +
  'motion_picture|musical_score|pamphlet|paper-conference|patent|performance|periodical|personal_communication|post|' +
  'post-weblog|regulation|report|review|review-book|software|song|speech|standard|thesis|treaty|webpage';

const firstReference = new RegExp(String.raw`^\ufeff?\s*\[\s*\{[^{}]*"type"\s*:\s*"(?:${referenceTypes})"`);

/** Whether a text starts as CSL-JSON does: with a list of references, of which the first one has a known type. */
export function looksLikeReferences(start: string): boolean {
  return firstReference.test(start);
}

/** Whether a text starts as a STIX bundle does. Its type can be before or after its ID. */
export function looksLikeStix(start: string): boolean {
  return /^\ufeff?\s*\{[^{}[\]]*"type"\s*:\s*"bundle"/.test(start) && /"bundle--/.test(start);
}

/** Whether a JSON text starts as annotations do. `start` is its beginning. */
export function mayBeAnnotations(start: string): boolean {
  if (!/^\ufeff?\s*[[{]/.test(start)) return false;
  return (
    /"type"\s*:\s*\[?\s*"Annotation(?:Page|Collection)?"/.test(start) ||
    (/"target"\s*:/.test(start) && /"selector"\s*:/.test(start) && /"Text(?:Quote|Position)Selector"/.test(start))
  );
}

/**
 * Whether a file is, or may have been meant as, a document to open, and not a source: a JSON file, or a text that is
 * JSON or contains one of our documents. `start` is the start of its text.
 */
export function mayBeDocument(name: string, start: string): boolean {
  if (/\.csl\.?json$/i.test(name)) return ourMarks.test(start);
  if (/\.(json|assessmentdesk)$/i.test(name)) return !looksLikeReferences(start) && !looksLikeStix(start);
  if (/\.x?html?$/i.test(name)) return false;
  return /^\ufeff?\s*\{\s*["'}]/.test(start) || ourMarks.test(start);
}

/** The first bytes of files that people confuse with ours. */
const signatures: readonly { readonly bytes: readonly number[]; readonly name: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'a ZIP archive or an Office document (.docx, .xlsx, .pptx)' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], name: 'an empty ZIP archive' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF document' },
  { bytes: [0x1f, 0x8b], name: 'a gzip archive' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Office document (.doc, .xls, .ppt)' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], name: 'a JPEG image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: 'a GIF image' },
  { bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], name: 'a SQLite database' },
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The binary format of a file, in words with an article; undefined if it is not recognised. */
export function binaryFormat(bytes: Uint8Array): string | undefined {
  return signatures.find((signature) => startsWith(bytes, signature.bytes))?.name;
}

/**
 * The encoding of bytes that are UTF-16 or UTF-32, by their byte order mark or by the zero bytes of ASCII characters.
 */
export function otherUnicodeEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) return 'UTF-32';
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return 'UTF-16';
  const zeros = Array.from(bytes.subarray(0, 4), (byte) => (byte === 0 ? '0' : 'x')).join('');
  if (zeros === 'x000' || zeros === '000x') return 'UTF-32';
  return zeros === 'x0x0' || zeros === '0x0x' ? 'UTF-16' : undefined;
}

const textFormats: readonly { readonly start: RegExp; readonly name: string }[] = [
  { start: /^<(!doctype\s+html|html|head|body)\b/i, name: 'a web page (HTML)' },
  { start: /^<\?xml|^<[a-z!]/i, name: 'an XML or HTML document' },
  { start: /^\{\\rtf/, name: 'an RTF document' },
  { start: /^%PDF/, name: 'a PDF document' },
  { start: /^---\s*$/m, name: 'a YAML document' },
  { start: /^#{1,6} /, name: 'a Markdown document' },
  { start: /^[\w.-]+: +\S/, name: 'a YAML document or a list of headers' },
  { start: /^"?[\w ]+"?([,;\t]"?[\w ]+"?)+\r?\n/, name: 'a table (CSV)' },
  { start: /^(export|import|const|let|var|function|module\.exports)\b/, name: 'a JavaScript file' },
  { start: /^\p{L}+[,.:;]? +\p{L}/u, name: 'plain text' },
];

/** The length of the start of a text that is inspected, in UTF-16 units. */
const inspectedLength = 1000;

/** The probable format of a text that is not JSON, in words with an article; undefined if it is not recognised. */
export function textFormat(text: string): string | undefined {
  const start = text.slice(0, inspectedLength).trimStart();
  return textFormats.find((format) => format.start.test(start))?.name;
}
