import { escapeToken, parentOf, type Pointer } from '../assessment/pointer.ts';
import type { SchemaError } from './validators.generated.js';

/** One failure of a schema, at the field that it is about. */
export interface SchemaFailure {
  /** The keyword; 'if' for what a condition asks for. */
  readonly keyword: string;
  /** From the value that was validated. A field that is missing, or should not be there, is named itself. */
  readonly path: Pointer;
  readonly params: SchemaError['params'];
}

/** What is said of a field in place of what comes behind it: one fault is told once. */
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

/** Whether the error only says how it came to another one. */
function isEcho({ keyword, schemaPath }: SchemaError): boolean {
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

/** The failures behind a validator's errors: one for each fault, at most one of a kind at each place. */
export function schemaFailures(errors: readonly SchemaError[]): readonly SchemaFailure[] {
  const failures = errors.filter((error) => !isEcho(error)).map(failure);
  const byPath = groupedByPath(failures);
  const mistyped = new Set(failures.filter(({ keyword }) => keyword === 'type').map(({ path }) => parentOf(path)));
  return failures.filter(({ keyword, path }, index) => {
    const others = byPath.get(path) ?? [];
    const outweighed = others.some((other) => outweighs[other.keyword]?.includes(keyword));
    const again = others.find((other) => other.keyword === keyword) !== failures[index];
    // A time scope whose start is a number is not open at both ends as well.
    const explained = keyword === 'anyOf' && mistyped.has(path);
    return !outweighed && !again && !explained;
  });
}
