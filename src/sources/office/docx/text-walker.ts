/**
 * Walks the text of a Word document in reading order, and tells tracked changes, hidden text and results of fields
 * apart.
 */
import { childOf, childrenOf, descendantsOf, elementsOf, textOf, type XmlElement } from '../../package/package.ts';
import {
  LanguageTally,
  scriptClassOf,
  withBase,
  combineMarks,
  endnotes,
  fieldCodes,
  footnotes,
  hidden,
  prompts,
  readings,
  type RunLanguages,
  type AuthoredKind,
  type AuthoredLayers,
  type MarkLayer,
  type SegmentWriter,
} from '../segment-writer.ts';
import { numberInFormat, hasSymbols, symbolCharacter } from '../number-formats.ts';
import {
  integerOf,
  isOn,
  toggleOf,
  valueOf,
  languagesOf,
  numberingOf,
  type Numbering,
  type Style,
  type Styles,
} from './styles.ts';

/** A reference to a note or a comment, in the order of the text. */
export interface NoteReference {
  readonly id: string;
  /** The mark that the text shows, such as “[3]”; undefined if the author wrote one. */
  readonly label: string | undefined;
  readonly mark: MarkLayer | undefined;
}

/** How notes are numbered. */
export interface NoteNumbers {
  readonly format: string;
  readonly start: number;
}

/** A field: its code is not text, its result is. */
interface Field {
  code: string;
  isResult: boolean;
}

/** What holds for the runs of a paragraph. */
interface ParagraphContext {
  readonly style: Style;
  readonly mark: MarkLayer | undefined;
  /** Text boxes that are anchored in the paragraph. Their text follows it. */
  readonly boxes: { readonly content: XmlElement; readonly mark: MarkLayer | undefined }[];
}

/** Fields whose result a person typed, or that only link to another place. Others are computed by the program. */
const typedFields = /^\s*(HYPERLINK|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|QUOTE|TC|XE|RD|TA|PRIVATE)\b/i;

/** Elements of a document that contain no text of their own and no text that is shown. */
const silent: ReadonlySet<string> = new Set(
  `w:pPr w:rPr w:tblPr w:tblGrid w:trPr w:tcPr w:sdtPr w:sdtEndPr w:sectPr w:proofErr w:bookmarkStart w:bookmarkEnd
  w:commentRangeStart w:commentRangeEnd w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd
  w:permStart w:permEnd w:lastRenderedPageBreak w:customXmlInsRangeStart w:customXmlInsRangeEnd
  w:customXmlDelRangeStart w:customXmlDelRangeEnd w:customXmlPr w:smartTagPr w:tblPrEx w:annotationRef
  w:separator w:continuationSeparator w:fldData w:delInstrText w:footnotePr w:endnotePr`.split(/\s+/),
);

const changes: Readonly<Record<string, AuthoredKind>> = {
  'w:ins': 'inserted',
  'w:del': 'deleted',
  'w:moveFrom': 'moved-from',
  'w:moveTo': 'moved-to',
  'w:cellIns': 'inserted',
  'w:cellDel': 'deleted',
};

/** What the walker writes to, and what it looks up. */
export interface WalkerTools {
  readonly writer: SegmentWriter;
  readonly layers: AuthoredLayers;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly footnoteNumbers: NoteNumbers;
  readonly endnoteNumbers: NoteNumbers;
}

/** Walks parts of one document. */
export class TextWalker {
  readonly footnotes: NoteReference[] = [];
  readonly endnotes: NoteReference[] = [];
  readonly comments: NoteReference[] = [];
  readonly languages = new LanguageTally();
  /** The relationships of headers and footers, in the order of the sections. */
  readonly sections: XmlElement[] = [];
  readonly #tools: WalkerTools;
  readonly #fields: Field[] = [];
  readonly #noteCounts = { footnotes: 0, endnotes: 0 };
  /** What a note shows before its text. */
  #noteLabel: string | undefined;

  constructor(tools: WalkerTools) {
    this.#tools = tools;
  }

