/** Writes a report in sentences as a self-contained, printable HTML page. */
import { own } from '../../json/own.ts';
import { showHiddenCharacters } from '../../text/hidden.ts';
import type { Digest } from '../../casefile/hash.ts';
import { hashSource, inline, joined, languageOf, Markup, markup, tagsAsWritten, text } from './markup.ts';
import {
  effectInWords,
  effectSign,
  isQuoted,
  linesOf,
  type Block,
  type Item,
  type Line,
  type Part,
  type Prose,
  type Quote,
  type Effects,
  type MarkedClaim,
} from './prose.ts';
import { printedStyle, proseStyle, runningHead } from './style.ts';
import { codePointOffset, offsetsOf } from '../../text/offsets.ts';
import { assignLanes, markSegments, type Mark } from '../../text/segments.ts';

// Passages in HTML: full texts with the spans of claims marked in them.

/** The sign beside a claim's number in its passage, by the effects of the claim's links. */
const roleSign: Readonly<Record<Effects, string>> = { supports: '+', contradicts: '×', both: '±', none: '' };

/** The maximum number of lines under a stretch of text. Brackets and numbers distinguish deeper overlaps. */
const maxLines = 4;

/** A text with the span of every claim marked by numbered brackets and an underline. */
function markedPassage(words: string, claims: readonly MarkedClaim[]): Markup {
  const offsets = offsetsOf(words);
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const marks = marksOf(claims, offsets.codePointLength);
  const lanes = assignLanes(marks);
  const at = (offset: number): number => offsets.toUtf16(codePointOffset(offset));
  const tags = tagsAt(marks, byNumber);
  const segments = markSegments(offsets.codePointLength, marks);
  const places = [
    ...new Set([
      0,
      offsets.codePointLength as number,
      ...tags.keys(),
      ...segments.flatMap(({ start, end }) => [start as number, end as number]),
    ]),
  ];
  places.sort((one, other) => one - other);
  const under = new Map(segments.map(({ start, keys }) => [start as number, keys]));
  const pieces = places.flatMap((place, index) => {
    const stretch = words.slice(at(place), at(places[index + 1] ?? place));
    const keys = (under.get(place) ?? []).flatMap((key) => byNumber.get(key) ?? []);
    return [tags.get(place) ?? markup``, stretch === '' ? markup`` : lined(text(stretch), keys, lanes)];
  });
  return joined(pieces);
}

/** The spans within the text. A claim whose text differs is marked, too. */
function marksOf(claims: readonly MarkedClaim[], length: number): readonly Mark[] {
  return claims.flatMap(({ number, span }) => (span && span.end <= length ? [{ key: number, span }] : []));
}

/** The brackets at each offset: closing ones first, from the innermost; then opening ones, from the longest. */
function tagsAt(marks: readonly Mark[], claims: ReadonlyMap<number, MarkedClaim>): ReadonlyMap<number, Markup> {
  const ordered = marks.toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
  const empty = ordered.filter(({ span }) => span.start === span.end);
  const long = ordered.filter(({ span }) => span.start < span.end);
  const tags = new Map<number, Markup[]>();
  const put = (place: number, tag: Markup): unknown => tags.set(place, [...(tags.get(place) ?? []), tag]);
  for (const { key, span } of long.toReversed()) put(span.end, closing(key));
  for (const { key, span } of empty) put(span.start, joined([opening(key, claims.get(key)), closing(key)]));
  for (const { key, span } of long) put(span.start, opening(key, claims.get(key)));
  return new Map(Array.from(tags, ([place, brackets]) => [place, joined(brackets)]));
}

function opening(number: number, claim: MarkedClaim | undefined): Markup {
  const sign = claim ? roleSign[claim.role] : '';
  return markup`<a class="n" id="span-${number}" data-open="${number}" data-role="${claim?.role}" href="#claim-${number}"
    >[${number}${sign}</a
  >`;
}

function closing(number: number): Markup {
  return markup`<a class="n" data-close="${number}" href="#claim-${number}">${number}]</a>`;
}

/** Underlines a stretch with nested elements, so that each line keeps its style on paper and in grey. */
function lined(words: Markup, claims: readonly MarkedClaim[], lanes: ReadonlyMap<number, number>): Markup {
  const lines = claims
    .map(({ number, role }) => ({ role, lane: Math.min(lanes.get(number) ?? 0, maxLines - 1) }))
    .sort((one, other) => one.lane - other.lane)
    .slice(0, maxLines);
  return lines.reduce((inner, { role, lane }) => markup`<span class="u ${role} l${lane}">${inner}</span>`, words);
}

/** The style of a report's page. */
export function styleOf({ sort, title, isShort }: Prose): string {
  return proseStyle(isShort === true) + runningHead(`${sort}: ${title}`);
}

/** Writes the page. Its content security policy allows only its style, so that it cannot load or send anything. */
export function proseHtml(prose: Prose, digest: Digest): string {
  return htmlPage(prose, bodyOf(prose), digest);
}

