import { pointer, type Pointer } from '../../assessment/pointer.ts';
import { fieldName, fieldSchema, lowerFirst, type SchemaKind } from '../../check/fields.ts';

/** What a base became on two sides. */
export interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** The same done to all three. */
export function onSides<Value, Result>(sides: Sides<Value>, change: (value: Value) => Result): Sides<Result> {
  return { base: change(sides.base), mine: change(sides.mine), theirs: change(sides.theirs) };
}

/** A place of the merge. */
export interface Site {
  /** A pointer that goes by ids and not by indices. */
  readonly id: string;
  readonly kind: SchemaKind;
  /** What the part is called in the middle of a sentence. */
  readonly subject: string;
  /** Pointer below the part, in the part's schema. */
  readonly path: Pointer;
  /** Where the place stands in each document; undefined where what it belongs to is not there. */
  readonly at: Sides<Pointer | undefined>;
  /** What the place is called, where the schema's title does not say it well. */
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

/** How the sides are called in the middle of a sentence. */
export const sideNames = { mine: 'your version', theirs: 'their version' } as const;

/** The other side. */
export function otherSide(side: 'mine' | 'theirs'): 'mine' | 'theirs' {
  return side === 'mine' ? 'theirs' : 'mine';
}
