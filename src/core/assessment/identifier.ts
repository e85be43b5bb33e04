/** The pattern of specification 2.3 by itself, so that who needs only this loads no schema; a test compares the two. */
export const identifierPattern = /^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$/u;

/** Whether a text is an identifier (specification 2.3). */
export function isIdentifier(text: string): boolean {
  return identifierPattern.test(text);
}
