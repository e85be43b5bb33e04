import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { documentsLike } from './arbitrary-document.fixtures.ts';
import { locateAll } from './json-reader.ts';
import { sampleAssessment } from './sample.fixtures.ts';
import { pathAt, rangesOf } from './value-ranges.ts';
import { writeAssessment } from './write.ts';

/** Every pointer of a document with its value. */
function everyPlace(value: JsonValue, path: readonly string[] = []): readonly (readonly [Pointer, JsonValue])[] {
  const children = isJsonArray(value) || isJsonObject(value) ? Object.entries(value) : [];
  return [
    [pointer(...path), value],
    ...children.flatMap(([name, child]) => everyPlace(child as JsonValue, [...path, name])),
  ];
}

const texts = documentsLike(sampleAssessment).chain((document) =>
  fc.constantFrom(writeAssessment(document), JSON.stringify(document)).map((text) => ({ document, text })),
);

describe('the ranges of values in a text', () => {
  it('contain each value, and start where the JSON reader says', () => {
    fc.assert(
      fc.property(texts, ({ document, text }) => {
        const places = everyPlace(document);
        const paths = places.map(([path]) => path);
        const ranges = rangesOf(text, paths);
        const located = locateAll(text, paths);
        for (const [path, value] of places) {
          const range = ranges.get(path);
          expect(range?.from).toBe(located.get(path)?.offset);
          expect(JSON.parse(text.slice(range?.from, range?.to))).toEqual(value);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('lead back to the pointer from every character of a single value', () => {
    fc.assert(
      fc.property(texts, ({ document, text }) => {
        const leaves = everyPlace(document).filter(([, value]) => typeof value !== 'object' || value === null);
        const ranges = rangesOf(
          text,
          leaves.map(([path]) => path),
        );
        for (const [path, { from, to, keyFrom = from }] of ranges)
          expect([from, to - 1, keyFrom].map((at) => pathAt(text, at))).toEqual([path, path, path]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('contain the range of a property’s name', () => {
    const text = '{ "a\\u0062": [1, {"c": null}] }';
    expect(rangesOf(text, ['/ab', '/ab/1/c'])).toEqual(
      new Map([
        ['/ab/1/c', { from: 23, to: 27, keyFrom: 18, keyTo: 21 }],
        ['/ab', { from: 13, to: 29, keyFrom: 2, keyTo: 11 }],
      ]),
    );
  });

  it('have no entry for missing values, and the first of duplicate keys', () => {
    expect([...rangesOf('{"a":1,"a":2}', ['/a', '/b', '/a/0']).keys()]).toEqual(['/a']);
    expect(rangesOf('{"a":1,"a":2}', ['/a']).get('/a')?.from).toBe(5);
  });

  it('end in any text, and are right up to a fault', () => {
    expect(pathAt('{"claims":[{"a":1},{"b":"open', 24)).toBe('/claims/1/b');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '1', ' ') }),
        fc.nat(40),
        (text, at) => {
          pathAt(text, at);
          rangesOf(text, ['', '/0', '/1/0']);
        },
      ),
    );
  });
});
