/** The running head and the page numbers of a printed report: CSS for the margins of its pages. */
import { showHiddenCharacters } from '../../passage/hidden.ts';
import { oneLine, shortenEnd } from '../../passage/shorten.ts';

/** The maximum number of code points of the title that fit above a page. */
const maxTitleLength = 90;

/**
 * Returns the style for the margins of the pages: the title above all but the first page, and page numbers below.
 * Browsers without margin boxes (CSS Paged Media Level 3, section 5) print neither.
 */
export function runningHead(title: string): string {
  return `@page {
  @top-left { content: ${cssString(shortenEnd(oneLine(showHiddenCharacters(title)), maxTitleLength))}; font: 8.5pt/1.2 system-ui, 'Noto Sans', sans-serif; color: #444; }
  @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8.5pt/1.2 system-ui, 'Noto Sans', sans-serif; color: #444; }
}
@page :first { @top-left { content: none; } }
`;
}

/** Writes a text as a CSS string. Only letters, digits and spaces stay as they are; other characters become escapes. */
function cssString(text: string): string {
  const escape = (character: string): string => `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
  return `'${text.toWellFormed().replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, escape)}'`;
}
