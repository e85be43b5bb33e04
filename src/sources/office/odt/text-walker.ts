/** Walks an OpenDocument text in reading order, and tells tracked changes, notes, comments and hidden text apart. */
import { childOf, childrenOf, descendantsOf, elementsOf, textOf, type XmlElement } from '../../package/package.ts';
import {
  LanguageTally,
  scriptClassOf,
  withBase,
  combineMarks,
  endnotes,
  footnotes,
  hidden,
  readings,
  type RunLanguages,
  type AuthoredLayers,
  type MarkLayer,
  type SegmentWriter,
} from '../segment-writer.ts';
import { countItem, labelOf, type ListCounts, type ListLevel, type OdtStyles } from './styles.ts';

/** A note, to be written after the text. */
export interface Note {
  readonly label: string;
  readonly content: XmlElement;
  readonly mark: MarkLayer | undefined;
}

/** What the walker writes to, and what it looks up. */
export interface WalkerTools {
  readonly writer: SegmentWriter;
  readonly layers: AuthoredLayers;
  readonly styles: OdtStyles;
  /** Whether an embedded object is an equation, and its characters. */
  readonly equationOf: (frame: XmlElement) => string | undefined;
}

/** A tracked change. Deleted content is in the list of changes. */
interface TrackedChange {
  readonly layer: MarkLayer;
  readonly deleted: XmlElement | undefined;
}

/** Elements without text that is shown. */
const silent: ReadonlySet<string> = new Set(
  `office:forms office:event-listeners office:binary-data office:annotation-end text:sequence-decls
  text:variable-decls text:user-field-decls text:dde-connection-decls text:alphabetical-index-auto-mark-file
  text:soft-page-break text:number text:script text:table-of-content-source text:illustration-index-source
  text:table-index-source text:object-index-source text:user-index-source text:alphabetical-index-source
  text:bibliography-source svg:title svg:desc table:title table:desc table:table-column
  table:table-columns table:table-column-group table:table-header-columns table:table-source office:dde-source
  draw:glue-point draw:image-map draw:contour-polygon draw:contour-path`.split(/\s+/),
);

/** Fields and indexes, whose text the program computes (ODF 1.3 part 3, chapter 7). */
const computed =
  /^text:(?:date|time|page-number|page-count|page-continuation|sender-.*|author-.*|chapter|file-name|template-name|sheet-name|variable-(?:set|get)|user-field-get|sequence|sequence-ref|expression|text-input|initial-creator|creation-(?:date|time)|description|print-(?:date|time)|printed-by|title|subject|keywords|editing-(?:cycles|duration)|modification-(?:date|time)|creator|(?:paragraph|word|character|table|image|object)-count|database-.*|bookmark-ref|reference-ref|note-ref|page-variable-(?:set|get)|conditional-text|measure|dde-connection|execute-macro|user-defined|bibliography-mark|table-of-content|illustration-index|table-index|object-index|user-index|alphabetical-index|bibliography)$/;

/** The maximum number of repetitions of a cell or a row that are written. */
const maxRepeated = 1000;

const repetitionsOf = ({ attributes }: XmlElement, name: string): number =>
  Math.min(Math.max(Number(attributes.get(name) ?? 1) || 1, 1), maxRepeated);

/** A list that is being walked. */
interface OpenList {
  readonly counts: ListCounts;
  readonly style: string | undefined;
  readonly level: number;
}

/** What holds for the text of a paragraph. */
interface ParagraphContext {
  readonly languages: RunLanguages;
  readonly boxes: { readonly content: XmlElement; readonly mark: MarkLayer | undefined }[];
  /** No space has been written since the start or the last space. */
  isAfterSpace: boolean;
  /** A space that is text only if more text follows, with its mark. */
  held: { readonly mark: MarkLayer | undefined } | undefined;
}

/** Walks parts of one document. */
export class OdtWalker {
  readonly footnotes: Note[] = [];
  readonly endnotes: Note[] = [];
  readonly comments: XmlElement[] = [];
  readonly languages = new LanguageTally();
  readonly #tools: WalkerTools;
  readonly #changes = new Map<string, TrackedChange>();
  readonly #insertions = new Map<string, MarkLayer>();
  readonly #lists = new Map<string, ListCounts>();
  readonly #outline: ListCounts = [];

