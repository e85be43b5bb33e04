/** The names of files: the endings of their formats, names for titles and reviews, and titles from names. */
import type { Review } from '../review-shape/types.generated.ts';

/** The endings of file names by format (product: files). */
const endings = {
  assessment: '.assessment.json',
  casefile: '.casefile.json',
  desk: '.desk.json',
  bag: '.bag.zip',
  review: '.review.json',
  'blind-packet': '.blind.json',
  'report-html': '.report.html',
  'report-markdown': '.report.md',
  'report-word': '.report.docx',
  annotations: '.annotations.jsonld',
  'review-report-html': '.review-report.html',
  'review-report-markdown': '.review-report.md',
  'review-report-word': '.review-report.docx',
  verdicts: '.verdicts.csv',
  'changes-html': '.changes.html',
  'changes-markdown': '.changes.md',
  'changes-word': '.changes.docx',
  links: '.links.csv',
  matrix: '.matrix.csv',
  tables: '.tables.xlsx',
  stix: '.stix.json',
  'stix-opinions': '.opinions.stix.json',
  'csl-json': '.csl.json',
  ris: '.ris',
  bibtex: '.bib',
  timeline: '.timeline.svg',
  instructions: '.instructions.md',
  map: '.map.svg',
  key: '.jwk.json',
} as const;

/** A file format with its own ending. */
export type FileFormat = keyof typeof endings;

/** The maximum number of UTF-8 bytes of a title in a name. File systems allow 255 bytes, and browsers add “ (1)”. */
const maxBytes = 150;

/** Names that Windows reserves for devices, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The longest start of a text that fits into `maxBytes`, without cutting a code point. */
function fitting(text: string): string {
  let left = maxBytes;
  let start = '';
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    start += character;
  }
  return start;
}

/**
 * Returns the file name for a title: letters, digits and marks of any script, hyphens for everything else, and the
 * format's ending. The name is safe on every file system, and never empty, hidden or a path.
 */
export function fileNameFor(title: string, format: FileFormat): string {
  const words = title.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, '-');
  const name = fitting(words.replaceAll(/^-+/g, '')).replaceAll(/-+$/g, '');
  if (name === '' || reserved.test(name)) return `${name === '' ? 'untitled' : `${name}-`}${endings[format]}`;
  return `${name}${endings[format]}`;
}

/** Returns the file name of a review: the title of the draft that it is about, and the reviewer's name. */
export function reviewFileName({ title, reviewer }: Pick<Review, 'title' | 'reviewer'>): string {
  return fileNameFor(`${title} by ${reviewer.name}`, 'review');
}

/** Makes a title from the name of a file, without the ending of our formats or of a text. */
export function titleFrom(fileName: string): string {
  return fileName
    .replace(/\.(json|assessmentdesk|md|markdown|txt)$/i, '')
    .replace(/\.(assessment|casefile|desk|blind)$/i, '');
}
