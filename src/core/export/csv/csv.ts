/**
 * Writes CSV as in RFC 4180: commas, CR LF, every field in quotation marks, quotation marks in a field doubled. It
 * starts with a byte order mark, which spreadsheet programs need to recognise UTF-8.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(value: string | number): string {
  return `"${(typeof value === 'number' ? String(value) : guardFormula(value)).replaceAll('"', '""')}"`;
}

/** The start of a text that a spreadsheet may read as a formula, or an apostrophe, which the guard uses. */
const toGuard = /^(?:'|[\p{White_Space}\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\u2212])/u;

/**
 * Returns a text that no spreadsheet reads as a formula. Adds one apostrophe before a text that starts with = + - @
 * (including their full-width forms and the minus sign), a tab, a line break or an apostrophe, also after white space
 * and invisible characters. The rest is unchanged. `removeGuard` restores the text.
 */
export function guardFormula(text: string): string {
  return toGuard.test(text) ? `'${text}` : text;
}

/** Restores the text passed to `guardFormula`: removes an apostrophe at its start. */
export function removeGuard(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}
