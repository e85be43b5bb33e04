import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Edit } from '../workspace/workspace.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { anyDamage, damageValue, documentsLike } from './arbitrary-document.fixtures.ts';
import { readJson } from './json-reader.ts';
import { sampleAssessment } from './sample.fixtures.ts';
import { anyOrder, writeAssessment } from './write.ts';
import { sourceEdit, writesTheSame } from './source-edit.ts';

/** The document that a text gives. */
function read(text: string): JsonObject {
  const result = readJson(text, { draft: true });
  if (!result.ok || !isJsonObject(result.value)) throw new Error('The text is no document.');
  return result.value;
}

function carriedOut(before: JsonObject, edit: Edit | undefined): JsonObject {
  const workspace = { title: '', assessment: before, casefile: null };
  return edit ? applyEdit(workspace, edit).assessment : before;
}

function edited(before: JsonObject, after: JsonObject): JsonObject {
  return carriedOut(before, sourceEdit(before, read(writeAssessment(after))));
}

function claim(id: string, words = `Words of ${id}`): JsonObject {
  return { claim_id: id, proposition: words, span: { start: 0, end: 4 } };
}

const listNames = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns', 'limitations'];

/** Changes of a list's order and length, besides what happens inside its items. */
const reshaping = fc.record({
  list: fc.constantFrom(...listNames),
  from: fc.nat(9),
  to: fc.nat(9),
  how: fc.constantFrom('remove', 'move', 'repeat'),
});

function reshaped(
  document: JsonObject,
  { list, from, to, how }: { list: string; from: number; to: number; how: string },
) {
  const items = document[list];
  if (!isJsonArray(items) || items.length === 0) return document;
  const at = from % items.length;
  const item = items[at] as JsonValue;
  const rest = how === 'repeat' ? items : items.toSpliced(at, 1);
  return { ...document, [list]: how === 'remove' ? rest : rest.toSpliced(to % (rest.length + 1), 0, item) };
}

const many = Array.from({ length: 12 }, (_, index) => claim(`C-${String(index)}`));
const roomy: JsonObject = { ...sampleAssessment, claims: [...(sampleAssessment['claims'] as JsonValue[]), ...many] };

describe('the edit from a text', () => {
  it('gives exactly the document of the text, whatever was changed in it', () => {
    const changes = fc.tuple(
      documentsLike(roomy),
      fc.array(anyDamage, { maxLength: 4 }),
      fc.array(reshaping, { maxLength: 3 }),
    );
    fc.assert(
      fc.property(changes, ([before, damages, shapes]) => {
        const broken = damages.reduce<JsonValue>(damageValue, before);
        const after = shapes.reduce(reshaped, isJsonObject(broken) ? broken : {});
        const result = edited(before, after);
        expect(writeAssessment(result)).toBe(writeAssessment(after));
        expect(result).toEqual(read(writeAssessment(after)));
      }),
      { numRuns: runs(400) },
    );
  });

  it('gives exactly the document of a text in which characters were changed, wherever it is still JSON', () => {
    const text = writeAssessment(roomy);
    const typed = fc.tuple(
      fc.nat(text.length),
      fc.nat(3),
      fc.constantFrom('', ' ', '1', 'x', '\n', ',', '"', '0', 'é'),
    );
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = changes.reduce((now, [at, count, put]) => now.slice(0, at) + put + now.slice(at + count), text);
        const result = readJson(changed, { draft: true });
        fc.pre(result.ok && isJsonObject(result.value));
        const after = read(changed);
        expect(writeAssessment(carriedOut(roomy, sourceEdit(roomy, after)))).toBe(writeAssessment(after));
      }),
      { numRuns: runs(300) },
    );
  });

  it('keeps the identity of every equal entry, wherever it moves', () => {
    fc.assert(
      fc.property(fc.array(reshaping, { maxLength: 4 }), anyDamage, (shapes, damage) => {
        const broken = damageValue(roomy, damage);
        const after = shapes.reduce(reshaped, isJsonObject(broken) ? broken : roomy);
        const result = edited(roomy, after);
        for (const list of listNames) {
          const [before, now] = [roomy[list], result[list]];
          if (!isJsonArray(before) || !isJsonArray(now)) continue;
          for (const item of now.filter(isJsonObject)) {
            const same = before.filter((old) => writesTheSame(old, item, anyOrder));
            if (same.length === 1 && now.filter((other) => writesTheSame(other, item, anyOrder)).length === 1) {
              expect(now.includes(same[0] as JsonValue), JSON.stringify(item)).toBe(true);
            }
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('is undefined for a text that writes the same bytes, whatever the order of the contract’s properties', () => {
    const turned = Object.fromEntries(Object.entries(sampleAssessment).reverse());
    expect(sourceEdit(turned, read(writeAssessment(turned)))).toBeUndefined();
  });

  it('is one small edit for one changed field', () => {
    const after = { ...roomy, claims: many.with(3, claim('C-3', 'Other words')) };
    expect(sourceEdit({ ...roomy, claims: many }, after)).toEqual({
      type: 'set',
      path: '/assessment/claims/3/proposition',
      value: 'Other words',
    });
  });

  it('removes an entry and changes another without touching those between them', () => {
    const before = { claims: many };
    const after = { claims: many.with(9, claim('C-9', 'Other words')).toSpliced(2, 1) };
    const claims = edited(before, after)['claims'] as readonly JsonValue[];
    expect(claims.filter((item) => many.includes(item as JsonObject))).toHaveLength(10);
    expect(sourceEdit(before, after)).toMatchObject({ type: 'batch', edits: { length: 2 } });
  });

  it('replaces a list that changed almost completely with one edit, and keeps unchanged entries', () => {
    const before = { claims: Array.from({ length: 600 }, (_, index) => claim(`C-${String(index)}`)) };
    const after = {
      claims: before.claims.slice(5).map((item, index) => (index % 2 ? item : { ...item, proposition: 'x' })),
    };
    const claims = edited(before, after)['claims'] as readonly JsonValue[];
    expect(claims.filter((item) => before.claims.includes(item as JsonObject))).toHaveLength(297);
    expect(sourceEdit(before, after)).toMatchObject({ type: 'batch', edits: { length: 2 } });
  });

  it('keeps the order of unknown properties, and properties with the names of a prototype', () => {
    const before = read('{"x":{"b":1,"a":[1],"__proto__":2}}');
    const after = read('{"x":{"a":[1],"__proto__":3,"constructor":0,"b":1}}');
    const result = carriedOut(before, sourceEdit(before, after));
    expect(writeAssessment(result)).toBe(writeAssessment(after));
  });
});