/** A script in a page, with the data that it reads, as JSON. */
export interface PageScript {
  readonly source: string;
  readonly data: Markup;
}

/** Writes a page around its body. The policy allows the script, if there is one, by its hash. */
export function htmlPage(prose: Prose, body: Markup, digest: Digest, script?: PageScript): string {
  const style = styleOf(prose);
  const forScript = script ? ` script-src ${hashSource(script.source, digest)};` : '';
  const policy = `default-src 'none';${forScript} style-src ${hashSource(style, digest)}; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${prose.sort}: ${showHiddenCharacters(prose.title)}</title>
        <style>${new Markup(style)}</style>
      </head>
      <body>
        ${body}
        ${
          script &&
          markup`<script type="application/json" id="data">${script.data}</script>
        <script>${new Markup(script.source)}</script>`
        }
      </body>
    </html> `.source;
}

/** The report for printing from another page. The style is for a shadow root that contains only this markup. */
export function printedProse(prose: Prose): { readonly markup: string; readonly style: string } {
  return { markup: bodyOf(prose, false).source, style: printedStyle };
}

/** The content of the page. `folds` is whether folded parts are folded away in browsers with scripts. */
export function bodyOf({ sort, title, language, blocks, isShort }: Prose, folds = true): Markup {
  return markup`<main${isShort && markup` class="short-form"`}>
    <p class="kind">${sort}</p>
    <h1 dir="auto"${languageOf(language)}>${text(title)}</h1>
    ${blocksMarkup(blocks, folds)}
  </main>`;
}

function blocksMarkup(blocks: readonly Block[], folds: boolean): Markup {
  return joined(blocks.map((block) => blockMarkup(block, folds)));
}

function blockMarkup(block: Block, folds: boolean): Markup {
  switch (block.kind) {
    case 'heading':
      return headingMarkup(block.level, block.line);
    case 'paragraph':
      return paragraphMarkup(block);
    case 'list':
      return listMarkup(block.items, block.effect);
    case 'table':
      return tableMarkup(block);
    case 'facts':
      return markup`<dl>
        ${block.rows.map(
          ([name, line]) =>
            markup`<div><dt>${name}</dt><dd>${lineMarkup(line)}</dd></div>
            `,
        )}
      </dl> `;
    case 'run-in':
      return runInMarkup(block);
    case 'part':
      return partElement(block, blocksMarkup(block.blocks, folds));
    case 'folded':
      return folds
        ? markup`<details class="folded" open>
            <summary>${lineMarkup(block.summary)}</summary>
            <noscript>${tagsAsWritten(blocksMarkup(block.blocks, folds))}</noscript>
          </details>`
        : blocksMarkup(block.blocks, folds);
    case 'passage':
      return markup`<div class="text" dir="auto"${languageOf(block.language)}>${markedPassage(block.text, block.claims)}</div> `;
    case 'contents':
      return markup`<nav>
        <h2>Contents</h2>
        <ul>
          ${block.items.map((line) => markup`<li>${lineMarkup(line)}</li> `)}
        </ul>
      </nav> `;
    case 'result':
      return markup`<p class="check" data-result="${block.of}">${block.of !== 'top' && 'Not checked in this browser.'}</p> `;
    case 'only':
      return block.format === 'html' ? blocksMarkup(block.blocks(), folds) : markup``;
    case 'picture':
      return block.markup;
  }
}

function headingMarkup(level: 2 | 3 | 4, line: Line, effect?: string): Markup {
  const content = lineMarkup(line);
  if (level === 2) return markup`<h2>${content}</h2> `;
  if (level === 3) return markup`<h3>${content}</h3> `;
  return markup`<h4${effect !== undefined && markup` class="effect ${effect}"`}>${content}</h4> `;
}

function partElement({ role, id }: Extract<Block, { kind: 'part' }>, content: Markup): Markup {
  switch (role) {
    case 'head':
      return markup`<header>${content}</header> `;
    case 'section':
      return markup`<section id="${id}">${content}</section> `;
    case 'own-check':
      return markup`<section class="own-check">${content}</section> `;
    default:
      return markup`<article class="${role}" id="${id}">${content}</article> `;
  }
}

function paragraphMarkup({ role, line }: Extract<Block, { kind: 'paragraph' }>): Markup {
  const [direction, content] = [directionOf(line), lineMarkup(line)];
  if (role === 'note') return markup`<blockquote${direction}>${content}</blockquote> `;
  if (role === 'error') return markup`<p class="standing" data-level="error">${content}</p> `;
  if (role === 'citing') return markup`<p class="facts citing">${content}</p> `;
  return markup`<p${role && markup` class="${role}"`}${direction}>${content}</p> `;
}

