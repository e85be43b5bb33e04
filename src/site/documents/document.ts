/** One published document. */
export interface SiteDocument {
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly mediaType: string;
  /** UTF-8, LF, one line feed at the end. The same place always gives the same text. */
  readonly text: string;
  /** The value of the `Link` header that it is served with, where it has one (RFC 8288). */
  readonly link?: string;
}

/** JSON as it is published: two spaces, members in the order of the object, one line feed at the end. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
