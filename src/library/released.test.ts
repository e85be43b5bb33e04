import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isJsonArray, isJsonObject, type JsonValue } from '../core/json/json.ts';
import { own } from '../core/json/own.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { schemaDocuments, schemaPath } from '../site/documents/schemas.ts';
import { serialize } from './core.ts';
import {
  bytesOf,
  checksumOf,
  documentsIn,
  meaningName,
  meaningOf,
  namesIn,
  read,
  releasedFolder,
  releases,
  releasesWith,
} from './released.fixtures.ts';
import type * as consumer from './released/0.2.0/consumer.ts';

const documents = releases.flatMap((release) => documentsIn(release).map((name) => [release, name] as const));
const parsed = (release: string, name: string) => JSON.parse(bytesOf(release, name).toString()) as JsonValue;

/** The schema for the ending of a file's name. */
const schemaOf: Readonly<Record<string, string>> = {
  assessment: 'assessment',
  casefile: 'casefile',
  desk: 'workspace',
  review: 'review',
  blind: 'blind-review',
  config: 'configuration',
};
const kindOf = (name: string): string => /\.(\w+)\.json$/.exec(name)?.[1] ?? '';

describe('the files of earlier releases', () => {
  it('are the files that were released', () => {
    const sums = readFileSync(join(releasedFolder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const paths = releases.flatMap((release) =>
      readdirSync(join(releasedFolder, release)).map((name) => [release, name] as const),
    );
    const found = paths.map(([release, name]) => `${checksumOf(bytesOf(release, name))}  ${release}/${name}`);
    expect(found.toSorted()).toEqual(sums.toSorted());
  });

  it('open without a loss, and are written with the same bytes', () => {
    for (const [release, name] of documents) {
      const path = `${release}/${name}`;
      const file = read(release, name);
      if (file.kind === 'refused') throw new Error(`${path}: ${file.problems[0]?.message ?? ''}`);
      expect(file.problems, path).toEqual([]);
      if (file.kind === 'desk') expect(partsOf(file), path).toEqual(parsed(release, name));
      expect(serialize(file), path).toBe(bytesOf(release, name).toString());
    }
  });

  it.each(releases)('of %s mean the same', async (release) => {
    const meaning = Object.fromEntries(documentsIn(release).map((name) => [name, meaningOf(release, name)]));
    const file = join(releasedFolder, release, meaningName);
    await expect(`${JSON.stringify(meaning, null, 2)}\n`).toMatchFileSnapshot(file);
  });
});

it.each(releasesWith('consumer.ts'))(
  'a program for an earlier release compiles, and version %s gives it the same results',
  async (release) => {
    const { use } = (await import(`./released/${release}/consumer.ts`)) as typeof consumer;
    expect(use(bytesOf(release, 'blind.review.json'), sha256)).toEqual({
      errors: [],
      differences: ['removed assessment unknowns One notice only. a sentence'],
      verdicts: expect.arrayContaining(['supports', 'contradicts', 'neither']),
      offsets: [24, 24, 14, 13, 0, 1],
      text: 'The channel',
    });
  },
);

function partsOf({
  title,
  textLanguage,
  brief,
  assessment,
  casefile,
  reviews,
  reviewPlan,
}: Pick<Workspace, 'title' | 'textLanguage' | 'brief' | 'assessment' | 'casefile' | 'reviews' | 'reviewPlan'>) {
  const format = `assessment-desk.workspace/${brief ? 'v3' : reviewPlan || textLanguage ? 'v2' : 'v1'}`;
  return {
    format,
    title,
    ...(textLanguage !== undefined && { text_language: textLanguage }),
    ...(brief !== undefined && { brief }),
    assessment,
    casefile,
    ...(reviews && { reviews }),
    ...(reviewPlan && { review_plan: reviewPlan }),
  };
}

describe('the published schemas', () => {
  const schemas = new Map(schemaDocuments().map(({ path, text }) => [path, JSON.parse(text) as AnySchemaObject]));
  const schemaAt = (name: string): AnySchemaObject => schemas.get(schemaPath(name)) ?? {};
  const validators = new Map(
    Object.values(schemaOf).map((name) => [name, new Ajv2020({ logger: false }).compile(schemaAt(name))]),
  );
  const valid = releases.flatMap((release) =>
    namesIn(release)
      .filter((name) => kindOf(name) in schemaOf && !name.startsWith('unfinished.'))
      .map((name) => [release, name] as const),
  );
  // A configuration can name every rule, and none needs to be in a file.
  const covered = Object.entries(schemaOf).filter(([kind]) => kind !== 'config');

  it('accept the files that were valid when they were released', () => {
    for (const [release, name] of valid) {
      const validate = validators.get(schemaOf[kindOf(name)] ?? '');
      expect([validate?.(parsed(release, name)), validate?.errors], `${release}/${name}`).toEqual([true, null]);
    }
  });

  it('have no property and no choice that is in no stored file', () => {
    for (const [kind, name] of covered) {
      const { all, walk } = coverage(schemaAt(name));
      for (const [release, file] of valid) if (kindOf(file) === kind) walk(parsed(release, file));
      // Casefiles and reviews in other files are those that have files of their own.
      expect(
        [...all].filter((part) => !/^(?:review|casefile)\./.test(part)),
        kind,
      ).toEqual([]);
    }
  });
});

/**
 * Lists every property and choice of a schema, and removes those that a walked document contains. References are
 * within the schema, as published schemas have them.
 */
function coverage(root: AnySchemaObject): { readonly all: Set<string>; readonly walk: (document: JsonValue) => void } {
  const all = new Set<string>();
  const at = (reference: string): JsonValue =>
    reference
      .slice(2)
      .split('/')
      .reduce<JsonValue>((value, step) => (isJsonObject(value) ? (own(value, step) ?? {}) : {}), root as JsonValue);
  const visit = (schema: JsonValue, value: JsonValue | undefined, name: string, seen: readonly JsonValue[]): void => {
    if (!isJsonObject(schema) || seen.includes(schema)) return;
    const inner = [...seen, schema];
    const reference = own(schema, '$ref');
    if (typeof reference === 'string') visit(at(reference), value, reference.replace(/^.*\//, ''), inner);
    for (const choice of listIn(schema, 'enum')) note(`${name} = ${JSON.stringify(choice)}`, value, value === choice);
    for (const branch of [...listIn(schema, 'oneOf'), ...listIn(schema, 'anyOf')]) visit(branch, value, name, inner);
    const properties = own(schema, 'properties');
    for (const [property, child] of isJsonObject(properties) ? Object.entries(properties) : []) {
      const given = isJsonObject(value) ? own(value, property) : undefined;
      note(`${name}.${property}`, value, given !== undefined && isBranch(properties, value));
      visit(child, given, `${name}.${property}`, inner);
    }
    const items = own(schema, 'items');
    if (items === undefined) return;
    if (!isJsonArray(value)) visit(items, undefined, `${name}[]`, inner);
    for (const item of isJsonArray(value) ? value : []) visit(items, item, `${name}[]`, seen);
  };
  const note = (what: string, value: JsonValue | undefined, isThere: boolean): void => {
    if (listing) all.add(what);
    else if (value !== undefined && isThere) all.delete(what);
  };
  let listing = true;
  visit(root as JsonValue, undefined, '', []);
  listing = false;
  return { all, walk: (document) => visit(root as JsonValue, document, '', []) };
}

function listIn(schema: JsonValue, name: string): readonly JsonValue[] {
  const list = isJsonObject(schema) ? own(schema, name) : undefined;
  return isJsonArray(list) ? list : [];
}

/** Whether a value is of the branch of a choice that these properties describe: its constants are the value's. */
function isBranch(properties: JsonValue | undefined, value: JsonValue | undefined): boolean {
  if (!isJsonObject(properties) || !isJsonObject(value)) return false;
  return Object.entries(properties).every(([property, schema]) => {
    const constant = isJsonObject(schema) ? own(schema, 'const') : undefined;
    return constant === undefined || own(value, property) === constant;
  });
}
