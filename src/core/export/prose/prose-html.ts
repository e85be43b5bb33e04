/** Writes a report in sentences as one self-contained, printable HTML page without a script. */
import { hashSource } from '../html/hash-source.ts';
import { languageOf } from '../html/language.ts';
import { inline, joined, Markup, markup, text } from '../html/markup.ts';
import { runningHead } from '../html/running-head.ts';
import { effectSign } from '../html/signs.ts';
import { printedStyle, style } from '../html/style.ts';
import { showHiddenCharacters } from '../../passage/hidden.ts';
import type { Digest } from '../../casefile/hash.ts';
import { isQuoted, type Block, type Line, type Part, type Prose, type Quote } from './prose.ts';

const proseStyle = `
h3 { line-height: 1.4; }
.attention { padding-inline-start: .7rem; border-inline-start: 3px dashed var(--odd); }
blockquote { margin: .3rem 0; padding-inline-start: .9rem; border-inline-start: 2px solid var(--line); white-space: pre-wrap; }
bdi, li > span[lang] { white-space: pre-wrap; }
table { width: 100%; margin: .6rem 0; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .3rem .6rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 600; overflow-wrap: break-word; }
td:first-child { min-inline-size: 5.5rem; }
@media (max-width: 32rem) { th, td { padding-inline: .2rem; } th { overflow-wrap: normal; } td:first-child { min-inline-size: 4rem; } }
@media (max-width: 22rem) { th { overflow-wrap: anywhere; hyphens: auto; } }
del { color: var(--soft); }
ins { text-decoration: underline; text-decoration-thickness: 2px; }
@media print { tr, blockquote { break-inside: avoid; } p, li { orphans: 3; widows: 3; } }
`;

/** Writes the page. Its content security policy allows only its style, so that it cannot load or send anything. */
export function proseHtml(prose: Prose, digest: Digest): string {
  const { sort, title } = prose;
  const pageStyle = style + proseStyle + runningHead(`${sort}: ${title}`);
  const policy = `default-src 'none'; style-src ${hashSource(pageStyle, digest)}; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${sort}: ${showHiddenCharacters(title)}</title>
        <style>${new Markup(pageStyle)}</style>
      </head>
      <body>
        ${mainOf(prose)}
      </body>
    </html> `.source;
}

/** The report for printing from another page. The style is for a shadow root that contains only this markup. */
export function printedProse(prose: Prose): { readonly markup: string; readonly style: string } {
  return { markup: mainOf(prose).source, style: printedStyle + proseStyle };
}

function mainOf({ sort, title, language, blocks }: Prose): Markup {
  return markup`<main>
    <p class="kind">${sort}</p>
    <h1 dir="auto"${languageOf(language)}>${text(title)}</h1>
    ${blocks.map(blockMarkup)}
  </main>`;
}

function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? markup`<h2>${lineMarkup(block.line)}</h2> `
        : markup`<h3>${lineMarkup(block.line)}</h3> `;
    case 'paragraph':
      return paragraphMarkup(block);
    case 'list':
      return markup`<ul>
        ${block.items.map((item) => markup`<li${directionOf(item)}>${lineMarkup(item)}</li> `)}
      </ul> `;
    case 'table':
      return markup`<table>
        <thead>
          <tr>
            ${block.head.map((name) => markup`<th scope="col">${name}</th> `)}
          </tr>
        </thead>
        <tbody>
          ${block.rows.map(
            (row) =>
              markup`<tr>
                ${row.map((cell) => markup`<td${directionOf(cell)}>${lineMarkup(cell)}</td> `)}
              </tr> `,
          )}
        </tbody>
      </table> `;
  }
}

function paragraphMarkup({ role, line }: Extract<Block, { kind: 'paragraph' }>): Markup {
  const [direction, content] = [directionOf(line), lineMarkup(line)];
  if (role === 'note') return markup`<blockquote${direction}>${content}</blockquote> `;
  return markup`<p${role && markup` class="${role}"`}${direction}>${content}</p> `;
}

function directionOf(line: Line): Markup | undefined {
  return isQuoted(line) ? markup` dir="auto"` : undefined;
}

/** A quote alone gives its line its direction, which `bdi` would hide from the line. */
function lineMarkup(line: Line): Markup {
  return isQuoted(line)
    ? joined(line.map((part) => (isQuote(part) ? quoteMarkup('span', part) : partMarkup(part))))
    : joined(line.map(partMarkup));
}

function isQuote(part: Part): part is Quote {
  return typeof part === 'object' && part.kind === 'quote';
}

function quoteMarkup(tag: 'span' | 'bdi', { language, text: words }: Quote): Markup {
  return tag === 'span'
    ? markup`<span${languageOf(language)}>${text(words)}</span>`
    : markup`<bdi${languageOf(language)}>${text(words)}</bdi>`;
}

function partMarkup(part: Part): Markup {
  if (typeof part === 'string') return text(part);
  switch (part.kind) {
    case 'quote':
      return quoteMarkup('bdi', part);
    case 'strong':
      return markup`<b>${inline(part.text)}</b>`;
    case 'effect':
      return markup`<span class="effect ${part.effect}">${effectSign[part.effect]} ${part.effect}</span>`;
    case 'removed':
      return markup`<del${languageOf(part.language)}>${text(part.text)}</del>`;
    case 'added':
      return markup`<ins${languageOf(part.language)}>${text(part.text)}</ins>`;
  }
}
