/** The media types of what is published. RFC 8259 gives JSON no charset parameter: it is UTF-8. */
export const mediaTypes = {
  json: 'application/json',
  schema: 'application/schema+json',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  /** RFC 9727, section 4.2: the type with the profile, to the letter. */
  catalogue: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

/** The profile of an API catalogue (RFC 9727). */
export const catalogueProfile = 'https://www.rfc-editor.org/info/rfc9727';
