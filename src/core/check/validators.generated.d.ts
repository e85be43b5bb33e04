/* Generated from src/schema by `npm run generate`. Do not edit. */
/** One failure of a validator, as Ajv reports it. */
export interface SchemaError {
  /** JSON Pointer of the value, from the value that was validated. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** Returns whether the value conforms to the schema. The failures are in `errors` until the next call. */
export type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null };
export declare const validateHead: Validator;
export declare const validateClaim: Validator;
export declare const validatePowerBasis: Validator;
export declare const validateIntent: Validator;
export declare const validateEvidenceLink: Validator;
export declare const validateContradiction: Validator;
export declare const validateUnknown: Validator;
export declare const validateActor: Validator;
export declare const validateObservation: Validator;
