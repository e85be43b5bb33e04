/** The style of the HTML report, on light and dark screens and on paper. */
import { showHiddenCharacters } from '../../text/hidden.ts';
import { oneLine, shortenEnd } from '../../text/shorten.ts';
import { coloursOnWhite } from '../../pictures/elements.ts';
import type { Paint } from '../../pictures/shapes.ts';

/** The colours of pictures on a dark page. */
const coloursOnDark: Readonly<Record<Paint, string>> = {
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  line: '#3a3732',
  edge: '#777267',
  paper: 'var(--paper)',
  sunken: 'var(--sunken)',
  accent: 'var(--link)',
  'accent-wash': '#1f3830',
  supports: 'var(--supports)',
  'supports-wash': '#15303f',
  contradicts: 'var(--contradicts)',
  'contradicts-wash': '#402514',
};

/** The pictures have their colours as attributes, which a rule can replace. */
const darkPictures = (Object.keys(coloursOnDark) as Paint[])
  .flatMap((paint) =>
    ['fill', 'stroke'].map(
      (name) => `.picture [${name}='${coloursOnWhite[paint]}'] { ${name}: ${coloursOnDark[paint]}; }`,
    ),
  )
  .join('\n  ');

/** The page's style. A constant, so that the content security policy can contain its hash. No rule loads anything. */
export const style = `
:root { color-scheme: light dark; --paper: #fffefb; --ink: #22201c; --soft: #5f5a50; --line: #cfc9bd; --sunken: #f4f1ea;
  --link: #1f5548; --supports: #0b5a8a; --contradicts: #a13d06; --both: #6d3f8f; --good: #1f5548; --bad: #a81e1e; --odd: #7d5200; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a17; --ink: #e6e1d8; --soft: #b1aba0; --line: #45413a; --sunken: #262420;
  --link: #8fcdb8; --supports: #84c5ee; --contradicts: #f4a675; --both: #cbb0f0; --good: #8fcdb8; --bad: #f4a59c; --odd: #e6bc62; } }
html { background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, 'Noto Sans', sans-serif; }
body { max-inline-size: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { margin: .2rem 0 1rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; padding-block-end: .25rem; border-block-end: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 1.75rem 0 .4rem; font-size: 1.06rem; line-height: 1.35; }
h4 { margin: 1rem 0 .25rem; font-size: .94rem; }
p, ul, ol, dl { margin: .4rem 0; }
ul, ol { padding-inline-start: 1.5rem; }
a[href] { color: var(--link); text-underline-offset: .15em; }
code { font: .85em/1.4 ui-monospace, 'Noto Sans Mono', monospace; }
dl > div { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 0 1rem; padding-block: .15rem; }
dt, .kind, .facts { color: var(--soft); }
dt, dd, .facts, .check { font-size: .9rem; }
dd { margin: 0; }
.kind { margin: 0; font-size: .85rem; letter-spacing: .04em; }
.standing { color: var(--soft); font-size: .9rem; }
.standing[data-level=error] { padding: .5rem .75rem; border: 1px solid var(--bad); border-inline-start-width: 4px; background: var(--sunken); color: var(--bad); font-weight: 600; }
.caution { color: var(--soft); font-size: .9rem; font-style: italic; }
nav h2 { margin: 0; padding: 0; border: 0; font-size: .9rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin-block: .2rem; padding: 0; list-style: none; font-size: .9rem; }
.statement, .claim .quote, .quote, .text { font-family: 'Source Serif 4', Georgia, 'Noto Serif', serif; }
.statement { margin-block: .5rem; font-size: 1.12rem; line-height: 1.55; white-space: pre-wrap; }
.claim .run-in p { font-size: 1.06rem; white-space: pre-wrap; }
.claim .quote b { font-weight: 400; }
u { text-decoration: underline dotted 2px; text-underline-offset: .2em; }
.context { font-size: .9rem; }
q { quotes: none; }
q::before, q::after { content: none; }
.links > li { margin-block: .7rem; }
.links p { margin: .15rem 0; }
.reason, li[dir] { white-space: pre-wrap; }
.plain { padding: 0; list-style: none; }
.plain > li { margin-block: .7rem; }
.number, .n { font: 600 .78em/1 ui-monospace, 'Noto Sans Mono', monospace; }
.number { display: inline-block; min-inline-size: 1.6em; padding: .15em .35em; border: 1px solid currentColor; border-radius: .3em; text-align: center; }
.effect { padding: 0 .35em; border: 1.5px solid currentColor; border-radius: .25em; font-weight: 600; white-space: nowrap; }
.effect.supports { color: var(--supports); }
.effect.contradicts { border-style: dashed; color: var(--contradicts); }
.effect.other { border-style: dotted; color: var(--soft); }
p.contradicts { margin-block: .3rem; }
.contradiction { margin-block: 1rem; padding-inline-start: .9rem; border-inline-start: 2px dashed var(--contradicts); }
.passage .text { padding: 1rem 1.1rem; border: 1px solid var(--line); background: var(--sunken); font-size: 1.06rem; line-height: 2; white-space: pre-wrap; }
.n { color: var(--soft); text-decoration: none; vertical-align: .35em; unicode-bidi: isolate; user-select: none; }
.n[data-role=supports] { color: var(--supports); }
.n[data-role=contradicts] { color: var(--contradicts); }
.n[data-role=both] { color: var(--both); }
.u { border-block-end: 2px solid var(--soft); }
.u.supports { border-block-end-color: var(--supports); }
.u.contradicts { border-block-end: 2px dashed var(--contradicts); }
.u.both { border-block-end: 4px double var(--both); }
.u.none { border-block-end: 2px dotted var(--soft); }
.l0 { padding-block-end: 0; }
.l1 { padding-block-end: 4px; }
.l2 { padding-block-end: 8px; }
.l3 { padding-block-end: 12px; }
.hidden { padding: 0 .2em; border: 1px dotted var(--odd); border-radius: .2em; color: var(--odd); font: .75em/1 ui-monospace, 'Noto Sans Mono', monospace; unicode-bidi: isolate; }
.check:empty { display: none; }
.check { padding-inline-start: .7rem; border-inline-start: 3px dotted var(--line); color: var(--soft); }
.check[data-state=good] { border-inline-start: 3px solid var(--good); color: var(--good); }
.check[data-state=bad] { border-inline-start: 6px double var(--bad); color: var(--bad); font-weight: 600; }
.check[data-state=unknown] { border-inline-start: 3px dashed var(--odd); color: var(--odd); }
.check[data-result=total] { padding: .6rem .8rem; border: 1px solid currentColor; border-inline-start-width: 6px; font-size: 1rem; font-weight: 600; }
[data-result=top] { padding: .6rem .8rem; border: 2px solid currentColor; }
h3 { line-height: 1.4; }
.attention { padding-inline-start: .7rem; border-inline-start: 3px dashed var(--odd); }
blockquote { margin: .3rem 0; padding-inline-start: .9rem; border-inline-start: 2px solid var(--line); white-space: pre-wrap; }
bdi, li > span[lang] { white-space: pre-wrap; }
table { width: 100%; margin: .6rem 0; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .3rem .6rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 600; overflow-wrap: break-word; }
td:first-child { min-inline-size: 5.5rem; }
.wide { overflow-x: auto; }
td:first-child { overflow-wrap: break-word; }
td a { white-space: nowrap; }
:is(td, th) + :is(td, th) { min-inline-size: 5rem; }
@media (max-width: 32rem) { th, td { padding-inline: .2rem; } th { overflow-wrap: normal; } td:first-child { min-inline-size: 4rem; } }
@media (max-width: 22rem) { th { overflow-wrap: anywhere; hyphens: auto; } }
del { color: var(--soft); }
ins { text-decoration: underline; text-decoration-thickness: 2px; }
:target { outline: 2px solid var(--link); outline-offset: 4px; }
.picture { margin: 1rem 0; overflow-x: auto; border: 1px solid var(--line); background: #fff; }
.picture svg { display: block; max-inline-size: 100%; block-size: auto; margin: 0 auto; }
@media screen { .picture svg { min-inline-size: 36rem; } }
@media screen and (prefers-color-scheme: dark) {
  .picture { background: var(--paper); }
  ${darkPictures}
}
.folded > summary { inline-size: fit-content; padding-block: .5rem; color: var(--link); cursor: pointer; font-size: .94rem; font-weight: 600; }
nav button { margin-block-start: .5rem; padding: .4rem .75rem; border: 1px solid currentColor; border-radius: .3em; background: none; color: var(--link); cursor: pointer; font: inherit; }
@media screen { .entry, .claim { content-visibility: auto; contain-intrinsic-size: auto 24rem; } .claim { contain-intrinsic-size: auto 11rem; } .entry:has(> .folded[open]) { content-visibility: visible; } }
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; --line: #999; --sunken: #fff; --link: #000; --supports: #0b5a8a;
    --contradicts: #a13d06; --both: #6d3f8f; --good: #1f5548; --bad: #a81e1e; --odd: #7d5200; }
  @page { margin: 18mm 16mm; }
  html { font-size: 10pt; }
  body { max-inline-size: none; padding: 0; }
  h2, h3, h4, h3 + p { break-after: avoid; }
  .claim, .links > li, .contradiction, header dl > div { break-inside: avoid; }
  .effect { display: inline-block; }
  a { text-decoration: none; }
  nav, .folded > summary, .own-check > p:last-child, .check:not([data-state]) { display: none; }
  tr, blockquote, .picture { break-inside: avoid; }
  p, li { orphans: 3; widows: 3; }
  .wide { overflow: visible; }
  .picture { overflow: visible; }
  .picture svg { max-block-size: 235mm; }
}
`;

