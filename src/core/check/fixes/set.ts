/** Creates the fix that sets one value. */
import type { JsonValue } from '../../json/json.ts';
import type { Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import type { FixKind } from '../../rules/fix-kind.ts';

/** Returns a fix that sets a value. `path` points into the workspace. */
export function set(title: string, path: Pointer, value: JsonValue, kind?: FixKind): Fix {
  return { title, edit: { type: 'set', path, value }, ...(kind && { kind }) };
}
