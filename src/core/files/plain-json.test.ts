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

  it.each([undefined, 1, 2, 4, '\t'])('is possible with an indent of %j', (indent) => {
    const text = JSON.stringify(sampleAssessment, null, indent);
    expect(read(text)).toEqual(sampleAssessment);
    expect(read(`${text}\n`)).toEqual(sampleAssessment);
  });

  it.each(refusedTexts)('leaves faulty values to the walk: $name', ({ text }) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['a duplicate key', '{"a":1,"a":1}'],
    ['a duplicate key with an object, which has more members', '{"a":1,"a":{"b":1}}'],
    ['a number with a negative zero before its point', '[-0.5]'],
    ['a number with too many digits before and after its point', '[123456789.123456789]'],
    ['a negative zero', '[-0]'],
    ['the first integer that is not safe', '[9007199254740992]'],
    ['a power of ten', '[1e+21]'],
    ['half of a surrogate pair', '["\\ud800"]'],
    ['half of a surrogate pair as it stands', '["\ud800"]'],
    ['an escape that need not be one', '["\\u0041"]'],
    ['arrays that are nested too deep', nested('[', ']', maxNesting + 1)],
    ['nothing but brackets', '['.repeat(1_000_000)],
    ['brackets that look closed in a text', `["]]]]",${nested('[', ']', maxNesting)}]`],
    ['a text that never ends', '["a'],
  ])('leaves %s to the walk', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['as deep as may be', nested('[', ']', maxNesting)],
    ['brackets in texts', `["${'['.repeat(100)}"]`],
    ['quotation marks and backslashes in texts', JSON.stringify(['"', '\\"', '\\', '\\\\"[[[[', '\n'])],
    ['the largest number of so few digits', '[999999999999999]'],
    ['digits on both sides of a point', '[123456.654321, 0.5, 10.0]'],
    ['names in an order that objects do not keep', '{"b":1,"1":2}'],
    ['a slash with an escape', '["\\/"]'],
    ['spaces after colons', '{"a": 1}'],
    ['carriage returns', '{\r\n  "a": 1\r\n}\r\n'],
    ['empty lines at the end', '{"a":1}\n\n'],
    ['a name that objects inherit', '{"__proto__":{"a":1},"constructor":1}'],
  ])('takes %s', (_, text) => {
    expect(read(text)).toEqual(JSON.parse(text));
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
