/**
 * JSON Pointer (RFC 6901): '' is the whole document, '/claims/3/proposition' is a value in it. In a token, `~` is
 * written `~0` and `/` is written `~1`.
 */
import { isJsonArray, isJsonObject, type JsonValue } from './json.ts';

export type Pointer = string;

/** Escapes one property name or index for use in a pointer. */
export function escapeToken(token: string | number): string {
  return typeof token === 'number' ? String(token) : token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Joins tokens into a pointer: `pointer('claims', 3)` is '/claims/3'. */
export function pointer(...tokens: readonly (string | number)[]): Pointer {
  return tokens.map((token) => `/${escapeToken(token)}`).join('');
}

/** Splits a pointer into its tokens, unescaped. Throws a `SyntaxError` if it is invalid. */
export function parsePointer(path: Pointer): readonly string[] {
  if (path === '') return [];
  if (!path.startsWith('/'))
    throw new SyntaxError(`“${path}” is not a JSON Pointer. It must be empty or start with “/”.`);
  return path
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the child of a value for one token; undefined if there is none. Ignores inherited properties. */
export function childAt(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (isJsonArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  if (isJsonObject(value)) return Object.hasOwn(value, token) ? value[token] : undefined;
  return undefined;
}

/** Returns the value at a pointer; undefined if there is none. */
export function valueAt(document: JsonValue | undefined, path: Pointer): JsonValue | undefined {
  return parsePointer(path).reduce<JsonValue | undefined>(childAt, document);
}

/** Returns the pointer without its last token; '' for ''. */
export function parentOf(path: Pointer): Pointer {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
