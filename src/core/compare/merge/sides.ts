/** The basic types of a merge: values of the base and both sides, and locations with their names in sentences. */
import { pointer, type Pointer } from '../../json/pointer.ts';
import { fieldName, fieldSchema, lowerFirst, type SchemaKind } from '../../check/fields.ts';

/** A value of the base and of the two sides. */
export interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Applies a function to all three values. */
export function onSides<Value, Result>(sides: Sides<Value>, change: (value: Value) => Result): Sides<Result> {
  return { base: change(sides.base), mine: change(sides.mine), theirs: change(sides.theirs) };
}

/** A location in a merge. */
export interface Site {
  /** A pointer with IDs instead of indices. */
  readonly id: string;
  readonly kind: SchemaKind;
  /** The name of the part within a sentence. */
  readonly subject: string;
  /** The pointer relative to the part, for its schema. */
  readonly path: Pointer;
  /** The pointer in each document; undefined if the parent is missing. */
  readonly at: Sides<Pointer | undefined>;
  /** The name of the location, if the schema's title is not suitable. */
  readonly called?: string;
}

/** The site of a property. */
export function siteOf({ id, kind, subject, path, at, called }: Site, name: string): Site {
  const step = pointer(name);
  const title = fieldSchema(kind, path + step)?.['title'];
  const isBelowItem = called !== undefined && path !== '';
  return {
    ...(isBelowItem && { called: `${typeof title === 'string' ? lowerFirst(title) : `“${name}”`} of ${called}` }),
    id: id + step,
    kind,
    subject,
    path: path + step,
    at: onSides(at, (place) => (place === undefined ? undefined : place + step)),
  };
}

/** The site in words: “C-007’s proposition”. */
export function inWords({ kind, subject, path, called }: Site): string {
  if (called !== undefined) return called;
  return path === '' ? subject : `${subject}’s ${lowerFirst(fieldName(kind, path))}`;
}

/** The names of the sides within a sentence. */
export const sideNames = { mine: 'your version', theirs: 'their version' } as const;

/** The other side. */
export function otherSide(side: 'mine' | 'theirs'): 'mine' | 'theirs' {
  return side === 'mine' ? 'theirs' : 'mine';
}
