/** Tells files in our formats from sources, by their name and the start of their text. */

/** How much of a file is needed to tell, in bytes. */
export const startLength = 64 * 1024;

/**
 * An assessment or one of our formats, also inside other text, such as the answer of a model, and in other quotation
 * marks.
 */
const ourMarks =
  /(?:["'“”‘’`{,]|^)\s*(?:contract["'”’`]?\s*[:：]\s*["'“‘`]?ww3\.assessment\/|format["'”’`]?\s*[:：]\s*["'“‘`]?assessment-desk\.)/m;

/** The types of the items of CSL-JSON that are most likely first in a file (Citation Style Language 1.0.2). */
const referenceTypes =
  'article|article-journal|article-magazine|article-newspaper|bill|book|broadcast|chapter|classic|collection|dataset|document|' +
  'entry|entry-dictionary|entry-encyclopedia|event|figure|graphic|hearing|interview|legal_case|legislation|manuscript|map|' +
  'motion_picture|musical_score|pamphlet|paper-conference|patent|performance|periodical|personal_communication|post|' +
  'post-weblog|regulation|report|review|review-book|software|song|speech|standard|thesis|treaty|webpage';

const firstReference = new RegExp(String.raw`^\ufeff?\s*\[\s*\{[^{}]*"type"\s*:\s*"(?:${referenceTypes})"`);

/** Whether a text starts as CSL-JSON does: with a list of references, of which the first one has a known type. */
export function looksLikeReferences(start: string): boolean {
  return firstReference.test(start);
}

/** Whether a text starts as a STIX bundle does. Its type can be before or after its ID. */
export function looksLikeStix(start: string): boolean {
  return /^\ufeff?\s*\{[^{}[\]]*"type"\s*:\s*"bundle"/.test(start) && /"bundle--/.test(start);
}

/** Whether a JSON text starts as annotations do. `start` is its beginning. */
export function mayBeAnnotations(start: string): boolean {
  if (!/^\ufeff?\s*[[{]/.test(start)) return false;
  return (
    /"type"\s*:\s*\[?\s*"Annotation(?:Page|Collection)?"/.test(start) ||
    (/"target"\s*:/.test(start) && /"selector"\s*:/.test(start) && /"Text(?:Quote|Position)Selector"/.test(start))
  );
}

/**
 * Whether a file is, or may have been meant as, a document to open, and not a source: a JSON file, or a text that is
 * JSON or contains one of our documents. `start` is the start of its text.
 */
export function mayBeDocument(name: string, start: string): boolean {
  if (/\.csl\.?json$/i.test(name)) return ourMarks.test(start);
  if (/\.(json|assessmentdesk)$/i.test(name)) return !looksLikeReferences(start) && !looksLikeStix(start);
  if (/\.x?html?$/i.test(name)) return false;
  return /^\ufeff?\s*\{\s*["'}]/.test(start) || ourMarks.test(start);
}
