/**
 * JSON Pointer (RFC 6901): '' is the whole document, '/claims/3/proposition' is a place in it.
 * In a token `~` is written `~0` and `/` is written `~1`.
 */
import { isJsonArray, isJsonObject, type JsonValue } from './json.ts';

export type Pointer = string;

/** Escapes one property name or index for use in a pointer. */
export function escapeToken(token: string | number): string {
  return String(token).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Joins tokens to a pointer: `pointer('claims', 3)` is '/claims/3'. */
export function pointer(...tokens: readonly (string | number)[]): Pointer {
  return tokens.map((token) => `/${escapeToken(token)}`).join('');
}

/** Splits a pointer into its tokens, unescaped. Throws a `SyntaxError` when it is no pointer. */
export function parsePointer(path: Pointer): readonly string[] {
  if (path === '') return [];
  if (!path.startsWith('/'))
    throw new SyntaxError(`“${path}” is not a JSON Pointer. It must be empty or start with “/”.`);
  return path
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The child of a value under one token; undefined where there is none. Inherited properties are never seen. */
export function childAt(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (isJsonArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  if (isJsonObject(value)) return Object.hasOwn(value, token) ? value[token] : undefined;
  return undefined;
}

/** The value at a pointer; undefined where the document has no such place. */
export function valueAt(document: JsonValue | undefined, path: Pointer): JsonValue | undefined {
  return parsePointer(path).reduce<JsonValue | undefined>(childAt, document);
}

/** The pointer without its last token; '' for '' itself. */
export function parentOf(path: Pointer): Pointer {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
