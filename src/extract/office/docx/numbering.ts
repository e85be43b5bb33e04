/** Counts the lists and headings of a Word document, which the file does not number itself (ISO/IEC 29500-1, 17.9). */
import { childOf, childrenOf, type XmlElement } from '../../package/xml.ts';
import { numberInFormat } from '../number-formats.ts';
import { hasSymbols, symbolCharacter } from '../symbol-fonts.ts';
import { integerOf, toggleOf, valueOf } from './dialect.ts';
import type { ListReference, Style, Styles } from './styles.ts';

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
