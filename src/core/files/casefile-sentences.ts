import { isJsonArray, type JsonValue } from '../assessment/json.ts';
import { escapeToken, type Pointer } from '../assessment/pointer.ts';
import type { SchemaError } from '../check/validators.generated.js';

/** A place of a casefile's part that breaks the format, and in what way. Pointers are into the part. */
export interface PartFault {
  /** Whether the part has not the shape that the program relies on; else one value is not as the format wants it. */
  readonly breaksShape: boolean;
  readonly path: Pointer;
  /** What is wrong, as the end of a sentence: “the title must be a text”. */
  readonly what: string;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesInWords(types: unknown): string {
  const list = isJsonArray(types) ? types : [types as JsonValue];
  return list.map((type) => typeWords[String(type)] ?? String(type)).join(' or ');
}

/** The last named property of a path, for people. */
function fieldOf(path: Pointer): string {
  const name = path
    .split('/')
    .filter((token) => token !== '' && !/^\d+$/.test(token))
    .at(-1);
  return name === undefined ? 'it' : `“${name}”`;
}

const sentences: Readonly<Record<string, (field: string, params: SchemaError['params']) => string>> = {
  type: (field, { type }) => `${field} must be ${typesInWords(type)}`,
  anyOf: (field) => `${field} must be an identifier or null`,
  required: (_, { missingProperty }) => `“${String(missingProperty)}” is missing`,
  additionalProperties: (_, { additionalProperty }) => `“${String(additionalProperty)}” is no property of the format`,
  minLength: (field) => `${field} must not be empty`,
  maxLength: (field, { limit }) => `${field} must not be longer than ${String(limit)} characters`,
  minimum: (field, { limit }) => `${field} must not be less than ${String(limit)}`,
  format: (field) => `${field} must be a date and time with its zone, such as 2024-05-01T12:00:00Z`,
  pattern: (field) => `${field} must be an identifier: a letter or digit first, then letters, digits, and . _ : -`,
};

const shapeKeywords: ReadonlySet<string> = new Set(['type', 'required', 'additionalProperties', 'anyOf']);

/**
 * An identifier or null: each branch that does not fit is an error of its own, and so is the choice. Only one of them
 * says something to a person: the text's own fault where it is a text, and the choice where it is not.
 */
function isNoise(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const beside = errors.filter(({ instancePath }) => instancePath === error.instancePath);
  if (!beside.some(({ keyword }) => keyword === 'anyOf')) return false;
  const isText = beside.some(({ keyword }) => keyword === 'pattern');
  return isText ? error.keyword !== 'pattern' : error.keyword !== 'anyOf';
}

function faultOf({ instancePath, keyword, params }: SchemaError): PartFault {
  const extra = keyword === 'additionalProperties' ? `/${escapeToken(String(params.additionalProperty))}` : '';
  const sentence = sentences[keyword];
  const what = sentence?.(fieldOf(instancePath), params) ?? `${fieldOf(instancePath)} is not as the format wants it`;
  return { breaksShape: shapeKeywords.has(keyword), path: instancePath + extra, what };
}

/** Turns a validator's errors into what a person can act on. */
export function partFaults(errors: readonly SchemaError[]): readonly PartFault[] {
  return errors.filter((error) => !isNoise(error, errors)).map(faultOf);
}
