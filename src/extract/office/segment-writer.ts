/** Writes the text of a document as segments: its parts, formatting, line ends and losses. */
import type {
  Group,
  GroupKind,
  Segment,
  SegmentLoss,
  SegmentPlace,
  Separator,
} from '../../core/extraction/extraction.ts';
import { codePointLength } from '../../core/passage/offsets.ts';
import { UnreadableFile } from '../package/unreadable.ts';

/** A part of a document that is outside its running text, such as its footnotes. */
export interface PartLayer {
  readonly id: string;
  readonly kind: GroupKind;
  readonly label: string;
  readonly isProposed: boolean;
}

/** A mark on text, such as a tracked insertion. */
export type MarkLayer = PartLayer;

/** Where the following text belongs; `layer` is undefined in the running text. */
export interface DocumentPart {
  readonly layer?: PartLayer | undefined;
  readonly place: SegmentPlace | null;
}

/** The longest text of one document, in UTF-16 units. Repeated cells and spaces make a short file long. */
const maxText = 64 * 1024 * 1024;

const tooMuchText = (): UnreadableFile =>
  new UnreadableFile('This document contains too much text to read. Split it into smaller files and add those.');

interface OpenSegment extends Segment {
  separator: Separator;
  text: string;
  readonly losses: SegmentLoss[];
}

const runningText: DocumentPart = { place: null };

/** Collects the segments and groups of one document, in reading order. */
export class SegmentWriter {
  readonly #segments: OpenSegment[] = [];
  readonly #groups = new Map<string, Group>();
  #part = runningText;
  /** The ends of lines since the last segment. They become the separator of the next one. */
  #breaks = 0;
  #separator: Separator = '';
  /** How many lines have ended. */
  #lineEnds = 0;
  #isOpen = false;
  #length = 0;

  /** Begins another part of the document, after a separator. */
  begin(part: DocumentPart, separator: Separator): void {
    this.#part = part;
    this.#breaks = 0;
    this.#separator = separator;
    this.#isOpen = false;
  }

  /** Adds text to the current line. */
  write(text: string, mark?: MarkLayer): void {
    if (text === '') return;
    this.#length += text.length;
    if (this.#length > maxText) throw tooMuchText();
    this.#segmentFor(mark).text += text;
  }

  /** Separates the text before from the text after by a space, if both are chosen. */
  space(): void {
    if (this.#breaks > 0) return;
    this.#separator = ' ';
    this.#isOpen = false;
  }

  /** Ends a line. If the end itself is marked (a tracked paragraph mark), it belongs to the group of the mark. */
  endLine(mark?: MarkLayer): void {
    if (mark) this.write('\n', mark);
    else this.#breaks += 1;
    this.#lineEnds += 1;
    this.#isOpen = false;
  }

  /** Runs `work`, whose last end of a line does not end the line that it is in, such as the row of a table. */
  inLine(work: () => void): void {
    const before = this.#lineEnds;
    work();
    if (this.#lineEnds > before && this.#breaks > 0) this.#breaks -= 1;
  }

  /**
   * Writes the number or bullet of a list item or a heading: undefined if its format is not supported. A blank one is
   * none: some programs write a space as the bullet of further paragraphs of an item.
   */
  listLabel(label: string | undefined, isSeparated: boolean, mark?: MarkLayer): void {
    if (label?.trim() === '') return;
    this.lose(label === undefined ? 'list-numbers' : 'counted-number', mark);
    if (label === undefined) return;
    this.write(label, mark);
    if (isSeparated) this.space();
  }

  /** Notes a loss at the end of the text so far. */
  lose(code: string, mark?: MarkLayer, count = 1): void {
    const { losses, text } = this.#segmentFor(mark);
    const index = losses.findIndex((loss) => loss.code === code);
    const before = losses[index];
    if (before) losses[index] = { ...before, count: before.count + count };
    else losses.push({ code, count, at: codePointLength(text) });
  }

  /** Returns all segments and their groups. */
  result(): { readonly segments: readonly Segment[]; readonly groups: readonly Group[] } {
    const segments = this.#segments.map(({ separator, text, group, place, losses }): Segment => {
      return losses.length > 0 ? { separator, text, group, place, losses } : { separator, text, group, place };
    });
    return { segments, groups: [...this.#groups.values()] };
  }

  #segmentFor(mark: MarkLayer | undefined): OpenSegment {
    const group = this.#groupOf(mark);
    const last = this.#segments.at(-1);
    if (this.#isOpen && last?.group === group) return last;
    const between = this.#between();
    // The end of a line stays if the marked text after it is left out. Separators are for one or two ends of lines.
    const isText = this.#segments.length > 0 && (mark !== undefined || between.length > 2);
    if (isText && between !== '') this.#push('', this.#groupOf()).text = between;
    const opened = this.#push(isText ? '' : (between.slice(0, 2) as Separator), group);
    this.#isOpen = true;
    return opened;
  }

  /** Returns what is between the text before and the next text. */
  #between(): string {
    const [breaks, separator] = [this.#breaks, this.#separator];
    this.#breaks = 0;
    this.#separator = '';
    return separator === '\n\n' || breaks === 0 ? separator : '\n'.repeat(breaks);
  }

  #push(separator: Separator, group: string | null): OpenSegment {
    const segment: OpenSegment = { separator, text: '', group, place: this.#part.place, losses: [] };
    this.#segments.push(segment);
    return segment;
  }

  #groupOf(mark?: MarkLayer): string | null {
    const { layer } = this.#part;
    if (!layer && !mark) return null;
    const group = groupOf(layer, mark);
    if (!this.#groups.has(group.id)) this.#groups.set(group.id, group);
    return group.id;
  }
}

/** The group of a mark in a part: “Tracked insertions by R. Lind (footnotes)”. */
function groupOf(layer: PartLayer | undefined, mark: MarkLayer | undefined): Group {
  const inner = mark ?? layer;
  if (!inner) throw new Error('A group needs a part or a mark.');
  if (!layer || !mark) return { id: inner.id, kind: inner.kind, label: inner.label, isProposed: inner.isProposed };
  return {
    id: `${layer.id}/${mark.id}`,
    kind: mark.kind,
    label: `${mark.label} (${layer.label.toLowerCase()})`,
    isProposed: layer.isProposed && mark.isProposed,
  };
}
