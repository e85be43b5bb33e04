/**
 * The only part of the web platform that the casefile needs. Core is compiled without the DOM library, so that nothing
 * in it can reach a page. `URL` is the exception, because every supported runtime (browsers, workers, Node) has the
 * same one, and a second implementation of the URL standard would be worse.
 */
export interface ParsedUrl {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare const URL: new (input: string, base?: string) => ParsedUrl;

/**
 * Parses a URL by the WHATWG URL standard, relative to a base if there is one; undefined if it is invalid. Does not use
 * `URL.canParse`: compiled by Node 20, it returns false for every text that contains a character from U+0080 to U+00FF.
 */
export function parseUrl(text: string, base?: string): ParsedUrl | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The relevant parts of a URL. `hostname` is in lower case, in its IDNA (Punycode) form, without a port. */
export interface Address {
  readonly scheme: string;
  readonly hostname: string;
  readonly hasCredentials: boolean;
}

/** Returns the relevant parts of a URL; undefined if it is invalid. */
export function parseAddress(text: string): Address | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  const { protocol, hostname, username, password } = url;
  return { scheme: protocol.slice(0, -1), hostname, hasCredentials: username !== '' || password !== '' };
}
