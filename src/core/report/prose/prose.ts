/**
 * A report in sentences, independent of its format: headings, paragraphs, lists and tables of lines. HTML, Word and
 * Markdown are written from it. What only one format can show is ignored by the others.
 */
import { partsOfSentence, type TextInLanguage } from '../../text/parts-of-sentence.ts';
import type { CodePointSpan } from '../../text/span.ts';
import type { Markup } from './markup.ts';
import { codePointOffset, offsetsOf } from '../../text/offsets.ts';

// Passages with the numbers of their claims in the text, for reports that cannot mark it in another way.

interface Tag {
  readonly place: number;
  /** Closing tags come before opening ones at the same offset. */
  readonly rank: number;
  readonly words: string;
}

/**
 * Returns a passage's text with each claim's words between ⟦number and number⟧. Claims with an empty span are left out.
 */
export function numberedPassage(text: string, claims: readonly MarkedClaim[]): string {
  const offsets = offsetsOf(text);
  const tags = claims.flatMap(({ number, span }): readonly Tag[] => {
    if (!span || span.end > offsets.codePointLength || span.start === span.end) return [];
    const length = span.end - span.start;
    return [
      { place: span.start, rank: 1 / length, words: `⟦${number} ` },
      { place: span.end, rank: -1 / length, words: ` ${number}⟧` },
    ];
  });
  // Of several opening tags, the longest span's comes first; of several closing ones, the shortest span's.
  tags.sort((one, other) => one.place - other.place || one.rank - other.rank);
  let marked = '';
  let from = 0;
  for (const { place, words } of tags) {
    const at = offsets.toUtf16(codePointOffset(place));
    marked += text.slice(from, at) + words;
    from = at;
  }
  return marked + text.slice(from);
}

/** Text that is shown exactly, in its own direction: of a person, a name, or a value of the document. */
export interface Quote {
  readonly kind: 'quote';
  readonly text: string;
  /** A BCP 47 tag; '' if the language is not known; missing for names, IDs and our own words. */
  readonly language?: string | undefined;
  /** The JSON Pointer of the value that it must equal. The page’s own check compares the two. */
  readonly at?: string | undefined;
}

/** One part of a line. A string is in our own words, in English. */
export type Part =
  | string
  | Quote
  /** Our own words or a person's, emphasised. */
  | { readonly kind: 'strong'; readonly text: string }
  /** The effect of a link; '' if it has none. */
  | { readonly kind: 'effect'; readonly effect: string }
  /** The sign between the two sides of a contradiction. */
  | { readonly kind: 'against' }
  /** Words that a later version of a text does not have, or has added. */
  | { readonly kind: 'removed' | 'added'; readonly text: string; readonly language: string }
  /** A quoted sentence, whose strings are in its language; or a remark in smaller type. */
  | {
      readonly kind: 'span';
      readonly role: 'quote' | 'facts' | 'context';
      readonly language?: string;
      readonly line: Line;
    }
  /** The text of a claim, or its start. */
  | { readonly kind: 'words'; readonly claim: number; readonly text: string; readonly isWhole: boolean }
  /** A cue that governs the words of a claim. */
  | { readonly kind: 'cue'; readonly text: string }
  /** The number of a claim in the report. */
  | { readonly kind: 'number'; readonly number: number }
  /** A link to an element of the report (“#claim-3”), or to an https address. */
  | { readonly kind: 'link'; readonly to: string; readonly line: Line }
  /** A text of ours that the page’s own check compares: a count, offsets, a hash. */
  | { readonly kind: 'marked'; readonly name: 'count' | 'span' | 'hash'; readonly value: string; readonly text: string }
  /** The mark of an endnote, only in Word. */
  | { readonly kind: 'note'; readonly key: number; readonly text: () => string };

/** The parts of one line of text, in their order. */
export type Line = readonly Part[];

/** An item of a list: a line, or an element that links lead to, with its further lines. */
export type Item = Line | { readonly id: string; readonly lines: readonly Line[] };

/**
 * The role of a paragraph: our own sentences by default; facts in smaller type, a statement of the document, a note
 * that somebody wrote, a note that needs attention, a caution, whether the document has errors, a side of a
 * contradiction, a reason, the links that cite a claim.
 */
export type Role =
  | 'facts'
  | 'statement'
  | 'note'
  | 'attention'
  | 'caution'
  | 'standing'
  | 'error'
  | 'contradicts'
  | 'reason'
  | 'citing';

/** The effects of all evidence links to a claim. */
export type Effects = 'supports' | 'contradicts' | 'both' | 'none';

/** A claim as it is marked in its passage. */
export interface MarkedClaim {
  readonly number: number;
  /** In code points, the end exclusive; undefined if the document has no valid span. */
  readonly span: CodePointSpan | undefined;
  readonly role: Effects;
}

/** What a part of a report is about. */
export type PartRole = 'head' | 'section' | 'entry' | 'claim' | 'contradiction' | 'passage' | 'own-check';

