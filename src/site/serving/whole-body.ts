/** Answers whose body is there as a whole: a server of Node sends it as it is, without the way through a stream. */
import type { Bytes } from './etag.ts';

const bodies = new WeakMap<Response, Bytes>();

/** A Response with `bytes` as its body; the array must not change afterwards. */
export function wholeResponse(bytes: Bytes, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

/** The body of a Response that `wholeResponse` made, or undefined. */
export function wholeBodyOf(response: Response): Bytes | undefined {
  return bodies.get(response);
}
