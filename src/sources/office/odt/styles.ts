/** The styles of an OpenDocument text, as far as they decide what is shown: hidden text, lists and languages. */
import { childOf, elementsOf, type XmlElement } from '../../package/package.ts';
import { withBase, type RunLanguages } from '../segment-writer.ts';
import { numberInFormat, symbolCharacter, hasSymbols } from '../number-formats.ts';

/** What a style says. */
export interface Style {
  readonly isHidden?: boolean | undefined;
  readonly languages: RunLanguages;
  /** The list style of paragraphs with this style; '' is none. */
  readonly list?: string | undefined;
}

/** A level of a list style. */
export interface ListLevel {
  /** The bullet; undefined for a number. */
  readonly bullet?: string | undefined;
  readonly format: string;
  readonly start: number;
  /** The text around the numbers, such as “%1%.%2%)”, with one pair of signs for each level that is shown. */
  readonly pattern: string;
  /** Whether letters after z are aa, bb instead of aa, ab. */
  readonly repeatsLetters: boolean;
}

const languageNames = { val: '', eastAsia: '-asian', bidi: '-complex' } as const;

function languageOf(properties: XmlElement | undefined, suffix: string): string | undefined {
  const namespace = suffix === '' ? 'fo' : 'style';
  const language = properties?.attributes.get(`${namespace}:language${suffix}`);
  if (language === undefined || language === 'none' || language === 'zxx') return undefined;
  const country = properties?.attributes.get(`${namespace}:country${suffix}`);
  return country === undefined || country === 'none' ? language : `${language}-${country}`;
}

function levelOf({ name, attributes }: XmlElement): ListLevel {
  const level = Number(attributes.get('text:level') ?? 1);
  const shown = Math.min(Math.max(Number(attributes.get('text:display-levels') ?? 1), 1), level);
  const numbers = Array.from({ length: shown }, (_, index) => `%${level - shown + 1 + index}%`).join('.');
  const around = `${attributes.get('style:num-prefix') ?? ''}${numbers}${attributes.get('style:num-suffix') ?? ''}`;
  const isBullet = name === 'text:list-level-style-bullet' || name === 'text:list-level-style-image';
  return {
    bullet: isBullet ? (attributes.get('text:bullet-char') ?? '•') : undefined,
    format: attributes.get('style:num-format') ?? '',
    start: Number(attributes.get('text:start-value') ?? 1),
    pattern: attributes.get('loext:num-list-format') ?? around,
    repeatsLetters: attributes.get('style:num-letter-sync') === 'true',
  };
}

/** The styles of a document, as its files name them. Automatic styles are found before common ones. */
export class OdtStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, Style>();
  readonly #lists = new Map<string, ReadonlyMap<number, ListLevel>>();
  #default: RunLanguages = {};

  /** The levels of numbered headings. */
  outline: ReadonlyMap<number, ListLevel> = new Map();

  /** Adds a style. A later one replaces one with the same name. */
  add(element: XmlElement): void {
    const { attributes } = element;
    const name = attributes.get('style:name') ?? '';
    const levels = (): ReadonlyMap<number, ListLevel> =>
      new Map(elementsOf(element).map((one) => [Number(one.attributes.get('text:level') ?? 1), levelOf(one)]));
    if (element.name === 'style:style') this.#styles.set(`${attributes.get('style:family') ?? ''} ${name}`, element);
    else if (element.name === 'text:list-style') this.#lists.set(name, levels());
    else if (element.name === 'text:outline-style') this.outline = levels();
    else if (element.name === 'style:default-style' && attributes.get('style:family') === 'paragraph') {
      this.#default = this.#ownLanguages(element);
    }
  }

  list(name: string | undefined): ReadonlyMap<number, ListLevel> | undefined {
    return name === undefined ? undefined : this.#lists.get(name);
  }

  /** Returns a style with what it is based on. */
  style(family: 'paragraph' | 'text', name: string | undefined): Style {
    const key = `${family} ${name ?? ''}`;
    const before = this.#resolved.get(key);
    if (before) return before;
    const style = this.#resolve(family, name);
    this.#resolved.set(key, style);
    return style;
  }

  #resolve(family: 'paragraph' | 'text', name: string | undefined): Style {
    const seen = new Set<string>();
    let isHidden: boolean | undefined;
    let list: string | undefined;
    let languages: RunLanguages = {};
    for (let next = name; next !== undefined && !seen.has(next);) {
      seen.add(next);
      const element = this.#styles.get(`${family} ${next}`);
      if (!element) break;
      const display = childOf(element, 'style:text-properties')?.attributes.get('text:display');
      isHidden ??= display === undefined ? undefined : display === 'none';
      list ??= element.attributes.get('style:list-style-name');
      languages = withBase(languages, this.#ownLanguages(element));
      next = element.attributes.get('style:parent-style-name');
    }
    return { isHidden, list, languages: family === 'paragraph' ? withBase(languages, this.#default) : languages };
  }

  #ownLanguages(element: XmlElement): RunLanguages {
    const properties = childOf(element, 'style:text-properties');
    return {
      val: languageOf(properties, languageNames.val),
      eastAsia: languageOf(properties, languageNames.eastAsia),
      bidi: languageOf(properties, languageNames.bidi),
    };
  }
}

