import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './blank.ts';

const pathsOf = (assessment: Readonly<Record<string, unknown>>) =>
  findingsOf(rule, { assessment }).map(({ path }) => path);

describe('text/blank', () => {
  it('reports every blank text of an entry, and no ID, reference or empty text', () => {
    const texts = ['/power_bases/0/description', '/power_bases/0/scope/operations/0', '/contradictions/0/explanation'];
    const others = ['/claims/0/claim_id', '/claims/0/attribution/actor_id', '/power_bases/0/evidence/0/claim_id'];
    const blank = Object.fromEntries([...texts, ...others].map((path) => [path, ' \t']));
    expect(pathsOf({ ...blank, '/power_bases/0/limitations/0': '' })).toEqual(texts);
  });

  it('reports blank items of lists of IDs, and leaves only the document’s own scope to its rule', () => {
    const lists = ['/claims/0/subject_actor_ids', '/power_bases/0/scope/related_actor_ids'];
    const blank = Object.fromEntries(lists.map((path) => [path, [' \u200b']]));
    expect(pathsOf(blank)).toEqual(lists.map((path) => `${path}/0`));
    expect(pathsOf({ '/claims/0/subject_actor_ids': ' ' })).toEqual(['/claims/0/subject_actor_ids']);
    expect(pathsOf({ '/scope': ' ', '/power_bases/0/scope': ' ' })).toEqual(['/power_bases/0/scope']);
    expect(pathsOf({ '/power_bases/0/scope': { geographies: [' '], operations: ['\t'] } })).toEqual([
      '/power_bases/0/scope/geographies/0',
      '/power_bases/0/scope/operations/0',
    ]);
  });

  it('leaves a blank verbatim proposition to the rule that offers the words', () => {
    expect(pathsOf({ '/claims/0/representation': 'paraphrase', '/claims/0/proposition': ' ' })).toEqual([
      '/claims/0/proposition',
    ]);
    expect(pathsOf({ '/claims/0/representation': 'verbatim', '/claims/0/proposition': ' ' })).toEqual([]);
  });

  it('tolerates values of other types', () => {
    expect(pathsOf({ '/claims/0': null, '/power_bases/0/limitations': 3, '/producer': [' '] })).toEqual([
      '/producer/0',
    ]);
  });
});
