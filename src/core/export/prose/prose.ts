/** A report in sentences, independent of its format: headings, paragraphs, lists and tables of lines. */

import { partsOfSentence, type TextInLanguage } from '../../passage/parts-of-sentence.ts';

/** Text that a person wrote, shown exactly, in its own direction. */
export interface Quote {
  readonly kind: 'quote';
  readonly text: string;
  /** A BCP 47 tag; missing if it is not known. */
  readonly language?: string | undefined;
}

/** One part of a line. A string is in our own words, in English. */
export type Part =
  | string
  | Quote
  /** Our own words or a person's, emphasised. */
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'effect'; readonly effect: 'supports' | 'contradicts' }
  /** Words that a later version of a text does not have, or has added. */
  | { readonly kind: 'removed' | 'added'; readonly text: string; readonly language: string };

/** The parts of one line of text, in their order. */
export type Line = readonly Part[];

/**
 * The role of a paragraph: our own sentences by default; facts in smaller type, a statement of the document, a note
 * that somebody wrote, or a note that needs attention.
 */
export type Role = 'facts' | 'statement' | 'note' | 'attention';

/** A heading, a paragraph, a list or a table of a report. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly role?: Role; readonly line: Line }
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Line[])[] };

/** A whole report. */
export interface Prose {
  /** The kind of report: “Review report”. */
  readonly sort: string;
  /** The title of the draft. */
  readonly title: string;
  /** The language of the title. */
  readonly language: string;
  readonly blocks: readonly Block[];
}

/** Text of a person or of the document. */
export function quote(text: string, language?: string): Quote {
  return { kind: 'quote', text, language };
}

/** A sentence of ours that quotes the document, such as that of a difference. The texts it quotes have a language. */
export function inEnglish(sentence: string, texts: readonly TextInLanguage[] = []): readonly Quote[] {
  return partsOfSentence(sentence, texts).map((part) =>
    typeof part === 'string' ? quote(part, 'en') : quote(part.text, part.language),
  );
}

/** A heading with its blocks; “None.” if there are none. */
export function section(title: string, blocks: readonly Block[]): readonly Block[] {
  const heading: Block = { kind: 'heading', level: 2, line: [title] };
  return [heading, ...(blocks.length === 0 ? [sentences('None.')] : blocks)];
}

/** A paragraph of our own sentences. */
export function sentences(...line: Line): Block {
  return { kind: 'paragraph', line };
}

/** A list; nothing without items. */
export function list(items: readonly Line[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** The first lines of a report as plain text: an outline for the preview of formats whose first lines are markup. */
export function outlineOf({ sort, title, blocks }: Prose): string {
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' ? `${block.level === 3 ? '  ' : ''}${plainText(block.line)}` : [],
  );
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return [
    `${sort}: ${title}`,
    first?.kind === 'paragraph' ? plainText(first.line) : '',
    '',
    ...headings.slice(0, 40),
  ].join('\n');
}

/** The text of a part without its form. */
export function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  return part.kind === 'effect' ? part.effect : part.text;
}

/** Whether a person wrote all of a line, so that it has the direction of its text. Other lines are left to right. */
export function isQuoted(line: Line): boolean {
  return line.every((part) => typeof part !== 'string' && ['quote', 'removed', 'added'].includes(part.kind));
}

function plainText(line: Line): string {
  return line.map(textOfPart).join('');
}
