/** The style of the short form, after that of all reports: two columns of small print, so that it fits on two pages. */
export const shortStyle = `
.short h3 { margin-block: .9rem .1rem; }
.short p, .short ul { margin-block: .1rem; }
.short .statement { font-size: 1rem; }
.short[data-kind='power basis'] :is(h3, .statement, .facts) { display: inline; }
.run-in, .run-in h4 { font-size: .9rem; }
.run-in :is(h4, ul, li) { display: inline; padding-inline-start: 0; }
.run-in h4 { margin-inline-end: .3em; font-weight: 600; }
.run-in h4.effect { padding: 0; border-width: 0 0 1.5px; border-radius: 0; }
.run-in b { font-weight: 400; }
.run-in li:not(:first-child)::before, .more::before { content: '· '; }
.against { color: var(--contradicts); font-weight: 600; }
@media print {
  @page { margin: 13mm 14mm; }
  html { font-size: 8pt; line-height: 1.28; }
  h1 { margin-block: 0 .3rem; font-size: 15pt; }
  .kind, .standing, .left-out, .cautions, .own-check, .check[data-result=total], dt, dd, .statement, .run-in, .run-in h4, .facts { font-size: 8pt; }
  .standing, .cautions, .check[data-result=total] { margin-block: .3rem; padding: .15rem .5rem; }
  header dl > div { padding-block: 0; }
  .cautions li { display: inline; }
  .cautions li:not(:last-child)::after { content: ' · '; }
  .own-check h2, .short .check { display: none; }
  .short-form { columns: 2; column-gap: 7mm; }
  .short-form h2 { margin-block: .7rem .25rem; padding-block-end: .1rem; font-size: 10.5pt; }
  .short-form section:first-child h2 { margin-block-start: .2rem; }
  .short { margin-block-end: .4rem; break-inside: avoid; }
  .short[data-kind='power basis'] { margin-block-end: .15rem; }
  .short :is(h3, .statement, .facts) { display: inline; }
  .short h3 { font-size: 8pt; }
  .run-in h4.effect { border: 0; }
  .short-form ul { margin-block: .1rem; }
  .short-form section > ul { padding-inline-start: 1rem; }
  .short-form section > ul > li { margin-block-end: .15rem; break-inside: avoid; }
}
`;
