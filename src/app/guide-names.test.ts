/** The guides use the names that the screen shows. Core cannot import the screen, so the test is here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides as entries } from '../core/reference/guides.ts';
import { inlineParts } from '../core/reference/blocks.ts';
import type { Block, ReferenceEntry } from '../core/reference/entry.ts';
import { isCalled, namesIn, type Names } from './guide-names.fixtures.ts';

const source = join(import.meta.dirname, '..');

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|cases|fixtures)\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

function titlesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'title' && typeof value === 'string' ? [value] : titlesIn(value),
  );
}

const screens = ['screens', 'app', 'storage', 'shared', 'ui'].flatMap((folder) => filesBelow(join(source, folder)));
const schemas = ['assessment', 'casefile', 'workspace'].map((name) => join(source, 'schema', `${name}.schema.json`));
const names: Names = namesIn(
  screens.map((path) => readFileSync(path, 'utf8')),
  schemas.flatMap((path) => titlesIn(JSON.parse(readFileSync(path, 'utf8')))),
);

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows.flat();
  return block.kind === 'code' ? [] : [block.text];
}

function strongWords({ body }: ReferenceEntry): readonly string[] {
  return body
    .flatMap(textsOf)
    .flatMap(inlineParts)
    .flatMap((part) => (part.kind === 'strong' ? [part.text] : []));
}

describe('the names in guides', () => {
  const guides = entries.filter(({ id }) => id.startsWith('guide/'));

  it.each(guides.map((entry) => [entry.id, entry] as const))('in %s are on the screen', (_, entry) => {
    expect(strongWords(entry).filter((words) => !isCalled(names, words))).toEqual([]);
  });

  it('are many', () => {
    expect(new Set(guides.flatMap(strongWords)).size).toBeGreaterThan(60);
  });

  it.each(['Nwe assessment', 'Add source texts', 'Widen middle by word', 'Export now…', 'Go to Nowhere', 'open file…'])(
    'would be missed if they were “%s”',
    (wrong) => expect(isCalled(names, wrong)).toBe(false),
  );
});
