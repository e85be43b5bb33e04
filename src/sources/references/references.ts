/** Makes sources of references, and reads their lists: RIS, CSL-JSON, and the reports of a STIX bundle. */
import type { Reader } from '../readers.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownList, ownText } from '../../core/json/own.ts';
import type { ExtractionResult, Segment, SegmentLoss, SourceReference } from '../../core/extraction/extraction.ts';
import { withoutReferences } from '../web/parse-page.ts';
import { stixIdentities } from '../../core/casefile/stix-identities.ts';
import { parseAddress } from '../../core/casefile/publisher.ts';
import type { Fact, SourceFacts } from '../../core/casefile/source-facts.ts';
import { otherUnicodeEncoding } from '../../core/files/looks-like.ts';
import { decodeLabelled, type LabelledText } from '../mime/decode-as.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';

// The facts of each reference, its abstract as a text, and the files that it names.

/** A reference as its file writes it. Texts are without the markup of the format. */
export interface WrittenReference {
  /** What tells it from the others if it has no title: its key, or its number. */
  readonly key: string;
  readonly title?: string | undefined;
  /** The names of who published it, the best one first. */
  readonly publishers?: readonly (string | undefined)[];
  /** Addresses, the best one first. */
  readonly addresses?: readonly (string | undefined)[];
  /** Dates, the most exact one first. */
  readonly published?: readonly (string | undefined)[];
  readonly accessed?: readonly (string | undefined)[];
  /** A BCP 47 tag, or the English name of a language. */
  readonly language?: string | undefined;
  readonly abstract?: string | undefined;
  /** What was lost or changed in the abstract. */
  readonly losses?: readonly SegmentLoss[];
  /** The paths or file: URLs of the attached files. */
  readonly files?: readonly string[];
}

/** A reference that cannot be read, with a sentence that says where and why. */
export interface DamagedReference {
  readonly key: string;
  readonly problem: string;
}

/** Languages that reference managers write by name. */
const languagesByName: ReadonlyMap<string, string> = new Map(
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh'
    .split(' ')
    .flatMap((tag) => {
      const names = ['en', tag].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag));
      return names.flatMap((name) => (name === undefined ? [] : [[name.toLowerCase(), tag] as const]));
    }),
);

const languageOf = (text: string): Fact | undefined =>
  languageFact(languagesByName.get(text.trim().toLowerCase()) ?? text, 'reference');

/** Returns an address on the web, or one with another scheme, such as a URN. */
function addressFact(text: string): Fact | undefined {
  const address = text.trim();
  const isOther = /^[a-z][a-z0-9+.-]+:\S+$/i.test(address) && parseAddress(address) !== undefined;
  return urlFact(address, 'reference') ?? (isOther ? { value: address, origin: 'reference' } : undefined);
}

