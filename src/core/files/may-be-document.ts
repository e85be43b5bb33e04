/** Tells files in our formats from sources, by their name and the start of their text. */

/** How much of a file is needed to tell, in bytes. */
export const startLength = 64 * 1024;

/** An assessment or one of our formats, also inside other text, such as the answer of a model, and in other quotation marks. */
const ourMarks =
  /(?:["'“”‘’`{,]|^)\s*(?:contract["'”’`]?\s*[:：]\s*["'“‘`]?ww3\.assessment\/|format["'”’`]?\s*[:：]\s*["'“‘`]?assessment-desk\.)/m;

/**
 * Whether a file is, or may have been meant as, a document to open, and not a source: a JSON file, or a text that is
 * JSON or contains one of our documents. `start` is the start of its text.
 */
export function mayBeDocument(name: string, start: string): boolean {
  if (/\.(json|assessmentdesk)$/i.test(name)) return true;
  if (/\.x?html?$/i.test(name)) return false;
  return /^\ufeff?\s*\{\s*["'}]/.test(start) || ourMarks.test(start);
}
