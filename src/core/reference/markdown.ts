/** Converts an entry of the reference to Markdown. */
import { authorityMark, isSame } from '../authority/authority.ts';
import { referenceEntry } from './reference.ts';
import { authorityQuoted } from '../authority/quote-authority.ts';
import type { Block, ReferenceEntry } from './entry.ts';
import { inlineParts, type InlinePart } from './blocks.ts';

type LinkTo = (id: string) => string;

/** Escapes all characters that Markdown could interpret as marks. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** A code span. In a table, `|` is escaped because it would end the cell. */
function codeSpan(text: string, inTable: boolean): string {
  return `\`${inTable ? text.replaceAll('|', '\\|') : text}\``;
}

function inline(text: string, linkTo: LinkTo, inTable = false): string {
  const render = (part: InlinePart): string => {
    if (part.kind === 'code') return codeSpan(part.text, inTable);
    const words = escaped(part.text);
    if (part.kind === 'strong') return `**${words}**`;
    return part.kind === 'link' ? `[${words}](${linkTo(part.id)})` : words;
  };
  return inlineParts(text).map(render).join('');
}

function table({ head, rows }: Extract<Block, { kind: 'table' }>, linkTo: LinkTo): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => inline(cell, linkTo, true)).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function blockMarkdown(block: Block, linkTo: LinkTo): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text, linkTo);
    case 'heading':
      return `## ${inline(block.text, linkTo)}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${String(index + 1)}.` : '-'} ${inline(item, linkTo)}`)
        .join('\n');
    case 'table':
      return table(block, linkTo);
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
  }
}

/**
 * Returns an entry as CommonMark with tables: title, summary, authority, body and related entries, with LF line endings
 * and one newline at the end. `linkTo` returns the URL of an entry.
 */
export function entryMarkdown(entry: ReferenceEntry, linkTo: LinkTo): string {
  const related = entry.related.map((id) => `- [${escaped(referenceEntry(id)?.title ?? id)}](${linkTo(id)})`);
  const pieces = [
    `# ${escaped(entry.title)}`,
    escaped(entry.summary),
    `**Who says so:** ${escaped(authorityQuoted(entry.authority))}`,
    ...entry.body.flatMap((block) => [
      blockMarkdown(block, linkTo),
      ...(block.authority && !isSame(block.authority, entry.authority)
        ? [`*(${escaped(authorityMark(block.authority))})*`]
        : []),
    ]),
    ...(related.length > 0 ? ['## See also', related.join('\n')] : []),
  ];
  return `${pieces.join('\n\n')}\n`;
}
