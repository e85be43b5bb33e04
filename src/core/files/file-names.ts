/** The formats that files are written in, by the ending of their names (product: files). */
const endings = {
  assessment: '.assessment.json',
  casefile: '.casefile.json',
  desk: '.desk.json',
  review: '.review.json',
  'blind-packet': '.blind.json',
  'report-html': '.report.html',
  'report-markdown': '.report.md',
  annotations: '.annotations.jsonld',
  links: '.links.csv',
  matrix: '.matrix.csv',
} as const;

export type FileFormat = keyof typeof endings;

/** How much of a title goes into a name, in UTF-8 bytes: file systems stop at 255, and browsers add “ (1)”. */
const maxBytes = 150;

/** Names that Windows keeps for devices, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The longest start of a text that fits, never cutting a code point. */
function fitting(text: string): string {
  let left = maxBytes;
  let kept = '';
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

/**
 * A name for a file of a title: letters, digits and marks of any script, hyphens for everything else, and the ending
 * of its format. Safe on every file system, never empty, never hidden, never a path.
 */
export function fileNameFor(title: string, format: FileFormat): string {
  const words = title.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, '-');
  const name = fitting(words.replaceAll(/^-+/g, '')).replaceAll(/-+$/g, '');
  if (name === '' || reserved.test(name)) return `${name === '' ? 'untitled' : `${name}-`}${endings[format]}`;
  return `${name}${endings[format]}`;
}