  /** Walks the content of a note. Its label is at its reference mark, or before its text if it has none. */
  note(content: XmlElement, { label, mark }: NoteReference): void {
    const hasMark = [...descendantsOf(content, 'w:footnoteRef'), ...descendantsOf(content, 'w:endnoteRef')].length > 0;
    this.#noteLabel = label;
    if (label !== undefined && !hasMark) this.#tools.writer.write(`${label} `, mark);
    this.blocks(elementsOf(content), mark);
    this.#noteLabel = undefined;
    this.endPart();
  }

  /** Ends a part of the document: fields do not continue in the next one. */
  endPart(): void {
    this.#fields.length = 0;
  }

  /** Walks paragraphs and tables. */
  blocks(elements: readonly XmlElement[], mark?: MarkLayer): void {
    for (const element of elements) this.block(element, mark);
  }

  /** Walks a paragraph, a table or what contains them. */
  block(element: XmlElement, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    switch (element.name) {
      case 'w:p':
        this.#paragraph(element, mark);
        break;
      case 'w:tbl':
        this.#table(element, mark);
        break;
      case 'w:sectPr':
        this.sections.push(element);
        break;
      case 'w:altChunk':
      case 'w:subDoc':
        // Another document, in the file or outside it.
        writer.lose('embedded-object', mark);
        writer.endLine(mark);
        break;
      case 'm:oMathPara':
      case 'm:oMath':
        this.#equation(element, mark);
        writer.endLine(mark);
        break;
      case 'mc:AlternateContent':
        this.blocks(alternative(element), mark);
        break;
      default:
        if (silent.has(element.name)) break;
        // Content controls, links and what other programs add only group the text.
        this.blocks(elementsOf(element), combineMarks(mark, this.#change(element)));
    }
  }

  /** The layer of a tracked change, or of a content control that nobody filled in; undefined for other elements. */
  #change(element: XmlElement): MarkLayer | undefined {
    const kind = changes[element.name];
    if (kind) return this.#tools.layers.layerOf(kind, element.attributes.get('w:author') ?? '');
    const isPrompt = element.name === 'w:sdt' && toggleOf(childOf(childOf(element, 'w:sdtPr'), 'w:showingPlcHdr'));
    return isPrompt ? prompts : undefined;
  }

  /** The layer of the tracked change that properties contain, such as that of a paragraph mark or a row. */
  #changeIn(properties: XmlElement | undefined): MarkLayer | undefined {
    return elementsOf(properties).reduce<MarkLayer | undefined>(
      (mark, element) => combineMarks(mark, this.#change(element)),
      undefined,
    );
  }

  #table(table: XmlElement, mark: MarkLayer | undefined): void {
    for (const element of elementsOf(table)) {
      if (element.name === 'w:tr') this.#row(element, mark);
      else if (element.name === 'mc:AlternateContent') for (const one of alternative(element)) this.#table(one, mark);
      else if (!silent.has(element.name)) this.#table(element, combineMarks(mark, this.#change(element)));
    }
  }

