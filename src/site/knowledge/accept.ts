/** The `Accept` header of a client that follows the protocol. */
const both = 'application/json, text/event-stream';

/** Whether a media range accepts JSON (RFC 9110, section 12.5.1). A range with a weight of 0 accepts nothing. */
function acceptsJson(range: string): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isExcluded = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  return ['application/json', 'application/*', '*/*'].includes(type) && !isExcluded;
}

/**
 * Returns the request without its body, with the `Accept` header that the protocol's library requires. A client that
 * accepts JSON, or has no `Accept` header, can read every response here, because there are no streams.
 */
export function withPlainAccept(request: Request): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  const accepted = headers.get('accept')?.trim() ?? '';
  if (accepted === '' || accepted.split(',').some(acceptsJson)) headers.set('accept', both);
  return new Request(url, { method, headers, signal });
}
