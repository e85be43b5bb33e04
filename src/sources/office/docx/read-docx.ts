/**
 * Reads Word documents (.docx): the text as Word shows it, with tracked changes, comments, notes and hidden text told
 * apart.
 */
import type { Extraction } from '../../../core/extraction/extraction.ts';
import {
  openPackage,
  damagedFile,
  type Package,
  childOf,
  childrenOf,
  elementsOf,
  parseXml,
  textOf,
  type XmlElement,
} from '../../package/package.ts';
import { readPieces, documentFacts, readDocument, type ReadingControl } from '../read-document.ts';
import type { Reader } from '../../readers.ts';
import {
  AuthoredLayers,
  commentLabel,
  endnotes,
  footers,
  footnotes,
  headers,
  unusedFooters,
  unusedHeaders,
  SegmentWriter,
  type PartLayer,
} from '../segment-writer.ts';
import { docx, integerOf, relationshipsOf, toggleOf, valueOf, Numbering, Styles, type Relationship } from './styles.ts';
import { TextWalker, type NoteNumbers, type NoteReference, type WalkerTools } from './text-walker.ts';

/**
 * Recorded in origins. The version grows if the same file can give another text. Groups: `inserted-N`, `deleted-N`,
 * `moved-from-N`, `moved-to-N`, `comments-N` (N counts people), `hidden`, `field-codes`, `readings`, `footnotes`,
 * `endnotes`, `headers`, `footers`, `unused-headers`, `unused-footers`, and two of them for a mark in a part
 * (`footnotes/deleted-1`).
 */
const reader: Extraction['reader'] = { name: 'docx', version: 4, engine: null };

/** Reads a document. The file stays as it is: nothing is accepted, and nothing that it links to is read. */
export const readDocx: Reader = (file, onProgress, signal) =>
  readDocument(async () => extract(openPackage(file.bytes), { onProgress, signal }));

/** The parts of a document, by what the main part calls them. */
class DocumentParts {
  readonly main: string;
  readonly relationships: readonly Relationship[];
  /** What the document refers to and does not contain. */
  readonly missing = new Set<string>();
  readonly #archive: Package;
  readonly #ofPackage: readonly Relationship[];

  constructor(archive: Package) {
    this.#archive = archive;
    this.#ofPackage = relationshipsOf(archive, '');
    const main = this.#ofPackage.find(({ type }) => type === 'officeDocument')?.path;
    if (main === undefined || archive.pathOf(main) === undefined) throw damagedFile();
    this.main = main;
    this.relationships = relationshipsOf(archive, main);
  }

  pathOf(type: string): string | undefined {
    return this.relationships.find((one) => one.type === type)?.path;
  }

  /** Returns the root of a part; undefined if the document has none. A part that it should have counts as missing. */
  root(path: string | undefined): XmlElement | undefined {
    const bytes = path === undefined ? undefined : this.#archive.read(path);
    if (path !== undefined && !bytes) this.missing.add(path);
    return bytes && parseXml(bytes, docx);
  }