  #row(row: XmlElement, outer: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    const properties = childOf(row, 'w:trPr');
    const rowMark = combineMarks(outer, this.#changeIn(properties));
    const before = integerOf(childOf(properties, 'w:gridBefore')) ?? 0;
    if (before > 0 && before <= 1000) writer.write('\t'.repeat(before), rowMark);
    let isFirst = true;
    const cells = (parent: XmlElement, mark: MarkLayer | undefined): void => {
      for (const element of elementsOf(parent)) {
        if (element.name !== 'w:tc') {
          if (!silent.has(element.name)) cells(element, combineMarks(mark, this.#change(element)));
          continue;
        }
        const cellMark = combineMarks(mark, this.#changeIn(childOf(element, 'w:tcPr')));
        if (!isFirst) writer.write('\t', cellMark);
        this.#cell(element, cellMark);
        // The tab between a deleted first cell and the next one is deleted with it.
        if (isFirst && cellMark?.kind === 'deleted' && mark?.kind !== 'deleted') writer.write('\t', cellMark);
        else isFirst = false;
      }
    };
    cells(row, rowMark);
    writer.endLine(rowMark);
  }

  /** Writes a cell. The end of its last paragraph ends no line, and a cell of several columns ends with their tabs. */
  #cell(cell: XmlElement, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    const properties = childOf(cell, 'w:tcPr');
    const merge = childOf(properties, 'w:vMerge');
    // What is below the first cell of vertically merged ones is not shown.
    const isCovered = merge !== undefined && valueOf(merge) !== 'restart' && textOf(cell).trim() === '';
    const elements = isCovered ? [] : elementsOf(cell).filter(({ name }) => !silent.has(name));
    elements.forEach((element, index) => {
      const isLast = index === elements.length - 1;
      if (element.name === 'w:p') this.#paragraph(element, mark, isLast);
      else if (isLast) writer.inLine(() => this.block(element, mark));
      else this.block(element, mark);
    });
    const span = Number(valueOf(childOf(properties, 'w:gridSpan')) ?? 1);
    if (span > 1 && span <= 1000) writer.write('\t'.repeat(span - 1), mark);
  }

  #paragraph(paragraph: XmlElement, outer: MarkLayer | undefined, isLastInCell = false): void {
    const { writer, styles } = this.#tools;
    const properties = childOf(paragraph, 'w:pPr');
    const style = styles.paragraphStyle(valueOf(childOf(properties, 'w:pStyle')));
    const markProperties = childOf(properties, 'w:rPr');
    const isHidden = toggleOf(childOf(markProperties, 'w:vanish')) ?? style.isHidden ?? false;
    const change = this.#changeIn(markProperties);
    const endMark = combineMarks(change, isHidden ? hidden : undefined);
    const section = childOf(properties, 'w:sectPr');
    if (section) this.sections.push(section);
    this.#listLabel(paragraph, properties, style, combineMarks(outer, endMark));
    const context: ParagraphContext = { style, mark: outer, boxes: [] };
    this.#inlines(elementsOf(paragraph), context, outer);
    if (!isLastInCell) writer.endLine(combineMarks(outer, endMark));
    for (const { content, mark } of context.boxes) {
      if (isLastInCell) writer.endLine(mark);
      writer.lose('order-guessed', mark);
      const write = (): void => this.blocks(elementsOf(content), mark);
      if (isLastInCell) writer.inLine(write);
      else write();
    }
  }

  #listLabel(
    paragraph: XmlElement,
    properties: XmlElement | undefined,
    style: Style,
    mark: MarkLayer | undefined,
  ): void {
    // A paragraph whose end is deleted continues the next one, which has the number.
    if (mark?.kind === 'deleted') return;
    const label = this.#tools.numbering.next(numberingOf(properties), style);
    if (!label) return;
    const isEmpty = elementsOf(paragraph).every(({ name }) => silent.has(name));
    this.#tools.writer.listLabel(label.text, label.hasSpace && !isEmpty, mark);
  }

