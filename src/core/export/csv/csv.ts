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

/** What a spreadsheet takes for the start of a formula, or skips before one; and the apostrophe that guards against it. */
const toGuard = /^(?:'|[\p{White_Space}\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\u2212])/u;

/**
 * A text that no spreadsheet takes for a formula: one apostrophe goes in front of a text that begins with = + - @ (their
 * full-width forms and the minus sign too), a tab or a line break, white space and invisible characters before it or
 * not, and of one that begins with an apostrophe. Everything behind it is the text, unchanged. `unguarded` gives the
 * text back.
 */
export function guarded(text: string): string {
  return toGuard.test(text) ? `'${text}` : text;
}

/** The text that `guarded` was given: an apostrophe at its start is dropped. */
export function unguarded(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}
