/** Makes Word documents and OpenDocument texts from XML for tests, and looks at their extractions. */
import { strToU8, zipSync } from 'fflate';
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import { readDocx } from './docx/read-docx.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';

// Makes OpenDocument texts from XML for tests.

const odtNames = {
  office: 'office',
  style: 'style',
  text: 'text',
  table: 'table',
  draw: 'drawing',
  meta: 'meta',
  fo: 'xsl-fo-compatible',
};
const odtNamespaces = [
  ...Object.entries(odtNames).map(
    ([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:math="http://www.w3.org/1998/Math/MathML"',
  'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
].join(' ');

/** The parts of a document besides its text. */
export interface OdtParts {
  /** The automatic styles. */
  readonly automatic?: string;
  /** The whole inner XML of styles.xml. */
  readonly styles?: string;
  readonly meta?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** Makes a document whose `office:text` has the inner XML `text`. */
export function makeOdt(text: string, { automatic = '', styles = '', meta = '', others = {} }: OdtParts = {}) {
  const content = `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(`<office:document-content ${odtNamespaces}>${content}</office:document-content>`),
    'styles.xml': strToU8(`<office:document-styles ${odtNamespaces}>${styles}</office:document-styles>`),
    'meta.xml': strToU8(
      `<office:document-meta ${odtNamespaces}><office:meta>${meta}</office:meta></office:document-meta>`,
    ),
    ...Object.fromEntries(Object.entries(others).map(([path, xml]) => [path, strToU8(xml)])),
  }) as Uint8Array<ArrayBuffer>;
}

// Looks at extractions in tests.

/** Returns the extraction of a file that could be read. */
export function extractionOf(result: ExtractionResult): Extraction {
  if (result.kind !== 'text') throw new Error(result.problem);
  return result.extraction;
}

/** Returns why a file could not be read. */
export const problemOf = (result: ExtractionResult): string =>
  result.kind === 'unreadable' ? result.problem : 'was read';

/** Returns the text of an extraction with the proposed groups, or with `groups`. */
export const textWith = (extraction: Extraction, groups?: readonly string[]): string =>
  composeText(extraction, groups ? new Set(groups) : proposedGroups(extraction)).text;

/** Returns the text of each group of an extraction. */
export const textsOfGroups = (extraction: Extraction): Readonly<Record<string, string>> =>
  Object.fromEntries(extraction.groups.map(({ id }) => [id, textWith(extraction, [id])]));

/** Returns the losses of a text with all groups, by code. */
export function lossCounts(extraction: Extraction): Readonly<Record<string, number>> {
  const { losses } = composeText(extraction, new Set(extraction.groups.map(({ id }) => id)));
  return Object.fromEntries(losses.map(({ code, count }) => [code, count]));
}

/** Returns a text as XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

// Puts words into random documents for tests, and finds them in texts.

/** Replaces each “#” by a word of its own. Returns the text and the words. */
export function numberedWords(template: string): { readonly text: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const text = template.replaceAll('#', () => {
    words.push(`word${String(words.length + 1).padStart(4, '0')}`);
    return words.at(-1) ?? '';
  });
  return { text, words };
}

/** Returns the words in a text, in order. */
export const wordsIn = (text: string): readonly string[] => text.match(/word\d{4}/g) ?? [];

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const namespaces = [
  `xmlns:w="${main}"`,
  `xmlns:r="${relationships}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** The parts of a document besides its text, by the names of their roots. */
const roots = {
  styles: 'styles',
  numbering: 'numbering',
  settings: 'settings',
  comments: 'comments',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  header1: 'hdr',
  footer1: 'ftr',
};

/** The inner XML of the root of each part, and of the core properties. */
export type DocxParts = Readonly<Partial<Record<keyof typeof roots | 'properties', string>>>;

const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);

const relationshipList = (list: readonly string[]): Uint8Array =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`,
  );

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;

/** Makes a document whose body has the inner XML `body`. */
export function makeDocx(body: string, { properties, ...parts }: DocxParts = {}): Uint8Array<ArrayBuffer> {
  const names = Object.keys(parts) as (keyof typeof roots)[];
  return zipSync({
    '[Content_Types].xml': xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': relationshipList([
      relationship('rId1', 'officeDocument', '/word/document.xml'),
      relationship('rId2', 'metadata/core-properties', 'docProps/core.xml'),
    ]),
    'docProps/core.xml': xml(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">${properties ?? ''}</cp:coreProperties>`,
    ),
    'word/document.xml': xml(`<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': relationshipList(
      names.map((name) => relationship(name, name.replace(/\d$/, ''), `${name}.xml`)),
    ),
    ...Object.fromEntries(
      names.map((name) => [
        `word/${name}.xml`,
        xml(`<w:${roots[name]} ${namespaces}>${parts[name] ?? ''}</w:${roots[name]}>`),
      ]),
    ),
  }) as Uint8Array<ArrayBuffer>;
}

/** A run with a text. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** A paragraph; `content` is XML. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

/** Reads a document that can be read. */
export const readMade = async (bytes: Uint8Array<ArrayBuffer>): Promise<Extraction> =>
  extractionOf(await readDocx({ name: 'a.docx', mediaType: '', bytes }));
