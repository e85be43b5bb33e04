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
