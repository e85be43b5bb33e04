/** Makes Word documents from XML for tests. */
import { strToU8, zipSync } from 'fflate';
import type { Extraction } from '../../../core/extraction/extraction.ts';
import { escaped, extractionOf } from '../extractions.fixtures.ts';
import { readDocx } from './read-docx.ts';

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

/** The parts of a document besides its text: the inner XML of each root, or a whole part. */
export interface DocxParts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly settings?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  readonly header1?: string;
  readonly footer1?: string;
  /** The inner XML of the core properties. */
  readonly properties?: string;
}

const roots: Readonly<Record<Exclude<keyof DocxParts, 'properties'>, string>> = {
  styles: 'styles',
  numbering: 'numbering',
  settings: 'settings',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  comments: 'comments',
  header1: 'hdr',
  footer1: 'ftr',
};

const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);

const relationshipList = (list: readonly string[]): Uint8Array =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`,
  );

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;

/** Makes a document whose body has the inner XML `body`. */
export function makeDocx(body: string, { properties, ...parts }: DocxParts = {}): Uint8Array<ArrayBuffer> {
  const names = Object.keys(parts) as Exclude<keyof DocxParts, 'properties'>[];
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
