import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/json.ts';
import { maxFileBytes } from './limits.ts';
import { readFile, readText, type ReadResult } from './read-file.ts';
import { reviewPlan, sampleAssessment, sampleCasefile, sampleWorkspace } from './sample.fixtures.ts';
import { writeAssessment, writeDesk } from './write.ts';
import { rename } from '../workspace/references.ts';
import { mayBeDocument } from './may-be-document.ts';

const read = (value: unknown) => readText(JSON.stringify(value, null, 2), 'file.json', sha256);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (result: ReadResult) => (result.kind === 'refused' ? result.problems[0] : undefined);

describe('telling what a file is', () => {
  it('opens an invalid assessment, and drops nothing', () => {
    const documents = [
      { ...sampleAssessment, contract: 'ww3.assessment/v2' },
      { claims: [] },
      { contract: 7, claims: 'none', extra: { deep: [1] } },
      JSON.parse('{"contract": "x", "__proto__": 1, "constructor": 2}') as JsonValue,
    ];
    expect(documents.map(read)).toEqual(
      documents.map((assessment) => ({ kind: 'assessment', assessment, problems: [], notices: [] })),
    );
  });

  it('rejects other JSON and says what it is and what can be opened', () => {
    const others: readonly (readonly [unknown, string])[] = [
      [[], 'a list of 0 items'],
      [[sampleAssessment], 'a list of 1 item'],
      ['text', 'not an Assessment Desk file: text.'],
      [7, 'a number'],
      [null, 'null'],
      [true, 'true'],
      [{}, 'an empty object'],
      [{ name: 'x', version: '1', a: 1, b: 2, c: 3 }, '“name”, “version”, “a”, “b” and more'],
      [{ ...sampleCasefile, format: 'x' }, 'similar to a casefile, but its “format” must be'],
      [{ openapi: '3.1.0' }, 'an OpenAPI description'],
      [{ type: 'FeatureCollection', features: [] }, 'a GeoJSON document'],
      [{ '@context': 'http://www.w3.org/ns/anno.jsonld' }, 'a JSON-LD document'],
      [{ $schema: 'https://json-schema.org/draft/2020-12/schema' }, 'a JSON Schema'],
      [JSON.parse('{"__proto__": {"contract": "ww3.assessment/v1"}}'), '“__proto__”'],
    ];
    for (const [value, says] of others) {
      const problem = refusal(read(value));
      expect(problem).toMatchObject({ code: 'wrong-format', line: 1, column: 1 });
      for (const part of [says, '“file.json” is', '.assessment.json']) expect(problem?.message).toContain(part);
    }
  });

  it('rejects a newer version by name', () => {
    const newer = [
      ['assessment-desk.casefile/v4', 'a casefile'],
      ['assessment-desk.workspace/v10', 'a desk file'],
      ['assessment-desk.review/v4', 'a review file'],
    ] as const;
    for (const [format, what] of newer) {
      const problem = refusal(read({ format }));
      expect(problem?.code).toBe('unknown-version');
      expect(problem?.message).toContain(what);
      expect(problem?.message).toContain('requires a newer version of Assessment Desk');
    }
  });

  it('reports problems of the bytes and the JSON with their positions', () => {
    const encoding = refusal(readFile(Uint8Array.of(0x7b, 0xff), 'x', sha256));
    expect(encoding).toMatchObject({ code: 'encoding', line: 1, column: 2 });
    const twice = refusal(readText('{"claims": [],\n"claims": []}', 'x', sha256));
    expect(twice).toMatchObject({ code: 'duplicate-key', line: 2, column: 1 });
  });

  it('reports a removed byte order mark for bytes and pasted text', () => {
    const text = `\ufeff${writeAssessment(sampleAssessment)}`;
    const expected = { kind: 'assessment', notices: [{ code: 'byte-order-mark' }] };
    expect(readFile(bytesOf(text), 'x', sha256)).toMatchObject(expected);
    expect(readText(text, 'x', sha256)).toMatchObject(expected);
  });

  it('rejects a text by the size of its file', () => {
    const text = '€'.repeat(Math.ceil((maxFileBytes + 1) / 3));
    expect(refusal(readText(text, 'x', sha256))).toMatchObject({ code: 'too-large' });
  });

  it('accepts lone surrogates only in a desk file, and says where', () => {
    const assessment = { ...sampleAssessment, unknowns: ['half \ud83d'] };
    const refused = refusal(readText(writeAssessment(assessment), 'x', sha256));
    expect(refused).toMatchObject({ code: 'lone-surrogate', pointer: '/unknowns/0' });
    expect(readText(writeDesk({ ...sampleWorkspace, assessment }), 'x', sha256)).toMatchObject({
      kind: 'desk',
      assessment,
      problems: [],
      notices: [{ code: 'lone-surrogate', pointer: '/assessment/unknowns/0' }],
    });
  });
});