function listMarkup(items: readonly Item[], effect?: string): Markup {
  const isPlain = effect === undefined && items.some((item) => linesOf(item).length > 1);
  const attributes =
    effect === undefined ? isPlain && markup` class="plain"` : markup` class="links" data-effect="${effect}"`;
  return markup`<ul${attributes}>
    ${items.map((item) => itemMarkup(item, effect === undefined ? 'facts' : 'reason'))}
  </ul> `;
}

/** An item. The lines after its first have a class. */
function itemMarkup(item: Item, further: string): Markup {
  const [first = [], ...others] = linesOf(item);
  const id = 'lines' in item && markup` id="${item.id}"`;
  if (others.length === 0) return markup`<li${id}${directionOf(first)}>${lineMarkup(first)}</li> `;
  return markup`<li${id}>
    <p>${lineMarkup(first)}</p>
    ${others.map((line) => markup`<p class="${further}">${lineMarkup(line)}</p> `)}
  </li> `;
}

function runInMarkup({ level, heading, effect, items }: Extract<Block, { kind: 'run-in' }>): Markup {
  const [only] = items;
  const content =
    items.length === 1 && only && effect === undefined
      ? joined(linesOf(only).map((line) => markup`<p${directionOf(line)}>${lineMarkup(line)}</p> `))
      : listMarkup(items, effect);
  return markup`<div class="run-in">${headingMarkup(level, heading, effect)}${content}</div> `;
}

function tableMarkup({ head, rows }: Extract<Block, { kind: 'table' }>): Markup {
  return markup`<div class="wide"><table>
    <thead>
      <tr>
        ${head.map((name) => markup`<th scope="col">${inline(name)}</th> `)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          markup`<tr>
            ${row.map((cell) => markup`<td${directionOf(cell)}>${lineMarkup(cell)}</td> `)}
          </tr> `,
      )}
    </tbody>
  </table></div> `;
}

function directionOf(line: Line): Markup | undefined {
  return isQuoted(line) && line.length > 0 ? markup` dir="auto"` : undefined;
}

/** A quote alone gives its line its direction, which `bdi` would hide from the line. */
function lineMarkup(line: Line): Markup {
  return isQuoted(line)
    ? joined(line.map((part) => partMarkup(part, 'span')))
    : joined(line.map((part) => partMarkup(part)));
}

function quoteMarkup(tag: 'span' | 'bdi', { language, text: words, at }: Quote): Markup {
  const attributes = markup`${languageOf(language)}${at !== undefined && markup` data-in="${at}"`}`;
  return tag === 'span'
    ? markup`<span${attributes}>${text(words)}</span>`
    : markup`<bdi${attributes}>${text(words)}</bdi>`;
}

function partMarkup(part: Part, tag: 'span' | 'bdi' = 'bdi'): Markup {
  if (typeof part === 'string') return text(part);
  switch (part.kind) {
    case 'quote':
      return quoteMarkup(tag, part);
    case 'strong':
      return markup`<b>${inline(part.text)}</b>`;
    case 'effect': {
      const sign = own(effectSign, part.effect);
      return markup`<span class="effect ${sign === undefined ? 'other' : part.effect}">${sign && `${sign} `}${text(effectInWords(part.effect))}</span>`;
    }
    case 'against':
      return markup`<span class="effect contradicts">× against</span>`;
    case 'removed':
      return markup`<del${languageOf(part.language)}>${text(part.text)}</del>`;
    case 'added':
      return markup`<ins${languageOf(part.language)}>${text(part.text)}</ins>`;
    case 'span':
      return spanMarkup(part, tag);
    case 'words':
      return part.isWhole
        ? markup`<b data-words="${part.claim}">${text(part.text)}</b>`
        : markup`<b data-begins="${part.claim}">${text(part.text)}</b>`;
    case 'cue':
      return markup`<u>${text(part.text)}</u>`;
    case 'number':
      return markup`<span class="number">${part.number}</span>`;
    case 'link':
      return part.to.startsWith('#')
        ? markup`<a href="${part.to}">${part.line.map((each) => partMarkup(each))}</a>`
        : markup`<a href="${part.to}" rel="noreferrer">${part.line.map((each) => partMarkup(each))}</a>`;
    case 'marked':
      return part.name === 'hash'
        ? markup`<code data-hash="${part.value}">${part.text}</code>`
        : part.name === 'count'
          ? markup`<span data-count="${part.value}">${part.text}</span>`
          : markup`<span data-span="${part.value}">${part.text}</span>`;
    case 'note':
      return markup``;
  }
}

function spanMarkup({ role, language, line }: Extract<Part, { kind: 'span' }>, tag: 'span' | 'bdi'): Markup {
  const content = line.map((part) => partMarkup(part));
  if (role !== 'quote') return markup`<span class="${role}">${content}</span>`;
  return tag === 'span'
    ? markup`<span class="quote"${languageOf(language)}>${content}</span>`
    : markup`<bdi class="quote"${languageOf(language)}>${content}</bdi>`;
}
