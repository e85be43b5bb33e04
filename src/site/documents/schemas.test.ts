import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isDateTime } from '../../core/assessment/date-time.ts';
import { publishedSchema, schemaDocuments, schemaPath } from './schemas.ts';
import { samples } from './references.ts';

const schemas = schemaDocuments().map(({ path, text }) => [path, JSON.parse(text) as AnySchemaObject] as const);

/** A validator with default settings, and the warnings that it logs. */
function asItComes(schema: AnySchemaObject) {
  const said: unknown[] = [];
  const say = (...words: unknown[]): void => void said.push(words);
  const ajv = new Ajv2020({ allErrors: true, logger: { log: say, warn: say, error: say } });
  return { validate: ajv.compile(schema), said };
}

const validatorOf = (name: string) =>
  asItComes(schemas.find(([path]) => path === schemaPath(name))?.[1] ?? {}).validate;

describe('the published schemas', () => {
  it('compile in a strict validator with default settings, alone and without warnings', () => {
    for (const [path, schema] of schemas) expect(asItComes(schema).said, path).toEqual([]);
  });

  it('accept the samples', () => {
    const withSchema = samples.flatMap(({ path, schema }) => (schema === undefined ? [] : [[path, schema] as const]));
    expect(withSchema.length).toBe(3);
    for (const [path, schema] of withSchema) {
      const validate = validatorOf(schema);
      const isValid = validate(JSON.parse(readFileSync(`public/${path}`, 'utf8')));
      expect([isValid, validate.errors], path).toEqual([true, null]);
    }
  });

  it('let no line feed through at the end of an identifier, a hash or a date, also where $ matches before one', () => {
    const asInPython = (schema: AnySchemaObject): AnySchemaObject =>
      JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
        name === 'pattern' ? String(value).replace(/\$$/, '(?=\\n?$)') : value,
      ) as AnySchemaObject;
    const formats = ['casefile', 'review', 'workspace', 'blind-review'].map((name) => `assessment-desk.${name}/v1`);
    const hash = `sha256:${'0'.repeat(64)}`;
    const texts = ['a'.repeat(64), hash, 'C-001', '2024-05-01T12:00:00Z', '0 1 2 3 4 5', 'a'.repeat(10), ...formats];
    let tried = 0;
    for (const [path, schema] of schemas) {
      const found: AnySchemaObject[] = [];
      JSON.stringify(schema, (_, node: AnySchemaObject | null) => {
        if (typeof node?.['pattern'] === 'string' && node['pattern'].endsWith('$')) found.push(node);
        return node;
      });
      for (const { pattern, not } of found) {
        const { validate } = asItComes(asInPython({ type: 'string', pattern, not }));
        const accepted = texts.filter((text) => validate(text) === true);
        tried += accepted.length;
        expect(accepted.length, `${path} ${String(pattern)}`).toBeGreaterThan(0);
        expect(accepted.filter((text) => validate(`${text}\n`) === true)).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('reject an invalid date-time without support for formats', () => {
    const { $defs } = schemas.find(([path]) => path === schemaPath('assessment'))?.[1] ?? {};
    const { validate } = asItComes({ $ref: '#/$defs/timeScope', $defs });
    const texts = [
      '2024-02-29T12:00:00Z',
      '2023-02-29T12:00:00Z',
      '2024-05-01',
      'soon',
      '2024-05-01 12:00Z',
      '2016-12-31T23:59:60Z',
      '2017-01-01T05:29:60+05:30',
      '2016-12-31T12:00:60Z',
      '2016-12-31T23:59:60+01:00',
    ];
    expect(texts.map((start) => validate({ start, end: null }))).toEqual(texts.map(isDateTime));
  });

  it('cannot be made from a format without a pattern', () => {
    expect(() => publishedSchema('x', () => ({ type: 'string', format: 'email' }))).toThrow('“email”');
  });
});
