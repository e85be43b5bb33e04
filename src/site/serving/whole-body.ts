/** Responses whose whole body is in memory. A Node server can send it without a stream. */
import type { Bytes } from './etag.ts';

const bodies = new WeakMap<Response, Bytes>();

/** Returns a Response with `bytes` as its body. The array must not change afterwards. */
export function wholeResponse(bytes: Bytes, init: ResponseInit): Response {
  // A Response copies bytes that it is given, and each client that does not read its answer would hold a copy.
  const body = new ReadableStream<Bytes>(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  bodies.set(response, bytes);
  return response;
}

/** Returns the body of a Response made by `wholeResponse`, otherwise undefined. */
export function wholeBodyOf(response: Response): Bytes | undefined {
  return bodies.get(response);
}
