/** Documents that two people edited, and the errors that the checker finds in a merge of them. */
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import { parsePointer, valueAt } from '../../json/pointer.ts';
import { assessment, claim, contradiction, intent, link, powerBasis } from '../../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { createChecker } from '../../check/checker.ts';
import { contentKey } from '../same.ts';

const ids = ['C-1', 'C-2', 'C-3', 'C-4'];
const some = <Value>(values: readonly Value[]) => fc.shuffledSubarray([...values]);
const texts = some(['One.', 'Two.', 'Three.', 'Four.']);
const scopes = fc.record({
  relationship: fc.constantFrom('other', 'bilateral-leverage'),
  geographies: texts,
  operations: texts,
  related_actor_ids: some(['south', 'east']),
});
const times = fc.constantFrom<JsonValue>(null, '2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z');
const links = some(ids).chain((claims) =>
  fc.tuple(
    ...claims.map((id) =>
      fc
        .tuple(fc.constantFrom('supports', 'contradicts'), fc.constantFrom('One', 'Two'))
        .map(([effect, reason]) => ({ ...link(id, effect), reason })),
    ),
  ),
);
const claims = some(ids).chain((chosen) =>
  fc.tuple(
    ...chosen.map((id) =>
      fc
        .record({
          proposition: fc.constantFrom('One', 'Two'),
          span: fc
            .constantFrom([0, 5], [5, 10], [2, 7])
            .map(([start, end]) => ({ start: start ?? 0, end: end ?? 0, offset_encoding: 'unicode-code-point' })),
          observation_id: fc.integer({ min: 1, max: 3 }),
          subject_actor_ids: some(['north', 'south']),
        })
        .map((changes) => claim(id, { actual: `Words of ${id}`, ...changes })),
    ),
  ),
);
const entries = fc
  .tuple(links, links, scopes, times, times, texts, texts, some([0, 1, 2]))
  .map(([one, other, scope, start, end, limitations, falsifiers, chosen]) => ({
    power_bases: [
      powerBasis('PB-1', one, { scope, time_scope: { start, end }, limitations, falsifiers }),
      powerBasis('PB-2', other, { limitations }),
      powerBasis('PB-3', one, { falsifiers }),
    ].filter((_, index) => chosen.includes(index)),
    intent_hypotheses: [intent('IH-1', other, { time_scope: { start, end }, alternatives: texts ? limitations : [] })],
  }));
/** Documents with few IDs, so that two of them often change the same entry; some break the contract. */
export const documents: fc.Arbitrary<JsonObject> = fc
  .tuple(
    claims,
    entries,
    some([
      ['C-1', 'C-2'],
      ['C-2', 'C-3'],
      ['C-4', 'C-1'],
    ]),
    texts,
    some([1, 2, 3]),
    fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  )
  .map(([claimList, lists, pairs, unknowns, observations, extra]) =>
    assessment({
      claims: claimList,
      ...lists,
      contradictions: pairs.map(([left = '', right = '']) => contradiction(left, right)),
      unknowns,
      observation_ids: observations,
      ...(extra !== undefined && { extra }),
    }),
  );

const sources = fc.record({
  format: fc.constant('assessment-desk.casefile/v1' as const),
  title: fc.constantFrom('Sources', 'Papers'),
  actors: some(['north', 'south', 'east']).chain((actors) =>
    fc.tuple(
      ...actors.map((id) =>
        some(['One', 'Two', 'Three']).map((names) => ({ actor_id: id, names, publisher_hosts: [] })),
      ),
    ),
  ),
  observations: some([1, 2, 3]).chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) =>
        fc.tuple(some(['a', 'b', 'c', 'd']), fc.constantFrom('One', 'Two')).map(([letters, title]) => ({
          observation_id: number,
          title,
          canonical_url: null,
          publisher_actor_id: 'north',
          published_at: null,
          retrieved_at: null,
          language: null,
          passages: letters.map((letter) => ({ passage_id: `sha256:${letter.repeat(64)}`, text: `Text ${letter}` })),
        })),
      ),
    ),
  ),
});

/** Drafts with their casefiles; some have the matching fingerprint, some have no casefile. */
export const drafts: fc.Arbitrary<Workspace> = fc
  .tuple(documents, fc.option(sources, { freq: 6 }), fc.boolean())
  .map(([document, casefile, isSound]) => ({
    title: 'Draft',
    casefile,
    assessment:
      casefile && isSound
        ? { ...document, casefile_fingerprint_sha256: casefileFingerprint(casefile, sha256) }
        : document,
  }));

/** A document that shares most of its properties with another, like an edited version. */
const changedFrom = (base: JsonObject) =>
  fc
    .tuple(
      documents,
      some(['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns', 'observation_ids']),
    )
    .map(([other, names]) => ({ ...base, ...Object.fromEntries(names.map((name) => [name, other[name] ?? []])) }));
/** A base version and the versions of two people. */
export const threes = documents.chain((base) => fc.tuple(fc.constant(base), changedFrom(base), changedFrom(base)));

/** The errors of the checker, identified by entry and field instead of index. */
export function errorsIn(assessed: JsonObject, casefile: Casefile | null = null): readonly string[] {
  const { findings } = createChecker({ digest: sha256 }).check({ title: '', assessment: assessed, casefile });
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ ruleId, path, document: about }) => {
      const document = about === 'casefile' ? (casefile as unknown as JsonObject) : assessed;
      const [list = '', index = '', ...rest] = parsePointer(path);
      const entry = valueAt(document, `/${list}/${index}`);
      const name =
        entry && typeof entry === 'object' && !Array.isArray(entry)
          ? contentKey(
              [entry].map((value) => {
                const object = value as JsonObject;
                return (
                  object['claim_id'] ??
                  object['power_basis_id'] ??
                  object['hypothesis_id'] ??
                  object['actor_id'] ??
                  (about === 'casefile' ? object['observation_id'] : undefined) ?? [
                    object['left_claim_id'] ?? '',
                    object['right_claim_id'] ?? '',
                  ]
                );
              }),
            )
          : '';
      const value = ruleId === 'reference/claim-missing' ? contentKey(valueAt(document, path)) : '';
      // An entry that the merge follows under its new ID is the same entry.
      return [ruleId, list, name, rest.filter((token) => !/^\d+$/.test(token)).join('/'), value]
        .join(' ')
        .replaceAll('C-9', 'C-1');
    });
}

const nameless = (error: string) => error.replaceAll(/\b(C|PB|IH)-\d+/g, '$1');

/** Whether a side had an error. An error of an entry with a new ID from the merge is compared by its kind. */
export function isKnown(error: string, had: ReadonlySet<string>, texts: string): boolean {
  const isFresh = [...error.matchAll(/"(?:C|PB|IH)-\d+"/g)].some(([id]) => !texts.includes(`_id":${id}`));
  return had.has(error) || (isFresh && [...had].some((other) => nameless(other) === nameless(error)));
}

/** Returns a merge that must be possible. */
export function possible<Merge extends { readonly ok: true }>(
  merge: Merge | { readonly ok: false; readonly problems: readonly string[] },
): Merge {
  if (!merge.ok) throw new Error(merge.problems.join(' '));
  return merge;
}
