/** The styles of a Word document, as far as they decide what text is shown: hidden text, list numbers and languages. */
import { childOf, childrenOf, type XmlElement } from '../../package/xml.ts';
import { withBase, type RunLanguages } from '../language-tally.ts';
import { integerOf, toggleOf, valueOf } from './dialect.ts';

/** The list that a paragraph belongs to. The list 0 is none. */
export interface ListReference {
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
