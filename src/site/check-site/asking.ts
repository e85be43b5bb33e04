/** Asks a deployment: one request at a time, each once, each with an end. */

/** What is asked. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back. A redirect is an answer and is not followed. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks for `path` below the base address, or for an absolute address. Rejects where there is no answer, and for other origins. */
export type Ask = (path: string, question?: Question) => Promise<Answer>;

/** How much of a body is read, in bytes. */
const readable = 8 * 1024 * 1024;

/** Bodies are read up to a limit, so that one without an end has one here. */
async function textOf(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size <= readable;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new Error(`the answer is longer than ${readable} bytes`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/** An `Ask` for the deployment at `base`, which ends in `/`. `timeout` is in milliseconds, for each request. */
export function asker(base: string, timeout: number): Ask {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const address = new URL(path, base).href;
    if (new URL(address).origin !== new URL(base).origin) throw new Error(`${address} is not of this deployment`);
    const init: RequestInit = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) };
    try {
      const response = await fetch(address, body === undefined ? init : { ...init, body });
      return { address, status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      throw new Error(`${method} ${address}: ${reasonOf(error)}`);
    }
  };
}

/** The media type of an answer, and where there is none, words for that. */
export function typeOf({ headers }: Answer): string {
  return headers.get('Content-Type') ?? 'no media type';
}

/** `Content-Type` without regard for case, spaces and quotes, none of which change its meaning here. */
export function sameType(one: string, other: string): boolean {
  const plain = (type: string): string => type.toLowerCase().replaceAll(/[\s"]/g, '');
  return plain(one) === plain(other);
}
