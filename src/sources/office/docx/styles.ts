/** The styles of a Word document, as far as they decide what text is shown: hidden text, list numbers and languages. */
import {
  resolvePath,
  type Package,
  elementsOf,
  parseXml,
  childOf,
  childrenOf,
  type XmlDialect,
  type XmlElement,
} from '../../package/package.ts';
import { withBase, type RunLanguages } from '../segment-writer.ts';
import { numberInFormat, hasSymbols, symbolCharacter } from '../number-formats.ts';

// The namespaces of Word documents (ISO/IEC 29500), transitional and strict, and their relationships.

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

/** The list that a paragraph belongs to. The list 0 is none. */
interface ListReference {
  readonly list: number | undefined;
  readonly level: number | undefined;
}

/** What a style says. */
export interface Style {
  readonly isHidden?: boolean | undefined;
  readonly languages: RunLanguages;
  readonly numbering?: ListReference | undefined;
  /** The IDs of the style and of those that it is based on, the style’s own first. */
  readonly chain: readonly string[];
}

const noStyle: Style = { languages: {}, chain: [] };

/** Returns the languages that `w:lang` of run properties names. */
export function languagesOf(runProperties: XmlElement | undefined): RunLanguages {
  const attributes = childOf(runProperties, 'w:lang')?.attributes;
  return {
    val: attributes?.get('w:val'),
    eastAsia: attributes?.get('w:eastAsia'),
    bidi: attributes?.get('w:bidi'),
  };
}

/** Returns the list that `w:numPr` of paragraph properties names. */
export function numberingOf(paragraphProperties: XmlElement | undefined): ListReference | undefined {
  const properties = childOf(paragraphProperties, 'w:numPr');
  if (!properties) return undefined;
  return { list: integerOf(childOf(properties, 'w:numId')), level: integerOf(childOf(properties, 'w:ilvl')) };
}

/** The styles of a document by ID, with what they are based on. */
export class Styles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, Style>();
  readonly #defaults = new Map<string, string>();
  /** The languages of text without a style. */
  readonly languages: RunLanguages;

  /** @param root the root of the styles part; undefined if the document has none */
  constructor(root: XmlElement | undefined) {
    for (const element of childrenOf(root, 'w:style')) {
      const id = element.attributes.get('w:styleId');
      if (id === undefined) continue;
      this.#elements.set(id, element);
      const isDefault = ['1', 'true', 'on'].includes(element.attributes.get('w:default') ?? '');
      if (isDefault) this.#defaults.set(element.attributes.get('w:type') ?? '', id);
    }
    const defaults = childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault');
    this.languages = languagesOf(childOf(defaults, 'w:rPr'));
  }

  /** Returns the style with an ID, or without an ID the default style of paragraphs. */
  paragraphStyle(id: string | undefined): Style {
    return this.#style(id ?? this.#defaults.get('paragraph'));
  }

  /** Returns the style of a run; one without a style has none. */
  characterStyle(id: string | undefined): Style {
    return this.#style(id);
  }

  #style(id: string | undefined): Style {
    if (id === undefined) return noStyle;
    const before = this.#resolved.get(id);
    if (before) return before;
    const style = this.#resolve(id);
    this.#resolved.set(id, style);
    return style;
  }

  #resolve(id: string): Style {
    const chain: string[] = [];
    let isHidden: boolean | undefined;
    let languages: RunLanguages = {};
    let numbering = undefined as ListReference | undefined;
    for (let next: string | undefined = id; next !== undefined && !chain.includes(next);) {
      const element = this.#elements.get(next);
      if (!element) break;
      chain.push(next);
      const runProperties = childOf(element, 'w:rPr');
      isHidden ??= toggleOf(childOf(runProperties, 'w:vanish'));
      languages = withBase(languages, languagesOf(runProperties));
      const own = numberingOf(childOf(element, 'w:pPr'));
      if (own) numbering = { list: numbering?.list ?? own.list, level: numbering?.level ?? own.level };
      next = valueOf(childOf(element, 'w:basedOn'));
    }
    return { isHidden, languages, numbering, chain };
  }
}

// Counts the lists and headings of a Word document, which the file does not number itself (ISO/IEC 29500-1, 17.9).

/** A level of a list. */
interface Level {
  readonly start: number;
  readonly format: string;
  readonly pattern: string;
  readonly font: string;
  /** The style whose paragraphs are on this level. */
  readonly style: string | undefined;
  /** Levels below this number start this level again; 0: none does. */
  readonly restart: number;
  readonly isDecimal: boolean;
  readonly hasSpace: boolean;
}

interface List {
  /** Lists of one definition count on together. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Where levels start again with this list. */
  readonly starts: ReadonlyMap<number, number>;
}

/** The number or bullet of a paragraph, as it is shown. */
export interface ListLabel {
  /** Undefined if its format is not supported. */
  readonly text: string | undefined;
  /** Whether it is separated from the text. */
  readonly hasSpace: boolean;
}

/** The deepest level of lists in Word, from 0. */
const deepest = 8;

