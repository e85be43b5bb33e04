/** The maximum number of lines and of UTF-16 units of a preview. */
const maxLines = 40;
const maxUnits = 6000;

/** The first lines of a file's text, without a byte order mark. Ends with “…” if there is more. */
export function firstLines(text: string): string {
  const start = text.slice(0, maxUnits).replace(/^\uFEFF/, '');
  const lines = start.split(/\r\n|\n/);
  const whole = text.length <= maxUnits && lines.length <= maxLines;
  if (whole) return start;
  const shown = lines.slice(0, maxLines);
  // The cut may have split a line, or a surrogate pair at its end.
  if (lines.length <= maxLines) shown[shown.length - 1] = (shown.at(-1) ?? '').replace(/[\uD800-\uDBFF]$/, '') + '…';
  else shown.push('…');
  return shown.join('\n');
}
