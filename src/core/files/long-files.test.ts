/** Files as long as they may be: reading takes no stack and no work that grows faster than they do. */
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countValues, readText, type ReadResult } from './read-file.ts';
import schema from '../../schema/assessment.schema.json' with { type: 'json' };
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { anyValue } from './arbitrary-document.fixtures.ts';
import { readJson } from './json-reader.ts';
import { walkJson } from './json-walk.ts';
import { maxAssessmentValues, maxEntries, maxLinks, maxNesting, maxValues } from './limits.ts';
import { lossFinder, noLosses } from './losses.ts';
import { sampleAssessment, sampleWorkspace } from './sample.fixtures.ts';
import { writeAssessment, writeDesk } from './write.ts';

const written = writeAssessment(sampleAssessment);

/** A list of so many items, as JSON text. */
function list(count: number, item: (index: number) => string): string {
  return `[${Array.from({ length: count }, (_, index) => item(index)).join(',')}]`;
}

function withList(name: string, text: string): string {
  const others = Object.fromEntries(Object.entries(sampleAssessment).filter(([other]) => other !== name));
  return `${JSON.stringify(others).slice(0, -1)},"${name}":${text}}`;
}

/** How many values a part of the contract's schema allows at most. */
function valuesAllowed(part: JsonValue | undefined): number {
  if (!isJsonObject(part)) return 1;
  const { $ref, items, maxItems, properties } = part;
  if (typeof $ref === 'string') return valuesAllowed(valueAt(schema as unknown as JsonValue, $ref.slice(1)));
  if (items !== undefined) return 1 + Number(maxItems) * valuesAllowed(items);
  const values = isJsonObject(properties) ? Object.values(properties) : [];
  return values.reduce<number>((sum, value) => sum + valuesAllowed(value), 1);
}

function read(text: string): ReadResult {
  return readText(text, 'long.json', sha256);
}

describe('long files', () => {
  const spaces = ' '.repeat(8_000_000);
  const escapes = '\\n'.repeat(10_000_000);
  it.each([
    ['8 MB of spaces behind an assessment', `${written}${spaces}`],
    ['8 MB of spaces in front of one', `${spaces}${written}`],
    ['8 MB of spaces, in runs too short to be told apart', written.replaceAll('\n', ' '.repeat(60_000))],
    ['a text of 2 MB of escapes', withList('unknowns', `["${'\\n'.repeat(1_000_000)}"]`)],
  ])('are read: %s', (_, text) => {
    expect(read(text).kind).toBe('assessment');
  });

  it.each([
    ['a text of 20 MB of escapes', withList('unknowns', `["${escapes}"]`)],
    ['a first name of 20 MB of escapes', `{"${escapes}": 1, ${written.slice(1)}`],
    ['a text of 20 MB of backslashes', withList('unknowns', `["${'\\\\'.repeat(10_000_000)}"]`)],
  ])('are refused, because no screen could show them: %s', (_, text) => {
    expect(read(text)).toMatchObject({
      kind: 'refused',
      problems: [
        { message: expect.stringContaining('a text is too long (10,000,000 characters, limit 1,000,000).') as unknown },
      ],
    });
  });

  it.each([
    ['a text of escapes that ends with a wrong one', `{"contract":"${escapes}\\q"}`, 20_000_014],
    ['a text of backslashes that is not closed', `{"contract":"${escapes}`, 13],
    ['nothing but spaces', spaces, 1],
    ['spaces in front of what is not JSON', `{"contract":${spaces}x}`, 8_000_013],
    ['a million halves of surrogate pairs', `{"contract":"${'\\ud800'.repeat(1_000_000)}"}`, 14],
    ['one value more than the limit', withList('unknowns', `[${'{},'.repeat(maxValues)}{}]`), undefined],
  ])('are refused with the line and column: %s', (_, text, column) => {
    const result = read(text);
    const [problem] = result.kind === 'refused' ? result.problems : [];
    expect(problem).toMatchObject({ line: 1, column: column ?? expect.any(Number) });
  });

  it('do not affect the depth: every depth and length of a list is read or rejected', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(2000), fc.nat(2000), (depth, inside, outside) => {
        const pad = (count: number) => ' \t\r\n'.repeat(count);
        const text = `${pad(outside)}${'['.repeat(depth)}${pad(inside)}${']'.repeat(depth)}${pad(outside)}`;
        expect(readJson(text).ok).toBe(depth > 0 && depth <= maxNesting);
      }),
    );
  });
});

