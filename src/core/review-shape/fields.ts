/** Checks the properties of objects by hand-written rules, with errors that people can read. */
import { isDateTime } from '../assessment/date-time.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { codePointLength } from '../text/offsets.ts';

/** An error in a format. The pointer is into the checked value. */
export interface FieldFault {
  readonly path: Pointer;
  /** The problem, as the end of a sentence: “the note must be text”. */
  readonly what: string;
}

/** Describes the expected value, as the end of “it must be …”; undefined for a valid value. */
export type Wanted = (value: JsonValue) => string | undefined;
/** A property of an object. */
export type Field = { readonly wanted: Wanted; readonly optional?: true };

/** The properties of an object. Listed once, because a review has thousands of objects to check. */
export interface Fields {
  readonly list: readonly (readonly [name: string, field: Field])[];
  readonly names: ReadonlySet<string>;
}

/** Returns the properties of an object, which all must be there unless they are optional. */
export const fieldsOf = (fields: Readonly<Record<string, Field>>): Fields => ({
  list: Object.entries(fields),
  names: new Set(Object.keys(fields)),
});

/** The maximum number of characters of a person’s name. */
export const longestName = 200;

/** Expects a value for which `holds` is true; `what` describes it, as the end of “it must be …”. */
export const fits =
  (holds: (value: JsonValue) => boolean, what: string): Wanted =>
  (value) =>
    holds(value) ? undefined : what;

/** Any text, also an empty one. */
export const anyText = fits((value) => typeof value === 'string', 'text');
/** A date and time with its zone (RFC 3339). */
export const moment = fits(
  (value) => typeof value === 'string' && isDateTime(value),
  'a date and time with time zone, such as 2024-05-01T12:00:00Z',
);
/** A SHA-256 as text. */
export const sha256 = fits((value) => isSha256(value), '64 lower-case hexadecimal digits');
/** One of some values, compared by identity. */
export const oneOf = (...values: readonly JsonValue[]): Wanted =>
  fits((value) => values.includes(value), `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);

/** Whether a value is a SHA-256 as text. */
export function isSha256(value: JsonValue): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** The name of a person. */
export const personName = fits(
  (value) => typeof value === 'string' && value !== '' && codePointLength(value) <= longestName,
  `text of 1 to ${String(longestName)} characters`,
);

/** Returns the first error of an object; undefined for none. Without `strays`, unknown properties are not errors. */
export function fieldsFault(value: JsonObject, fields: Fields, strays = true): FieldFault | undefined {
  for (const [name, { wanted, optional }] of fields.list) {
    if (!Object.hasOwn(value, name)) {
      if (optional) continue;
      return { path: '', what: `“${name}” is missing` };
    }
    const expected = wanted(value[name] as JsonValue);
    if (expected !== undefined) return { path: pointer(name), what: `“${name}” must be ${expected}` };
  }
  const unknownName = strays ? Object.keys(value).find((name) => !fields.names.has(name)) : undefined;
  return unknownName === undefined
    ? undefined
    : { path: pointer(unknownName), what: `“${unknownName}” is not a property of the format` };
}
