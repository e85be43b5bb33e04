/** The contract's own caution (specification 1.8), which goes wherever a document is called sound. */
export const caution = 'Validation of a document does not make any entry in it true.';