// * Counts the lists and headings of an OpenDocument text, which the file does not number itself (ODF 1.3 part 3,
// 5.3).

/** How far a list is counted, by level from 1. */
export type ListCounts = (number | undefined)[];

/** The number formats of ODF 1.3 part 3, 20.322 and those of LibreOffice, by the names in `numberInFormat`. */
const formats: Readonly<Record<string, string>> = {
  '1': 'decimal',
  '01': 'decimalZero',
  '１, ２, ３, ...': 'decimalFullWidth',
  '①, ②, ③, ...': 'decimalEnclosedCircle',
  '一, 二, 三, ...': 'chineseCounting',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '': 'none',
};

/** Counts an item of a level, from `start` if the file says so. Deeper levels begin again. */
export function countItem(
  counts: ListCounts,
  level: number,
  style: ListLevel | undefined,
  start: number | undefined,
): void {
  const before = counts[level];
  counts[level] = start ?? (before === undefined ? (style?.start ?? 1) : before + 1);
  counts.length = level + 1;
}

/** Numbers with letters after z: aa, ab. */
function lettersOf(value: number): string {
  let rest = value;
  let text = '';
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

function writeNumber(value: number, { format, repeatsLetters }: ListLevel): string | undefined {
  if (!repeatsLetters && value > 26 && /^a$/i.test(format)) {
    return format === 'A' ? lettersOf(value).toUpperCase() : lettersOf(value);
  }
  const name = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return name === undefined ? undefined : numberInFormat(value, name);
}

/** Returns the label of the current item of a level; undefined if one of its numbers has an unsupported format. */
export function labelOf(
  counts: ListCounts,
  level: number,
  levels: ReadonlyMap<number, ListLevel> | undefined,
): string | undefined {
  const style = levels?.get(level);
  if (!style) return '';
  const { bullet, format, pattern } = style;
  if (bullet !== undefined) {
    return hasSymbols(bullet) ? (symbolCharacter('Symbol', bullet.codePointAt(0) ?? 0) ?? '•') : bullet;
  }
  if (format === '') return '';
  let isSupported = true;
  const text = pattern.replaceAll(/%(\d+)%/g, (_, digits: string) => {
    const index = Number(digits);
    const shown = levels?.get(index);
    // A level without numbers is left out, with the full stop after it.
    if (!shown || shown.format === '') return '';
    const number = writeNumber(counts[index] ?? shown.start, shown);
    isSupported &&= number !== undefined;
    return number ?? '';
  });
  return isSupported ? text.replace(/^\.+/, '') : undefined;
}