/** A heading, a paragraph, a list or a table of a report, or a part that consists of them. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly role?: Role; readonly line: Line }
  | {
      readonly kind: 'list';
      /** The effect of the links that it lists. */
      readonly effect?: string;
      readonly items: readonly Item[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Line[])[];
      /** The widths of the columns in relation to each other; equal if there are none. */
      readonly widths?: readonly number[];
    }
  /** Short facts with their names. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, line: Line])[] }
  /** A heading in front of its text, where a format or the short form saves space. */
  | {
      readonly kind: 'run-in';
      readonly level: 3 | 4;
      readonly heading: Line;
      readonly effect?: string;
      readonly items: readonly Item[];
    }
  | { readonly kind: 'part'; readonly role: PartRole; readonly id?: string; readonly blocks: readonly Block[] }
  /** A part that an HTML page with very many links folds away. */
  | { readonly kind: 'folded'; readonly summary: Line; readonly blocks: readonly Block[] }
  /** A passage, with the spans of its claims marked. */
  | {
      readonly kind: 'passage';
      readonly text: string;
      readonly language: string;
      readonly claims: readonly MarkedClaim[];
    }
  /** The table of contents, only in HTML. */
  | { readonly kind: 'contents'; readonly items: readonly Line[] }
  /** Where the page’s own check shows a result, only in HTML. */
  | { readonly kind: 'result'; readonly of: string }
  /** What only some formats have. It is made only for them. */
  | { readonly kind: 'only'; readonly format: 'html' | 'word' | 'text'; readonly blocks: () => readonly Block[] }
  /** A picture, only in HTML. */
  | { readonly kind: 'picture'; readonly markup: Markup };

/** A whole report. */
export interface Prose {
  /** The kind of report: “Review report”. */
  readonly sort: string;
  /** The title of the draft. */
  readonly title: string;
  /** The language of the title; missing if it is our own words. */
  readonly language: string | undefined;
  readonly blocks: readonly Block[];
  /** The newest date of what the report is about (RFC 3339); missing if there is none. */
  readonly newest: string | undefined;
  /** Whether it is in small print, in two columns. */
  readonly isShort?: boolean;
}

/** Text of a person or of the document. */
export function quote(text: string, language?: string, at?: string): Quote {
  return { kind: 'quote', text, language, at };
}

/** A sentence of ours that quotes the document, such as that of a difference. The texts it quotes have a language. */
export function inEnglish(sentence: string, texts: readonly TextInLanguage[] = []): readonly Quote[] {
  return partsOfSentence(sentence, texts).map((part) =>
    typeof part === 'string' ? quote(part, 'en') : quote(part.text, part.language),
  );
}

/** A heading with its blocks; “None.” if there are none. */
export function section(title: string, blocks: readonly Block[]): readonly Block[] {
  return [heading(2, title), ...(blocks.length === 0 ? [sentences('None.')] : blocks)];
}

/** A heading. */
export function heading(level: 2 | 3 | 4, ...line: Line): Block {
  return { kind: 'heading', level, line };
}

/** A paragraph of our own sentences. */
export function sentences(...line: Line): Block {
  return { kind: 'paragraph', line };
}

/** A paragraph with a role. */
export function paragraphOf(role: Role, ...line: Line): Block {
  return { kind: 'paragraph', role, line };
}

/** A list; nothing without items. */
export function list(items: readonly Item[], effect?: string): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, ...(effect !== undefined && { effect }) }];
}

/** The lines of an item. */
export function linesOf(item: Item): readonly Line[] {
  return 'lines' in item ? item.lines : [item];
}

/** Joins lines with our own words between them. */
export function joinedLines(lines: readonly Line[], between: string): Line {
  return lines.flatMap((line, at) => (at === 0 ? line : [between, ...line]));
}

/** The blocks that a format has, with those of other formats left out, and parts and folded parts in one row. */
export function flatBlocks(blocks: readonly Block[], format: 'word' | 'text'): readonly Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'only') return block.format === format ? flatBlocks(block.blocks(), format) : [];
    return block.kind === 'part' || block.kind === 'folded' ? flatBlocks(block.blocks, format) : [block];
  });
}

/** The first lines of a report as plain text: an outline for the preview of formats whose first lines are markup. */
export function outlineOf({ sort, title, blocks }: Prose): string {
  const flat = flatBlocks(blocks, 'text');
  const headings = flat.flatMap((block) =>
    block.kind === 'heading' && block.level < 4
      ? `${block.level === 3 ? '  ' : ''}${block.line.map(textOfPart).join('')}`
      : [],
  );
  const first = flat.find(({ kind }) => kind === 'paragraph');
  return [
    `${sort}: ${title}`,
    first?.kind === 'paragraph' ? first.line.map(textOfPart).join('') : '',
    '',
    ...headings.slice(0, 40),
  ].join('\n');
}

/** The text of a part without its form. */
export function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'effect':
      return effectInWords(part.effect);
    case 'against':
      return 'against';
    case 'number':
      return String(part.number);
    case 'note':
      return '';
    case 'span':
    case 'link':
      return part.line.map(textOfPart).join('');
    default:
      return part.text;
  }
}

/** The sign of each effect. Unlike its colour, sign and line style are visible in grey and in print. */
export const effectSign: Readonly<Record<string, string>> = { supports: '+', contradicts: '×' };

/** What a link does, in words. */
export function effectInWords(effect: string): string {
  return effect === '' ? 'is linked with an unknown effect to' : effect;
}

/** Whether a person wrote all of a line, so that it has the direction of its text. Other lines are left to right. */
export function isQuoted(line: Line): boolean {
  return line.every(
    (part) =>
      typeof part !== 'string' &&
      (['quote', 'removed', 'added', 'note'].includes(part.kind) || (part.kind === 'span' && part.role === 'quote')),
  );
}

/** The newest of some RFC 3339 date-times, in UTC; undefined if none is one. */
export function newestOf(dates: readonly (string | null | undefined)[]): string | undefined {
  const times = dates.map((date) => Date.parse(date ?? '')).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return undefined;
  return new Date(times.reduce((one, other) => Math.max(one, other))).toISOString().replace(/\.\d+Z$/, 'Z');
}
