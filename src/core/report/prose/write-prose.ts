/** Writes a report in sentences in one of its formats. */
import type { Digest } from '../../casefile/hash.ts';
import { type ExportedContent, firstLines } from '../exported-file.ts';
import {
  outlineOf,
  type Prose,
  numberedPassage,
  effectInWords,
  effectSign,
  flatBlocks,
  joinedLines,
  linesOf,
  quote,
  textOfPart,
  type Block,
  type Item,
  type Line,
  type Part,
} from './prose.ts';
import { proseHtml } from './prose-html.ts';
import { own } from '../../json/own.ts';
import { oneLine } from '../../text/shorten.ts';
import { hasRightToLeft } from '../direction.ts';
import { showHiddenCharacters } from '../../text/hidden.ts';

/** The media types of a report as text. */
export const htmlType = 'text/html;charset=utf-8';
export const markdownType = 'text/markdown;charset=utf-8';

/** The formats of a report in sentences. */
export type ProseFormat = 'html' | 'markdown' | 'word';

/** The data that a file needs besides the report. */
interface ProseContext {
  readonly digest: Digest;
  /** The author that a Word file names. */
  readonly producer: string;
}

/** Writes a report, without a file name. The same report always gives the same content. */
export async function writeProse(
  prose: Prose,
  format: ProseFormat,
  { digest, producer }: ProseContext,
): Promise<Omit<ExportedContent, 'fileName'>> {
  if (format === 'markdown') {
    const content = proseMarkdown(prose).toWellFormed();
    return { mediaType: markdownType, content, preview: firstLines(content) };
  }
  const preview = outlineOf(prose).toWellFormed();
  if (format === 'html') {
    return { mediaType: htmlType, content: proseHtml(prose, digest).toWellFormed(), preview };
  }
  // The library that writes Word files is large.
  const [{ proseWord }, { wordType }] = await Promise.all([import('./prose-word.ts'), import('./word-file.ts')]);
  return { mediaType: wordType, content: await proseWord(prose, producer), preview };
}

// Writes a report in sentences as Markdown (CommonMark), with every text escaped.

/** Punctuation that can start or end markup anywhere in CommonMark or its common extensions. */
const special = /[\\`*_[\]<>&#|~!$^{}()=]/g;

/** Punctuation that starts markup only at the start of a line: lists, underlined headings, rules. */
const lineStart = /^(\d{0,9})([-+:.)])/;

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * Escapes a text for Markdown (CommonMark 0.31, 2.4 and 6.7), so that nothing in it can become markup, a link or HTML,
 * and line breaks stay. `indent` is the start of the block's further lines. Invisible characters become codes such as
 * ⟨U+202E⟩. Empty text stays empty.
 */
export function markdownText(text: string, indent = ''): string {
  return showHiddenCharacters(text.toWellFormed()).split(lineBreak).map(escapedLine).join(`\\\n${indent}`);
}

function escapedLine(line: string): string {
  // An empty line would end the paragraph, and spaces at the ends of a line would be dropped or start a code block.
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(line) ?? [];
  if (middle === '') return before === '' ? '&#8203;' : spaces(before);
  return spaces(before) + escapedWords(middle) + spaces(after);
}

function spaces(text: string): string {
  return Array.from(text, (character) => `&#${String(character.codePointAt(0))};`).join('');
}

function escapedWords(words: string): string {
  const marked = words.replaceAll(special, '\\$&');
  const inert = marked
    // Addresses that some programs turn into links.
    .replaceAll(/(?<=[a-z]):(?=\/\/)/gi, '\\:')
    .replaceAll(/\bwww\./gi, (match) => `${match.slice(0, 3)}\\.`)
    .replaceAll(/(?<=\S)@(?=\S)/g, '\\@')
    .replaceAll(/\b(mailto|xmpp):/gi, '$1\\:');
  return inert.replace(lineStart, '$1\\$2');
}

/**
 * Writes the report. Removed words are between ⟦− and −⟧, added words between ⟦+ and +⟧, and the text of a claim
 * between ⟦number and number⟧.
 */
