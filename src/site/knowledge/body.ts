/** Reads the body of a request to the knowledge endpoint, within limits of length and nesting. */
import { errorResponse, rpcCode } from './replies.ts';

/** The longest body that is read, in bytes. */
export const maxBodyBytes = 65_536;

/** The deepest nesting of a message, the same as for files. */
export const maxNesting = 64;

/** The message of a body, or the error response to send. */
export type ReadBody = { readonly message: unknown } | { readonly refused: Response };

/**
 * Reads the body of a request as one JSON value. Counts bytes as they arrive, whatever Content-Length says, and stops
 * at `maxBodyBytes`. Rejects bodies that are not UTF-8, not JSON or nested deeper than `maxNesting`.
 */
export async function readMessage(request: Request): Promise<ReadBody> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readBytes(request);
  } catch {
    return { refused: errorResponse(400, rpcCode.parse, 'Parse error: the request body could not be read.') };
  }
  if (!bytes) {
    const words = `The request body is longer than ${maxBodyBytes} bytes.`;
    return { refused: errorResponse(413, rpcCode.transport, words) };
  }
  const message = parse(bytes);
  if (message === undefined) {
    return { refused: errorResponse(400, rpcCode.parse, 'Parse error: the request body is not JSON in UTF-8.') };
  }
  if (isDeeperThan(message, maxNesting)) {
    const words = `Invalid Request: the message is nested deeper than ${maxNesting} levels.`;
    return { refused: errorResponse(400, rpcCode.invalidRequest, words) };
  }
  return { message };
}

/**
 * Returns all bytes of the body. Returns undefined and leaves the rest unread if there are more than `maxBodyBytes`.
 */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.byteLength > maxBodyBytes) {
      // The sender may never finish, so the rest is not awaited and errors are ignored.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Avoids recursion, because a deeply nested message must not exhaust the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
