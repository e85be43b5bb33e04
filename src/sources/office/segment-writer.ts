/** Writes the text of a document as segments: its parts, formatting, line ends and losses. */
import type {
  Group,
  GroupKind,
  Segment,
  SegmentLoss,
  SegmentPlace,
  Separator,
} from '../../core/extraction/extraction.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { UnreadableFile } from '../package/package.ts';

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
  lose(code: string, mark?: MarkLayer): void {
    const { losses, text } = this.#segmentFor(mark);
    const index = losses.findIndex((loss) => loss.code === code);
    const before = losses[index];
    if (before) losses[index] = { ...before, count: before.count + 1 };
    else losses.push({ code, count: 1, at: codePointLength(text) });
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

/** The parts and marks of documents that a person can include or leave out. Their IDs are recorded in origins. */
export const footnotes: PartLayer = { id: 'footnotes', kind: 'footnote', label: 'Footnotes', isProposed: true };
export const endnotes: PartLayer = { id: 'endnotes', kind: 'footnote', label: 'Endnotes', isProposed: true };
export const headers: PartLayer = { id: 'headers', kind: 'header', label: 'Headers', isProposed: false };
export const footers: PartLayer = { id: 'footers', kind: 'header', label: 'Footers', isProposed: false };
export const unusedHeaders: PartLayer = {
  id: 'unused-headers',
  kind: 'hidden',
  label: 'Headers that no page shows',
  isProposed: false,
};
export const unusedFooters: PartLayer = {
  id: 'unused-footers',
  kind: 'hidden',
  label: 'Footers that no page shows',
  isProposed: false,
};
export const hidden: MarkLayer = { id: 'hidden', kind: 'hidden', label: 'Hidden text', isProposed: false };
export const fieldCodes: MarkLayer = {
  id: 'field-codes',
  kind: 'hidden',
  label: 'Text in field codes',
  isProposed: false,
};
export const prompts: MarkLayer = {
  id: 'prompts',
  kind: 'hidden',
  label: 'Prompts of empty fields',
  isProposed: false,
};
export const readings: MarkLayer = {
  id: 'readings',
  kind: 'other',
  label: 'Reading aids beside the characters (ruby)',
  isProposed: false,
};

/** What several people can do to a text. Insertions are proposed, because the text is shown with them. */
const authored = {
  inserted: { kind: 'inserted', label: 'Tracked insertions', isProposed: true },
  deleted: { kind: 'deleted', label: 'Tracked deletions', isProposed: false },
  'moved-from': { kind: 'deleted', label: 'Moved text at its earlier position', isProposed: false },
  'moved-to': { kind: 'inserted', label: 'Moved text at its new position', isProposed: true },
  comments: { kind: 'comment', label: 'Comments', isProposed: false },
} as const satisfies Record<string, { kind: GroupKind; label: string; isProposed: boolean }>;

export type AuthoredKind = keyof typeof authored;

/** More people than this share one layer, so that the list of groups stays short. */
const maxAuthors = 20;

/** The layers of insertions, deletions and comments, one for each person. IDs count people in the order of the file. */
export class AuthoredLayers {
  readonly #authors = new Map<AuthoredKind, Map<string, MarkLayer>>();

  /** Returns the layer of a person; the name is '' if the file does not say it. */
  layerOf(kind: AuthoredKind, name: string): MarkLayer {
    const author = name.replaceAll(/\s+/g, ' ').trim();
    const byAuthor = this.#authors.get(kind) ?? new Map<string, MarkLayer>();
    this.#authors.set(kind, byAuthor);
    const isOther = !byAuthor.has(author) && byAuthor.size >= maxAuthors;
    const layer = byAuthor.get(author) ?? newLayer(kind, author, isOther ? 'other' : String(byAuthor.size + 1));
    if (!isOther) byAuthor.set(author, layer);
    return layer;
  }
}

function newLayer(kind: AuthoredKind, author: string, suffix: string): MarkLayer {
  const { label, ...rest } = authored[kind];
  const by = suffix === 'other' ? ' by other people' : author === '' ? '' : ` by ${author}`;
  return { id: `${kind}-${suffix}`, label: `${label}${by}`, ...rest };
}

/**
 * Returns the mark of text that has two marks. Deleted text counts as deleted, and hidden text as hidden, whoever
 * inserted it.
 */
export function combineMarks(outer: MarkLayer | undefined, inner: MarkLayer | undefined): MarkLayer | undefined {
  if (!outer || !inner) return outer ?? inner;
  const weight = ({ kind }: MarkLayer): number => (kind === 'deleted' ? 2 : kind === 'hidden' ? 1 : 0);
  return weight(outer) > weight(inner) ? outer : inner;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns “1 March 2026” for an ISO 8601 date-time, as the file writes it and without time; '' for other texts. */
export function dayInWords(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  return year === undefined || name === undefined ? '' : `${Number(day)} ${name} ${year}`;
}

/** Returns “Comment 2 by R. Lind, 1 March 2026”. */
export function commentLabel(number: number, author: string, date: string): string {
  const name = author.replaceAll(/\s+/g, ' ').trim();
  const day = dayInWords(date);
  return `Comment ${number}${name === '' ? '' : ` by ${name}`}${day === '' ? '' : `, ${day}`}`;
}

/** The languages of a run: of other scripts, of East Asian and of right-to-left text. */
export interface RunLanguages {
  readonly val?: string | undefined;
  readonly eastAsia?: string | undefined;
  readonly bidi?: string | undefined;
}

/** Returns the languages of `own`, and those of `base` where `own` has none. */
export const withBase = (own: RunLanguages, base: RunLanguages): RunLanguages => ({
  val: own.val ?? base.val,
  eastAsia: own.eastAsia ?? base.eastAsia,
  bidi: own.bidi ?? base.bidi,
});

/** The scripts that a language tag’s script stands for in Unicode. */
const scripts: Readonly<Record<string, string>> = {
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
};

/** Whether most letters of a text are in the script that a language is usually written in. */
export function isInScriptOf(tag: string, text: string): boolean {
  try {
    const script = new Intl.Locale(tag).maximize().script ?? '';
    const own = new RegExp(`[${scripts[script] ?? `\\p{Script=${script}}`}]`, 'gu');
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters > 0 && (text.match(own)?.length ?? 0) * 2 > letters;
  } catch {
    return false;
  }
}

/** How much text is compared with a language, in UTF-16 units. */
const sampleLength = 10_000;

/** Adds up how much text is marked with each language. */
export class LanguageTally {
  readonly #lengths = new Map<string, number>();
  readonly #samples = new Map<string, string>();

  add(tag: string | undefined, text: string): void {
    if (tag === undefined || text === '') return;
    this.#lengths.set(tag, (this.#lengths.get(tag) ?? 0) + text.length);
    const sample = this.#samples.get(tag) ?? '';
    if (sample.length < sampleLength) this.#samples.set(tag, sample + text.slice(0, sampleLength));
  }

  /** Returns the language of more than half of the text; undefined if there is none, or its script contradicts it. */
  result(): string | undefined {
    const total = [...this.#lengths.values()].reduce((sum, length) => sum + length, 0);
    const [tag] = [...this.#lengths].find(([, length]) => length * 2 > total) ?? [];
    return tag !== undefined && isInScriptOf(tag, this.#samples.get(tag) ?? '') ? tag : undefined;
  }
}

/** Whether a text is mainly read from right to left, or East Asian: word processors mark these with other languages. */
export function scriptClassOf(text: string): 'bidi' | 'eastAsia' | 'val' {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)) return 'bidi';
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ? 'eastAsia' : 'val';
}
