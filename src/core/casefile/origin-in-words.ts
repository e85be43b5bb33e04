/** Says in words which file a passage came from, how it was read, and where its text is in the file. */
import { placeInWords } from './origins.ts';
import type { Origin, OriginFile, Place } from './types.generated.ts';

/** The size of a file: “312 bytes”, “12 kB”, “1.2 MB”. */
export function fileSizeInWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${String(bytes)} bytes`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let [size, unit] = [bytes / 1000, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : String(Math.round(size))} ${units[unit] ?? ''}`;
}

const nouns: Readonly<Record<Place['kind'], readonly [string, string]>> = {
  page: ['page', 'pages'],
  time: ['cue', 'cues'],
  part: ['part', 'parts'],
};

/** The extent of a text: “24 pages: iv–12”, “134 cues: 0:01–12:40”, “3 parts”; '' if it is not known. */
export function extentInWords(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return '';
  const [one, many] = nouns[first.kind];
  const keys = places.map((place) => (place.kind === 'page' ? place.page : place.start));
  const count = new Set(keys).size;
  const counted = `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  return first.kind === 'part' ? counted : `${counted}: ${placeInWords(places).replace(/^pages? /, '')}`;
}

/**
 * Names the file that a passage was read from: “notice.pdf (24 pages: iv–12; SHA-256 a1b2…)”, with the whole checksum.
 */
export function fileOfOriginInWords({ file, places }: Pick<Origin, 'file' | 'places'>): string {
  const extent = extentInWords(places);
  return `${file.name} (${extent === '' ? '' : `${extent}; `}SHA-256 ${file.sha256})`;
}

/** Says that a chosen file is not the original of a passage, how the two differ, and what to do. */
export function otherFileInWords(chosen: Pick<OriginFile, 'name' | 'size'>, { name, size }: OriginFile): string {
  const difference =
    chosen.size === size
      ? 'It has the same size, but other content.'
      : `It has ${fileSizeInWords(chosen.size)}, and the original has ${fileSizeInWords(size)}.`;
  const next = chosen.name === name ? 'It may be another version.' : `Choose “${name}”.`;
  return `“${chosen.name}” is not the file that this text was read from. ${difference} ${next}`;
}

/** Says that the stored file of an original is damaged. `size` is the size of the stored file, in bytes. */
export function damagedFileInWords(size: number, { name, size: expected }: Pick<OriginFile, 'name' | 'size'>): string {
  return size < expected
    ? `The stored file “${name}” is truncated. It has ${fileSizeInWords(size)}, and the original has ${fileSizeInWords(expected)}.`
    : `The stored file “${name}” is damaged. Its content is not that of the original.`;
}

/** The formats that the readers read, by the readers' names in origins. */
const readers: Readonly<Record<string, string>> = {
  text: 'Text',
  json: 'JSON',
  html: 'Web page',
  mhtml: 'MHTML',
  warc: 'WARC',
  wacz: 'WACZ',
  pdf: 'PDF',
  docx: 'Word',
  odt: 'OpenDocument',
  epub: 'EPUB',
  mail: 'Email',
  vtt: 'WebVTT',
  srt: 'SubRip',
};

/** Names a reader: “PDF reader, version 1 (PDFium 2.15.1)”. One of a later version is named as it is. */
export function readerInWords({
  name,
  version,
  engine,
}: Pick<Origin['reader'], 'name' | 'version' | 'engine'>): string {
  const reader = Object.hasOwn(readers, name) ? `${readers[name] ?? ''} reader` : name;
  return `${reader}, version ${String(version)}${engine === null ? '' : ` (${engine})`}`;
}

/** The parts that readers offer, by their IDs without the number of a person or a chapter. */
const parts: Readonly<Record<string, string>> = {
  aside: 'sidebars',
  forms: 'forms and buttons',
  header: 'page header',
  footer: 'page footer',
  rest: 'rest of the page',
  cues: 'subtitles',
  speakers: 'names of speakers',
  damaged: 'text without a time',
  quoted: 'earlier messages',
  formatted: 'message with formatting',
  fields: 'form fields',
  hidden: 'hidden text',
  ruby: 'reading aids (ruby)',
  readings: 'reading aids (ruby)',
  'field-codes': 'text in field codes',
  inserted: 'tracked insertions',
  deleted: 'tracked deletions',
  'moved-from': 'moved text at its earlier position',
  'moved-to': 'moved text at its new position',
};

/** Names a part without its number: “tracked deletions in footnotes”. */
function partInWords(id: string): string {
  const [inner = '', outer] = id.split('/').toReversed();
  const name = inner.replace(/-(?:\d+|other)$/, '');
  const words = Object.hasOwn(parts, name) ? (parts[name] ?? '') : name.replaceAll('-', ' ');
  return outer === undefined ? words : `${words} in ${outer.replace(/^chapter-\d+$/, 'chapters')}`;
}

/** The parts that were included, each kind once: “3 chapters, tracked insertions”; '' for none to choose. */
export function includedInWords({ included }: Pick<Origin['reader'], 'included'>): string {
  const isChapter = (id: string): boolean => /^chapter-\d+$/.test(id);
  const chapters = included.filter(isChapter);
  const counted = chapters.length === 1 ? ['1 chapter'] : chapters.length > 1 ? [`${chapters.length} chapters`] : [];
  const others = included.filter((id) => !isChapter(id)).map(partInWords);
  return [...counted, ...new Set(others)].join(', ');
}
