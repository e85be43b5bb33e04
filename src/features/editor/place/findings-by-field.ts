/** Assigns an entry’s findings to the fields of its form that show them. */
import { byIdentity } from '../../../core/json/by-identity.ts';
import { isJsonObject } from '../../../core/json/json.ts';
import { parentOf, pointer, type Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { grouped } from '../../../core/json/grouped.ts';
import { formKinds, formSchemas, type FormKind, type SchemaNode } from '../form/form-schemas.ts';

/**
 * Properties whose findings another field shows: a claim's source is one field on the screen and several in the
 * document.
 */
const shownElsewhere: Readonly<Partial<Record<FormKind, Readonly<Record<Pointer, Pointer>>>>> = {
  claims: { '/passage_id': '/span', '/actual': '/span' },
};

/** Objects that are one field on the screen. */
const wholes: Readonly<Partial<Record<FormKind, readonly Pointer[]>>> = { claims: ['/span'] };

function fieldsOf(kind: FormKind, schema: SchemaNode, at: Pointer): Pointer[] {
  const { properties } = schema;
  if (!properties || wholes[kind]?.includes(at)) return [at];
  return [
    at,
    ...Object.entries(properties).flatMap(([name, child]) =>
      isJsonObject(child) ? fieldsOf(kind, child, at + pointer(name)) : [],
    ),
  ];
}

const fields = new Map(formKinds.map((kind) => [kind, new Set(fieldsOf(kind, formSchemas[kind], ''))]));

/**
 * Returns the field of the form that shows findings about `path`, a pointer below the entry. '' is the entry as a
 * whole.
 */
export function fieldShowing(kind: FormKind, path: Pointer): Pointer {
  let at = path;
  while (at !== '' && !fields.get(kind)?.has(at)) at = parentOf(at);
  return shownElsewhere[kind]?.[at] ?? at;
}

type ByField = ReadonlyMap<Pointer, readonly Finding[]>;

/** Returns an entry's findings by the field that shows them. Cached by the identity of the list. */
export const findingsByField = byIdentity((findings: readonly Finding[], kind: FormKind, base: Pointer): ByField =>
  grouped(findings, ({ path }) => fieldShowing(kind, path.slice(base.length))),
);
