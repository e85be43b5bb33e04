/** The table on the terminal. */
import type { Line } from './figures.ts';
import { cellsOf, headings } from './figures.ts';

const widthOf = (cells: readonly string[]): number => Math.max(...cells.map((cell) => [...cell].length));
const padded = (cell: string, width: number): string => cell + ' '.repeat(Math.max(0, width - [...cell].length));

/** The lines as columns of equal width, with a line between groups. */
export function terminalTable(lines: readonly Line[]): string {
  const rows = [headings as readonly string[], ...lines.map(cellsOf)];
  const widths = headings.map((_, column) => widthOf(rows.map((cells) => cells[column] ?? '')));
  const written = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const body = lines.flatMap((line, index) => [
    ...(line.group === lines[index - 1]?.group ? [] : [rule]),
    written(cellsOf(line)),
  ]);
  return [written(headings), ...body].join('\n');
}
