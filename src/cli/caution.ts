/** The contract's own caution (specification 1.8), shown wherever a document is reported as valid. */
export const caution = 'Validation of a document does not make any entry in it true.';
