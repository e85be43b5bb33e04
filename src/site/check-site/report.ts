/** The results of checking a deployment, as rows of a table. */

// Sends requests to a deployment: one at a time, each once, each with a time limit.

/** A request. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response. A redirect is a response and is not followed. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Requests `path` below the base address, or an absolute address. Rejects without a response, and for other origins.
 */
export type Ask = (path: string, question?: Question) => Promise<Answer>;

/** The longest body that is read, in bytes. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Reads a body up to a limit, because it might never end. */
async function textOf(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size <= maxBodyBytes;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new Error(`the response is longer than ${maxBodyBytes} bytes`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'request timed out';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/** Makes an `Ask` for the deployment at `base`, which ends in `/`. `timeout` is in milliseconds, for each request. */
export function asker(base: string, timeout: number): Ask {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const address = new URL(path, base).href;
    if (new URL(address).origin !== new URL(base).origin) throw new Error(`${address} is outside this deployment`);
    const init: RequestInit = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) };
    try {
      const response = await fetch(address, body === undefined ? init : { ...init, body });
      return { address, status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      throw new Error(`${method} ${address}: ${reasonOf(error)}`);
    }
  };
}

/** Returns the media type of a response for a message. */
export function typeOf({ headers }: Answer): string {
  return headers.get('Content-Type') ?? 'no Content-Type';
}

/** Compares values of `Content-Type`, ignoring case, spaces and quotes, which do not change the meaning here. */
export function sameType(one: string, other: string): boolean {
  const normalizedType = (type: string): string => type.toLowerCase().replaceAll(/[\s"]/g, '');
  return normalizedType(one) === normalizedType(other);
}

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
