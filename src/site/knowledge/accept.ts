/** What a client of the protocol says that it takes. */
const both = 'application/json, text/event-stream';

/** Whether a media range of RFC 9110, section 12.5.1, takes JSON; one with a weight of nothing takes nothing. */
function takesJson(range: string): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  return ['application/json', 'application/*', '*/*'].includes(type) && !isRefused;
}

/**
 * The request, without its body, as a client of the protocol would ask: one that takes JSON, or does not say what it
 * takes, takes every answer here, for there are no streams. The protocol's library would refuse it for not naming them.
 */
export function withPlainAccept(request: Request): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  const accepted = headers.get('accept')?.trim() ?? '';
  if (accepted === '' || accepted.split(',').some(takesJson)) headers.set('accept', both);
  return new Request(url, { method, headers, signal });
}
