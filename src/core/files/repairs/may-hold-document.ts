/** Recognises texts, such as a model's answer, that may contain one of our documents. */

const names =
  /["'“‘`]?(?:contract|claims|power_bases|intent_hypotheses|casefile_fingerprint_sha256|observations|assessment)["'”’`]?\s*[:：]/;

/** Whether a text begins like JSON, or contains an object and a property name of our formats. Reads the text once. */
export function mayHoldDocument(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text) || (text.includes('{') && names.test(text));
}
