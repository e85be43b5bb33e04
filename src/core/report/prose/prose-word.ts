/** Writes a report in sentences as a Word file (Office Open XML, ISO/IEC 29500). Loaded only when it is needed. */
import {
  HeadingLevel,
  UnderlineType,
  type FileChild,
  type Paragraph,
  type ParagraphChild,
  BookmarkEnd,
  BookmarkStart,
  EndnoteReferenceRun,
  TextRun,
  XmlAttributeComponent,
  XmlComponent,
} from 'docx';
import { own } from '../../json/own.ts';
import { spacesForLineEnds } from '../../text/shorten.ts';
import { hasRightToLeft, isRightToLeft } from '../direction.ts';
import {
  numberedPassage,
  effectInWords,
  effectSign,
  flatBlocks,
  isQuoted,
  joinedLines,
  linesOf,
  textOfPart,
  type Block,
  type Item,
  type Line,
  type Part,
  type Prose,
  type Role,
} from './prose.ts';
import { table, wordFile, bullets, effectColours, styleIds, paragraph, paragraphOf, runs } from './word-file.ts';

// Links and endnotes of Word files as fields, which need no relationships and so no random IDs.

class FieldAttributes extends XmlAttributeComponent<{ readonly instruction: string }> {
  protected override readonly xmlKeys = { instruction: 'w:instr' };
}

/** A field and the runs that show its result (ISO/IEC 29500-1, 17.16.19). */
class Field extends XmlComponent {
  constructor(instruction: string, result: readonly XmlComponent[]) {
    super('w:fldSimple');
    this.root.push(new FieldAttributes({ instruction }), ...result);
  }
}

/** A link to an address, which has no quotation mark (ISO/IEC 29500-1, 17.16.5.25). */
function linkField(address: string, result: readonly TextRun[]): readonly ParagraphChild[] {
  return asChildren(new Field(`HYPERLINK "${address}"`, result));
}

/** Collects the endnotes of a file. Each key has one note, at its first mark; later ones refer to that note. */
class Endnotes {
  readonly #notes = new Map<number, { readonly number: number; readonly text: string }>();

  /** Returns the mark of a note, or a field with the same number, raised like it, if there is already one. */
  markOf(key: number, text: () => string): readonly ParagraphChild[] {
    const existing = this.#notes.get(key);
    if (existing) {
      const run = new TextRun({ text: String(existing.number), superScript: true });
      return asChildren(new Field(`NOTEREF ${bookmarkOf(existing.number)} \\f \\h`, [run]));
    }
    const number = this.#notes.size + 1;
    this.#notes.set(key, { number, text: text() });
    const mark = new EndnoteReferenceRun(number);
    return asChildren(new BookmarkStart(bookmarkOf(number), number), mark, new BookmarkEnd(number));
  }

  /** The notes by their numbers, as the document takes them. */
  get all(): Readonly<Record<string, { readonly children: readonly Paragraph[] }>> {
    return Object.fromEntries(
      Array.from(this.#notes.values(), ({ number, text }) => [number, { children: [paragraph(text)] }]),
    );
  }
}

/** A paragraph can contain these, although the library's type does not list them. */
function asChildren(...components: readonly XmlComponent[]): readonly ParagraphChild[] {
  return components as unknown as readonly ParagraphChild[];
}

function bookmarkOf(number: number): string {
  return `_note${number}`;
}

/** Writes the report. `producer` is the author of the file. The same report always gives the same bytes. */
export function proseWord(prose: Prose, producer: string): Promise<Uint8Array<ArrayBuffer>> {
  const { sort, title, language, blocks, newest, isShort } = prose;
  const notes = new Endnotes();
  const childrenOf = (chosen: readonly Block[]): readonly FileChild[] =>
    flatBlocks(chosen, 'word').flatMap((block) => blockChildren(block, notes, isShort === true));
  const head = [
    paragraph(sort, { style: styleIds.facts }),
    paragraph(title, { heading: HeadingLevel.TITLE }, language ?? ''),
  ];
  const isHead = (block: Block): boolean => block.kind === 'part' && block.role === 'head';
  const first = childrenOf(blocks.filter((block) => isShort === true && isHead(block)));
  const rest = childrenOf(blocks.filter((block) => isShort !== true || !isHead(block)));
  const noteHeading =
    Object.keys(notes.all).length > 0 ? [paragraph('Notes', { heading: HeadingLevel.HEADING_1 })] : [];
  return wordFile({
    title: `${sort}: ${title}`,
    creator: producer,
    description: sort,
    created: newest,
    ...(isShort ? { children: [...head, ...first], columns: rest } : { children: [...head, ...rest, ...noteHeading] }),
    endnotes: notes.all,
  });
}

const styleOfRole: Readonly<Record<Role, string>> = {
  facts: styleIds.facts,
  statement: styleIds.statement,
  note: styleIds.note,
  attention: styleIds.attention,
  caution: styleIds.caution,
  standing: styleIds.facts,
  error: styleIds.attention,
  contradicts: styleIds.contradicts,
  reason: styleIds.reason,
  citing: styleIds.facts,
};

const levels = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2, 4: HeadingLevel.HEADING_3 } as const;

