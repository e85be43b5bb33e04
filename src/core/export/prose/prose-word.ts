/** Writes a report in sentences as a Word file, in the styles of the Word report. */
import { HeadingLevel, UnderlineType, type FileChild, type Paragraph, type ParagraphChild } from 'docx';
import { effectSign } from '../html/signs.ts';
import { wordFile } from '../word/package.ts';
import { bullets, effectColours, styleIds } from '../word/styles.ts';
import { table } from '../word/table.ts';
import { paragraph, paragraphOf, runs } from '../word/text.ts';
import { isQuoted, textOfPart, type Block, type Line, type Part, type Prose, type Role } from './prose.ts';

/** Writes the report. `producer` is the author of the file. */
export function proseWord({ sort, title, blocks }: Prose, producer: string): Promise<Uint8Array<ArrayBuffer>> {
  return wordFile({
    title: `${sort}: ${title}`,
    creator: producer,
    description: sort,
    children: [
      paragraph(sort, { style: styleIds.facts }),
      paragraph(title, { heading: HeadingLevel.TITLE }),
      ...blocks.flatMap(blockChildren),
    ],
  });
}

const styleOfRole: Readonly<Record<Role, string>> = {
  facts: styleIds.facts,
  statement: styleIds.statement,
  note: styleIds.note,
  attention: styleIds.attention,
};

function blockChildren(block: Block): readonly FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [lineParagraph(block.line, { heading: HeadingLevel[block.level === 2 ? 'HEADING_1' : 'HEADING_2'] })];
    case 'paragraph':
      return [lineParagraph(block.line, block.role === undefined ? {} : { style: styleOfRole[block.role] })];
    case 'list':
      return block.items.map((item) => lineParagraph(item, { numbering: bullets }));
    case 'table':
      return [
        table(
          block.head,
          block.rows.map((row) => row.map((cell) => lineParagraph(cell, { style: styleIds.facts }))),
        ),
      ];
  }
}

function lineParagraph(line: Line, options: Parameters<typeof paragraphOf>[2]): Paragraph {
  return paragraphOf(line.flatMap(partRuns), isQuoted(line) ? line.map(textOfPart).join('') : '', options);
}

function partRuns(part: Part): readonly ParagraphChild[] {
  if (typeof part === 'string') return runs(part);
  switch (part.kind) {
    case 'quote':
      return runs(part.text, {}, part.language ?? '');
    case 'strong':
      return runs(part.text, { bold: true });
    case 'effect':
      return runs(`${effectSign[part.effect] ?? ''} ${part.effect}`, { bold: true, color: effectColours[part.effect] });
    case 'removed':
      return runs(part.text, { strike: true, color: '555555' }, part.language);
    case 'added':
      return runs(part.text, { underline: { type: UnderlineType.SINGLE } }, part.language);
  }
}
