/** Shows the characters that change the direction of text, so that foreign text never reorders the words around it. */

/** Embeddings, overrides and isolates (Unicode Standard Annex 9), also if they are never closed. */
const controls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns a name, a title or a sentence that contains some, with each control of its direction as a visible code, such
 * as ⟨U+202E⟩. A text without one stays as it is.
 */
export function showDirections(text: string): string {
  return text.replaceAll(controls, (control) => `⟨U+${control.charCodeAt(0).toString(16).toUpperCase()}⟩`);
}
