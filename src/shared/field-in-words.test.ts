import { expect, it } from 'vitest';
import { fieldInWords } from './field-in-words.ts';

const assessment = { power_bases: [{ power_basis_id: 'PB-001' }], claims: [{}] };

it.each([
  ['/power_bases/0/actor_id', 'PB-001: Actor'],
  ['/power_bases/0/scope/related_actor_ids/1', 'PB-001: Related actors, item 2'],
  ['/claims/0/attribution/actor_id', 'Claim 1: Attributed actor'],
  ['/producer/name', 'Producer name'],
])('names the field at %s', (path, words) => {
  expect(fieldInWords(assessment, path)).toBe(words);
});
