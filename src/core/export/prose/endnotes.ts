/** Links and endnotes of Word files as fields, which need no relationships and so no random IDs. */
import {
  BookmarkEnd,
  BookmarkStart,
  EndnoteReferenceRun,
  TextRun,
  XmlAttributeComponent,
  XmlComponent,
  type Paragraph,
  type ParagraphChild,
} from 'docx';
import { paragraph } from './word-text.ts';

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
export function linkField(address: string, result: readonly TextRun[]): readonly ParagraphChild[] {
  return asChildren(new Field(`HYPERLINK "${address}"`, result));
}

/** Collects the endnotes of a file. Each key has one note, at its first mark; later ones refer to that note. */
export class Endnotes {
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
