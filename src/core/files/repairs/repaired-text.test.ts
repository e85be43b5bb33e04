import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { groupRepairs, repairedText, proposeRepairs } from './repaired-text.ts';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonValue } from '../../json/json.ts';
import { anyValue } from '../arbitrary-document.fixtures.ts';
import { readJson } from '../json-reader.ts';
import { sampleAssessment } from '../sample.fixtures.ts';
import { writeAssessment } from '../write.ts';
import { anyHabits, writeWithHabits } from './damaged-json.fixtures.ts';
import { repairCases, unclearTexts } from './propose-repairs.cases.ts';
import { applyRepairs, repairTitles } from './source-repair.ts';

describe('a repaired text', () => {
  it('has the document if the repairs are enough', () => {
    expect(repairedText('```json\n{"a": [1,],}\n```')).toMatchObject({ document: { a: [1] } });
    expect(repairedText('{"a": 1, "a": 2,}').document).toBeUndefined();
    expect(repairedText('{"a": 1}')).toEqual({ repairs: [], text: '{"a": 1}', document: undefined });
    expect(repairedText("['a']").document).toBeUndefined();
  });

  it('is the document inside another one, cut off or damaged', () => {
    const texts = [
      '{"assessment": {"claims": [1]}, "notes": "It was hard."}',
      '[{"claims": [1]}]',
      "Here:\n```json\n{'plan': ['read'], 'assessment': {'claims': [1,],},}\n```\nDone.",
      '{"steps": 2, "assessment": {"claims": [1',
      '{"casefile": {"format": "assessment-desk.casefile/v1"}, "a": {"claims": [1]}}',
    ];
    for (const text of texts) {
      const { document, repairs, text: repaired } = repairedText(text);
      expect(document).toEqual({ claims: [1] });
      expect(JSON.parse(repaired)).toEqual({ claims: [1] });
      expect(repairs[0]).toMatchObject({ kind: 'around', offset: 0 });
      expect(repairs[0]?.sentence).toMatch(/^Remove what is before the document: “.+”\.$/);
    }
  });

  it('is not chosen among several documents inside an object', () => {
    expect(repairedText('{"one": {"claims": []}, "two": {"claims": []}}').document).toBeUndefined();
    expect(repairedText('{"one": {"a": []}, "two": {"b": []}}')).toMatchObject({ repairs: [], document: undefined });
  });

  it('is the complete desk file or assessment, and not an object inside it', () => {
    const desk = '{"format": "assessment-desk.workspace/v1", "assessment": {"claims": []},}';
    expect(repairedText(desk).document).toHaveProperty('format');
    expect(repairedText('{"claims": [], "assessment": {"claims": []},}').document).toHaveProperty('assessment');
  });

  it('lists its repairs by kind, with lines and columns in code points', () => {
    const text = "{'😀': True, // one\n 'b': [None, 1,], /* two */ }";
    const groups = groupRepairs(text, repairedText(text).repairs, 1);
    expect(groups.map(({ title, repairs, placed }) => [title, repairs.length, placed.length])).toEqual([
      ['Use straight double quotation marks', 2, 1],
      ['Write true, false and null as in JSON', 2, 1],
      ['Remove comments', 2, 1],
      ['Remove trailing commas', 2, 1],
    ]);
    expect(groups[1]?.placed[0]).toMatchObject({ line: 1, column: 7 });
    expect(groups[3]?.placed[0]).toMatchObject({ line: 2, column: 15 });
  });
});

function repaired(text: string): unknown {
  const result = applyRepairs(text, proposeRepairs(text));
  try {
    return JSON.parse(result) as unknown;
  } catch {
    throw new Error(`Not JSON:\n${result}\nfrom:\n${text}`);
  }
}

const document = anyValue.filter((value) => typeof value === 'object' && value !== null);