  get properties(): XmlElement | undefined {
    return this.root(this.#ofPackage.find(({ type }) => type === 'core-properties')?.path);
  }
}

function noteNumbers(settings: XmlElement | undefined, name: string, format: string): NoteNumbers {
  const properties = childOf(settings, name);
  return {
    format: valueOf(childOf(properties, 'w:numFmt')) ?? format,
    start: integerOf(childOf(properties, 'w:numStart')) ?? 1,
  };
}

async function extract(archive: Package, control: ReadingControl): Promise<Extraction> {
  const parts = new DocumentParts(archive);
  const styles = new Styles(parts.root(parts.pathOf('styles')));
  const settings = parts.root(parts.pathOf('settings'));
  const writer = new SegmentWriter();
  const tools: WalkerTools = {
    writer,
    layers: new AuthoredLayers(),
    styles,
    numbering: new Numbering(parts.root(parts.pathOf('numbering')), styles),
    footnoteNumbers: noteNumbers(settings, 'w:footnotePr', 'decimal'),
    endnoteNumbers: noteNumbers(settings, 'w:endnotePr', 'lowerRoman'),
  };
  const walker = new TextWalker(tools);
  const bytes = archive.read(parts.main);
  if (!bytes) throw damagedFile();
  writer.begin({ place: null }, '\n\n');
  await readPieces(bytes, docx, new Set(['w:body']), ({ element }) => walker.block(element, undefined), control);
  walker.endPart();
  addNotes(parts, walker, writer, 'footnotes');
  addNotes(parts, walker, writer, 'endnotes');
  const around = headersAndFooters(parts, walker, tools, settings);
  const end = around.footers.result();
  addComments(parts, walker, writer, tools.layers);
  const start = around.headers.result();
  const body = writer.result();
  return {
    reader,
    segments: [...start.segments, ...body.segments, ...end.segments],
    groups: [...body.groups, ...start.groups, ...end.groups],
    pages: [],
    losses: parts.missing.size === 0 ? [] : [{ code: 'unknown-part', count: parts.missing.size, first: null }],
    facts: factsOf(parts.properties, walker.languages.result()),
    contained: [],
  };
}

function addNotes(
  parts: DocumentParts,
  walker: TextWalker,
  writer: SegmentWriter,
  kind: 'footnotes' | 'endnotes',
): void {
  const [layer, name, label] =
    kind === 'footnotes'
      ? ([footnotes, 'w:footnote', 'Footnote'] as const)
      : ([endnotes, 'w:endnote', 'Endnote'] as const);
  const path = parts.pathOf(kind);
  const root = parts.root(path);
  const notes = new Map(childrenOf(root, name).map((note) => [note.attributes.get('w:id') ?? '', note]));
  const known = new Set(notes.keys());
  // Notes that notes refer to are added to the list meanwhile.
  const references = walker[kind];
  for (let index = 0; index < references.length; index += 1) {
    const reference = references[index];
    const note = reference && notes.get(reference.id);
    if (reference && !known.has(reference.id) && (path === undefined || root))
      parts.missing.add(`${kind}#${reference.id}`);
    if (!note) continue;
    notes.delete(reference.id);
    const number = reference.label?.slice(1, -1) ?? String(index + 1);
    const place = { kind: 'part', path: `${path ?? ''}#${reference.id}`, label: `${label} ${number}` } as const;
    writer.begin({ layer, place }, index === 0 ? '\n\n' : '\n');
    walker.note(note, reference);
  }
}

function addComments(parts: DocumentParts, walker: TextWalker, writer: SegmentWriter, layers: AuthoredLayers): void {
  const path = parts.pathOf('comments');
  const comments = childrenOf(parts.root(path), 'w:comment');
  const byId = new Map(comments.map((comment) => [comment.attributes.get('w:id') ?? '', comment]));
  const inText: readonly NoteReference[] = walker.comments;
  const rest = [...byId.keys()].map((id): NoteReference => ({ id, label: undefined, mark: undefined }));
  let number = 0;
  for (const reference of [...inText, ...rest]) {
    const comment = byId.get(reference.id);
    if (!comment) continue;
    byId.delete(reference.id);
    number += 1;
    const author = comment.attributes.get('w:author') ?? '';
    const label = commentLabel(number, author, comment.attributes.get('w:date') ?? '');
    const place = { kind: 'part', path: `${path ?? ''}#${reference.id}`, label } as const;
    writer.begin({ layer: layers.layerOf('comments', author), place }, number === 1 ? '\n\n' : '\n');
    walker.note(comment, { ...reference, mark: undefined });
  }
}

/** Which pages a header or footer is on, by the type of its reference. */
const pagesOfType: Readonly<Record<string, string>> = { first: ' of the first page', even: ' of even pages' };

/**
 * Whether Word shows a header or footer: one of the first page if its section, or a later one without such a header,
 * begins with a title page; one of even pages if they differ from odd ones.
 */
function isShown(reference: XmlElement, sections: readonly XmlElement[], settings: XmlElement | undefined): boolean {
  const type = reference.attributes.get('w:type');
  if (type === 'even') return toggleOf(childOf(settings, 'w:evenAndOddHeaders')) === true;
  const isOther = (section: XmlElement): boolean =>
    childrenOf(section, reference.name).some((one) => one.attributes.get('w:type') === type);
  const next = sections.slice(1).findIndex(isOther);
  const using = next < 0 ? sections : sections.slice(0, next + 1);
  return type !== 'first' || using.some((section) => toggleOf(childOf(section, 'w:titlePg')) === true);
}

/**
 * Headers and footers, each part once. They are before and after the text, as on the page. Those that Word does not
 * show, because the document does not use them, are parts of their own.
 */
function headersAndFooters(
  parts: DocumentParts,
  { sections }: TextWalker,
  tools: WalkerTools,
  settings: XmlElement | undefined,
): { readonly headers: SegmentWriter; readonly footers: SegmentWriter } {
  const writers = { headers: new SegmentWriter(), footers: new SegmentWriter() };
  const seen = new Set<string>();
  const add = (reference: XmlElement, label: string, layer: PartLayer, writer: SegmentWriter): void => {
    const id = reference.attributes.get('r:id');
    const path = parts.relationships.find((one) => one.id === id)?.path;
    const root = path === undefined || seen.has(path) ? undefined : parts.root(path);
    if (path === undefined) parts.missing.add(`header or footer ${id ?? ''}`);
    if (path === undefined || !root) return;
    seen.add(path);
    const pages = pagesOfType[reference.attributes.get('w:type') ?? ''] ?? '';
    writer.begin({ layer, place: { kind: 'part', path, label: `${label}${pages}` } }, '\n\n');
    new TextWalker({ ...tools, writer }).blocks(elementsOf(root));
  };
  sections.forEach((section, index) => {
    const layerOf = (one: XmlElement, shown: PartLayer, unused: PartLayer): PartLayer =>
      isShown(one, sections.slice(index), settings) ? shown : unused;
    for (const one of childrenOf(section, 'w:headerReference'))
      add(one, 'Header', layerOf(one, headers, unusedHeaders), writers.headers);
    for (const one of childrenOf(section, 'w:footerReference'))
      add(one, 'Footer', layerOf(one, footers, unusedFooters), writers.footers);
  });
  return writers;
}

function factsOf(properties: XmlElement | undefined, language: string | undefined): Extraction['facts'] {
  return documentFacts({
    titles: [childOf(properties, 'dc:title')],
    languages: [textOf(childOf(properties, 'dc:language')), language],
  });
}
