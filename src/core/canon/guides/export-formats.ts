/** The formats that are written for other people and tools, and never read back. */
import type { CanonEntry } from '../entry.ts';
import { format, points } from './write.ts';

export const exportFormats: readonly CanonEntry[] = [
  format({
    id: 'format/report-html',
    title: '*.report.html: a report as one page',
    summary: 'A printable page that needs nothing else and checks its own hashes and spans in the reader’s browser.',
    body: [
      points(
        'Everything is in the one file: cautions, entries with their evidence in sentences, findings, claims, and each passage that a claim stands in, with its hash and numbered spans.',
        'A script of the page hashes every passage anew and looks for each claim’s words at its span, in the page’s data and in what the page shows. The result stands at the top, at each passage and at each claim. Without script the page says that nothing was checked.',
        'The page compares itself with itself. Whether a passage is what its publisher wrote, and whether anything in it is true, it cannot know.',
        'The page’s policy lets its own script and style run, by their hashes, and nothing else: it loads nothing and sends nothing.',
        'In a passage, `+` after a number says that links support with the claim, `×` that they contradict, `±` both; the lines are solid, dashed and double, so that print and grey lose nothing.',
        'A draft with errors can be reported; the report says that it is not a valid document yet.',
      ),
    ],
    keywords: ['report', 'html', 'print', 'pdf', 'self-contained', 'self-checking', 'publish', 'share', 'read'],
    related: ['guide/export', 'format/report-markdown', 'decision/passage-id', 'term/fingerprint'],
  }),
  format({
    id: 'format/report-markdown',
    title: '*.report.md: a report as Markdown',
    summary: 'What the report page says, as CommonMark for pasting into other texts.',
    body: [
      points(
        'Every text of the document is escaped: it reads as its words and never becomes markup, a link or HTML.',
        'In a passage, a claim’s words stand between ⟦number and number⟧.',
        'Characters that cannot be seen stand as their numbers, such as ⟨U+202E⟩, so this is not an exact copy of the passages. The page and the casefile are.',
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
        '`start` and `end` count Unicode code points in the passage, as the Web Annotation Data Model has it; the end is not included.',
        'The source is the passage, named by its hash (`ni:///sha-256;…`, RFC 6920), because offsets hold in the passage and not on the published page. The canonical address is the target’s `scope`.',
        '`prefix` and `suffix` are at most 32 code points of the passage and never cut a character that people see as one.',
        'A claim whose words are not at its span has only its quote, and a body with the purpose `questioning` that says so.',
        'Ids are UUIDs that follow from the claim, the producer and the fingerprint: the same claim has the same id, and a claim that changes gets another one.',
      ),
    ],
    keywords: ['web annotation', 'w3c', 'json-ld', 'selector', 'textquoteselector', 'textpositionselector', 'jsonld'],
    related: ['guide/export', 'decision/spans', 'decision/passage-id'],
  }),
  format({
    id: 'format/links-csv',
    title: '*.links.csv: evidence links as a table',
    summary: 'One row for each evidence link, for spreadsheets and scripts; no text in it can become a formula.',
    body: [
      points(
        'UTF-8 with a byte order mark, without which spreadsheet programs misread it; commas, CR LF, every field in quotation marks (RFC 4180).',
        'A text that begins with `=` `+` `-` `@` (full-width forms and the minus sign too), a tab, a line break or an apostrophe, white space before it or not, gets one apostrophe in front, so that no spreadsheet takes it for a formula. Nothing else in a cell changes.',
        'To restore the text, drop one apostrophe at the start of the cell.',
        'A link that names no claim of the document has its claim’s columns empty. `span_start` and `span_end` count code points.',
      ),
    ],
    keywords: ['csv', 'spreadsheet', 'excel', 'table', 'evidence links', 'formula injection', 'columns'],
    related: ['guide/export', 'format/matrix-csv', 'term/evidence-link'],
  }),
  format({
    id: 'format/matrix-csv',
    title: '*.matrix.csv: the evidence matrix as a table',
    summary: 'Claims down, entries across; each cell says supports, contradicts, both or none.',
    body: [
      points(
        'Rows and columns are in the document’s order: power bases first, then intent hypotheses. Nothing is counted or ranked.',
        'It is written and guarded against formulas as the table of links is.',
      ),
    ],
    keywords: ['csv', 'matrix', 'spreadsheet', 'excel', 'cross table', 'claims by entries'],
    related: ['guide/export', 'format/links-csv', 'decision/never-scores'],
  }),
];
