/** Says in words which file a passage came from, how it was read, and where its text is in the file. */
import { placeInWords } from './origins.ts';
import type { Origin, Place } from './types.generated.ts';

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

/** What a text consists of: “24 pages: iv–12”, “134 cues: 0:01–12:40”, “3 parts”; '' if that is not known. */
export function extentInWords(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return '';
  const [one, many] = nouns[first.kind];
  const keys = places.map((place) => (place.kind === 'page' ? place.page : place.start));
  const count = new Set(keys).size;
  const counted = `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  return first.kind === 'part' ? counted : `${counted}: ${placeInWords(places).replace(/^pages? /, '')}`;
}

/** Names a reader: “pdf, version 1 (PDFium 2.15.1)”. */
export function readerInWords({
  name,
  version,
  engine,
}: Pick<Origin['reader'], 'name' | 'version' | 'engine'>): string {
  return `${name}, version ${String(version)}${engine === null ? '' : ` (${engine})`}`;
}

/** The parts that were included, by the reader’s names: “comments, tracked insertions”; '' for none to choose. */
export function includedInWords({ included }: Pick<Origin['reader'], 'included'>): string {
  return included.map((name) => name.replaceAll('-', ' ')).join(', ');
}