  #inlines(elements: readonly XmlElement[], context: ParagraphContext, mark: MarkLayer | undefined): void {
    for (const element of elements) this.#inline(element, context, mark);
  }

  #inline(element: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    switch (element.name) {
      case 'w:r':
        this.#run(element, context, mark);
        break;
      case 'w:fldSimple':
        if (!typedFields.test(element.attributes.get('w:instr') ?? '')) writer.lose('field-result', mark);
        this.#inlines(elementsOf(element), context, mark);
        break;
      case 'm:oMathPara':
      case 'm:oMath':
        this.#equation(element, mark);
        break;
      case 'mc:AlternateContent':
        this.#inlines(alternative(element), context, mark);
        break;
      case 'w:p':
      case 'w:tbl':
        // Content controls in a line can contain paragraphs.
        this.block(element, mark);
        break;
      default:
        if (silent.has(element.name)) break;
        // Content controls, links and what other programs add only group the text.
        this.#inlines(elementsOf(element), context, combineMarks(mark, this.#change(element)));
    }
  }

  /** Equations have a layout that text cannot have: their characters are in the order of the file. */
  #equation(element: XmlElement, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    writer.lose('equation', mark);
    for (const text of descendantsOf(element, 'm:t')) writer.write(textOf(text), mark);
  }

  #run(run: XmlElement, context: ParagraphContext, outer: MarkLayer | undefined): void {
    const { styles } = this.#tools;
    const properties = childOf(run, 'w:rPr');
    const style = styles.characterStyle(valueOf(childOf(properties, 'w:rStyle')));
    const isHidden = toggleOf(childOf(properties, 'w:vanish')) ?? style.isHidden ?? context.style.isHidden ?? false;
    const tracked = combineMarks(outer, this.#changeIn(properties));
    const mark = combineMarks(tracked, isHidden ? hidden : undefined);
    const languages = [languagesOf(properties), style.languages, context.style.languages, styles.languages].reduce(
      withBase,
    );
    for (const element of elementsOf(run)) this.#runContent(element, properties, languages, context, mark);
  }

  /** The mark of text at the current position: text in the code of a field is not shown. */
  #visibleMark(mark: MarkLayer | undefined): MarkLayer | undefined {
    return this.#fields.some(({ isResult }) => !isResult) ? combineMarks(mark, fieldCodes) : mark;
  }

  #runContent(
    element: XmlElement,
    properties: XmlElement | undefined,
    languages: RunLanguages,
    context: ParagraphContext,
    given: MarkLayer | undefined,
  ): void {
    const { writer } = this.#tools;
    const mark = this.#visibleMark(given);
    switch (element.name) {
      case 'w:t':
      case 'w:delText':
        this.#text(element, properties, languages, mark);
        break;
      case 'w:tab':
      case 'w:ptab':
        writer.write('\t', mark);
        break;
      case 'w:br':
      case 'w:cr':
        writer.write('\n', mark);
        break;
      case 'w:noBreakHyphen':
        writer.write('\u2011', mark);
        break;
      case 'w:softHyphen':
        writer.lose('soft-hyphen', mark);
        break;
      case 'w:sym':
        this.#symbol(element, 'w:font', 'w:char', mark);
        break;
      case 'w:fldChar':
        this.#fieldCharacter(element, mark);
        break;
      case 'w:instrText':
        for (const field of this.#fields.slice(-1)) if (!field.isResult) field.code += textOf(element);
        break;
      case 'w:footnoteReference':
        this.#reference(element, 'footnotes', mark);
        break;
      case 'w:endnoteReference':
        this.#reference(element, 'endnotes', mark);
        break;
      case 'w:footnoteRef':
      case 'w:endnoteRef':
        writer.write(this.#noteLabel ?? '', mark);
        break;
      case 'w:commentReference':
        this.comments.push({ id: element.attributes.get('w:id') ?? '', label: undefined, mark });
        break;
      case 'w:ruby':
        this.#ruby(element, context, mark);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#graphic(element, context, mark);
        break;
      case 'w16se:symEx':
        // Word writes emoji in this way, beside the character for older programs.
        this.#symbol(element, 'w16se:font', 'w16se:char', mark);
        break;
      case 'w:contentPart':
        writer.lose('picture', mark);
        break;
      case 'w:pgNum':
      case 'w:dayShort':
      case 'w:dayLong':
      case 'w:monthShort':
      case 'w:monthLong':
      case 'w:yearShort':
      case 'w:yearLong':
        writer.lose('field-result', mark);
        break;
      case 'mc:AlternateContent':
        for (const one of alternative(element)) this.#runContent(one, properties, languages, context, given);
        break;
      default:
        if (!silent.has(element.name)) this.#inline(element, context, mark);
    }
  }

  #text(
    element: XmlElement,
    properties: XmlElement | undefined,
    languages: RunLanguages,
    mark: MarkLayer | undefined,
  ): void {
    const whole = textOf(element);
    // Without xml:space, space at the start and the end is layout of the file.
    const isExact = element.attributes.get('xml:space') === 'preserve';
    const text = (isExact ? whole : whole.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')).replaceAll(/[\r\n]/g, ' ');
    this.languages.add(languages[scriptClassOf(text)], text);
    const fonts = childOf(properties, 'w:rFonts')?.attributes;
    const font = fonts?.get('w:ascii') ?? fonts?.get('w:hAnsi') ?? '';
    if (!hasSymbols(text)) this.#tools.writer.write(text, mark);
    else {
      for (const character of text) {
        if (hasSymbols(character)) this.#character(font, character.codePointAt(0) ?? 0, mark);
        else this.#tools.writer.write(character, mark);
      }
    }
  }

  /** A character by its code; `fontName` and `codeName` are the attributes that contain its font and its code. */
  #symbol({ attributes }: XmlElement, fontName: string, codeName: string, mark: MarkLayer | undefined): void {
    const code = attributes.get(codeName) ?? '';
    this.#character(attributes.get(fontName) ?? '', /^[\da-f]{1,6}$/i.test(code) ? parseInt(code, 16) : 0, mark);
  }

  #character(font: string, code: number, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    const character = symbolCharacter(font, code);
    if (character === undefined) writer.lose('unmapped-character', mark);
    writer.write(character ?? '\ufffd', mark);
  }

  #fieldCharacter(element: XmlElement, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    const type = element.attributes.get('w:fldCharType');
    const field = this.#fields.at(-1);
    if (type === 'begin') {
      this.#fields.push({ code: '', isResult: false });
      this.#formField(childOf(element, 'w:ffData'), mark);
    } else if (type === 'separate' && field) {
      field.isResult = true;
      if (!typedFields.test(field.code)) writer.lose('field-result', this.#visibleMark(mark));
    } else if (type === 'end') {
      const prompt = /^\s*MACROBUTTON\s+\S+\s+(.*\S)/is.exec(field?.isResult === false ? field.code : '')?.[1];
      this.#fields.pop();
      // Word shows it where a person is to click and type.
      writer.write(prompt ?? '', combineMarks(mark, prompts));
    }
  }

  /** A checkbox and a list of choices show a value that does not belong to the text of the document. */
  #formField(data: XmlElement | undefined, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    const box = childOf(data, 'w:checkBox');
    const isTicked = toggleOf(childOf(box, 'w:checked')) ?? toggleOf(childOf(box, 'w:default')) ?? false;
    if (box) writer.write(isTicked ? '☒' : '☐', mark);
    const list = childOf(data, 'w:ddList');
    const chosen = Number(valueOf(childOf(list, 'w:result')) ?? valueOf(childOf(list, 'w:default')) ?? 0);
    writer.write(valueOf(childrenOf(list, 'w:listEntry')[chosen]) ?? '', mark);
  }

  #reference(element: XmlElement, kind: 'footnotes' | 'endnotes', mark: MarkLayer | undefined): void {
    const { writer, footnoteNumbers, endnoteNumbers } = this.#tools;
    const list = this[kind];
    const { format, start } = kind === 'footnotes' ? footnoteNumbers : endnoteNumbers;
    const isCustom = isOn(element.attributes.get('w:customMarkFollows'));
    const number = start + this.#noteCounts[kind];
    if (!isCustom) this.#noteCounts[kind] += 1;
    const label = isCustom ? undefined : `[${numberInFormat(number, format) ?? number}]`;
    list.push({ id: element.attributes.get('w:id') ?? '', label, mark });
    const layer = combineMarks(mark, kind === 'footnotes' ? footnotes : endnotes);
    if (label === undefined) return;
    writer.lose('note-mark', layer);
    writer.write(label, layer);
  }

  #ruby(ruby: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    for (const base of childrenOf(ruby, 'w:rubyBase')) this.#inlines(elementsOf(base), context, mark);
    const text = childrenOf(ruby, 'w:rt').flatMap((rt) => [...descendantsOf(rt, 'w:t')].map(textOf));
    const layer = combineMarks(mark, readings);
    if (text.length > 0) writer.write(`(${text.join('')})`, layer);
  }

  /** A picture, or a drawing with text boxes. */
  #graphic(element: XmlElement, context: ParagraphContext, mark: MarkLayer | undefined): void {
    const { writer } = this.#tools;
    switch (element.name) {
      case 'w:txbxContent':
        context.boxes.push({ content: element, mark });
        return;
      case 'mc:AlternateContent':
        for (const one of alternative(element)) this.#graphic(one, context, mark);
        return;
      case 'pic:pic':
      case 'v:imagedata':
        writer.lose('picture', mark);
        return;
      case 'c:chart':
      case 'cx:chart':
      case 'a:txBody':
      case 'dgm:relIds':
      case 'o:OLEObject':
        writer.lose('embedded-object', mark);
        return;
      case 'v:textpath':
        writer.write(element.attributes.get('string') ?? '', mark);
        return;
      default:
        for (const child of elementsOf(element)) this.#graphic(child, context, mark);
    }
  }
}

/** The content of the first alternative, which is for newer programs. The others say the same for older ones. */
function alternative(element: XmlElement): readonly XmlElement[] {
  const chosen = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
  return elementsOf(chosen);
}