describe('reading a desk file', () => {
  const desk = { format: 'assessment-desk.workspace/v1', title: 't', assessment: {}, casefile: null };

  it('keeps a division of the links among reviewers, says that it is not shown, and writes it back', () => {
    const text = writeDesk({ ...sampleWorkspace, reviewPlan });
    for (const format of ['workspace', 'blind-review']) {
      const result = readText(text.replace('.workspace/', `.${format}/`), 'file.json', sha256);
      if (result.kind !== 'desk' && result.kind !== 'blind-packet') throw new Error('The file was refused.');
      expect(result.reviewPlan).toEqual(reviewPlan);
      expect(result.notices.map(({ message }) => message)).toEqual([
        expect.stringContaining('the file divides its links among reviewers. Assessment Desk keeps this'),
      ]);
    }
    const renamed = rename({ ...sampleWorkspace, reviewPlan }, 'claim', 'C-001', 'C-002');
    expect(JSON.parse(writeDesk(renamed))).toMatchObject({ review_plan: reviewPlan });
  });

  it('skips a damaged division, and says so', () => {
    const result = read({ ...desk, review_plan: { ...reviewPlan, per_link: 3 } });
    if (result.kind !== 'desk') throw new Error('The file was refused.');
    expect(result.reviewPlan).toBeUndefined();
    expect(result.problems.map(({ message }) => message)).toEqual([expect.stringContaining('was skipped')]);
  });

  it('accepts one without a casefile', () => {
    expect(read(desk)).toEqual({ kind: 'desk', title: 't', assessment: {}, casefile: null, problems: [], notices: [] });
  });

  it('is read without a part that is missing or invalid, which is reported', () => {
    const broken: readonly (readonly [object, string])[] = [
      [{ title: undefined }, '“title” in the desk file must be text'],
      [{ text_language: 7 }, '“text_language” in the desk file must be a language'],
      [{ text_language: '' }, '“text_language” in the desk file must be a language tag'],
      [{ brief: '' }, '“brief” in the desk file must be text that is not empty'],
      [{ 'a/b': 1 }, 'unknown property “a/b”'],
      [{ casefile: undefined }, '“casefile” in the desk file is missing'],
      [{ casefile: [1] }, 'is a list of 1 item'],
      [{ casefile: sampleAssessment }, 'must be a casefile or null'],
    ];
    for (const [changes, says] of broken) {
      const result = read({ ...desk, ...changes });
      expect(result).toMatchObject({ kind: 'desk', assessment: {}, casefile: null, problems: [{ code: 'shape' }] });
      expect(result.problems[0]?.message).toContain(says);
      expect(result.problems[0]?.line).toBeGreaterThan(0);
    }
  });

  it('is rejected by name if a part requires a newer version', () => {
    const casefile = { format: 'assessment-desk.casefile/v9' };
    const reviews = [{ format: 'assessment-desk.review/v3' }, { format: 'assessment-desk.review/v9' }];
    const newer = [
      [{ format: 'assessment-desk.workspace/v1', casefile }, '/casefile', 'a casefile'],
      [{ format: 'assessment-desk.blind-review/v1', casefile }, '/casefile', 'a casefile'],
      [{ format: 'assessment-desk.workspace/v2', reviews }, '/reviews/1', 'a review file'],
    ] as const;
    for (const [part, path, what] of newer) {
      const result = read({ ...desk, ...part });
      expect(result.problems).toMatchObject([{ code: 'unknown-version', pointer: path }]);
      const problem = refusal(result);
      expect(problem?.line).toBeGreaterThan(1);
      expect(problem?.message).toContain(`“file.json” contains ${what} (assessment-desk.`);
      const says = '/v9); it requires a newer version of Assessment Desk. Update Assessment Desk';
      expect(problem?.message).toContain(says);
    }
  });

  it('is rejected without an assessment, with the position', () => {
    expect(read({ ...desk, assessment: 'x' })).toMatchObject({ kind: 'refused', problems: [{ line: 4, column: 17 }] });
    expect(read({ ...desk, assessment: undefined })).toMatchObject({ kind: 'refused', problems: [{ line: 1 }] });
  });

  it('has pointers into the casefile as it is in the file', () => {
    const [observation] = sampleCasefile.observations;
    const casefile = { ...sampleCasefile, observations: [{ ...observation, title: 7 }] };
    expect(read({ ...desk, casefile })).toMatchObject({
      kind: 'desk',
      casefile: { observations: [] },
      problems: [{ code: 'shape', pointer: '/casefile/observations/0/title' }],
    });
  });
});

it('a file is a document or a source, by its name and its start', () => {
  const files = [
    ['any JSON file', 'feed.json', '[]', true],
    ['JSON under another name', 'assessment.txt', '\ufeff\n { "contract": "x" }', true],
    ['an empty object', 'a', '{}', true],
    ['an assessment in the answer of a model', 'answer.md', 'Here:\n```json\n{"contract": "ww3.assessment/v1"', true],
    ['single quotes', 'a.txt', "x {'format': 'assessment-desk.casefile/v1'", true],
    ['names without quotation marks', 'a.txt', 'So: {contract: "ww3.assessment/v1"', true],
    ['curly quotation marks', 'a.txt', '好：{“contract”：“ww3.assessment/v1”', true],
    ['a text about the contract', 'a.txt', 'The contract ww3.assessment/v1 says: {this}', false],
    ['an assessment written as YAML', 'a.yaml', 'contract: ww3.assessment/v1\n', true],
    ['a text', 'statement.txt', 'The contract of 1 March says {this}.', false],
    ['a text in brackets', 'a.txt', '[Unofficial translation]', false],
    ['a template', 'a.txt', '{{Infobox}}', false],
    ['a page with a script', 'a.html', '{"contract": "ww3.assessment/v1"}', false],
    ['a table', 'a.csv', 'format,contract\n', false],
    ['an empty file', 'a.txt', '', false],
    ['references', 'library.json', '[\n  {"id": "a", "type": "article-journal", "title": "x"}]', false],
    ['a STIX bundle', 'feed.json', '{"type": "bundle", "id": "bundle--1", "objects": [', false],
    ['references by their name', 'library.csl.json', '[]', false],
    ['a list of other objects', 'points.json', '[{"type": "Point"}]', true],
  ] as const;
  const wrong = files.filter(([, name, start, expected]) => mayBeDocument(name, start) !== expected);
  expect(wrong.map(([what]) => what)).toEqual([]);
});