  constructor(tools: WalkerTools) {
    this.#tools = tools;
  }

  /** Walks blocks. `label` is written before the text of the first paragraph. */
  blocks(elements: readonly XmlElement[], mark?: MarkLayer): void {
    for (const element of elements) this.block(element, mark);
  }

  /** Walks a paragraph, a list, a table or what contains them. */
  block(element: XmlElement, outer: MarkLayer | undefined, list?: OpenList): void {
    const { writer } = this.#tools;
    const mark = this.#current(outer);
    switch (element.name) {
      case 'text:tracked-changes':
        this.#readChanges(element);
        break;
      case 'text:p':
      case 'text:h':
        this.#paragraph(element, outer);
        break;
      case 'text:list':
        this.#list(element, outer, list);
        break;
      case 'table:table':
        this.#table(element, outer);
        break;
      case 'text:section':
        this.blocks(elementsOf(element), combineMarks(outer, isHiddenSection(element) ? hidden : undefined));
        break;
      case 'text:change-start':
      case 'text:change-end':
        this.#changePoint(element);
        break;
      case 'text:change':
        for (const block of this.#deletedBlocks(element)) this.block(block, combineMarks(mark, this.#layerOf(element)));
        break;
      case 'office:annotation':
        this.comments.push(element);
        break;
      default:
        if (silent.has(element.name)) break;
        if (element.name.startsWith('draw:')) this.#shapeBlock(element, outer);
        else {
          if (computed.test(element.name)) writer.lose('field-result', mark);
          this.blocks(elementsOf(element), outer);
        }
    }
  }

  #shapeBlock(element: XmlElement, mark: MarkLayer | undefined): void {
    const context = newContext({});
    this.#shape(element, context, mark);
    this.#boxes(context);
  }

  /** The mark of text here, with the insertions that have begun and not ended. */
  #current(mark: MarkLayer | undefined): MarkLayer | undefined {
    let all = mark;
    for (const insertion of this.#insertions.values()) all = combineMarks(insertion, all);
    return all;
  }

