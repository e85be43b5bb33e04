import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { runs } from '../../../.config/property-runs.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { pointer, valueAt, type Pointer } from '../json/pointer.ts';
import { readTexts, refusedTexts } from './json-reader.cases.ts';
import { locateAll, readJson, readPlainJson } from './json-reader.ts';
import { anyValue } from './arbitrary-document.fixtures.ts';
import { walkJson } from './json-walk.ts';
import { maxNesting } from './limits.ts';
import { lossFinder, noLosses, numberFault } from './losses.ts';
import { sampleAssessment } from './sample.fixtures.ts';

function problemsOf(text: string) {
  const result = readJson(text);
  return result.ok ? [] : result.problems;
}

/** The value of a text that is read without a notice. If it is marked as plain, `JSON.parse` must give the same. */
function withoutNotices(text: string): unknown {
  const result = readJson(text);
  expect(result).toMatchObject({ ok: true, notices: [] });
  if (!result.ok) return undefined;
  if (result.isPlain) expect(JSON.parse(text)).toEqual(result.value);
  return result.value;
}

describe('reading JSON', () => {
  it('refuses each faulty text with its code, its position and the reason', () => {
    const found = refusedTexts.map(([name, text, , , says]) => {
      const [problem] = problemsOf(text);
      const { code, line, column, message = '' } = problem ?? {};
      const isSaid = message.includes(says) && !/undefined(?!”)|\[object/.test(message);
      return [name, text, code, [line, column], isSaid ? says : message];
    });
    expect(found).toEqual(refusedTexts);
  });

  it('reads numbers, texts and names as they are written', () => {
    expect(readTexts.map(({ name, text }) => ({ name, text, value: withoutNotices(text) }))).toEqual(readTexts);
  });

  it('reads any JSON value as JSON.parse does, names like __proto__ included', () => {
    const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', '0', ''), fc.string());
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, false, 0, -1.5, 1e-7, 123456789),
        fc.string({ unit: anyCharacter }),
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.array(tie('value'), { maxLength: 4 }),
        fc
          .uniqueArray(fc.tuple(name, tie('value')), { selector: ([key]) => key, maxLength: 4 })
          .map(Object.fromEntries),
      ),
    }));
    fc.assert(
      fc.property(value, fc.nat(3), (document, indent) => {
        const text = JSON.stringify(document, null, indent);
        expect(withoutNotices(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps __proto__ as an own property that touches no prototype', () => {
    const result = readJson('{"__proto__": {"polluted": true}, "constructor": 1}');
    const value = result.ok && isJsonObject(result.value) ? result.value : {};
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(valueAt(value, '/__proto__/polluted')).toBe(true);
  });

  it('survives 100,000 nested brackets and tells the place', () => {
    const many = '['.repeat(100_000);
    const columns: readonly (readonly [text: string, column: number])[] = [
      [many, 65],
      [many + ']'.repeat(100_000), 65],
      ['{"a":'.repeat(100_000), 321],
      ['[}'.repeat(100_000), 2],
      [`[/*"*/${many}`, 2],
      [`["\n${many}`, 2],
    ];
    for (const [text, column] of columns) expect(problemsOf(text)).toMatchObject([{ line: 1, column }]);
  });

  it('reports every loss with its pointer, and only the first syntax fault', () => {
    const problems = problemsOf('{"a": {"x": 1, "x": 2}, "b": [1e999, "\\ud800"]}');
    expect(problems.map((problem) => problem.pointer)).toEqual(['/a/x', '/b/0', '/b/1']);
    expect(problemsOf('[1,, 2,, x')).toHaveLength(1);
  });

  it('lists a hundred losses and counts the rest', () => {
    const problems = problemsOf(`[${Array.from({ length: 250 }, () => '1e999').join(',')}]`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'more', line: 1 });
    expect(problems.at(-1)?.message).toContain('150 more');
  });

  it('reads a file padded with 100,000 spaces, and reports positions after them', () => {
    const padding = ' '.repeat(100_000);
    expect(readJson(`${padding}["a${padding}b",${padding}1]${padding}`)).toMatchObject({
      ok: true,
      value: [`a${padding}b`, 1],
    });
    expect(problemsOf(`[${padding}01]`)).toMatchObject([{ code: 'syntax', line: 1, column: 100_003 }]);
    expect(problemsOf(`["a\\"${padding}`)).toMatchObject([{ code: 'truncated', line: 1, column: 2 }]);
    expect(problemsOf(`["a${padding}\n"]`)).toMatchObject([{ code: 'syntax', line: 1, column: 2 }]);
  });

  it('removes one byte order mark, with a notice', () => {
    expect(readJson('\ufeff[1]')).toMatchObject({ ok: true, value: [1], notices: [{ code: 'byte-order-mark' }] });
    expect(problemsOf('\ufeff\ufeff[1]')).toMatchObject([{ code: 'syntax', line: 1, column: 1 }]);
  });

  it('reads draft-only values only with the option, and preserves them', () => {
    const text = `["\\ud800", 12345678901234567000, ${'['.repeat(64)}${']'.repeat(64)}]`;
    expect(readJson(text).ok).toBe(false);
    const draft = readJson(text, { draft: true });
    expect(draft).toMatchObject({ ok: true, value: ['\ud800', 12345678901234567000, expect.anything()] });
    expect(draft.ok && draft.notices.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['lone-surrogate', 1, 3],
    ]);
    expect(readJson('[12345678901234567890]', { draft: true }).ok).toBe(false);
    expect(readJson('["\ud800"]', { draft: true }).ok).toBe(false);
  });

  it('still rejects a draft for a loss after more preserved values than are listed', () => {
    const text = `[${'"\\ud800",'.repeat(200)}{"a":1,"a":2}]`;
    expect(readJson(text, { draft: true })).toMatchObject({ ok: false, problems: [{ code: 'duplicate-key' }] });
  });
});

