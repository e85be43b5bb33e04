import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import type { JsonObject } from './json.ts';
import { childAt, parentOf, parsePointer, pointer, valueAt } from './pointer.ts';

const rfc6901 = JSON.parse(
  '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8,"__proto__":9}',
) as JsonObject;

describe('JSON pointers', () => {
  it('find values as in RFC 6901', () => {
    const cases: readonly (readonly [string, unknown])[] = [
      ['', rfc6901],
      ['/foo', ['bar', 'baz']],
      ['/foo/0', 'bar'],
      ['/', 0],
      ['/a~1b', 1],
      ['/c%d', 2],
      ['/i\\j', 5],
      ['/ ', 7],
      ['/m~0n', 8],
      ['/__proto__', 9],
      ['/foo/2', undefined],
      ['/foo/-', undefined],
      ['/foo/00', undefined],
      ['/foo/length', undefined],
      ['/toString', undefined],
      ['/missing/deeper', undefined],
    ];
    expect(cases.map(([path]) => [path, valueAt(rfc6901, path)])).toEqual(cases);
  });

  it('split into the tokens that they were made of', () => {
    const tokens = fc.array(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('~1', '~0', '~01', '/', '')));
    fc.assert(
      fc.property(tokens, (list) => {
        expect(parsePointer(pointer(...list))).toEqual(list);
        expect(parentOf(pointer(...list))).toBe(pointer(...list.slice(0, -1)));
      }),
    );
  });

  it('reject text that does not start with a slash', () => {
    expect(() => parsePointer('foo')).toThrow(SyntaxError);
  });

  it('find nothing below plain values', () => {
    expect(childAt('text', 'length')).toBeUndefined();
    expect(childAt(null, 'x')).toBeUndefined();
    expect(childAt(undefined, 'x')).toBeUndefined();
  });
});
