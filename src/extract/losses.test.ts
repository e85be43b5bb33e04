import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownLosses } from '../core/extraction/loss-in-words.ts';

/** The codes that the readers give, by the ways in which they write them. */
function codesIn(source: string): readonly string[] {
  const written = source.matchAll(/\bcode: '([a-z-]+)'|\blose\((?:[^()']*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g);
  return [...written].flatMap((match) => match.slice(1)).filter((code) => code !== undefined);
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|cases|fixtures)\.ts$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));

it('has a sentence for every loss that a reader reports', () => {
  const codes = new Set(files.flatMap(codesIn));
  expect(codes.size).toBeGreaterThan(10);
  expect([...codes].filter((code) => !knownLosses.includes(code))).toEqual([]);
});

it('every sentence is for a loss that a reader gives', () => {
  // A byte order mark is found when a text is decoded, in the core.
  const others = knownLosses.filter((code) => code !== 'byte-order-mark');
  expect(others.filter((code) => !files.some((source) => source.includes(`'${code}'`)))).toEqual([]);
});