/** The style for printing from a shadow root, whose host replaces the page's root and body. */
export const printedStyle = `${style
  .replaceAll(/^( *)(?::root|html|body)(?= \{)/gm, '$1:host')
  .replaceAll(/(font-size: [\d.]+)rem/g, '$1em')
  .replace('{ :root {', '{ :host {')}
.own-check, .check, nav { display: none; }
`;

/** The style of the short form, after that of all reports: two columns of small print, so that it fits on two pages. */
const shortStyle = `
.entry h3 { margin-block: .9rem .1rem; }
.entry :is(p, ul) { margin-block: .1rem; }
.entry .statement { font-size: 1rem; line-height: inherit; }
.run-in, .run-in :is(h3, h4, p) { font-size: .9rem; }
.run-in :is(h3, h4, p, ul, li) { display: inline; padding-inline-start: 0; }
.run-in :is(h3, h4) { margin-inline-end: .3em; font-weight: 600; }
.run-in h4.effect { padding: 0; border-width: 0 0 1.5px; border-radius: 0; }
.run-in b { font-weight: 400; }
.run-in li:not(:first-child)::before { content: '· '; }
@media print {
  @page { margin: 10mm 12mm; }
  html { font-size: 8pt; line-height: 1.26; }
  h1 { margin-block: 0 .3rem; font-size: 15pt; }
  .short-form { columns: 2; column-gap: 7mm; }
  .short-form > :is(header, h1, .kind) { column-span: all; }
  .short-form :is(.kind, .standing, .caution, .check, dt, dd, .statement, .run-in, .run-in *, .facts, th, td) { font-size: 8pt; }
  .short-form .caution, .short-form .own-check p { margin-block: .15rem; }
  .short-form dl > div { grid-template-columns: 7rem minmax(0, 1fr); padding-block: 0; }
  .short-form h2 { margin-block: .6rem .2rem; padding-block-end: .1rem; font-size: 10.5pt; }
  .own-check h3 { margin-block: .3rem 0; font-size: 8pt; }
  .short-form .check { padding: .1rem .4rem; }
  .entry .check { display: none; }
  .entry { margin-block-end: .25rem; }
  .entry h3 { break-after: avoid; }
  .entry :is(h3, .statement, .facts) { display: inline; }
  .entry h3 { font-size: 8pt; }
  .run-in h4.effect { border: 0; }
  .short-form ul { margin-block: .1rem; }
  .short-form section > ul { padding-inline-start: 1rem; }
  .short-form section > ul > li { margin-block-end: .12rem; break-inside: avoid; }
}
`;

/** The style of a report's page. */
export function proseStyle(isShort: boolean): string {
  return isShort ? style + shortStyle : style;
}

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
