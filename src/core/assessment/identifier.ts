/**
 * The pattern of specification 2.3, separate so that it can be used without loading a schema. A test compares it with
 * the schema.
 */
export const identifierPattern = /^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$/u;

/** Whether a text is an identifier (specification 2.3). */
export function isIdentifier(text: string): boolean {
  return identifierPattern.test(text);
}

/** The maximum length of an identifier (specification 2.3), in characters. */
const longest = 200;

/**
 * Returns the nearest identifier to a text: without accents and space around it, and with a hyphen in place of other
 * characters that are not allowed. Empty if nothing of the text is allowed.
 */
export function nearestIdentifier(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const allowed = plain.replaceAll(/[^a-zA-Z0-9._:-]+/g, '-').replace(/^[^a-zA-Z0-9]+/, '');
  return allowed.slice(0, longest).replace(/-+$/, '');
}
