/**
 * Whether two JSON values, or plain data with undefined properties, are equal, ignoring the order of properties. 0 and
 * −0 are equal. See `isEqual` for what is written to the same bytes.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && sameItems(one, other);
  }
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(property(one, name), property(other, name)))
  );
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
}

function property(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