describe('repairs of a text that is almost JSON', () => {
  it('give the value that was meant, each with its kind and a sentence', () => {
    const found = repairCases.map(([name, text, , ...kinds]) => {
      const all = new Set(proposeRepairs(text).map(({ kind }) => kind));
      return [name, text, repaired(text), ...kinds.filter((kind) => all.delete(kind)), ...all];
    });
    expect(found).toEqual(repairCases);
    const repairs = repairCases.flatMap(([, text]) => proposeRepairs(text));
    expect(repairs.filter(({ sentence }) => !/^[A-Z].*\.$/su.test(sentence))).toEqual([]);
    expect(repairs.filter(({ kind }) => !repairTitles[kind])).toEqual([]);
  });

  it('stop where something is unclear', () => {
    const result = (text: string) => () => JSON.parse(applyRepairs(text, proposeRepairs(text))) as unknown;
    for (const text of unclearTexts) expect(result(text), text).toThrow();
  });

  it('are none for valid JSON', () => {
    fc.assert(
      fc.property(anyValue, fc.nat(3), fc.constantFrom('', '\ufeff', ' \n'), (value, indent, start) => {
        expect(proposeRepairs(`${start}${JSON.stringify(value, null, indent)}\n`)).toEqual([]);
      }),
    );
  });

  it('give back any document, however it was damaged', () => {
    fc.assert(
      fc.property(document, anyHabits, (value, habits) => {
        expect(repaired(writeWithHabits(habits, value))).toEqual(value);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('give back an assessment, however it was damaged', () => {
    fc.assert(
      fc.property(anyHabits, (habits) => {
        expect(repaired(writeWithHabits(habits, sampleAssessment as JsonValue))).toEqual(sampleAssessment);
      }),
      { numRuns: runs(50) },
    );
  });

  it('keep everything before the place where an answer was cut off', () => {
    const text = JSON.stringify({ a: ['one', { b: 2 }], c: 'two "three"', d: { e: [null, true] } }, null, 1);
    for (let end = 1; end < text.length; end += 1) {
      const start = text.slice(0, end);
      const repairs = proposeRepairs(start);
      const result = applyRepairs(start, repairs);
      expect(() => JSON.parse(result) as unknown, result).not.toThrow();
      expect(repairs.map(({ kind }) => kind)).toEqual(['cut-off']);
    }
  });

  it('are in order, do not overlap, and can be applied one after the other', () => {
    fc.assert(
      fc.property(document, anyHabits, fc.nat(), (value, habits, turn) => {
        let text = writeWithHabits(habits, value);
        for (let left = 100; left > 0; left -= 1) {
          const repairs = proposeRepairs(text);
          let end = 0;
          for (const { offset, length } of repairs) {
            expect(offset).toBeGreaterThanOrEqual(end);
            end = offset + length;
          }
          expect(end).toBeLessThanOrEqual(text.length);
          const one = repairs[turn % Math.max(repairs.length, 1)];
          if (!one) break;
          text = applyRepairs(text, [one]);
        }
        expect(repaired(text)).toEqual(value);
      }),
      { numRuns: runs(200) },
    );
  });

  it('never throw, and never touch the content of texts', () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\'“”‘’`\\\n\t #/*-.…0123aeTN'.split(''),
      '```',
      '"a":',
      'None',
      '\u00a0',
      '//',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        applyRepairs(text, proposeRepairs(text));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('take time in proportion to the text', () => {
    const large = writeAssessment(sampleAssessment).replaceAll('"', '“');
    const texts = [
      '{'.repeat(200_000),
      'a { b '.repeat(50_000),
      `{"a": "${'" b '.repeat(50_000)}`,
      '['.repeat(50_000) + ','.repeat(50_000),
      "{'a': '".repeat(20_000),
      '```json\n{"a": 1\n```\n'.repeat(10_000),
      large.repeat(3),
      '/*'.repeat(100_000),
      '{"a": 1,'.repeat(50_000),
      '{a '.repeat(100_000),
    ];
    // In quadratic time the test would exceed its time limit.
    for (const text of texts) expect(() => proposeRepairs(text), text.slice(0, 20)).not.toThrow();
  });

  it('leave to a person what JSON alone does not show', () => {
    const text = '{"claims": [], "claims": [],}';
    const result = readJson(applyRepairs(text, proposeRepairs(text)));
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'duplicate-key' }] });
  });
});

/** Returns how many times a character of a text is read to propose repairs. */
function stepsFor(text: string): number {
  const { charCodeAt, charAt } = String.prototype;
  let steps = 0;
  String.prototype.charCodeAt = function (at) {
    steps += 1;
    return charCodeAt.call(this, at);
  };
  String.prototype.charAt = function (at) {
    steps += 1;
    return charAt.call(this, at);
  };
  try {
    proposeRepairs(text);
  } finally {
    Object.assign(String.prototype, { charCodeAt, charAt });
  }
  return steps;
}

/** Texts that make a reader look ahead, or back, from many places over the same characters. */
const hostile: readonly (readonly [what: string, unit: string, start: string])[] = [
  ['line breaks in a text', '\n', '{"a": "x'],
  ['comments that begin after quotation marks', '"#', '{"a": "x'],
  ['comments that are not closed', '"/*', '{"a": "x'],
  ['line breaks and comments', '\n/**/', '{"a": "x'],
  ['line breaks and line comments', '\n//', '{"a": "x'],
  ['line breaks in a comment', '/*\n', '{"a": "x'],
  ['names that are not closed', '",«', '{"a": "x'],
  ['names with escapes that are not closed', '",«\\\\\\', '{"a": "x'],
  ['commas and line breaks', '",\n', '{"a": "x'],
  ['quotation marks and spaces', '" ', '{"a": "x'],
  ['opening brackets', '[', ''],
  ['closing brackets of the other kind', ']', '{"a": ' + '{"a": '.repeat(1000)],
  ['documents that are unclear', '{x y}', ''],
  ['single quotation marks', "'", '{"a": '],
];

it('reads hostile texts in proportion to their length', () => {
  const slow = hostile.filter(([, unit, start]) => {
    const few = stepsFor(start + unit.repeat(1000));
    return stepsFor(start + unit.repeat(4000)) >= 6 * few + 10_000;
  });
  expect(slow.map(([what]) => what)).toEqual([]);
});
