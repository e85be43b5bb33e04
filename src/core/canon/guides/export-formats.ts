/** The formats that are exported for other people and tools, and cannot be opened again. */
import type { CanonEntry } from '../entry.ts';
import { format, points } from './write.ts';

export const exportFormats: readonly CanonEntry[] = [
  format({
    id: 'format/report-html',
    title: '*.report.html: a report as one page',
    summary: 'A self-contained, printable page that checks its own hashes and spans in the reader’s browser.',
    body: [
      points(
        'One file contains everything: cautions, entries with their evidence in sentences, findings, claims, and each passage that claims use, with its hash and numbered spans.',
        'A script in the page recalculates the hash of each passage and checks that each claim’s text is at its span. It checks both the page’s data and what the page shows. The results are at the top, at each passage and at each claim. Without scripts, the page says that nothing was checked.',
        'The page can only compare itself with itself. It cannot tell whether a passage is what its publisher wrote, or whether anything in it is true. See [Read a report](entry:guide/read-a-report).',
        'The page’s Content-Security-Policy allows only its own script and style, by their hashes. The page loads nothing and sends nothing.',
        'In a passage, `+` after a number means that links support with the claim, `×` that they contradict, `±` both. The lines are solid, dashed and double, so that they stay distinct in print and in grey.',
        'You can export a report of a draft with errors. The report says that it is not a valid document yet.',
      ),
    ],
    keywords: ['report', 'html', 'print', 'pdf', 'self-contained', 'self-checking', 'publish', 'share', 'read'],
    related: [
      'guide/read-a-report',
      'guide/export',
      'format/report-markdown',
      'decision/passage-id',
      'term/fingerprint',
    ],
  }),
  format({
    id: 'format/report-markdown',
    title: '*.report.md: a report as Markdown',
    summary: 'The report as CommonMark, to paste into other documents.',
    body: [
      points(
        'All text is escaped, so it never becomes markup, links or HTML.',
        'In a passage, the text of a claim is between ⟦number and number⟧.',
        'Invisible characters are shown as codes, such as ⟨U+202E⟩, so this is not an exact copy of the passages. The HTML report and the casefile contain exact copies.',
      ),
    ],
    keywords: ['report', 'markdown', 'commonmark', 'paste', 'md', 'wiki'],
    related: ['guide/export', 'format/report-html'],
  }),
  format({
    id: 'format/annotations-jsonld',
    title: '*.annotations.jsonld: claims as W3C Web Annotations',
    summary: 'An AnnotationCollection in JSON-LD: each claim with a TextPositionSelector and a TextQuoteSelector.',
    body: [
      points(
        '`start` and `end` count Unicode code points in the passage, as in the Web Annotation Data Model; the end is not included.',
        'The source is the passage, identified by its hash (`ni:///sha-256;…`, RFC 6920), because offsets apply to the passage and not to the published page. The canonical URL is the target’s `scope`.',
        '`prefix` and `suffix` are at most 32 code points of the passage and never split a visible character.',
        'If the text of a claim is not at its span, the annotation has only the quote, and a body with the purpose `questioning` that says so.',
        'IDs are UUIDs computed from the claim, the producer and the fingerprint. The same claim always has the same ID; a changed claim gets a new one.',
      ),
    ],
    keywords: ['web annotation', 'w3c', 'json-ld', 'selector', 'textquoteselector', 'textpositionselector', 'jsonld'],
    related: ['guide/export', 'decision/spans', 'decision/passage-id'],
  }),
  format({
    id: 'format/links-csv',
    title: '*.links.csv: evidence links as a table',
    summary: 'One row per evidence link, for spreadsheets and scripts, protected against formula injection.',
    body: [
      points(
        'UTF-8 with a byte order mark, because spreadsheet programs misread the file without it; commas, CR LF, every field in quotation marks (RFC 4180).',
        'Text gets one apostrophe in front if it starts with `=` `+` `-` `@` (full-width forms and the minus sign too), a tab, a line break or an apostrophe, with or without white space before it. So no spreadsheet takes it for a formula. Nothing else in a cell changes.',
        'To restore the text, remove one apostrophe at the start of the cell.',
        'If a link refers to a missing claim, the columns of the claim are empty. `span_start` and `span_end` count code points.',
      ),
    ],
    keywords: ['csv', 'spreadsheet', 'excel', 'table', 'evidence links', 'formula injection', 'columns'],
    related: ['guide/export', 'format/matrix-csv', 'term/evidence-link'],
  }),
  format({
    id: 'format/matrix-csv',
    title: '*.matrix.csv: the evidence matrix as a table',
    summary: 'Claims as rows, entries as columns; each cell says supports, contradicts, both or none.',
    body: [
      points(
        'Rows and columns are in document order: power bases first, then intent hypotheses. Nothing is counted or ranked.',
        'It uses the same format and formula protection as the links table.',
      ),
    ],
    keywords: ['csv', 'matrix', 'spreadsheet', 'excel', 'cross table', 'claims by entries'],
    related: ['guide/export', 'format/links-csv', 'decision/never-scores'],
  }),
];
