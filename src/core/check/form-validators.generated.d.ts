/* Generated from src/schema/assessment.schema.json by `npm run generate`. Do not edit. */
type ValidationError = { keyword: string; instancePath: string; schemaPath: string; params: { [name: string]: unknown } };
type Validator = ((data: unknown) => boolean) & { errors?: null | ValidationError[] };
type Validators = { [schemaHash: string]: Validator };
export declare const formValidators: {
  readonly document: Validators;
  readonly claims: Validators;
  readonly power_bases: Validators;
  readonly intent_hypotheses: Validators;
};
