/* Generated from src/schema by `npm run generate`. Do not edit. */
import type { Validator } from '../check/validators.generated.js';
export declare const validateOrigin: Validator;
