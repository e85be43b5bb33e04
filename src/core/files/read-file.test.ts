import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/json.ts';
import { maxFileBytes } from './limits.ts';
import { readFile, readText } from './read-file.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from './sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from './write.ts';

const read = (value: unknown) => readText(JSON.stringify(value, null, 2), 'file.json', sha256);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('telling what a file is', () => {
  it('takes each kind of file that it writes', () => {
    expect(readFile(bytesOf(writeAssessment(sampleAssessment)), 'a', sha256)).toEqual({
      kind: 'assessment',
      assessment: sampleAssessment,
      problems: [],
      notices: [],
    });
    expect(readFile(bytesOf(writeCasefile(sampleCasefile)), 'c', sha256)).toEqual({
      kind: 'casefile',
      casefile: sampleCasefile,
      problems: [],
      notices: [],
    });
    expect(readFile(bytesOf(writeDesk(sampleWorkspace)), 'd', sha256)).toEqual({
      kind: 'desk',
      ...sampleWorkspace,
      problems: [],
      notices: [],
    });
  });

  it.each([
    ['another contract version', { ...sampleAssessment, contract: 'ww3.assessment/v2' }],
    ['no contract', { claims: [] }],
    ['wrong types all over', { contract: 7, claims: 'none', extra: { deep: [1] } }],
    ['names of prototypes', JSON.parse('{"contract": "x", "__proto__": 1, "constructor": 2}') as JsonValue],
  ])('opens an invalid assessment, and drops nothing: %s', (_, document) => {
    expect(read(document)).toEqual({ kind: 'assessment', assessment: document, problems: [], notices: [] });
  });

  it.each([
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
  ])('rejects other JSON and says what it is and what can be opened: %j', (value, says) => {
    const result = read(value);
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'wrong-format', line: 1, column: 1 }] });
    const message = result.kind === 'refused' ? result.problems[0]?.message : '';
    expect(message).toContain(says);
    expect(message).toContain('“file.json” is');
    expect(message).toContain('.assessment.json');
  });

  it.each([
    ['assessment-desk.casefile/v4', 'a casefile', 'requires a newer version'],
    ['assessment-desk.workspace/v10', 'a desk file', 'requires a newer version'],
    ['assessment-desk.review/v4', 'a review file', 'requires a newer version of Assessment Desk'],
  ])('rejects %s by name', (format, what, why) => {
    const result = read({ format });
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'unknown-version' }] });
    const message = result.kind === 'refused' ? result.problems[0]?.message : '';
    expect(message).toContain(what);
    expect(message).toContain(why);
  });

  it('reports problems of the bytes and the JSON with their positions', () => {
    expect(readFile(Uint8Array.of(0x7b, 0xff), 'x', sha256)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'encoding', line: 1, column: 2 }],
    });
    expect(readText('{"claims": [],\n"claims": []}', 'x', sha256)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'duplicate-key', line: 2, column: 1 }],
    });
  });

  it('reports a removed byte order mark for bytes and pasted text', () => {
    const text = `\ufeff${writeAssessment(sampleAssessment)}`;
    const expected = { kind: 'assessment', notices: [{ code: 'byte-order-mark' }] };
    expect(readFile(bytesOf(text), 'x', sha256)).toMatchObject(expected);
    expect(readText(text, 'x', sha256)).toMatchObject(expected);
  });

  it('rejects a text by the size of its file', () => {
    const result = readText('é'.repeat(maxFileBytes / 2 + 1), 'x', sha256);
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'too-large' }] });
  });

  it('accepts lone surrogates only in a desk file, and says where', () => {
    const assessment = { ...sampleAssessment, unknowns: ['half \ud83d'] };
    expect(readText(writeAssessment(assessment), 'x', sha256)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'lone-surrogate', pointer: '/unknowns/0' }],
    });
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

  it('accepts one without a casefile', () => {
    expect(read(desk)).toEqual({ kind: 'desk', title: 't', assessment: {}, casefile: null, problems: [], notices: [] });
  });

  it.each([
    ['a missing title', { ...desk, title: undefined }, '“title” in the desk file must be text'],
    [
      'a language that is not text',
      { ...desk, text_language: 7 },
      '“text_language” in the desk file must be a language',
    ],
    ['an empty language', { ...desk, text_language: '' }, '“text_language” in the desk file must be a language tag'],
    ['an unknown member', { ...desk, 'a/b': 1 }, 'unknown property “a/b”'],
    ['a missing casefile', { ...desk, casefile: undefined }, '“casefile” in the desk file is missing'],
    ['something else as a casefile', { ...desk, casefile: [1] }, 'is a list of 1 item'],
    ['an assessment as a casefile', { ...desk, casefile: sampleAssessment }, 'must be a casefile or null'],
  ])('reads the rest if it has %s', (_, document, says) => {
    const result = read(document);
    expect(result).toMatchObject({ kind: 'desk', assessment: {}, casefile: null, problems: [{ code: 'shape' }] });
    const problem = result.kind === 'desk' ? result.problems[0] : undefined;
    expect(problem?.message).toContain(says);
    expect(problem?.line).toBeGreaterThan(0);
  });

  it.each([
    [
      'assessment-desk.workspace/v1',
      { casefile: { format: 'assessment-desk.casefile/v9' } },
      '/casefile',
      'a casefile',
    ],
    [
      'assessment-desk.blind-review/v1',
      { casefile: { format: 'assessment-desk.casefile/v9' } },
      '/casefile',
      'a casefile',
    ],
    [
      'assessment-desk.workspace/v2',
      { reviews: [{ format: 'assessment-desk.review/v3' }, { format: 'assessment-desk.review/v9' }] },
      '/reviews/1',
      'a review file',
    ],
  ])('is rejected by name if a part requires a newer version: %s, %j', (format, part, path, what) => {
    const result = read({ ...desk, format, ...part });
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'unknown-version', pointer: path }] });
    const [problem, ...others] = result.kind === 'refused' ? result.problems : [];
    expect(others).toEqual([]);
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem?.message).toContain(`“file.json” contains ${what} (assessment-desk.`);
    expect(problem?.message).toContain('/v9); it requires a newer version of Assessment Desk. Update Assessment Desk');
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
