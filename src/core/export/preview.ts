/** The most lines and the most UTF-16 units of a preview. */
const mostLines = 40;
const mostUnits = 6000;

/** The first lines of a file's text, without a byte order mark. Ends with “…” if there is more. */
export function firstLines(text: string): string {
  const start = text.slice(0, mostUnits).replace(/^\uFEFF/, '');
  const lines = start.split(/\r\n|\n/);
  const whole = text.length <= mostUnits && lines.length <= mostLines;
  if (whole) return start;
  const shown = lines.slice(0, mostLines);
  // The cut may have split a line, or a surrogate pair at its end.
  if (lines.length <= mostLines) shown[shown.length - 1] = (shown.at(-1) ?? '').replace(/[\uD800-\uDBFF]$/, '') + '…';
  else shown.push('…');
  return shown.join('\n');
}
