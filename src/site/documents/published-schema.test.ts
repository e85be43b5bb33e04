import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isDateTime } from '../../core/assessment/date-time.ts';
import { publishedSchema } from './published-schema.ts';
import { samples } from './sample-files.ts';
import { schemaDocuments, schemaPath } from './schemas.ts';

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

  it('can be added to one validator together', () => {
    const ajv = new Ajv2020({ logger: false });
    for (const [, schema] of schemas) ajv.addSchema(schema);
    for (const [path, { $id }] of schemas) expect(ajv.getSchema(String($id)), path).toBeTypeOf('function');
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

  it('describe the meaning of the values of an enumeration', () => {
    for (const [path, schema] of schemas) expect(JSON.stringify(schema), path).not.toMatch(/"(?:x-|format":"date)/);
    const { $defs } = schemas.find(([path]) => path === schemaPath('assessment'))?.[1] ?? {};
    expect(($defs as Record<string, AnySchemaObject>)['workflowState']?.['description']).toContain(
      '“retired”: No longer current; kept for the record.',
    );
  });

  it('reject an invalid date-time without support for formats', () => {
    const { timeScope } = (schemas.find(([path]) => path === schemaPath('assessment'))?.[1]?.['$defs'] ?? {}) as Record<
      string,
      AnySchemaObject
    >;
    const validate = asItComes(timeScope ?? {}).validate;
    const texts = ['2024-02-29T12:00:00Z', '2023-02-29T12:00:00Z', '2024-05-01', 'soon', '2024-05-01 12:00Z'];
    expect(texts.map((start) => validate({ start, end: null }))).toEqual(texts.map(isDateTime));
  });

  it('cannot be made from a format without a pattern', () => {
    expect(() => publishedSchema('x', () => ({ type: 'string', format: 'email' }))).toThrow('“email”');
  });
});
