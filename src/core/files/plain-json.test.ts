import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { anyValue } from './arbitrary-document.fixtures.ts';
import { refusedTexts } from './json-reader.cases.ts';
import { walkJson } from './json-walk.ts';
import { maxNesting } from './limits.ts';
import { lossFinder, noLosses } from './losses.ts';
import { readPlainJson } from './plain-json.ts';
import { sampleAssessment } from './sample.fixtures.ts';
import { writeAssessment } from './write.ts';

const limits = { maxDepth: maxNesting, maxValues: 200 };

const read = (text: string) => readPlainJson(text, limits);

/** Whether a walk through the whole text finds JSON in it of which nothing is lost. */
function isSound(text: string): boolean {
  const losses = noLosses();
  const { reason } = walkJson(text, limits, lossFinder(text, false, losses));
  return reason === 'done' && losses.refused.listed.length === 0 && !losses.negativeZero;
}

const nested = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);

/** Values with numbers, names and texts at the edges of what can be told quickly. */
const edgeValue = fc.oneof(
  anyValue,
  fc.dictionary(fc.constantFrom('a', '1', '10', 'e', '__proto__'), fc.double({ noNaN: true })),
  fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.bigInt().map(Number)).filter(Number.isFinite)),
  fc.array(fc.string({ unit: fc.constantFrom('"', '\\', 'u', 'd', '[', '}', '\ud800', '\udc00', '9', 'e', '\n') })),
);

describe('reading JSON that loses nothing', () => {
  it('works for every file that Assessment Desk writes', () => {
    expect(read(writeAssessment(sampleAssessment))).toEqual(sampleAssessment);
  });

  it('is possible with any indent', () => {
    for (const indent of [undefined, 1, 2, 4, '\t']) {
      const text = JSON.stringify(sampleAssessment, null, indent);
      expect([read(text), read(`${text}\n`)]).toEqual([sampleAssessment, sampleAssessment]);
    }
  });

  it('leaves to the walk what is faulty, or may be', () => {
    const doubtful = [
      '{"a":1,"a":1}',
      // A duplicate key whose last value has as many members as there are duplicates.
      '{"a":1,"a":{"b":1}}',
      '[-0.5]',
      '[123456789.123456789]',
      '[-0]',
      '[9007199254740992]',
      '[1e+21]',
      '["\\ud800"]',
      '["\ud800"]',
      // An escape that is not needed.
      '["\\u0041"]',
      nested('[', ']', maxNesting + 1),
      '['.repeat(1_000_000),
      // Brackets that look closed in a text.
      `["]]]]",${nested('[', ']', maxNesting)}]`,
      '["a',
    ];
    const faulty = [...doubtful, ...refusedTexts.map(({ text }) => text)];
    expect(faulty.filter((text) => read(text) !== undefined)).toEqual([]);
  });

  it('takes what is unusual and loses nothing', () => {
    const sound = [
      nested('[', ']', maxNesting),
      `["${'['.repeat(100)}"]`,
      JSON.stringify(['"', '\\"', '\\', '\\\\"[[[[', '\n']),
      '[999999999999999]',
      '[123456.654321, 0.5, 10.0]',
      '{"b":1,"1":2}',
      '["\\/"]',
      '{"a": 1}',
      '{\r\n  "a": 1\r\n}\r\n',
      '{"a":1}\n\n',
      '{"__proto__":{"a":1},"constructor":1}',
    ];
    expect(sound.map(read)).toEqual(sound.map((text) => JSON.parse(text) as unknown));
  });

  it('rejects every text in which the walk finds a loss, and gives the same value', () => {
    const change = fc.record({
      at: fc.nat(),
      unit: fc.constantFrom('"', '\\', '[', '}', '0', 'e', ',', ':', '.', '-', ' ', 'x'),
    });
    fc.assert(
      fc.property(edgeValue, fc.constantFrom(0, 1, 2), fc.option(change), (value, indent, changed) => {
        const plain = JSON.stringify(value, null, indent);
        const at = changed ? changed.at % (plain.length + 1) : 0;
        const text = changed ? plain.slice(0, at) + changed.unit + plain.slice(at) : plain;
        const answer = read(text);
        if (answer === undefined) return;
        expect(isSound(text)).toBe(true);
        expect(answer).toEqual(JSON.parse(text));
      }),
      { numRuns: runs(500) },
    );
  });
});