describe('the limit on values', () => {
  it('allows exactly the limit of values, and reports the position of one more', () => {
    expect(readJson(list(maxValues - 1, () => '1')).ok).toBe(true);
    const text = list(maxValues, () => '1');
    expect(readJson(text)).toMatchObject({
      ok: false,
      problems: [{ code: 'too-many', line: 1, column: text.length - 1 }],
    });
    expect(readJson(`[${'\n1,'.repeat(maxValues)}2]`)).toMatchObject({
      problems: [{ line: maxValues + 1, column: 1 }],
    });
  });

  it('counts the same for a document and its text', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = JSON.stringify(value);
        const count = countValues(value);
        const walk = (most: number) =>
          walkJson(text, { maxDepth: maxNesting, maxValues: most }, lossFinder(text, true, noLosses())).reason;
        expect(walk(count)).toBe('done');
        expect(walk(count - 1)).toBe('too-many');
      }),
    );
  });

  it('is more than twice the largest assessment that the contract allows', () => {
    expect(maxAssessmentValues / valuesAllowed(schema as unknown as JsonValue)).toBeGreaterThan(2);
  });

  const numbers = maxAssessmentValues + 1 - countValues({ ...sampleAssessment, 'x-notes': [] });
  const [basis] = isJsonArray(sampleAssessment['power_bases']) ? sampleAssessment['power_bases'] : [];
  const entries = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions'].reduce((sum, name) => {
    const value = sampleAssessment[name];
    return sum + (isJsonArray(value) ? value.length : 0);
  }, 0);
  const links = (count: number): JsonObject => ({
    power_bases: [{ ...(isJsonObject(basis) && basis), evidence: Array.from({ length: count }, () => 0) }],
    intent_hypotheses: [],
  });

  const repeated = (name: string, item: JsonValue) => (count: number) => ({
    [name]: Array.from({ length: count }, () => item),
  });

  it.each([
    ['value', 'x-notes', numbers, repeated('x-notes', 1)],
    ['listed observation', 'observation_ids', maxEntries, repeated('observation_ids', 1)],
    ['entry', 'unknowns', maxEntries - entries, repeated('unknowns', '?')],
    ['evidence link', 'power_bases', maxLinks, links],
  ])('takes an assessment as full as may be, and refuses one %s more at “%s”', (_, name, most, filled) => {
    const full = { ...sampleAssessment, ...filled(most) };
    expect(read(JSON.stringify(full)).kind).toBe('assessment');
    expect(read(writeDesk({ ...sampleWorkspace, assessment: full })).kind).toBe('desk');
    const assessment = { ...sampleAssessment, ...filled(most + 1) };
    const text = writeAssessment(assessment);
    const line = text.slice(0, text.indexOf(`  "${name}": [`)).split('\n').length;
    expect(read(text)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'too-many', line, column: name.length + 7, pointer: `/${name}` }],
    });
    expect(read(writeDesk({ ...sampleWorkspace, assessment }))).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'too-many', pointer: `/assessment/${name}` }],
    });
  });

  it('reports the start of an assessment with too many values under no single property', () => {
    const names = list(maxAssessmentValues, (index) => `"k${String(index)}":1`).slice(1, -1);
    const result = read(` {"contract":"x",${names}}`);
    expect(result).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'too-many', line: 1, column: 2, pointer: '' }],
    });
    expect(result.kind === 'refused' && result.problems[0]?.message).not.toContain('of them');
  });
});