function factsOf({ title, publishers, addresses, published, accessed, language }: WrittenReference): SourceFacts {
  const facts = {
    title: firstFact([title], (text) => textFact(text, 'reference')),
    publisher: firstFact(publishers ?? [], (text) => textFact(text, 'reference')),
    canonical_url: firstFact(addresses ?? [], addressFact),
    published_at: firstFact(published ?? [], (text) => dateFact(text, 'reference')),
    retrieved_at: firstFact(accessed ?? [], (text) => dateFact(text, 'reference')),
    language: firstFact([language], languageOf),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** A date without a day, or with several days, is not proposed: a fact says when exactly. */
function incompleteDate({ published }: WrittenReference, facts: SourceFacts): readonly SegmentLoss[] {
  const isWritten = published?.some((text) => /\d/.test(text ?? '')) === true;
  return isWritten && facts.published_at === undefined ? [{ code: 'incomplete-date', count: 1, at: null }] : [];
}

/** Returns the address of a DOI; undefined for a text that is none. */
export function addressOfDoi(doi: string | undefined): string | undefined {
  const [found] = /10\.\d{4,9}\/\S+/.exec(doi ?? '') ?? [];
  return found === undefined ? undefined : `https://doi.org/${encodeURI(found)}`;
}

/** Returns an ISO 8601 date from its parts, which can be missing. Only a whole date says a day. */
export function dateText(year: unknown, month: unknown, day: unknown): string | undefined {
  const parts = [year, month, day].map(Number);
  if (!parts.every((part) => Number.isInteger(part) && part > 0)) return undefined;
  const [y = 0, m = 0, d = 0] = parts;
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/**
 * Decodes a file of references with the decoder of mail and pages: in UTF-8 or UTF-16, in the encoding that it names,
 * or in Windows-1252, which is then noted. Returns why if it cannot be decoded.
 */
export function decodeReferences(bytes: Uint8Array, label?: string): LabelledText | { readonly problem: string } {
  const decoded = decodeUtf8(bytes, 'passage');
  if (decoded.ok) return { text: decoded.text, replaced: 0 };
  const unicode = otherUnicodeEncoding(bytes);
  if (decoded.problem.code !== 'encoding' || unicode === 'UTF-32') return { problem: decoded.problem.message };
  if (unicode === undefined) {
    // A file that is in UTF-8 except for a few bytes is damaged, and the problem says where.
    const read = decodeLabelled(bytes, 'utf-8');
    const isMostlyUtf8 = read.text.replaceAll(/[\0-\x7f\ufffd]/g, '').length > read.replaced;
    return isMostlyUtf8 ? { problem: decoded.problem.message } : decodeLabelled(bytes, label);
  }
  const [first, second] = bytes;
  return decodeLabelled(bytes, first === 0xfe || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-16le');
}

/** The maximum number of references in one file. Reading many more takes the memory of the tab. */
const maxReferences = 20_000;

/** The result for a file with too many references; undefined if it has not. */
export function tooManyReferences(count: number): ExtractionResult | undefined {
  if (count <= maxReferences) return undefined;
  const counts = `${count.toLocaleString('en')}, limit ${maxReferences.toLocaleString('en')}`;
  return { kind: 'unreadable', problem: `The file has too many references (${counts}). Export them in several files.` };
}

/** The losses of a text that was decoded. */
function decodingLosses({ replaced, note }: LabelledText): readonly SegmentLoss[] {
  return [
    ...(note === undefined ? [] : [{ code: note, count: 1, at: 0 }]),
    ...(replaced > 0 ? [{ code: 'decoded-leniently', count: replaced, at: null }] : []),
  ];
}

const labelOf = ({ key, title }: WrittenReference): string => {
  const shown = title?.replaceAll(/\s+/g, ' ').trim();
  return shown === undefined || shown === '' ? key : shown;
};

/**
 * Returns the references of a file. Each abstract is a segment, and so a text of its own. `reader` is recorded in
 * origins; its version grows if the same file can give another text.
 */
export function referencesResult(
  name: string,
  references: readonly (WrittenReference | DamagedReference)[],
  decoded: LabelledText = { text: '', replaced: 0 },
): ExtractionResult {
  if (references.length === 0)
    return { kind: 'unreadable', problem: 'The file contains no references. Export it again from its program.' };
  const segments: Segment[] = [];
  const sources = references.map((reference): SourceReference => {
    if ('problem' in reference) return { label: reference.key, facts: {}, files: [], problem: reference.problem };
    const label = labelOf(reference);
    const facts = factsOf(reference);
    const losses = [...decodingLosses(decoded), ...(reference.losses ?? []), ...incompleteDate(reference, facts)];
    const abstract = reference.abstract?.trim() ?? '';
    const segment = abstract === '' ? undefined : segments.length;
    if (segment !== undefined) {
      const place = { kind: 'part', path: `${reference.key}/abstract`, label: `Abstract of “${label}”` } as const;
      segments.push({ separator: '\n\n', text: abstract, group: null, place, ...(losses.length > 0 && { losses }) });
    }
    return {
      label,
      facts,
      files: reference.files ?? [],
      ...(segment !== undefined && { segment }),
    };
  });
  const reader = { name, version: 3, engine: null };
  return {
    kind: 'text',
    extraction: { reader, segments, groups: [], pages: [], losses: [], facts: {}, contained: [], references: sources },
  };
}

// Reads references in CSL-JSON (Citation Style Language 1.0.2, schema csl-data.json).

/** Returns the first date of a date variable; a period starts with it. */
function dateOfItem(value: JsonValue | undefined): string | undefined {
  const [parts] = ownList(value, 'date-parts');
  if (isJsonArray(parts)) return dateText(parts[0], parts[1], parts[2]);
  return ownText(value, 'raw') ?? ownText(value, 'literal');
}

/** The ends of paragraphs and headings, in HTML and in JATS, which publishers send abstracts in. */
const endOfBlock = /<\/(?:jats:)?(?:p|title|sec|list-item|div)\s*>\s*|<(?:jats:)?br(?:eak)?\s*\/?>\s*/gi;

/** CSL allows HTML for italics and the like in texts. Anything else between such signs is text. */
const tag =
  /<\/?(?:(?:jats|mml):[a-z-]+|i|b|u|em|strong|bold|italic|sub|sup|sc|small|span|p|title|sec|div|list|list-item|a|tt)(?:\s[^<>]*)?\/?>/gi;

const withoutMarkup = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : withoutReferences(text.replaceAll(endOfBlock, '\n').replaceAll(tag, ''))
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim();

/** How many formulas a text has. Their signs stay, without the order of MathML. */
const formulasIn = (text: string | undefined): number => text?.match(/<(?:mml:)?math\b/gi)?.length ?? 0;

function keyOf(item: JsonObject, index: number): string {
  const id = own(item, 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `Item ${String(index + 1)}`;
}

function referenceOfItem(item: JsonValue, index: number): WrittenReference | DamagedReference {
  if (!isJsonObject(item)) {
    const key = `Item ${String(index + 1)}`;
    return { key, problem: `${key} is not an object, so it is not a reference. It was left out.` };
  }
  // Crossref writes titles as lists.
  const text = (name: string): string | undefined => {
    const value = own(item, name);
    const [first] = isJsonArray(value) ? value : [value];
    return typeof first === 'string' ? first : undefined;
  };
  const formulas = formulasIn(text('abstract'));
  const note = text('note');
  return {
    key: keyOf(item, index),
    title: withoutMarkup(text('title')),
    publishers: [text('publisher'), withoutMarkup(text('container-title'))],
    addresses: [text('URL'), addressOfDoi(text('DOI')), /^urn:\S+$/i.test(note ?? '') ? note : undefined],
    published: [dateOfItem(own(item, 'issued'))],
    accessed: [dateOfItem(own(item, 'accessed'))],
    language: text('language'),
    abstract: withoutMarkup(text('abstract')),
    ...(formulas > 0 && { losses: [{ code: 'equation', count: formulas, at: null }] }),
  };
}

/** The references: a list, the list of a Zotero collection, or a reference alone; undefined for anything else. */
function itemsOf(value: JsonValue): readonly JsonValue[] | undefined {
  if (isJsonArray(value)) return value;
  const items = isJsonObject(value) ? own(value, 'items') : undefined;
  if (isJsonArray(items)) return items;
  const isAlone = isJsonObject(value) && own(value, 'type') !== undefined && own(value, 'id') !== undefined;
  return isAlone ? [value] : undefined;
}

function resultOfItems(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return { kind: 'unreadable', problem: result.problems.map(({ message }) => message).join(' ') };
  const items = itemsOf(result.value);
  if (items) return tooManyReferences(items.length) ?? referencesResult('csl-json', items.map(referenceOfItem));
  return { kind: 'unreadable', problem: 'A CSL-JSON file is a list of references, but this file is not a list.' };
}

/** Reads a CSL-JSON file in UTF-8. The format has no attached files. */
export const readCslJson: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok ? resultOfItems(decoded.text) : { kind: 'unreadable', problem: decoded.problem.message },
  );
};

// Reads the reports of a STIX 2.1 bundle (OASIS STIX 2.1, sections 4.16 and 8) as references with their descriptions.

function reportOf(
  report: JsonObject,
  index: number,
  names: ReadonlyMap<string, string>,
): WrittenReference | DamagedReference {
  const place = `Object ${String(index + 1)}`;
  const id = ownText(report, 'id');
  const title = ownText(report, 'name');
  if (id === undefined || title === undefined) {
    const missing = id === undefined ? 'id' : 'name';
    return {
      key: id ?? place,
      problem: `${place} is a report without “${missing}”, which STIX requires. It was left out.`,
    };
  }
  return {
    key: id,
    title,
    publishers: [names.get(ownText(report, 'created_by_ref') ?? '')],
    addresses: ownList(report, 'external_references').map((reference) => ownText(reference, 'url')),
    published: [ownText(report, 'published')],
    language: ownText(report, 'lang'),
    abstract: ownText(report, 'description'),
  };
}

function resultOfBundle(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return { kind: 'unreadable', problem: result.problems.map(({ message }) => message).join(' ') };
  const objects = ownList(result.value, 'objects');
  const identities = stixIdentities(result.value);
  const names = new Map(identities.map(({ id, name }) => [id, name]));
  const reports = objects.flatMap((object, index) =>
    isJsonObject(object) && own(object, 'type') === 'report' ? [reportOf(object, index, names)] : [],
  );
  if (reports.length > 0) return referencesResult('stix', reports);
  const count = objects.length === 1 ? '1 object' : `${String(objects.length)} objects`;
  return {
    kind: 'unreadable',
    problem: `The STIX bundle contains no report among its ${count}. Only reports can be sources.${
      identities.length === 0 ? '' : ' To add its identities as actors, drop the bundle on an open draft.'
    }`,
  };
}

/** Reads a STIX bundle in UTF-8. */
export const readStix: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok ? resultOfBundle(decoded.text) : { kind: 'unreadable', problem: decoded.problem.message },
  );
};

// Reads references in the RIS format, as reference managers and libraries write it.

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
