/**
 * CSV as RFC 4180 has it: commas, CR LF, every field in quotation marks, quotation marks in a field doubled; in front
 * of it the byte order mark that spreadsheet programs need to take UTF-8 for UTF-8.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(value: string | number): string {
  return `"${(typeof value === 'number' ? String(value) : guarded(value)).replaceAll('"', '""')}"`;
}

/** What may end a cell for a program that splits at something else than commas, and what such programs skip after it. */
const cellStart = '(?<=(?:^|[,;|\\t\\r\\n"])[\\p{White_Space}\\p{Cf}]*?)';

const toGuard = new RegExp(`(?=['=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212])${cellStart}`, 'gu');
const guards = new RegExp(`(?=')${cellStart}'`, 'gu');
const suspect = /['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\u2212]/;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes in front of = + - @ (their full-width forms and
 * the minus sign too), tab, line break or apostrophe, wherever a cell could be thought to begin: at the start of the
 * text, and after a comma, a semicolon, a bar, a tab, a line break or a quotation mark, white space and invisible
 * characters in between or not. `unguarded` gives the text back.
 */
export function guarded(text: string): string {
  return suspect.test(text) ? text.replaceAll(toGuard, "'") : text;
}

/** The text that `guarded` was given: one apostrophe is dropped wherever a cell could be thought to begin with one. */
export function unguarded(text: string): string {
  return text.replaceAll(guards, '');
}
