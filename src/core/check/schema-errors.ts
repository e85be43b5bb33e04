/** Reduces a schema validator’s errors to one failure for each fault. */
import { escapeToken, parentOf, type Pointer } from '../json/pointer.ts';
import type { SchemaError } from './validators.generated.js';

/** One failure of a schema, at the field that it is about. */
export interface SchemaFailure {
  /** The keyword; 'if' for the requirement of a condition. */
  readonly keyword: string;
  /** Relative to the validated value. For a missing or unknown field, the path of the field itself. */
  readonly path: Pointer;
  readonly params: SchemaError['params'];
}

/** Keywords whose failure replaces the failures of others at the same field, so that one fault is reported once. */
const outweighs: Readonly<Record<string, readonly string[]>> = {
  type: ['enum', 'const', 'minimum'],
  minLength: ['pattern'],
  maxLength: ['pattern'],
  if: ['minItems', 'maxItems'],
  anyOf: ['minLength', 'maxLength', 'pattern', 'type'],
};

function failure({ instancePath, schemaPath, keyword, params }: SchemaError): SchemaFailure {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  const path = typeof name === 'string' ? `${instancePath}/${escapeToken(name)}` : instancePath;
  return { keyword: schemaPath.includes('/then/') ? 'if' : keyword, path, params };
}

/** Whether the error only repeats the cause of another one. */
function repeatsOtherError({ keyword, schemaPath }: SchemaError): boolean {
  return keyword === 'if' || schemaPath.includes('/anyOf/');
}

function groupedByPath(failures: readonly SchemaFailure[]): ReadonlyMap<Pointer, readonly SchemaFailure[]> {
  const groups = new Map<Pointer, SchemaFailure[]>();
  for (const failure of failures) {
    const group = groups.get(failure.path);
    if (group) group.push(failure);
    else groups.set(failure.path, [failure]);
  }
  return groups;
}

/** Returns the failures behind a validator's errors: one for each fault, and at most one of a kind at each path. */
export function schemaFailures(errors: readonly SchemaError[]): readonly SchemaFailure[] {
  const failures = errors.filter((error) => !repeatsOtherError(error)).map(failure);
  const byPath = groupedByPath(failures);
  const mistyped = new Set(failures.filter(({ keyword }) => keyword === 'type').map(({ path }) => parentOf(path)));
  return failures.filter(({ keyword, path }, index) => {
    const others = byPath.get(path) ?? [];
    const isOutweighed = others.some((other) => outweighs[other.keyword]?.includes(keyword));
    const again = others.find((other) => other.keyword === keyword) !== failures[index];
    // A time scope whose start is a number is not reported as open at both ends too.
    const explained = keyword === 'anyOf' && mistyped.has(path);
    return !isOutweighed && !again && !explained;
  });
}
