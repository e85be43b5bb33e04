/** Parses web addresses, and compares an observation’s URL with its publisher’s hosts. Not an authentication. */
import type { Actor, Observation } from './types.generated.ts';

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
interface Address {
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

/** Why an observation is not consistent with an actor's registered hosts. */
export type Inconsistency =
  /** The observation has no canonical URL. */
  | 'no-address'
  /** The canonical URL is not an absolute web address. */
  | 'not-an-address'
  /** The canonical URL is not https. */
  | 'not-https'
  /** The canonical URL contains a user name or password, so it can look like another host. */
  | 'credentials'
  /** The host is not among the actor's registered hosts. */
  | 'host-not-registered';

/** Whether a publisher is consistent with the registry. Consistency is not authentication (specification 2.11.4). */
export type PublisherConsistency =
  | { readonly consistent: true; readonly host: string; readonly entry: string }
  | { readonly consistent: false; readonly reason: Inconsistency; readonly host?: string };

/** Forms that the URL standard would silently correct. A canonical URL does not have them. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const irregular = /[\s\u0000-\u001f\u007f\\]/u;

/** Characters of a host that the URL standard would silently decode or leave out. Joiners can be part of a name. */
const irregularHost = /(?![\u200c\u200d])[%\p{Default_Ignorable_Code_Point}]/u;

/** The scheme and everything before the path: an absolute URL has exactly two slashes before its host. */
const beforePath = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)/i;

/** Returns the host name in lower case and Punycode; undefined for anything but a host name or IP address. */
function normalHost(text: string): string | undefined {
  if (irregular.test(text) || irregularHost.test(text) || !/^([^/?#@:[\]]+|\[[0-9a-f:.]+\])$/i.test(text))
    return undefined;
  return parseAddress(`https://${text}`)?.hostname;
}

function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
}

/**
 * Whether an entry of `publisher_hosts` covers a host. Both are compared in lower case and in their IDNA form. An entry
 * only matches that host; `*.example.org` matches every subdomain at any depth, but not `example.org` itself. IP
 * addresses match only themselves. An invalid entry matches nothing, and a trailing dot is a difference.
 */
export function hostMatches(host: string, entry: string): boolean {
  const wildcard = entry.startsWith('*.');
  const pattern = normalHost(wildcard ? entry.slice(2) : entry);
  const normalized = normalHost(host);
  if (pattern === undefined || normalized === undefined) return false;
  return wildcard ? !isIpAddress(normalized) && normalized.endsWith(`.${pattern}`) : normalized === pattern;
}

/**
 * Whether the observation's canonical URL is https and on a host that is registered for the actor. The port is ignored,
 * because the registry lists hosts. A URL with a user name or password is never consistent.
 */
export function publisherConsistency(
  observation: Pick<Observation, 'canonical_url'>,
  actor: Pick<Actor, 'publisher_hosts'>,
): PublisherConsistency {
  const url = observation.canonical_url;
  if (url === null || url === '') return { consistent: false, reason: 'no-address' };
  const written = irregular.test(url) ? undefined : beforePath.exec(url)?.[1];
  const address = written === undefined || irregularHost.test(written) ? undefined : parseAddress(url);
  if (!address || address.hostname === '') return { consistent: false, reason: 'not-an-address' };
  const host = address.hostname;
  if (address.scheme !== 'https') return { consistent: false, reason: 'not-https', host };
  if (address.hasCredentials) return { consistent: false, reason: 'credentials', host };
  const entry = actor.publisher_hosts.find((candidate) => hostMatches(host, candidate));
  return entry === undefined
    ? { consistent: false, reason: 'host-not-registered', host }
    : { consistent: true, host, entry };
}

/**
 * Returns the actor whose registered hosts cover a URL; undefined if there is none, or if several actors match equally
 * well. A host that is registered exactly takes precedence over a wildcard.
 */
export function publisherByHost<Given extends Pick<Actor, 'publisher_hosts'>>(
  actors: readonly Given[],
  canonicalUrl: string,
): Given | undefined {
  const matches = actors.flatMap((actor) => {
    const found = publisherConsistency({ canonical_url: canonicalUrl }, actor);
    return found.consistent ? [{ actor, isExact: !found.entry.startsWith('*.') }] : [];
  });
  const exact = matches.filter(({ isExact }) => isExact);
  const [best, ...others] = exact.length > 0 ? exact : matches;
  return others.length > 0 ? undefined : best?.actor;
}

/** Returns the host to register for the publisher of a URL; undefined if the URL can never be consistent with one. */
export function hostToRegister(canonicalUrl: string): string | undefined {
  const host = parseAddress(canonicalUrl)?.hostname;
  if (host === undefined || host === '') return undefined;
  const found = publisherConsistency({ canonical_url: canonicalUrl }, { publisher_hosts: [host] });
  return found.consistent ? host : undefined;
}
