/** The results of checking a deployment, as rows of a table. */

/** `warn`: it works but could be better. `not checked`: there is nothing to check. */
export type Result = 'ok' | 'warn' | 'FAIL' | 'not checked';

export interface Row {
  readonly check: string;
  readonly result: Result;
  readonly detail: string;
}

/** The number of rows with each result. */
export type Counts = Readonly<Record<Result, number>>;

export function countsOf(rows: readonly Row[]): Counts {
  const count = (result: Result): number => rows.filter((row) => row.result === result).length;
  return { ok: count('ok'), warn: count('warn'), FAIL: count('FAIL'), 'not checked': count('not checked') };
}

/** Makes a row from faults: `ok` with the detail `fine` if there are none, otherwise `bad` with all of them. */
export function row(check: string, faults: readonly string[], fine: string, bad: 'warn' | 'FAIL' = 'FAIL'): Row {
  return { check, result: faults.length === 0 ? 'ok' : bad, detail: faults.length === 0 ? fine : faults.join('; ') };
}

/** Replaces control characters in text from a deployment, because a terminal would interpret them. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�');
}

function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Formats the rows as a table for a terminal of `width` columns. The last line has the counts. */
export function table(rows: readonly Row[], width = 120): string {
  const first = Math.max('check'.length, ...rows.map(({ check }) => check.length));
  const second = 'not checked'.length;
  const last = Math.max(40, width - first - second - 4);
  const line = (check: string, result: string, detail: string): string =>
    `${check.padEnd(first)}  ${result.padEnd(second)}  ${detail}`.trimEnd();
  const body = rows.flatMap(({ check, result, detail }) =>
    wrapText(visible(detail), last).map((part, index) => line(index ? '' : check, index ? '' : result, part)),
  );
  const counts = countsOf(rows);
  const total = `${counts.ok} ok, ${counts.warn} warn, ${counts.FAIL} FAIL, ${counts['not checked']} not checked`;
  const rule = line('─'.repeat(first), '─'.repeat(second), '─'.repeat(last));
  return [line('check', 'result', 'detail'), rule, ...body, '', total, ''].join('\n');
}
