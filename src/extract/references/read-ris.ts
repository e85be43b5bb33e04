/** Reads references in the RIS format, as reference managers and libraries write it. */
import type { Reader } from '../readers.ts';
import {
  addressOfDoi,
  decodeReferences,
  referencesResult,
  tooManyReferences,
  type DamagedReference,
  type WrittenReference,
} from './reference-texts.ts';

/** The values of one reference by tag, in the order of the file. */
type Tags = ReadonlyMap<string, readonly string[]>;

interface Record {
  readonly line: number;
  readonly tags: Map<string, string[]>;
}

/** Some programs write one space before the hyphen, others none after it, and some indent all lines. */
const tagLine = /^[ \t]*([A-Z][A-Z0-9])(?: {2}-[ \t]?| -(?: |$))(.*)$/;

/** Returns the records from TY to ER, and the lines that are outside of all records. */
function recordsIn(text: string): { readonly records: readonly Record[]; readonly outside: readonly number[] } {
  const records: Record[] = [];
  const outside: number[] = [];
  let open: Record | undefined;
  let last: string[] | undefined;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, value = ''] = tagLine.exec(line.trimEnd()) ?? [];
    if (tag === 'TY') {
      records.push((open = { line: index + 1, tags: new Map() }));
      last = undefined;
    } else if (tag === 'ER') open = last = undefined;
    else if (tag !== undefined && open) {
      last = open.tags.get(tag) ?? [];
      last.push(value.trim());
      open.tags.set(tag, last);
      // Long values go on in the next line without a tag.
    } else if (last && line.trim() !== '') last.push(`${last.pop() ?? ''}\n${line.trim()}`);
    else if (line.trim() !== '') outside.push(index + 1);
  }
  return { records, outside };
}

/** Returns a date of RIS, year/month/day/other, in ISO 8601; other texts as they are. */
function dateOf(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:\/.*)?$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, another, word = '', dayOfWord = ''] = /^(\d{4})\/(\p{L}+)\.?\/(\d{1,2})(?:\/.*)?$/u.exec(text) ?? [];
  return another === undefined ? text : `${dayOfWord} ${word} ${another}`;
}

/** Some programs write several addresses into one field. */
const firstAddress = (text: string): string => /^\S+?(?=;?\s+(?:https?:|www\.)|$)/i.exec(text)?.[0] ?? text;

function referenceOf(tags: Tags, line: number): WrittenReference {
  const all = (...names: readonly string[]): readonly string[] => names.flatMap((name) => tags.get(name) ?? []);
  const [title] = all('TI', 'T1', 'CT', 'BT');
  // Some programs write a tag for each paragraph, or the same abstract twice.
  const abstract = [...new Set(all('AB', 'N2'))].join('\n');
  const [language] = all('LA');
  const [doi] = all('DO');
  return {
    key: all('ID')[0] ?? `Line ${String(line)}`,
    title,
    publishers: all('PB', 'JF', 'T2', 'JO', 'JA', 'AU', 'A1'),
    addresses: [...all('UR').map(firstAddress), addressOfDoi(doi), ...all('N1').filter((note) => /^urn:/i.test(note))],
    published: all('DA', 'PY', 'Y1').map(dateOf),
    accessed: all('Y2').map(dateOf),
    language,
    abstract,
    files: all('L1', 'L4').filter((path) => !/^https?:/i.test(path)),
  };
}

/** Reads a RIS file in UTF-8, UTF-16 or Windows-1252. */
export const readRis: Reader = ({ bytes }) => {
  const decoded = decodeReferences(bytes);
  if ('problem' in decoded) return Promise.resolve({ kind: 'unreadable', problem: decoded.problem });
  const tooMany = tooManyReferences(decoded.text.match(/^[ \t]*TY {1,2}-/gm)?.length ?? 0);
  if (tooMany) return Promise.resolve(tooMany);
  const { records, outside } = recordsIn(decoded.text.replace(/^\ufeff/, ''));
  const [first] = outside;
  const damaged: readonly DamagedReference[] =
    first === undefined
      ? []
      : [
          {
            key: `Line ${String(first)}`,
            problem: `Line ${String(first)} is in no reference, because a reference starts with “TY”. ${outside.length === 1 ? 'The line was' : `${String(outside.length)} such lines were`} left out.`,
          },
        ];
  return Promise.resolve(
    referencesResult('ris', [...records.map(({ tags, line }) => referenceOf(tags, line)), ...damaged], decoded),
  );
};
