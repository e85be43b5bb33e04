/** The JSON-RPC errors that the endpoint answers before a message reaches the protocol's own library. */
export const rpcCode = { parse: -32700, invalidRequest: -32600, methodNotFound: -32601, transport: -32000 } as const;

/**
 * An HTTP answer that carries a JSON-RPC error. The words are fixed: nothing of the request is repeated in them but
 * the id of its message, where there is one.
 */
export function refusal(
  status: number,
  code: number,
  message: string,
  more: { readonly id?: string | number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: more.id ?? null };
  return Response.json(body, { status, headers: more.headers ?? {} });
}
