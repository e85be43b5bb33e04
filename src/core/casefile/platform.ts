/**
 * The one name of the web platform that the casefile needs. Core is compiled without the DOM library, so that nothing
 * in it can reach a page; `URL` is the exception, because every runtime that we build for (browsers, workers, Node)
 * has the same one, and lower-casing and IDNA by hand would be a second, worse implementation of the URL standard.
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

/** The parts of an address that matter here. `hostname` is lower-case, in its IDNA (Punycode) form, without a port. */
export interface Address {
  readonly scheme: string;
  readonly hostname: string;
  readonly hasCredentials: boolean;
}

/** Takes an address apart by the WHATWG URL standard; undefined where it is none. */
export function parseAddress(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  return { scheme: protocol.slice(0, -1), hostname, hasCredentials: username !== '' || password !== '' };
}
