/** Writes a report in sentences as Markdown (CommonMark), with every text escaped. */
import { oneLine } from '../../passage/shorten.ts';
import { effectSign } from '../html/signs.ts';
import { markdownText } from '../markdown/escape.ts';
import type { Block, Line, Part, Prose } from './prose.ts';

/** Writes the report. Removed words are between ⟦− and −⟧, added words between ⟦+ and +⟧. */
export function proseMarkdown({ sort, title, blocks }: Prose): string {
  return `${[`# ${sort}: ${markdownText(oneLine(title))}`, ...blocks.map(blockText)].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${headingText(block.line)}`;
    case 'paragraph':
      return block.role === 'note' ? `> ${lineText(block.line, '> ')}` : lineText(block.line, '');
    case 'list':
      return block.items.map((item) => `- ${lineText(item, '  ')}`).join('\n');
    case 'table':
      // CommonMark has no tables.
      return block.rows.map((row) => `- ${rowText(block.head, row)}`).join('\n');
  }
}

/** A heading must be on one line. */
function headingText(line: Line): string {
  return line.map((part) => partText(typeof part === 'string' ? part : flat(part), '')).join('');
}

function flat(part: Exclude<Part, string>): Part {
  return part.kind === 'effect' ? part : { ...part, text: oneLine(part.text) };
}

function rowText(head: readonly string[], [first = [], ...others]: readonly Line[]): string {
  const cells = others.map((cell, at) => `${head[at + 1] ?? ''}: ${lineText(cell, '  ')}`);
  return `${lineText(first, '  ')}: ${cells.join('; ')}`;
}

function lineText(line: Line, indent: string): string {
  // A text alone on a line keeps the spaces at its ends.
  const [only] = line;
  if (line.length === 1 && typeof only === 'object' && only.kind === 'quote') return markdownText(only.text, indent);
  return line.map((part) => partText(part, indent)).join('');
}

function partText(part: Part, indent: string): string {
  // A letter before our own words, because a full stop after a name is not at the start of a line.
  if (typeof part === 'string') return withSpaces(`a${part}`, indent).slice(1);
  switch (part.kind) {
    case 'quote':
      return withSpaces(part.text, indent);
    case 'strong':
      return `**${withSpaces(part.text.trim(), indent)}**`;
    case 'effect':
      return `**${effectSign[part.effect] ?? ''} ${part.effect}**`;
    case 'removed':
      return ` ⟦− ${withSpaces(part.text.trim(), indent)} −⟧ `;
    case 'added':
      return ` ⟦+ ${withSpaces(part.text.trim(), indent)} +⟧ `;
  }
}

/** Escapes a part within a line. The spaces at its ends stay spaces, because the line continues. */
function withSpaces(text: string, indent: string): string {
  const [, before = '', middle = '', after = ''] = /^( *)(.*?)( *)$/su.exec(text) ?? [];
  return middle === '' ? text : `${before}${markdownText(middle, indent)}${after}`;
}
