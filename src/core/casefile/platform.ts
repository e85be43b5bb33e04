/**
 * The only part of the web platform that the casefile needs. Core is compiled without the DOM library, so that nothing
 * in it can reach a page. `URL` is the exception, because every supported runtime (browsers, workers, Node) has the
 * same one, and a second implementation of the URL standard would be worse.
 */
interface UrlParser {
  parse(input: string): {
    readonly protocol: string;
    readonly hostname: string;
    readonly username: string;
    readonly password: string;
  } | null;
  canParse(input: string): boolean;
  new (input: string): NonNullable<ReturnType<UrlParser['parse']>>;
}

declare const URL: UrlParser;

/** The relevant parts of a URL. `hostname` is in lower case, in its IDNA (Punycode) form, without a port. */
export interface Address {
  readonly scheme: string;
  readonly hostname: string;
  readonly hasCredentials: boolean;
}

/** Parses a URL by the WHATWG URL standard; undefined if it is invalid. */
export function parseAddress(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  return { scheme: protocol.slice(0, -1), hostname, hasCredentials: username !== '' || password !== '' };
}
