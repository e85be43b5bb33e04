import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { bodyAt, documentAt, documentsOf, forEachPlace } from './documents.fixtures.ts';
import { samples } from './references.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: { $ref?: string } }>> }>
  >;
}
interface OpenApi {
  readonly openapi: string;
  readonly security: readonly unknown[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const root = 'https://components.example/';
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
addFormats.default(ajv);
const { components } = bodyAt<OpenApi>({ knowledgeEndpoint: false }, 'v1/openapi.json');
for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(withIds(schema) as object, root + name);

/** References between components, in the form that Ajv resolves. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      key,
      key === '$ref' ? String(content).replace('#/components/schemas/', root) : withIds(content),
    ]),
  );
}

/** Every object in a document, schemas included. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** The value that a JSON reference within the document leads to. */
function targetIn(document: unknown, reference: string): unknown {
  const tokens = reference.replace('#/', '').split('/');
  return tokens.reduce((at, token) => (at as Record<string, unknown> | undefined)?.[token], document);
}

describe('the OpenAPI document', () => {
  it('describes GET and HEAD of every document with its exact media type, and no endpoint that is not a read', () =>
    forEachPlace((place) => {
      const description = bodyAt<OpenApi>(place, 'v1/openapi.json');
      const described = Object.entries(description.paths).map(([path, { get }]) => [
        path.slice(1),
        Object.keys(get?.responses['200']?.content ?? {})[0],
      ]);
      const published = documentsOf(place)
        .filter(({ path }) => path !== '404.html')
        .map(({ path, mediaType }) => [path, mediaType]);
      expect(described).toEqual(expect.arrayContaining(published));
      expect(Object.keys(description.paths).filter((path) => path.includes('mcp'))).toEqual([]);
      for (const operations of Object.values(description.paths)) {
        expect(Object.keys(operations)).toEqual(['get', 'head']);
        for (const { responses } of Object.values(operations))
          expect(Object.keys(responses)).toEqual(['200', '304', '404']);
        expect(operations.head?.responses['200']?.content).toBeUndefined();
      }
    }));

  it('asks for no authentication', () =>
    forEachPlace((place) => {
      expect(bodyAt<OpenApi>(place, 'v1/openapi.json')).toMatchObject({ openapi: '3.1.1', security: [] });
    }));

  it('is self-contained: each reference resolves within it', () =>
    forEachPlace((place) => {
      const description = bodyAt<OpenApi>(place, 'v1/openapi.json');
      const references = objectsIn(description).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
      expect(references.length).toBeGreaterThan(100);
      expect(references.filter((reference) => targetIn(description, reference) === undefined)).toEqual([]);
      expect(objectsIn(description.components).filter(({ $id }) => typeof $id === 'string')).toEqual([]);
      const [server] = description.servers;
      const base = place.siteUrl ?? 'https://host.example/desk/';
      expect(new URL(`${server?.url}/public/porch`, `${base}v1/openapi.json`).href).toBe(`${base}public/porch`);
    }));

  it('has a component for every JSON document and sample, which conforms to it', () =>
    forEachPlace((place) => {
      const description = bodyAt<OpenApi>(place, 'v1/openapi.json');
      const nameAt = (path: string, type: string) =>
        description.paths[`/${path}`]?.get?.responses['200']?.content?.[type]?.schema.$ref?.replace(/^.*\//, '');
      const errorsOf = (name: string, value: unknown) => (ajv.validate(root + name, value) ? '' : ajv.errorsText());
      for (const { path, schema } of samples) {
        const name = nameAt(path, 'application/json');
        expect(name === undefined, path).toBe(schema === undefined);
        if (name) expect(errorsOf(name, JSON.parse(readFileSync(join('public', path), 'utf8'))), path).toBe('');
      }
      const checked = documentsOf(place).filter(({ path, mediaType }) => {
        const name = mediaType.includes('json') ? nameAt(path, mediaType) : undefined;
        if (name) expect(errorsOf(name, bodyAt(place, path)), path).toBe('');
        return name;
      });
      expect(checked.length).toBeGreaterThanOrEqual(10);
    }));
});

it('the OpenAPI document in public/ passes an independent linter with its recommended rules, without errors or warnings', async () => {
  const absoluteRef = join(process.cwd(), 'public/v1/openapi.json');
  const source = readFileSync(absoluteRef, 'utf8');
  expect(source).toBe(documentAt({ knowledgeEndpoint: false }, 'v1/openapi.json').text);
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef, config });
  expect(problems.map(({ ruleId, message, severity }) => `${severity} ${ruleId}: ${message}`)).toEqual([]);
});
