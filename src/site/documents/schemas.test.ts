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

  it('let no line feed through at the end of an identifier, a hash or a date, also where $ matches before one', () => {
    const asInPython = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(asInPython);
      if (typeof node !== 'object' || node === null) return node;
      const members = Object.entries(node).map(([name, value]) => [
        name,
        name === 'pattern' ? String(value).replace(/\$$/, '(?=\\n?$)') : asInPython(value),
      ]);
      return Object.fromEntries(members) as unknown;
    };
    let tried = 0;
    for (const [path, schema] of schemas) {
      const find = (node: unknown): readonly AnySchemaObject[] => {
        if (typeof node !== 'object' || node === null) return [];
        const inside = Object.values(node).flatMap(find);
        return 'pattern' in node && typeof node.pattern === 'string' && node.pattern.endsWith('$')
          ? [node, ...inside]
          : inside;
      };
      const texts = [
        'a'.repeat(64),
        `sha256:${'0'.repeat(64)}`,
        'C-001',
        '2024-05-01T12:00:00Z',
        '0 1 2 3 4 5',
        'a'.repeat(10),
        ...['casefile', 'review', 'workspace', 'blind-review'].map((name) => `assessment-desk.${name}/v1`),
      ];
      for (const { pattern, not } of find(schema)) {
        const { validate } = asItComes(asInPython({ type: 'string', pattern, not }) as AnySchemaObject);
        const accepted = texts.filter((text) => validate(text) === true);
        tried += accepted.length;
        expect(accepted.length, `${path} ${String(pattern)}`).toBeGreaterThan(0);
        expect(
          accepted.filter((text) => validate(`${text}\n`) === true),
          `${path} ${String(pattern)}`,
        ).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('keep the patterns of the contract as it prints them', () => {
    const text = JSON.stringify(schemas.find(([path]) => path === schemaPath('assessment'))?.[1]);
    for (const pattern of ['^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$', '^sha256:[0-9a-f]{64}$'])
      expect(text).toContain(JSON.stringify(pattern));
  });

  it('reject an invalid date-time without support for formats', () => {
    const $defs = (schemas.find(([path]) => path === schemaPath('assessment'))?.[1]?.['$defs'] ??
      {}) as AnySchemaObject;
    const validate = asItComes({ $ref: '#/$defs/timeScope', $defs }).validate;
    const texts = ['2024-02-29T12:00:00Z', '2023-02-29T12:00:00Z', '2024-05-01', 'soon', '2024-05-01 12:00Z'];
    texts.push(
      '2016-12-31T23:59:60Z',
      '2017-01-01T05:29:60+05:30',
      '2016-12-31T12:00:60Z',
      '2016-12-31T23:59:60+01:00',
    );
    expect(texts.map((start) => validate({ start, end: null }))).toEqual(texts.map(isDateTime));
  });

  it('cannot be made from a format without a pattern', () => {
    expect(() => publishedSchema('x', () => ({ type: 'string', format: 'email' }))).toThrow('“email”');
  });
});
