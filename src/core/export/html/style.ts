/** The style of the HTML report, on light and dark screens and on paper. */
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
dt, .label, .from, .state, .kind, .legend, .facts { color: var(--soft); }
dt, dd, .from, .state, .facts, .legend, .check { font-size: .9rem; }
dd { margin: 0; }
.kind { margin: 0; font-size: .85rem; letter-spacing: .04em; }
.standing { padding: .5rem .75rem; border: 1px solid var(--line); border-inline-start-width: 4px; background: var(--sunken); }
.standing[data-level=error] { border-color: var(--bad); color: var(--bad); font-weight: 600; }
.cautions { padding: .6rem .75rem .6rem 2rem; background: var(--sunken); font-size: .92rem; }
.own-check h2, nav h2 { margin-block-start: 1.5rem; border: 0; font-size: 1rem; }
nav ul { columns: 2; }
.statement, .words, .quote, .brief, .text { font-family: 'Source Serif 4', Georgia, 'Noto Serif', serif; }
.statement, .words { font-size: 1.06rem; white-space: pre-wrap; }
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
.versus { margin-inline-start: 1rem; }
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
.check { padding-inline-start: .7rem; border-inline-start: 3px dotted var(--line); color: var(--soft); }
.check[data-state=good] { border-inline-start: 3px solid var(--good); color: var(--good); }
.check[data-state=bad] { border-inline-start: 6px double var(--bad); color: var(--bad); font-weight: 600; }
.check[data-state=unknown] { border-inline-start: 3px dashed var(--odd); color: var(--odd); }
.check[data-result=total] { padding: .6rem .8rem; border: 1px solid currentColor; border-inline-start-width: 6px; font-size: 1rem; font-weight: 600; }
:target { outline: 2px solid var(--link); outline-offset: 4px; }
.picture { margin: 1rem 0; overflow-x: auto; border: 1px solid var(--line); background: #fff; }
.picture svg { display: block; max-inline-size: 100%; block-size: auto; margin: 0 auto; }
@media screen { .picture svg { min-inline-size: 36rem; } }
@media screen and (prefers-color-scheme: dark) {
  .picture { background: var(--paper); }
  ${darkPictures}
}
.left-out { color: var(--soft); font-size: .9rem; }
.folded > summary { inline-size: fit-content; padding-block: .5rem; color: var(--link); cursor: pointer; font-size: .94rem; font-weight: 600; }
nav button { margin-block-start: .75rem; padding: .5rem .75rem; border: 1px solid currentColor; border-radius: .3em; background: none; color: var(--link); cursor: pointer; font: inherit; }
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
  nav, .folded > summary, .own-check > p:last-child { display: none; }
  .picture { break-inside: avoid; }
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
