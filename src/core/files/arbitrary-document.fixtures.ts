/** Random documents: valid ones with parts deleted, replaced, renamed and added, like a draft or a foreign file. */
import fc from 'fast-check';
import { anyCharacter } from '../../../.config/any-character.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';

const names = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '7', '0', '', 'scope', 'claims', 'claim_id', 'x y', '😀'),
  fc.string(),
);

/** Any JSON value of moderate size; integers are safe and texts are well formed. */
export const anyValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, -7.25, 1e-9, 9007199254740991),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(names, tie('value')), { selector: ([name]) => name, maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** How to damage one value: the operation, the path (by turns taken at each level), and the new value. */
export interface Damage {
  readonly turns: readonly number[];
  readonly how: 'remove' | 'replace' | 'add' | 'repeat';
  readonly name: string;
  readonly value: JsonValue;
}

export const anyDamage: fc.Arbitrary<Damage> = fc.record({
  turns: fc.array(fc.nat(9), { maxLength: 6 }),
  how: fc.constantFrom('remove', 'replace', 'add', 'repeat'),
  name: names,
  value: anyValue,
});

function entriesOf(value: JsonValue): [string, JsonValue][] {
  return isJsonArray(value) || isJsonObject(value) ? Object.entries(value) : [];
}

function rebuilt(like: JsonValue, entries: readonly (readonly [string, JsonValue])[]): JsonValue {
  return isJsonArray(like) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Returns the value with one part damaged. */
export function damageValue(value: JsonValue, damage: Damage): JsonValue {
  const [turn, ...turns] = damage.turns;
  const entries = entriesOf(value);
  if (turn === undefined || entries.length === 0) {
    if (damage.how === 'add' || damage.how === 'repeat')
      return rebuilt(value, [...entries, [damage.name, damage.value]]);
    return damage.value;
  }
  const at = turn % entries.length;
  const [name, child] = entries[at] ?? ['', null];
  const here = turns.length === 0;
  if (here && damage.how === 'remove') return rebuilt(value, entries.toSpliced(at, 1));
  if (here && damage.how === 'repeat') return rebuilt(value, entries.toSpliced(at, 0, [`${name}2`, child]));
  return rebuilt(value, entries.with(at, [name, damageValue(child, { ...damage, turns })]));
}

/** A document like the given one, with up to six damages; always an object. */
export function documentsLike(document: JsonObject): fc.Arbitrary<JsonObject> {
  return fc.array(anyDamage, { maxLength: 6 }).map((damages) => {
    const result = damages.reduce<JsonValue>(damageValue, document);
    return isJsonObject(result) ? result : { claims: result };
  });
}
