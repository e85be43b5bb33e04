/** The endnotes of the Word report: where each cited claim is, in which source, and whether its text matches. */
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
import { anchorInWords } from '../report/anchor-in-words.ts';
import type { ReportClaim } from '../report/claims.ts';
import { inWords } from '../report/entries.ts';
import type { ReportObservation } from '../report/report.ts';
import { paragraph } from './text.ts';

class FieldAttributes extends XmlAttributeComponent<{ readonly instruction: string }> {
  protected override readonly xmlKeys = { instruction: 'w:instr' };
}

/** A field that repeats the number of a note, raised like the mark of the note itself (ISO/IEC 29500-1, 17.16.5.39). */
class NoteNumber extends XmlComponent {
  constructor(number: number) {
    super('w:fldSimple');
    this.root.push(new FieldAttributes({ instruction: `NOTEREF ${bookmarkOf(number)} \\f \\h` }));
    this.root.push(new TextRun({ text: String(number), superScript: true }));
  }
}

/** Collects the endnotes of a report. Each claim has one note, at its first citation; later ones refer to that note. */
export class Endnotes {
  readonly #observations: ReadonlyMap<number, ReportObservation>;
  readonly #numbers = new Map<ReportClaim, number>();

  constructor(observations: readonly ReportObservation[]) {
    this.#observations = new Map(observations.map((observation) => [observation.number, observation]));
  }

  /** Returns the mark of a claim's note, or a field with the same number if there is already one. */
  markOf(claim: ReportClaim): readonly ParagraphChild[] {
    const existing = this.#numbers.get(claim);
    if (existing !== undefined) return asChildren(new NoteNumber(existing));
    const number = this.#numbers.size + 1;
    this.#numbers.set(claim, number);
    const mark = new EndnoteReferenceRun(number);
    return asChildren(new BookmarkStart(bookmarkOf(number), number), mark, new BookmarkEnd(number));
  }

  /** Whether no claim is cited. */
  get isEmpty(): boolean {
    return this.#numbers.size === 0;
  }

  /** The notes by their numbers, as the document takes them. */
  get all(): Readonly<Record<string, { readonly children: readonly Paragraph[] }>> {
    return Object.fromEntries(
      Array.from(this.#numbers, ([claim, number]) => [number, { children: [paragraph(this.#note(claim))] }]),
    );
  }

  #note(claim: ReportClaim): string {
    const { number, id, observation, passageId } = claim;
    const source = observation === undefined ? undefined : this.#observations.get(observation);
    const { title, canonical_url, published_at } = source?.record ?? {};
    const parts = [
      `Claim ${number} (${id})`,
      observation === undefined ? 'no observation' : `observation ${observation}${title ? `, “${title}”` : ''}`,
      source?.publisher ? `publisher: ${inWords(source.publisher)} (as recorded; not authenticated)` : '',
      published_at ? `published at ${published_at}` : '',
      canonical_url ?? '',
      anchorInWords(claim),
      passageId,
    ];
    return `${parts.filter((part) => part !== '').join('; ')}.`;
  }
}

/** A paragraph can contain these, although the library's type does not list them. */
function asChildren(...components: readonly XmlComponent[]): readonly ParagraphChild[] {
  return components as unknown as readonly ParagraphChild[];
}

function bookmarkOf(number: number): string {
  return `_note${number}`;
}