  #readChanges(element: XmlElement): void {
    for (const region of childrenOf(element, 'text:changed-region')) {
      const id = region.attributes.get('text:id') ?? region.attributes.get('xml:id') ?? '';
      const [change] = elementsOf(region);
      const creator = textOf(childOf(childOf(change, 'office:change-info'), 'dc:creator'));
      if (change?.name === 'text:insertion') {
        this.#changes.set(id, { layer: this.#tools.layers.layerOf('inserted', creator), deleted: undefined });
      } else if (change?.name === 'text:deletion') {
        this.#changes.set(id, { layer: this.#tools.layers.layerOf('deleted', creator), deleted: change });
      }
    }
  }

  #layerOf({ attributes }: XmlElement): MarkLayer | undefined {
    return this.#changes.get(attributes.get('text:change-id') ?? '')?.layer;
  }

  #deletedBlocks({ attributes }: XmlElement): readonly XmlElement[] {
    const change = this.#changes.get(attributes.get('text:change-id') ?? '');
    return elementsOf(change?.deleted).filter(({ name }) => name !== 'office:change-info');
  }

  #changePoint(element: XmlElement): void {
    const id = element.attributes.get('text:change-id') ?? '';
    const change = this.#changes.get(id);
    if (element.name === 'text:change-end') this.#insertions.delete(id);
    else if (change && !change.deleted) this.#insertions.set(id, change.layer);
  }

  #list(element: XmlElement, mark: MarkLayer | undefined, parent: OpenList | undefined): void {
    const style = element.attributes.get('text:style-name') ?? parent?.style;
    const counts = parent?.counts ?? this.#countsOf(element, style);
    const list: OpenList = { counts, style, level: (parent?.level ?? 0) + 1 };
    for (const item of elementsOf(element)) this.#item(item, mark, list);
    const id = element.attributes.get('xml:id');
    if (id !== undefined) this.#lists.set(`id ${id}`, counts);
    if (style !== undefined) this.#lists.set(`style ${style}`, counts);
  }

  /** A list begins again, unless it continues another one, or the last one with its style. */
  #countsOf({ attributes }: XmlElement, style: string | undefined): ListCounts {
    const continued = attributes.get('text:continue-list');
    if (continued !== undefined) return this.#lists.get(`id ${continued}`) ?? [];
    const goesOn = attributes.get('text:continue-numbering') === 'true';
    return (goesOn ? this.#lists.get(`style ${style ?? ''}`) : undefined) ?? [];
  }

  #item(item: XmlElement, mark: MarkLayer | undefined, list: OpenList): void {
    const { styles } = this.#tools;
    const isHeader = item.name === 'text:list-header';
    let isFirst = true;
    for (const element of elementsOf(item)) {
      const isText = element.name === 'text:p' || element.name === 'text:h';
      if (!isText) this.block(element, mark, list);
      else if (!isFirst || isHeader) this.#paragraph(element, mark, { label: '' });
      else {
        const own = list.style ?? styles.style('paragraph', element.attributes.get('text:style-name')).list;
        this.#paragraph(element, mark, { label: this.#itemLabel(item, list, styles.list(own)) });
      }
      if (isText) isFirst = false;
    }
  }

  #itemLabel(
    item: XmlElement,
    { counts, level }: OpenList,
    levels: ReadonlyMap<number, ListLevel> | undefined,
  ): string | undefined {
    const start = item.attributes.get('text:start-value');
    countItem(counts, level, levels?.get(level), start === undefined ? undefined : Number(start));
    const written = childOf(item, 'text:number');
    return written ? textOf(written) : labelOf(counts, level, levels);
  }

  /** The number of a heading that is in no list. */
  #headingLabel({ name, attributes }: XmlElement): string | undefined {
    const level = Number(attributes.get('text:outline-level') ?? 1);
    const { outline } = this.#tools.styles;
    const style = outline.get(level);
    const isNumbered = name === 'text:h' && attributes.get('text:is-list-header') !== 'true';
    if (!isNumbered || !style || style.format === '') return '';
    const start = attributes.get('text:start-value');
    countItem(this.#outline, level, style, start === undefined ? undefined : Number(start));
    return labelOf(this.#outline, level, outline);
  }

  #table(table: XmlElement, mark: MarkLayer | undefined): void {
    for (const element of elementsOf(table)) {
      if (element.name === 'table:table-row') {
        for (let count = repetitionsOf(element, 'table:number-rows-repeated'); count > 0; count -= 1)
          this.#row(element, mark);
      } else if (!silent.has(element.name)) this.#table(element, mark);
    }
  }

  #row(row: XmlElement, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    let isFirst = true;
    for (const cell of elementsOf(row)) {
      if (cell.name !== 'table:table-cell' && cell.name !== 'table:covered-table-cell') continue;
      for (let count = repetitionsOf(cell, 'table:number-columns-repeated'); count > 0; count -= 1) {
        if (!isFirst) writer.write('\t', this.#current(mark));
        isFirst = false;
        if (cell.name === 'table:table-cell') this.#cell(cell, mark);
      }
    }
    writer.endLine(this.#current(mark));
  }

  /** The last paragraph of a cell does not end the line of its row. */
  #cell(cell: XmlElement, mark: MarkLayer | undefined): void {
    const elements = elementsOf(cell).filter(({ name }) => !silent.has(name));
    elements.forEach((element, index) => {
      const isLast = index === elements.length - 1;
      if (element.name === 'text:p' || element.name === 'text:h') this.#paragraph(element, mark, null, isLast);
      else if (isLast) this.#tools.writer.inLine(() => this.block(element, mark));
      else this.block(element, mark);
    });
  }

  /** `item`: the label of its list item, '' for none; null if it is in no list, and has its label as a heading. */
  #paragraph(
    paragraph: XmlElement,
    outer: MarkLayer | undefined,
    item: { readonly label: string | undefined } | null = null,
    isLastInCell = false,
  ): void {
    const { writer, styles } = this.#tools;
    const style = styles.style('paragraph', paragraph.attributes.get('text:style-name'));
    const isHidden = style.isHidden ?? hasHiddenField(paragraph);
    const mark = combineMarks(outer, isHidden ? hidden : undefined);
    const context = newContext(style.languages);
    const label = item ? item.label : this.#headingLabel(paragraph);
    writer.listLabel(label?.trim(), paragraph.children.length > 0, this.#current(mark));
    this.#inlines(paragraph, context, mark);
    if (!isLastInCell) {
      writer.endLine(this.#current(mark));
      this.#boxes(context);
    } else if (context.boxes.length > 0) {
      writer.endLine();
      writer.inLine(() => this.#boxes(context));
    }
  }

  #boxes({ boxes }: ParagraphContext): void {
    for (const { content, mark } of boxes) {
      this.#tools.writer.lose('order-guessed', mark);
      this.blocks(elementsOf(content), mark);
    }
  }

  /** Writes text, or characters in its place, after a space that was held back. */
  #write(text: string, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    if (context.held) writer.write(' ', context.held.mark);
    context.held = undefined;
    context.isAfterSpace = false;
    writer.write(text, mark);
  }

  /** Writes text whose white space is collapsed (ODF 1.3 part 3, 6.1.2). */
  #text(text: string, context: ParagraphContext, mark: MarkLayer | undefined): void {
    this.languages.add(context.languages[scriptClassOf(text)], text);
    const collapsed = text.replaceAll(/[ \t\r\n]+/g, ' ');
    const withStart = context.isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (withStart === '') return;
    const isSpaceAtEnd = withStart.endsWith(' ');
    const rest = isSpaceAtEnd ? withStart.slice(0, -1) : withStart;
    if (rest !== '') this.#write(rest, context, mark);
    if (isSpaceAtEnd) {
      context.held = { mark };
      context.isAfterSpace = true;
    }
  }

  #inlines(parent: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    for (const child of parent.children) {
      if (typeof child === 'string') this.#text(child, context, this.#current(mark));
      else this.#inline(child, context, mark);
    }
  }

  #inline(element: XmlElement, context: ParagraphContext, outer: MarkLayer | undefined): void {
    const { writer, styles } = this.#tools;
    const mark = this.#current(outer);
    switch (element.name) {
      case 'text:s':
        this.#write(' '.repeat(repetitionsOf(element, 'text:c')), context, mark);
        break;
      case 'text:tab':
        this.#write('\t', context, mark);
        break;
      case 'text:line-break':
        this.#write('\n', context, mark);
        break;
      case 'text:span': {
        const style = styles.style('text', element.attributes.get('text:style-name'));
        // The span shares the spaces of its paragraph, and has its own languages.
        const isHidden = style.isHidden ?? false;
        this.#span(element, context, withBase(style.languages, context.languages), isHidden, outer);
        break;
      }
      case 'text:change-start':
      case 'text:change-end':
        this.#changePoint(element);
        break;
      case 'text:change':
        this.#deletedParagraphs(element, context, mark);
        break;
      case 'text:note':
        this.#note(element, context, mark);
        break;
      case 'office:annotation':
        this.comments.push(element);
        break;
      case 'text:hidden-text':
        this.#hiddenText(element, context, mark);
        break;
      case 'text:hidden-paragraph':
        break;
      case 'text:ruby':
        for (const base of childrenOf(element, 'text:ruby-base')) this.#inlines(base, context, outer);
        for (const reading of childrenOf(element, 'text:ruby-text')) {
          this.#write(`(${textOf(reading)})`, context, combineMarks(mark, readings));
        }
        break;
      case 'text:p':
      case 'text:h':
      case 'text:list':
      case 'table:table':
        context.boxes.push({ content: { name: '', attributes: new Map(), children: [element] }, mark: outer });
        break;
      default:
        if (silent.has(element.name)) break;
        if (element.name.startsWith('draw:') && element.name !== 'draw:a') this.#shape(element, context, outer);
        else {
          if (computed.test(element.name)) writer.lose('field-result', mark);
          this.#inlines(element, context, outer);
        }
    }
  }

  #span(
    element: XmlElement,
    context: ParagraphContext,
    languages: RunLanguages,
    isHidden: boolean,
    mark: MarkLayer | undefined,
  ): void {
    const inner: ParagraphContext = { ...context, languages };
    this.#inlines(element, inner, combineMarks(mark, isHidden ? hidden : undefined));
    context.held = inner.held;
    context.isAfterSpace = inner.isAfterSpace;
  }

  /**
   * Writes deleted paragraphs. The first one continues the line of the change, and the text after the change continues
   * the last one.
   */
  #deletedParagraphs(element: XmlElement, context: ParagraphContext, outer: MarkLayer | undefined): void {
    const layer = combineMarks(outer, this.#layerOf(element));
    this.#deletedBlocks(element).forEach((block, index) => {
      if (index > 0) this.#write('\n', context, layer);
      if (block.name === 'text:p' || block.name === 'text:h') this.#inlines(block, context, layer);
      else this.block(block, layer);
    });
  }

  #note(note: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const citation = childOf(note, 'text:note-citation');
    const content = childOf(note, 'text:note-body');
    const isEndnote = note.attributes.get('text:note-class') === 'endnote';
    const list = isEndnote ? this.endnotes : this.footnotes;
    const shown = citation?.attributes.get('text:label') ?? textOf(citation).trim();
    const label = shown === '' ? String(list.length + 1) : shown;
    const layer = combineMarks(mark, isEndnote ? endnotes : footnotes);
    this.#write('', context, layer);
    this.#tools.writer.lose('note-mark', layer);
    this.#tools.writer.write(`[${label}]`, layer);
    if (content) list.push({ label, content, mark });
  }

  #hiddenText(element: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const isShown = element.attributes.get('text:is-hidden') === 'false';
    const text = textOf(element) || (element.attributes.get('text:string-value') ?? '');
    this.#write(text, context, isShown ? mark : combineMarks(mark, hidden));
  }

  /** A frame with a picture, an object or a text box; or a shape with text. */
  #shape(element: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const { writer, equationOf } = this.#tools;
    const current = this.#current(mark);
    if (element.name === 'draw:frame') {
      // What follows the first child shows the same for other programs.
      const [content] = elementsOf(element).filter(({ name }) => !silent.has(name));
      if (content?.name === 'draw:text-box') context.boxes.push({ content, mark });
      else if (content?.name === 'draw:object') this.#object(equationOf(content), context, current);
      else writer.lose(content?.name === 'draw:image' ? 'picture' : 'embedded-object', current);
      return;
    }
    if (element.name === 'draw:control') {
      writer.lose('form-field', current);
      return;
    }
    const hasText = elementsOf(element).some(({ name }) => name === 'text:p' || name === 'text:list');
    if (hasText) context.boxes.push({ content: element, mark });
    else for (const child of elementsOf(element)) if (child.name.startsWith('draw:')) this.#shape(child, context, mark);
  }

  #object(equation: string | undefined, context: ParagraphContext, mark: MarkLayer | undefined): void {
    this.#write('', context, mark);
    this.#tools.writer.lose(equation === undefined ? 'embedded-object' : 'equation', mark);
    this.#write(equation ?? '', context, mark);
  }
}

const newContext = (languages: RunLanguages): ParagraphContext => ({
  languages,
  boxes: [],
  isAfterSpace: true,
  held: undefined,
});

function isHiddenSection({ attributes }: XmlElement): boolean {
  const display = attributes.get('text:display');
  return display === 'none' || (display === 'condition' && attributes.get('text:is-hidden') === 'true');
}

function hasHiddenField(paragraph: XmlElement): boolean {
  for (const field of descendantsOf(paragraph, 'text:hidden-paragraph')) {
    if (field.attributes.get('text:is-hidden') !== 'false') return true;
  }
  return false;
}