describe('reading damaged JSON', () => {
  const pieces = '{ } [ ] , : " \\ \\u a 1 0 - . e / *'.split(' ');
  const more = [..."\u00a0\ufeff\u0000😀\ud800' \n\t", 'true', 'null', '"a"', '"a":', '{"a":1}', '[1]'];

  it('rejects exactly what JSON.parse rejects or would lose, always with a position and a sentence', () => {
    const text = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (damaged) => {
        const result = readJson(damaged);
        let parsed: unknown;
        let valid = true;
        try {
          parsed = JSON.parse(damaged.replace(/^\ufeff/, ''), (_, value: unknown) => (value === 0 ? 0 : value));
        } catch {
          valid = false;
        }
        if (result.ok) expect(result.value).toEqual(parsed);
        for (const { code, line, column, message } of result.ok ? [] : result.problems) {
          expect(['duplicate-key', 'number', 'lone-surrogate', 'too-deep'].includes(code)).toBe(valid);
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toContain('this is no JSON');
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('finding places in JSON', () => {
  const locate = (text: string, path: string) => locateAll(text, [path]).get(path);

  it('gives the position of the start of a value', () => {
    const text = '{\n  "a/b": [1, {"😀": "x", "y": null}]\n}';
    expect(locate(text, '')).toEqual({ line: 1, column: 1, offset: 0, end: text.length });
    expect(locate(text, '/a~1b/1/y')).toMatchObject({ line: 2, column: 30, offset: text.indexOf('null') });
    expect(locate(text, '/a~1b/2')).toBeUndefined();
    expect(locate(text, '/toString')).toBeUndefined();
  });

  it('finds values before a fault, and does not overflow', () => {
    expect(locate('{"a": 1, "b": ', '/a')).toMatchObject({ column: 7 });
    expect(locate('{"a": 1, "b": ', '/b')).toBeUndefined();
    expect(locate('['.repeat(100_000), '/0/0')).toMatchObject({ column: 3 });
  });

  function everyPointer(value: JsonValue, path: Pointer): readonly Pointer[] {
    const children = isJsonArray(value) || isJsonObject(value) ? Object.entries(value) : [];
    return [path, ...children.flatMap(([name, child]) => everyPointer(child, path + pointer(name)))];
  }

  it('finds every value of a document at its own text', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value, null, 2);
        const document = JSON.parse(text) as JsonValue;
        const pointers = everyPointer(document, '');
        const places = locateAll(text, pointers);
        for (const path of pointers) {
          const place = places.get(path);
          const found = JSON.stringify(valueAt(document, path), null, 2).split('\n')[0] ?? '';
          expect(text.startsWith(found, place?.offset)).toBe(true);
        }
      }),
    );
  });
});

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
    const faulty = [...doubtful, ...refusedTexts.map(([, text]) => text)];
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

describe('numbers that would change their value', () => {
  it('are told from numbers that JSON.parse reads as they are written', () => {
    const exact = '0 -0 1.0 1.50e1 0.000 0e999999999999 100e-2 9007199254740991 9007199254740991.0 0.30000000000000004';
    expect(`${exact} 0.30000000000000000`.split(' ').filter((literal) => numberFault(literal))).toEqual([]);
    const faults: readonly (readonly [string, ReturnType<typeof numberFault>])[] = [
      ['1.7976931348623157e308', { kind: 'unsafe-integer' }],
      ['9007199254740992', { kind: 'unsafe-integer' }],
      ['9007199254740993', { kind: 'unsafe-integer' }],
      ['9007199254740990.5', { kind: 'digits', reads: '9007199254740990' }],
      ['1e309', { kind: 'overflow' }],
      ['-1e309', { kind: 'overflow' }],
      ['2e-324', { kind: 'digits', reads: '0' }],
      ['3e-324', { kind: 'digits', reads: '5e-324' }],
      ['0.1000000000000000055511151231257827', { kind: 'digits', reads: '0.1' }],
    ];
    expect(faults.map(([literal]) => [literal, numberFault(literal)])).toEqual(faults);
  });

  it('keeps every double in the form that JSON.stringify gives it, large integers where they are allowed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberFault(JSON.stringify(value), true)).toBeUndefined();
      }),
    );
  });

  it('keeps every decimal of up to 15 digits, however it is written', () => {
    const decimal = fc.record({
      digits: fc.bigInt(0n, 10n ** 15n - 1n),
      zeros: fc.nat(30),
      power: fc.integer({ min: -250, max: -16 }),
    });
    fc.assert(
      fc.property(decimal, ({ digits, zeros, power }) => {
        expect(numberFault(`${digits}.${'0'.repeat(zeros)}e${power}`)).toBeUndefined();
        expect(numberFault(`${digits}${'0'.repeat(zeros)}E${power - zeros}`)).toBeUndefined();
      }),
    );
  });

  it('is fast for a literal of a million digits', () => {
    expect(numberFault(`0.${'0'.repeat(1_000_000)}1`)).toEqual({ kind: 'digits', reads: '0' });
    expect(numberFault(`${'1'.repeat(1_000_000)}`)).toEqual({ kind: 'overflow' });
    expect(numberFault(`1.${'0'.repeat(1_000_000)}`)).toBeUndefined();
  });
});
