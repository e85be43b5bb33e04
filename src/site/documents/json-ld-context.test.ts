import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld, { type ContextDefinition, type JsonLdDocument } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { contextDocument, termNamespace } from './json-ld-context.ts';

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

type Node = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The number of values in a JSON value that are not null, an array or an object. */
function leaves(value: unknown): number {
  if (value === null) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((count: number, each) => count + leaves(each), 0);
}

/** The number of values and IDs in an expanded document, without the types that the context adds. */
function expandedLeaves(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((count: number, each) => count + expandedLeaves(each), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((count, [key, each]) => count + (key === '@type' ? 0 : expandedLeaves(each)), 0);
}

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

describe('the JSON-LD context', async () => {
  const expanded = await jsonld.expand(assessment as JsonLdDocument, options);
  const root = expanded[0] as unknown as Node;
  const own = (name: string) => root[`${termNamespace}${name}`] as unknown as readonly Node[];

  it('gives every property an IRI and drops no value, without a network', () => {
    expect(new Set(keysOf(expanded).filter((key) => !/^(https?:|urn:uuid:|@(id|value|type)$)/.test(key)))).toEqual(
      new Set(),
    );
    expect(expandedLeaves(expanded)).toBe(leaves(assessment));
  });

  it('says who wrote the assessment and whom a claim is attributed to in the terms of PROV-O', () => {
    const [producer] = root['http://www.w3.org/ns/prov#wasAttributedTo'] as unknown as readonly Node[];
    expect(producer?.['http://xmlns.com/foaf/0.1/name']).toEqual([{ '@value': 'The Hesper reading group' }]);
    const [attribution] = own('claims')[0]![
      'http://www.w3.org/ns/prov#qualifiedAttribution'
    ] as unknown as readonly Node[];
    expect(attribution?.['http://www.w3.org/ns/prov#agent']).toEqual([{ '@id': `${base}velmara-maritime-ministry` }]);
    expect(attribution?.[`${termNamespace}mode`]).toEqual([{ '@id': `${termNamespace}mode/publisher` }]);
  });

  it('gives spans in the terms of Web Annotation, and keeps them apart from time scopes', () => {
    const [claim] = assessment['claims'] as readonly { passage_id: string; span: { start: number; end: number } }[];
    const node = own('claims')[0];
    expect(node?.['http://www.w3.org/ns/oa#hasSource']).toEqual([{ '@id': claim?.passage_id }]);
    const [selector] = node!['http://www.w3.org/ns/oa#hasSelector'] as unknown as readonly Node[];
    expect(selector?.['http://www.w3.org/ns/oa#start']).toEqual([{ '@value': claim?.span.start }]);
    expect(selector?.['http://www.w3.org/ns/oa#end']).toEqual([{ '@value': claim?.span.end }]);
    const [time] = own('intent_hypotheses')[0]![`${termNamespace}time_scope`] as unknown as readonly Node[];
    expect(time?.[`${termNamespace}start`]).toEqual([
      { '@type': 'http://www.w3.org/2001/XMLSchema#dateTime', '@value': '2025-01-22T00:00:00+01:00' },
    ]);
  });

  it('links evidence to its claim, and tells its effects apart', () => {
    const links = own('intent_hypotheses').flatMap((each) => each[`${termNamespace}evidence`] as unknown as Node[]);
    const effects = new Set(links.map((link) => JSON.stringify(link[`${termNamespace}effect`])));
    expect(effects).toEqual(
      new Set(['supports', 'contradicts'].map((name) => JSON.stringify([{ '@id': `${termNamespace}effect/${name}` }]))),
    );
    const ids = new Set(own('claims').map((claim) => claim['@id'] as unknown as string));
    for (const link of links) expect(ids).toContain(link[`${termNamespace}claim`]?.[0]?.['@id']);
  });

  it('turns back into the assessment', async () => {
    const compacted = await jsonld.compact(expanded, expandContext, options);
    const context: unknown = compacted['@context'];
    expect(context).toEqual(expandContext);
    expect(withoutNull(compacted)).toEqual(withoutNull({ '@context': context, ...assessment }));
  });

  it('is of statements that RDF can say', async () => {
    expect(await jsonld.toRDF(assessment as JsonLdDocument, options)).not.toEqual([]);
  });
});

/** JSON-LD has no null: an actor or a date that is null is not stated. */
function withoutNull(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => each ?? undefined));
}
