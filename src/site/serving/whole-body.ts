/** Responses whose whole body is in memory. A Node server can send it without a stream. */
import type { Bytes } from './etag.ts';

const bodies = new WeakMap<Response, Bytes>();

/** Returns a Response with `bytes` as its body. The array must not change afterwards. */
export function wholeResponse(bytes: Bytes, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

/** Returns the body of a Response made by `wholeResponse`, otherwise undefined. */
export function wholeBodyOf(response: Response): Bytes | undefined {
  return bodies.get(response);
}