function levelOf(element: XmlElement, index: number): Level {
  const fonts = childOf(childOf(element, 'w:rPr'), 'w:rFonts')?.attributes;
  return {
    start: integerOf(childOf(element, 'w:start')) ?? 0,
    format: valueOf(childOf(element, 'w:numFmt')) ?? 'decimal',
    pattern: valueOf(childOf(element, 'w:lvlText')) ?? '',
    font: fonts?.get('w:ascii') ?? fonts?.get('w:hAnsi') ?? '',
    style: valueOf(childOf(element, 'w:pStyle')),
    restart: integerOf(childOf(element, 'w:lvlRestart')) ?? index,
    isDecimal: toggleOf(childOf(element, 'w:isLgl')) ?? false,
    hasSpace: valueOf(childOf(element, 'w:suff')) !== 'nothing',
  };
}

function levelsOf(element: XmlElement | undefined): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const child of childrenOf(element, 'w:lvl')) {
    const index = Number(child.attributes.get('w:ilvl'));
    if (index >= 0 && index <= deepest) levels.set(index, levelOf(child, index));
  }
  return levels;
}

/** The character of a bullet. A bullet of an unknown font is shown as a plain one. */
function bullet({ pattern, font }: Level): string {
  if (pattern === 'o' && font.startsWith('Courier')) return '◦';
  if (!hasSymbols(pattern) && !/^(symbol|wingdings)/i.test(font)) return pattern;
  return [...pattern].map((character) => symbolCharacter(font, character.codePointAt(0) ?? 0) ?? '•').join('');
}

/** The lists of a document and how far they are counted. */
export class Numbering {
  readonly #styles: Styles;
  readonly #definitions = new Map<string, XmlElement>();
  readonly #elements = new Map<string, XmlElement>();
  readonly #lists = new Map<number, List | undefined>();
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  /** @param root the root of the numbering part; undefined if the document has none */
  constructor(root: XmlElement | undefined, styles: Styles) {
    this.#styles = styles;
    for (const element of childrenOf(root, 'w:abstractNum')) {
      this.#definitions.set(element.attributes.get('w:abstractNumId') ?? '', element);
    }
    for (const element of childrenOf(root, 'w:num'))
      this.#elements.set(element.attributes.get('w:numId') ?? '', element);
  }

  /** Counts a paragraph, and returns its label; undefined if it is in no list. */
  next(own: ListReference | undefined, style: Style): ListLabel | undefined {
    const id = own?.list ?? style.numbering?.list;
    const list = id === undefined || id === 0 ? undefined : this.#list(id);
    if (id === undefined || !list) return undefined;
    const index = own?.level ?? levelOfStyle(list, style) ?? style.numbering?.level ?? 0;
    const level = list.levels.get(index);
    if (!level) return undefined;
    const counts = this.#count(id, list, index);
    const { hasSpace } = level;
    if (level.format === 'bullet') return { text: bullet(level), hasSpace };
    return { text: labelOf(level, list, counts), hasSpace };
  }

  #list(id: number): List | undefined {
    if (!this.#lists.has(id)) this.#lists.set(id, this.#newList(id, true));
    return this.#lists.get(id);
  }

  #newList(id: number, mayFollow: boolean): List | undefined {
    const element = this.#elements.get(String(id));
    const definition = valueOf(childOf(element, 'w:abstractNumId'));
    if (!element || definition === undefined) return undefined;
    const abstract = this.#definitions.get(definition);
    // A list style is defined by another list.
    const linked = valueOf(childOf(abstract, 'w:numStyleLink'));
    const target = linked === undefined ? undefined : this.#styles.paragraphStyle(linked).numbering?.list;
    const base = target !== undefined && mayFollow ? this.#newList(target, false) : undefined;
    const levels = new Map(base?.levels ?? levelsOf(abstract));
    const starts = new Map<number, number>();
    for (const override of childrenOf(element, 'w:lvlOverride')) {
      const index = Number(override.attributes.get('w:ilvl'));
      const own = childOf(override, 'w:lvl');
      if (own && index >= 0 && index <= deepest) levels.set(index, levelOf(own, index));
      const start = integerOf(childOf(override, 'w:startOverride'));
      if (start !== undefined) starts.set(index, start);
    }
    return { definition: base?.definition ?? definition, levels, starts };
  }

  #count(id: number, { definition, levels, starts }: List, index: number): readonly (number | undefined)[] {
    const counts = this.#counts.get(definition) ?? [];
    this.#counts.set(definition, counts);
    const startOf = (level: number): number => starts.get(level) ?? levels.get(level)?.start ?? 1;
    const key = `${id} ${index}`;
    const isStart = starts.has(index) && !this.#started.has(key);
    this.#started.add(key);
    const before = counts[index];
    counts[index] = before === undefined || isStart ? startOf(index) : before + 1;
    for (let higher = 0; higher < index; higher += 1) counts[higher] ??= startOf(higher);
    for (let deeper = index + 1; deeper <= deepest; deeper += 1) {
      if (index < (levels.get(deeper)?.restart ?? deeper)) counts[deeper] = undefined;
    }
    return counts;
  }
}

function levelOfStyle({ levels }: List, { chain }: Style): number | undefined {
  for (const id of chain) for (const [index, { style }] of levels) if (style === id) return index;
  return undefined;
}

/** Returns a label such as “2.1”; undefined if one of its numbers has an unsupported format. */
function labelOf(level: Level, { levels }: List, counts: readonly (number | undefined)[]): string | undefined {
  let isSupported = true;
  const text = level.pattern.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const format = level.isDecimal ? 'decimal' : (levels.get(index)?.format ?? 'decimal');
    const written = numberInFormat(counts[index] ?? 1, format);
    isSupported &&= written !== undefined;
    return written ?? '';
  });
  return isSupported ? text : undefined;
}