export function proseMarkdown({ sort, title, blocks }: Prose): string {
  const texts = flatBlocks(blocks, 'text')
    .map(blockText)
    .filter((text) => text !== '');
  return `${[`# ${sort}: ${isolated(title, markdownText(oneLine(title)))}`, ...texts].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${headingText(block.line)}`;
    case 'paragraph':
      if (block.role === 'note' || block.role === 'caution') return `> ${lineText(block.line, '> ')}`;
      return block.role === 'standing' || block.role === 'error'
        ? `**${lineText(block.line, '')}**`
        : lineText(block.line, '');
    case 'list':
      return block.items.map((item) => itemText(item, block.effect !== undefined)).join('\n');
    case 'table':
      // CommonMark has no tables.
      return block.rows.map((row) => `- ${rowText(block.head, row)}`).join('\n');
    case 'facts':
      return block.rows.map(([name, line]) => `- ${name}: ${lineText(line, '  ')}`).join('\n');
    case 'run-in':
      return `**${headingText(block.heading)}:** ${lineText(joinedLines(block.items.flatMap(linesOf), ' · '), '')}`;
    case 'passage':
      // Escaped as one text, so that every line is escaped as a line, with or without numbers in it.
      return `> ${markdownText(numberedPassage(block.text, block.claims), '> ')}`;
    default:
      return '';
  }
}

/** An item. The reason of a link is under it, and the facts about a source are a list in it. */
function itemText(item: Item, isLink: boolean): string {
  const lines = linesOf(item).map((line, at) => lineText(line, at > 0 && !isLink ? '    ' : '  '));
  return `- ${lines.join(isLink ? '\\\n  ' : '\n  - ')}`;
}

/** A heading must be on one line. */
function headingText(line: Line): string {
  return line.map((part) => partText(typeof part === 'string' ? part : flat(part), '')).join('');
}

function flat(part: Exclude<Part, string>): Part {
  return part.kind === 'quote' || part.kind === 'strong' ? { ...part, text: oneLine(part.text).trim() } : part;
}

function rowText(head: readonly string[], [first = [], ...others]: readonly Line[]): string {
  const cells = others.map((cell, at) => `${partText(quote(head[at + 1] ?? ''), '  ')}: ${lineText(cell, '  ')}`);
  return `${lineText(first, '  ')}: ${cells.join('; ')}`;
}

function lineText(line: Line, indent: string): string {
  // A text alone on a line keeps the spaces at its ends.
  const [only] = line;
  if (line.length === 1 && typeof only === 'object' && only.kind === 'quote') return markdownText(only.text, indent);
  return line.map((part) => partText(part, indent)).join('');
}

/** Isolates a text with letters from right to left, so that our own words around it stay in their order. */
function isolated(text: string, written: string): string {
  return hasRightToLeft(text) ? `\u2068${written}\u2069` : written;
}

function partText(part: Part, indent: string): string {
  // A letter before our own words, because a full stop after a name is not at the start of a line.
  if (typeof part === 'string') return withSpaces(`a${part}`, indent).slice(1);
  switch (part.kind) {
    case 'quote':
      return isolated(part.text, withSpaces(part.text, indent));
    case 'strong':
      return `**${isolated(part.text, withSpaces(part.text.trim(), indent))}**`;
    case 'effect': {
      const sign = own(effectSign, part.effect);
      return `**${sign === undefined ? '' : `${sign} `}${markdownText(effectInWords(part.effect), indent)}**`;
    }
    case 'against':
      return '**× against**';
    case 'removed':
      return ` ⟦− ${isolated(part.text, withSpaces(part.text.trim(), indent))} −⟧ `;
    case 'added':
      return ` ⟦+ ${isolated(part.text, withSpaces(part.text.trim(), indent))} +⟧ `;
    case 'span': {
      // The text of a claim needs no marks if nothing else is between the quotation marks.
      const isAlone = part.role === 'quote' && part.line.length === 3;
      const written = part.line.map((each) =>
        isAlone && typeof each === 'object' && each.kind === 'words'
          ? withSpaces(each.text, indent)
          : partText(each, indent),
      );
      return part.role === 'quote' ? isolated(textOfPart(part), written.join('')) : written.join('');
    }
    case 'words':
      return `⟦${part.claim} ${markdownText(part.text, indent)} ${part.claim}⟧`;
    case 'cue': {
      // A text in bold cannot start or end with a space.
      const [, before = '', middle = '', after = ''] = /^( ?)(.*?)( ?)$/su.exec(part.text) ?? [];
      return middle === '' ? part.text : `${before}**${markdownText(middle, indent)}**${after}`;
    }
    case 'number':
      return `[${part.number}]`;
    case 'link': {
      const words = part.line.map((each) => partText(each, indent)).join('');
      return part.to.startsWith('#') ? words : `[${words}](<${part.to}>)`;
    }
    case 'marked':
      return part.name === 'hash' ? `\`${part.text}\`` : part.text;
    case 'note':
      return '';
  }
}

/** Escapes a part within a line. The spaces at its ends stay spaces, because the line continues. */
function withSpaces(text: string, indent: string): string {
  const [, before = '', middle = '', after = ''] = /^( *)(.*?)( *)$/su.exec(text) ?? [];
  return middle === '' ? text : `${before}${markdownText(middle, indent)}${after}`;
}
