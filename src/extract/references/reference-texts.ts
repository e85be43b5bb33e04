/** Makes sources of references: the facts of each, its abstract as a text, and the files that it names. */
import { parseAddress } from '../../core/casefile/publisher.ts';
import type { Fact, SourceFacts } from '../../core/casefile/source-facts.ts';
import type { ExtractionResult, Segment, SegmentLoss, SourceReference } from '../../core/extraction/extraction.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { otherUnicodeEncoding } from '../../core/files/looks-like.ts';
import { decodeLabelled, type LabelledText } from '../mime/decode-as.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/source-facts.ts';

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
