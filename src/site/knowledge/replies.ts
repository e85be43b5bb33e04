/** The JSON-RPC errors that the endpoint returns before a message reaches the protocol's library. */
export const rpcCode = { parse: -32700, invalidRequest: -32600, methodNotFound: -32601, transport: -32000 } as const;

/**
 * Returns an HTTP response with a JSON-RPC error. The message is fixed text; only the ID of the request's message is
 * repeated, if there is one.
 */
export function errorResponse(
  status: number,
  code: number,
  message: string,
  more: { readonly id?: string | number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: more.id ?? null };
  return Response.json(body, { status, headers: more.headers ?? {} });
}
