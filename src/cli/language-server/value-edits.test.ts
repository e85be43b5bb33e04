import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../core/json/json.ts';
import { valueEdits } from './value-edits.ts';

function applied(text: string, before: JsonValue, after: JsonValue): string {
  return valueEdits(text, before, after).reduceRight(
    (now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to),
    text,
  );
}

describe('the edits of a text', () => {
  it('give a text of the new value, in every indent', () => {
    const indents = fc.constantFrom('', '  ', '    ', '\t');
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), indents, (one, other, indent) => {
        const [before, after] = [one, other] as [JsonValue, JsonValue];
        const text = JSON.stringify(before, null, indent);
        expect(JSON.parse(applied(text, before, after))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
    );
  });

  it('change nothing else', () => {
    const text = '{ "a" : [ 1,2 ],\n   "b": { "c": "no 😀" } }\n';
    const before = { a: [1, 2], b: { c: 'no 😀' } };
    expect(applied(text, before, { a: [1, 2], b: { c: 'yes 😀' } })).toBe(text.replace('no', 'yes'));
    expect(valueEdits(text, before, before)).toEqual([]);
  });

  it('remove an item in its own lines', () => {
    const before = { list: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] };
    const text = JSON.stringify(before, null, 4);
    const after = { list: [{ id: 'one' }, { id: 'three' }] };
    expect(applied(text, before, after)).toBe(JSON.stringify(after, null, 4));
    const [edit] = valueEdits(text, before, after);
    expect((edit?.to ?? 0) - (edit?.from ?? 0)).toBeLessThan(60);
  });
});
