/** One published document. */
export interface SiteDocument {
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly mediaType: string;
  /** UTF-8, LF, one line feed at the end. The text depends only on the deployment (`SitePlace`). */
  readonly text: string;
  /** The value of the `Link` header that it is served with, if any (RFC 8288). */
  readonly link?: string;
}

/** Formats a value as published JSON: two spaces, members in the order of the object, one line feed at the end. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
