/** Schema errors of casefiles in plain words: “the title must be text”. */
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { escapeToken, type Pointer } from '../json/pointer.ts';
import type { SchemaError } from '../check/validators.generated.js';

/** A violation of the format in a part of a casefile. The pointer is relative to the part. */
export interface PartFault {
  /** Whether the part lacks the shape that the code relies on. If not, a value breaks a limit or pattern. */
  readonly breaksShape: boolean;
  readonly path: Pointer;
  /** The problem, as part of a sentence: “the title must be text”. */
  readonly what: string;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesInWords(types: unknown): string {
  const list = isJsonArray(types) ? types : [types as JsonValue];
  return list.map((type) => typeWords[String(type)] ?? String(type)).join(' or ');
}

/** The last property name of a path, in quotation marks; “it” if there is none. */
function fieldOf(path: Pointer): string {
  const name = path
    .split('/')
    .filter((token) => token !== '' && !/^\d+$/.test(token))
    .at(-1);
  return name === undefined ? 'it' : `“${name}”`;
}

const sentences: Readonly<Record<string, (field: string, params: SchemaError['params']) => string>> = {
  type: (field, { type }) => `${field} must be ${typesInWords(type)}`,
  anyOf: (field) => `${field} must be an ID or null`,
  required: (_, { missingProperty }) => `“${String(missingProperty)}” is missing`,
  additionalProperties: (_, { additionalProperty }) => `unknown property “${String(additionalProperty)}”`,
  minLength: (field) => `${field} must not be empty`,
  maxLength: (field, { limit }) => `${field} must not be longer than ${String(limit)} characters`,
  minimum: (field, { limit }) => `${field} must not be less than ${String(limit)}`,
  format: (field) => `${field} must be a date and time with a time zone, such as 2024-05-01T12:00:00Z`,
  pattern: (field) => `${field} must be an ID: a letter or digit first, then letters, digits, and . _ : -`,
};

const shapeKeywords: ReadonlySet<string> = new Set(['type', 'required', 'additionalProperties', 'anyOf']);

/**
 * Whether an error about an “ID or null” is redundant. The validator reports each branch and the choice itself. Only
 * one of them helps a person: the pattern if the value is text, else the choice.
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
  const what = sentence?.(fieldOf(instancePath), params) ?? `${fieldOf(instancePath)} is not valid`;
  return { breaksShape: shapeKeywords.has(keyword), path: instancePath + extra, what };
}

/** Converts a validator's errors to faults with readable sentences. */
export function partFaults(errors: readonly SchemaError[]): readonly PartFault[] {
  return errors.filter((error) => !isNoise(error, errors)).map(faultOf);
}
