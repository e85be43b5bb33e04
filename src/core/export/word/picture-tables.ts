/** The tables of the Word report that say the same as the pictures of the HTML report. */
import { HeadingLevel, type FileChild, type Paragraph } from 'docx';
import { effectSign } from '../html/signs.ts';
import type { PictureTable } from '../report/picture-tables.ts';
import { effectColours, styleIds } from './styles.ts';
import { table } from './table.ts';
import { paragraph, paragraphOf, runs } from './text.ts';

/** A table under its heading. */
export function tableWithHeading({ title, head, rows, widths }: PictureTable): readonly FileChild[] {
  return [
    paragraph(title, { heading: HeadingLevel.HEADING_3 }),
    table(
      head,
      rows.map((row) => row.map((text, column) => cellParagraph(text, head[column] ?? ''))),
      widths,
    ),
  ];
}

/** A cell from left to right, so that the columns stay aligned. An effect has its sign and its colour. */
function cellParagraph(text: string, heading: string): Paragraph {
  const isEffect = heading === 'Effect' && (text === 'supports' || text === 'contradicts');
  const content = isEffect
    ? runs(`${effectSign[text] ?? ''}\u00A0${text}`, { bold: true, color: effectColours[text] })
    : runs(text);
  return paragraphOf(content, '', { style: styleIds.facts });
}
