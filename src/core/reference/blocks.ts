/** Makes the blocks, the sentences and the links of generated entries. */
import { codePointLength } from '../text/offsets.ts';
import type { Authority } from '../authority/authority.ts';
import type { Block } from './entry.ts';

/** Splits a description into sentences, each with its full stop. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) (?=[A-Z“])/u);
}

/** Returns the first sentence of a description, with its full stop. */
export function firstSentence(text: string): string {
  const [first = ''] = sentencesOf(text);
  return /[.?!]$/.test(first) ? first : `${first}.`;
}

/** Returns everything after the first sentence; '' if there is nothing. */
export function otherSentences(text: string): string {
  return text.slice(firstSentence(text).length).trim();
}

/** 'a claim', 'an actor'. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** A title within a sentence: 'Claim ID' becomes 'claim ID'. Abbreviations keep their capitals. */
export function inSentence(title: string): string {
  return title.replaceAll(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
}

/** A link to an entry, in the form that entry texts use. */
export function link(words: string, id: string): string {
  return `[${words}](entry:${id})`;
}

/** A range in words: '1 to 200 characters', 'at most 20 items', 'at least 1 item'. */
export function range(min: number | undefined, max: number | undefined, unit: string): string {
  const units = (count: number) => `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
  if (min === max && max !== undefined) return `exactly ${units(max)}`;
  if (max === undefined) return min === undefined ? '' : `at least ${units(min)}`;
  return min ? `${String(min)} to ${units(max)}` : `at most ${units(max)}`;
}

// Values for display in an entry: short enough to read, with invisible characters escaped.

/** The longest text (in code points) and list (in items) that are shown in full. */
const longestText = 200;
const longestList = 12;

/** Characters that are invisible or change how others are shown: format characters, controls, unusual spaces. */
const invisible = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u0085\u00a0\u2000-\u200a\u2028\u2029]/gu;

function escapedUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function shortenValue(_: string, value: unknown): unknown {
  if (typeof value === 'string' && codePointLength(value) > longestText) {
    const start = Array.from(value.slice(0, 40)).slice(0, 20).join('');
    return `${start}… (${String(codePointLength(value))} characters)`;
  }
  if (Array.isArray(value) && value.length > longestList) {
    return [...(value as readonly unknown[]).slice(0, 2), `… (${String(value.length)} items)`];
  }
  return value;
}

/** Returns a text with invisible characters and lone surrogates written as `\u` escapes. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(invisible, escapedUnits);
}

/** Returns a value as indented JSON; long texts and lists are shortened, invisible characters are escaped. */
export function shownJson(value: unknown): string {
  return escapeInvisible(JSON.stringify(value, shortenValue, 2));
}

/** A piece of a body with its authority. */
export function withAuthority(authority: Authority, block: Block): Block {
  return { ...block, authority };
}

/** A paragraph; its text may contain the marks of `Block`. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** A heading inside an entry. */
export function heading(text: string): Block {
  return { kind: 'heading', text };
}

/** Bullet points. */
export function points(...items: readonly string[]): Block {
  return { kind: 'list', items };
}

/** A table: the head, then the rows. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', head, rows };
}

/** Lines of code, without a line feed at the end. */
export function code(language: Extract<Block, { kind: 'code' }>['language'], text: string): Block {
  return { kind: 'code', language, text };
}

/** A piece of a text of an entry. */
export type InlinePart =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  /** A link to another entry, by its ID. */
  | { readonly kind: 'link'; readonly text: string; readonly id: string };

/** Matches `code`, **strong words** and [words](entry:ID). Marks cannot be nested. */
const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(entry:([a-zA-Z0-9/-]+)\)/gu;

function partOf([, code, strong, words, id]: RegExpExecArray | RegExpMatchArray): InlinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'link', text: words ?? '', id: id ?? '' };
}

/**
 * Splits a text of an entry into its pieces, in order. Incomplete marks stay text, so that nothing is lost. Never
 * throws.
 */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(partOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Joins pieces into a text: the inverse of `inlineParts`. */
export function inlineText(parts: readonly InlinePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'code') return `\`${part.text}\``;
      if (part.kind === 'strong') return `**${part.text}**`;
      return part.kind === 'link' ? `[${part.text}](entry:${part.id})` : part.text;
    })
    .join('');
}

/** Returns a text without its marks. */
export function plainText(text: string): string {
  return text.replace(mark, (_, code?: string, strong?: string, words?: string) => code ?? strong ?? words ?? '');
}
