/** A value that JSON can write (RFC 8259). Numbers are IEEE 754 doubles. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object. Property names are ordinary strings: `__proto__` is a name like any other. */
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Whether a value is a JSON object, and not an array or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a JSON array. */
export function isJsonArray(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}
