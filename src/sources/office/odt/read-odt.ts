/**
 * Reads OpenDocument texts (.odt): the text as it is shown, with tracked changes, comments, notes and hidden text told
 * apart.
 */
import {
  childOf,
  childrenOf,
  descendantsOf,
  elementsOf,
  parseXml,
  textOf,
  type XmlDialect,
  type XmlElement,
  openPackage,
  resolvePath,
  damagedFile,
  UnreadableFile,
  type Package,
} from '../../package/package.ts';
import type { Extraction } from '../../../core/extraction/extraction.ts';
import { readPieces, documentFacts, readDocument, type ReadingControl } from '../read-document.ts';
import type { Reader } from '../../readers.ts';
import {
  AuthoredLayers,
  commentLabel,
  endnotes,
  footers,
  footnotes,
  headers,
  SegmentWriter,
  type PartLayer,
} from '../segment-writer.ts';
import { OdtStyles } from './styles.ts';
import { OdtWalker, type Note, type WalkerTools } from './text-walker.ts';

// The namespaces of OpenDocument (OASIS ODF 1.3 part 3), with the prefixes that the standard uses.

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';

export const odf: XmlDialect = {
  prefixes: new Map([
    ...['office', 'style', 'text', 'table', 'meta', 'manifest', 'form'].map(
      (name) => [`${oasis}:${name}:1.0`, name] as const,
    ),
    [`${oasis}:drawing:1.0`, 'draw'],
    [`${oasis}:xsl-fo-compatible:1.0`, 'fo'],
    [`${oasis}:svg-compatible:1.0`, 'svg'],
    ['urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0', 'loext'],
    ['http://www.w3.org/1998/Math/MathML', 'math'],
    ['http://www.w3.org/1999/xlink', 'xlink'],
    ['http://www.w3.org/XML/1998/namespace', 'xml'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
  ]),
};

/**
 * Recorded in origins. The version grows if the same file can give another text. Groups: `inserted-N`, `deleted-N`,
 * `comments-N` (N counts people), `hidden`, `readings`, `footnotes`, `endnotes`, `headers`, `footers`, and two of them
 * for a mark in a part (`footnotes/deleted-1`).
 */
const reader: Extraction['reader'] = { name: 'odt', version: 2, engine: null };

/** Reads a document. The file stays as it is: nothing is accepted, and nothing that it links to is read. */
export const readOdt: Reader = (file, onProgress, signal) =>
  readDocument(async () => extract(openPackage(file.bytes), { onProgress, signal }));

function rootOf(archive: Package, path: string): XmlElement | undefined {
  const bytes = archive.read(path);
  return bytes && parseXml(bytes, odf);
}

/** Throws `UnreadableFile` if the document is encrypted (ODF 1.3 part 2, 3.4). */
function checkEncryption(archive: Package): void {
  const manifest = rootOf(archive, 'META-INF/manifest.xml');
  const isEncrypted = childrenOf(manifest, 'manifest:file-entry').some(
    (entry) =>
      childOf(entry, 'manifest:encryption-data') !== undefined &&
      ['content.xml', 'encrypted-package'].includes(entry.attributes.get('manifest:full-path') ?? ''),
  );
  if (isEncrypted || archive.paths.has('encrypted-package')) {
    throw new UnreadableFile(
      'This document is protected with a password. Open it with its password, save it without one, and add that file.',
    );
  }
}

/** Returns the characters of an embedded equation; undefined for other objects. */
function equationIn(archive: Package, object: XmlElement): string | undefined {
  const href = object.attributes.get('xlink:href');
  const path = href === undefined ? undefined : resolvePath('content.xml', `${href.replace(/\/$/, '')}/content.xml`);
  const root = childOf(object, 'math:math') ?? (path === undefined ? undefined : rootOf(archive, path));
  if (root?.name !== 'math:math') return undefined;
  const tokens = ['math:mi', 'math:mn', 'math:mo', 'math:mtext'];
  const collect = (element: XmlElement): string =>
    elementsOf(element)
      .map((child) => (tokens.includes(child.name) ? textOf(child).trim() : collect(child)))
      .join('');
  return collect(root);
}

async function extract(archive: Package, control: ReadingControl): Promise<Extraction> {
  checkEncryption(archive);
  const content = archive.read('content.xml');
  if (!content) throw damagedFile();
  const styles = new OdtStyles();
  const common = rootOf(archive, 'styles.xml');
  for (const name of ['office:styles', 'office:automatic-styles'])
    elementsOf(childOf(common, name)).forEach((one) => styles.add(one));
  const writer = new SegmentWriter();
  const tools: WalkerTools = {
    writer,
    layers: new AuthoredLayers(),
    styles,
    equationOf: (object) => equationIn(archive, object),
  };
  const walker = new OdtWalker(tools);
  writer.begin({ place: null }, '\n\n');
  const containers = new Set(['office:automatic-styles', 'office:text']);
  await readPieces(
    content,
    odf,
    containers,
    ({ parent, element }) => {
      if (parent === 'office:automatic-styles') styles.add(element);
      else walker.block(element, undefined);
    },
    control,
  );
  addNotes(walker, writer, walker.footnotes, footnotes, 'Footnote');
  addNotes(walker, writer, walker.endnotes, endnotes, 'Endnote');
  addComments(walker, writer, tools.layers);
  const around = headersAndFooters(common, tools);
  const [start, body, end] = [around.headers.result(), writer.result(), around.footers.result()];
  return {
    reader,
    segments: [...start.segments, ...body.segments, ...end.segments],
    groups: [...body.groups, ...start.groups, ...end.groups],
    pages: [],
    losses: [],
    facts: factsOf(childOf(rootOf(archive, 'meta.xml'), 'office:meta'), walker.languages.result()),
    contained: [],
  };
}

function addNotes(
  walker: OdtWalker,
  writer: SegmentWriter,
  notes: readonly Note[],
  layer: PartLayer,
  name: string,
): void {
  // Notes that notes refer to are added to the list meanwhile.
  for (let index = 0; index < notes.length; index += 1) {
    const note = notes[index];
    if (!note) continue;
    const place = {
      kind: 'part',
      path: `content.xml#${layer.id}/${index + 1}`,
      label: `${name} ${note.label}`,
    } as const;
    writer.begin({ layer, place }, index === 0 ? '\n\n' : '\n');
    writer.write(startsWithSpace(note.content) ? `[${note.label}]` : `[${note.label}] `, note.mark);
    walker.blocks(elementsOf(note.content), note.mark);
  }
}

/** Whether the program has written a space or a tab between the mark of a note and its text. */
function startsWithSpace(content: XmlElement): boolean {
  const [first] = elementsOf(content)[0]?.children ?? [];
  return typeof first === 'object' && (first.name === 'text:s' || first.name === 'text:tab');
}

function addComments(walker: OdtWalker, writer: SegmentWriter, layers: AuthoredLayers): void {
  walker.comments.forEach((comment, index) => {
    const author = textOf(childOf(comment, 'dc:creator'));
    const label = commentLabel(index + 1, author, textOf(childOf(comment, 'dc:date')));
    const place = { kind: 'part', path: `content.xml#comment/${index + 1}`, label } as const;
    writer.begin({ layer: layers.layerOf('comments', author), place }, index === 0 ? '\n\n' : '\n');
    walker.blocks(elementsOf(comment).filter(({ name }) => name.startsWith('text:')));
  });
}

/** The headers and footers of page styles (ODF 1.3 part 3, 16.10), and the pages that they are on. */
const aroundPages: readonly (readonly [name: string, kind: 'headers' | 'footers', label: string])[] = [
  ['style:header', 'headers', 'Header'],
  ['style:header-first', 'headers', 'Header of the first page'],
  // LibreOffice wrote the header and the footer of the first page in its own namespace before ODF 1.3 had them.
  ['loext:header-first', 'headers', 'Header of the first page'],
  ['style:header-left', 'headers', 'Header of left pages'],
  ['style:footer', 'footers', 'Footer'],
  ['style:footer-first', 'footers', 'Footer of the first page'],
  ['loext:footer-first', 'footers', 'Footer of the first page'],
  ['style:footer-left', 'footers', 'Footer of left pages'],
];

function headersAndFooters(
  common: XmlElement | undefined,
  tools: WalkerTools,
): { readonly headers: SegmentWriter; readonly footers: SegmentWriter } {
  const writers = { headers: new SegmentWriter(), footers: new SegmentWriter() };
  const layers = { headers, footers };
  for (const page of common ? descendantsOf(common, 'style:master-page') : []) {
    for (const [name, kind, label] of aroundPages) {
      const element = childOf(page, name);
      if (!element || element.attributes.get('style:display') === 'false' || textOf(element).trim() === '') continue;
      const path = `styles.xml#${page.attributes.get('style:name') ?? ''}/${name.slice(6)}`;
      writers[kind].begin({ layer: layers[kind], place: { kind: 'part', path, label } }, '\n\n');
      new OdtWalker({ ...tools, writer: writers[kind] }).blocks(elementsOf(element));
    }
  }
  return writers;
}

function factsOf(meta: XmlElement | undefined, language: string | undefined): Extraction['facts'] {
  return documentFacts({
    titles: [childOf(meta, 'dc:title')],
    languages: [textOf(childOf(meta, 'dc:language')), language],
  });
}
