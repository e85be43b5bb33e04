/**
 * The pattern of specification 2.3, separate so that it can be used without loading a schema. A test compares it with
 * the schema.
 */
export const identifierPattern = /^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$/u;

/** Whether a text is an identifier (specification 2.3). */
export function isIdentifier(text: string): boolean {
  return identifierPattern.test(text);
}
