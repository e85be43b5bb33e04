/** A preview shows at most so many lines, and so many UTF-16 units. */
const mostLines = 40;
const mostUnits = 6000;

/** The first lines of a file's text, without a byte order mark; the last line says where there is more. */
export function firstLines(text: string): string {
  const start = text.slice(0, mostUnits).replace(/^\uFEFF/, '');
  const lines = start.split(/\r\n|\n/);
  const whole = text.length <= mostUnits && lines.length <= mostLines;
  if (whole) return start;
  const kept = lines.slice(0, mostLines);
  // The cut may have split a line, or a surrogate pair at its end.
  if (lines.length <= mostLines) kept[kept.length - 1] = (kept.at(-1) ?? '').replace(/[\uD800-\uDBFF]$/, '') + '…';
  else kept.push('…');
  return kept.join('\n');
}