function blockChildren(block: Block, notes: Endnotes, isShort: boolean): readonly FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [lineParagraph(block.line, notes, { heading: levels[block.level] })];
    case 'paragraph':
      return [lineParagraph(block.line, notes, block.role === undefined ? {} : { style: styleOfRole[block.role] })];
    case 'list':
      return block.items.flatMap((item) => itemParagraphs(item, block.effect, notes));
    case 'table':
      return [
        table(
          block.head,
          block.rows.map((row) => row.map((cell) => lineParagraph(cell, notes, { style: styleIds.facts }))),
          block.widths,
        ),
      ];
    case 'facts':
      if (isShort) {
        const facts = block.rows.map(([name, line]): Line => [`${name}: `, ...line]);
        return [lineParagraph(joinedLines(facts, ' · '), notes, { style: styleIds.facts })];
      }
      return block.rows.map(([name, line]) => lineParagraph([`${name}: `, ...line], notes, { style: styleIds.facts }));
    case 'run-in':
      return [runInParagraph(block, notes)];
    case 'passage':
      return numberedPassage(block.text, block.claims)
        .split(/\r\n|[\n\r\u2029]/)
        .map((line) => paragraph(line, { style: styleIds.passage }, block.language));
    default:
      return [];
  }
}

/** The paragraphs of an item: a link in the style of its effect over its reason, or a line with facts under it. */
function itemParagraphs(item: Item, effect: string | undefined, notes: Endnotes): readonly Paragraph[] {
  const [first = [], ...others] = linesOf(item);
  const style = effect === 'supports' || effect === 'contradicts' ? styleIds[effect] : styleIds.other;
  const further = effect === undefined ? styleIds.facts : styleIds.reason;
  return [
    lineParagraph(first, notes, effect === undefined ? { numbering: bullets } : { style }),
    ...others.map((line) => lineParagraph(line, notes, { style: further })),
  ];
}

function runInParagraph({ heading, items, effect }: Extract<Block, { kind: 'run-in' }>, notes: Endnotes): Paragraph {
  const lead = heading.map(textOfPart).join('');
  const line = joinedLines(items.flatMap(linesOf), ' · ');
  const style = effect === 'supports' || effect === 'contradicts' ? { style: styleIds[effect] } : {};
  return paragraphOf(
    [...runs(`${lead}: `, { bold: true }), ...line.flatMap((part) => partBetween(part, notes))],
    lead,
    style,
  );
}

function lineParagraph(line: Line, notes: Endnotes, options: Parameters<typeof paragraphOf>[2]): Paragraph {
  const isAlone = isQuoted(line);
  const direction = isAlone ? line.map(textOfPart).join('') : '';
  return paragraphOf(
    line.flatMap((part) => (isAlone ? partRuns(part, notes) : partBetween(part, notes))),
    direction,
    options,
  );
}

/** A left-to-right mark, because some programs with Word files do not know isolates. */
const mark = '\u200e';

/** The runs of a part between words of ours, which a text from right to left leaves in their order. */
function partBetween(part: Part, notes: Endnotes): readonly ParagraphChild[] {
  const isFacts = typeof part === 'object' && part.kind === 'span' && part.role === 'facts';
  const isForeign = typeof part === 'object' && !isFacts && hasRightToLeft(textOfPart(part));
  return isForeign ? [...runs(mark), ...partRuns(part, notes), ...runs(mark)] : partRuns(part, notes);
}

/** The runs of a part. A string is in `language`. */
function partRuns(part: Part, notes: Endnotes, language = ''): readonly ParagraphChild[] {
  if (typeof part === 'string') return runs(part, {}, language);
  switch (part.kind) {
    case 'quote':
      return runs(part.text, {}, part.language ?? '');
    case 'strong':
      return runs(part.text, { bold: true });
    case 'effect': {
      const sign = own(effectSign, part.effect);
      if (part.effect !== 'supports' && part.effect !== 'contradicts')
        return runs(effectInWords(part.effect), { bold: true });
      return runs(`${sign} ${part.effect}`, { bold: true, color: effectColours[part.effect] });
    }
    case 'against':
      return runs('× against', { bold: true });
    case 'removed':
      return runs(part.text, { strike: true, color: '555555' }, part.language);
    case 'added':
      return runs(part.text, { underline: { type: UnderlineType.SINGLE } }, part.language);
    case 'span':
      return spanRuns(part, notes);
    case 'words':
      return runs(spacesForLineEnds(part.text), { bold: true }, language);
    case 'cue':
      return runs(part.text, { underline: { type: 'dotted' } }, language);
    case 'number':
      return runs(String(part.number), { bold: true });
    case 'link':
      return part.to.startsWith('#')
        ? part.line.flatMap((each) => partRuns(each, notes, language))
        : linkField(part.to, runs(part.line.map(textOfPart).join(''), { underline: { type: UnderlineType.SINGLE } }));
    case 'marked':
      return runs(part.text);
    case 'note':
      return notes.markOf(part.key, part.text);
  }
}

/** A quoted sentence keeps its marks at its ends in a text from right to left, and the text of its claim is bold. */
function spanRuns(
  { role, line, language = '' }: Extract<Part, { kind: 'span' }>,
  notes: Endnotes,
): readonly ParagraphChild[] {
  const text = line.map(textOfPart).join('');
  if (role === 'context') return runs(text, { italics: true });
  if (role === 'facts') return line.flatMap((part) => partBetween(part, notes));
  const style = isRightToLeft(text) ? { rightToLeft: true } : {};
  const isAlone = line.length === 3;
  return line.flatMap((part) => {
    if (typeof part === 'string') return runs(part, style, language);
    if (part.kind === 'words') {
      const words = isAlone && part.isWhole ? part.text : spacesForLineEnds(part.text);
      return runs(words, { ...style, bold: !isAlone }, language);
    }
    return partRuns(part, notes, language);
  });
}
