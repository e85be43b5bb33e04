/** What a published document is, the media types of published files, and the samples with their schemas. */

/** The media types of the published files. JSON has no charset parameter (RFC 8259); it is always UTF-8. */
export const mediaTypes = {
  json: 'application/json',
  schema: 'application/schema+json',
  jsonLd: 'application/ld+json',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  /** RFC 9727, section 4.2: exactly this type with this profile. */
  catalogue: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

/** The profile of an API catalogue (RFC 9727). */
export const catalogueProfile = 'https://www.rfc-editor.org/info/rfc9727';

/** The samples that come with the application, with their titles and schemas. */
export const samples = [
  {
    path: 'samples/strait-of-hesper.assessment.json',
    title: 'Sample assessment, finished',
    schema: 'assessment',
  },
  {
    path: 'samples/strait-of-hesper.casefile.json',
    title: 'The casefile of the sample assessment',
    schema: 'casefile',
  },
  { path: 'samples/finished.desk.json', title: 'The same sample as one desk file', schema: 'workspace' },
  {
    path: 'samples/broken.desk.json',
    title: 'A draft with mistakes: every check reports something',
    schema: undefined,
  },
] as const;

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
