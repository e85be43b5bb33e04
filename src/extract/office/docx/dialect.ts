/** The namespaces of Word documents (ISO/IEC 29500), transitional and strict, and their relationships. */
import type { Package } from '../../package/package.ts';
import { resolvePath } from '../../package/package.ts';
import { elementsOf, parseXml, type XmlDialect, type XmlElement } from '../../package/xml.ts';

const office = 'http://schemas.openxmlformats.org';
const strict = 'http://purl.oclc.org/ooxml';

/** Names of Word documents with the prefixes that Word itself writes. */
export const docx: XmlDialect = {
  prefixes: new Map([
    [`${office}/wordprocessingml/2006/main`, 'w'],
    [`${strict}/wordprocessingml/main`, 'w'],
    [`${office}/officeDocument/2006/relationships`, 'r'],
    [`${strict}/officeDocument/relationships`, 'r'],
    [`${office}/package/2006/relationships`, 'rel'],
    [`${office}/package/2006/metadata/core-properties`, 'cp'],
    [`${office}/officeDocument/2006/math`, 'm'],
    [`${strict}/officeDocument/math`, 'm'],
    [`${office}/drawingml/2006/main`, 'a'],
    [`${strict}/drawingml/main`, 'a'],
    [`${office}/drawingml/2006/picture`, 'pic'],
    [`${strict}/drawingml/picture`, 'pic'],
    [`${office}/drawingml/2006/chart`, 'c'],
    [`${strict}/drawingml/chart`, 'c'],
    ['http://schemas.microsoft.com/office/drawing/2014/chartex', 'cx'],
    [`${office}/drawingml/2006/diagram`, 'dgm'],
    [`${strict}/drawingml/diagram`, 'dgm'],
    [`${office}/markup-compatibility/2006`, 'mc'],
    ['http://schemas.microsoft.com/office/word/2015/wordml/symex', 'w16se'],
    ['urn:schemas-microsoft-com:vml', 'v'],
    ['urn:schemas-microsoft-com:office:office', 'o'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
    ['http://purl.org/dc/terms/', 'dcterms'],
    ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ]),
};

/** A part that another part refers to. */
export interface Relationship {
  readonly id: string;
  /** The last step of the relationship’s type, such as `footnotes`. */
  readonly type: string;
  /** The path of the part; undefined for what is outside the file, which is never read. */
  readonly path: string | undefined;
}

/** Returns the relationships of a part; '' is the whole package (ISO/IEC 29500-2, section 6.5). */
export function relationshipsOf(archive: Package, part: string): readonly Relationship[] {
  const slash = part.lastIndexOf('/') + 1;
  const bytes = archive.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  if (!bytes) return [];
  return elementsOf(parseXml(bytes, docx)).map(({ attributes }) => {
    const type = attributes.get('Type') ?? '';
    const isExternal = attributes.get('TargetMode') === 'External';
    return {
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      path: isExternal ? undefined : resolvePath(part, attributes.get('Target') ?? ''),
    };
  });
}

/** Returns the value of a property such as `<w:vanish w:val="0"/>`; undefined without the property. */
export function toggleOf(property: XmlElement | undefined): boolean | undefined {
  return property && isOn(property.attributes.get('w:val') ?? 'true');
}

/** Whether an attribute says yes; false without the attribute. */
export const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['0', 'false', 'off'].includes(value);

/** Returns the attribute `w:val` of an element. */
export const valueOf = (element: XmlElement | undefined): string | undefined => element?.attributes.get('w:val');

/** Returns the attribute `w:val` of an element as an integer; undefined if it is none. */
export function integerOf(element: XmlElement | undefined): number | undefined {
  const value = valueOf(element);
  return value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
}
