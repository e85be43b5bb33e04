import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld, { type ContextDefinition, type JsonLdDocument } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { contextDocument } from './json-ld-context.ts';

const sample = join(import.meta.dirname, '../../../public/samples/finished.desk.json');
const { assessment } = JSON.parse(readFileSync(sample, 'utf8')) as { readonly assessment: Record<string, unknown> };
const { '@context': expandContext } = JSON.parse(contextDocument().text) as { readonly '@context': ContextDefinition };
const base = 'https://example.org/hesper/';

const options = {
  base,
  expandContext,
  safe: true,
  documentLoader: (url: string) => Promise.reject(new Error(`The context needs ${url}.`)),
};

/** The number of values in a JSON value that are not null, an array or an object; without the types of a context. */
function leaves(value: unknown): number {
  if (value === null) return 0;
  if (typeof value !== 'object') return 1;
  return Object.entries(value).reduce((count, [key, each]) => count + (key === '@type' ? 0 : leaves(each)), 0);
}

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

describe('the JSON-LD context', async () => {
  const expanded = await jsonld.expand(assessment as JsonLdDocument, options);

  it('gives every property an IRI and drops no value, without a network', () => {
    const named = /^(https?:|urn:uuid:|@(id|value|type)$)/;
    expect(keysOf(expanded).filter((key) => !named.test(key))).toEqual([]);
    expect(leaves(expanded)).toBe(leaves(assessment));
  });

  it('turns back into the assessment', async () => {
    const compacted = await jsonld.compact(expanded, expandContext, options);
    const context: unknown = compacted['@context'];
    expect(context).toEqual(expandContext);
    expect(withoutNull(compacted)).toEqual(withoutNull({ '@context': context, ...assessment }));
  });
});

/** JSON-LD has no null: an actor or a date that is null is not stated. */
function withoutNull(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => each ?? undefined));
}
