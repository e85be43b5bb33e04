/**
 * Reads each file in `corpus/` and compares everything that a person sees of it with `corpus/expected.json`: files that
 * other programs wrote, damaged files, and files that an earlier version read wrongly without a word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { composeText, proposedGroups } from '../core/extraction/compose.ts';
import type { Extraction, SourceReference } from '../core/extraction/extraction.ts';
import { engineWith } from './pdf/pdf.fixtures.ts';
import { pdfReaderWith } from './pdf/read-pdf.ts';
import { type Reader, readSource } from './readers.ts';

const folder = join(import.meta.dirname, 'corpus');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, unknown>;
const pdfReader = (): Promise<Reader> => engineWith(1024).then(pdfReaderWith);

/** The values of facts. */
const valuesOf = (facts: Extraction['facts']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact.value]] : [])));

function referenceOf(extraction: Extraction, { label, facts, segment, problem }: SourceReference): unknown {
  const text = segment === undefined ? undefined : extraction.segments[segment]?.text;
  return {
    label,
    facts: valuesOf(facts),
    ...(text !== undefined && { text }),
    ...(problem !== undefined && { problem }),
  };
}

/** What a person sees of a file; empty parts are left out. */
async function seen(path: string): Promise<unknown> {
  const file = { name: basename(path), mediaType: '', bytes: new Uint8Array(readFileSync(join(folder, path))) };
  const result = await readSource(file, pdfReader);
  if (result.kind !== 'text') return { problem: result.problem };
  const { extraction } = result;
  const proposed = proposedGroups(extraction);
  const { text, losses } = composeText(extraction, proposed);
  const others = extraction.groups.filter(({ id }) => !proposed.has(id));
  const shown = {
    text,
    parts: Object.fromEntries(others.map(({ id }) => [id, composeText(extraction, new Set([id])).text])),
    losses: Object.fromEntries(losses.map(({ code, count }) => [code, count])),
    facts: valuesOf(extraction.facts),
    contained: extraction.contained.map((one) => one.path),
    references: (extraction.references ?? []).map((reference) => referenceOf(extraction, reference)),
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => Object.keys(value).length > 0));
}

const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'expected.json')
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  .toSorted();

it('every file in the corpus is expected', () => {
  expect(paths).toEqual(Object.keys(expected).toSorted());
});

it.each(paths)('reads %s', async (path) => {
  expect(JSON.parse(JSON.stringify(await seen(path)))).toEqual(expected[path]);
});
