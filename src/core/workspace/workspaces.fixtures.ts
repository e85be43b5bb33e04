/** Workspaces for tests: valid ones, ones at the contract's limits, and ones with any JSON anywhere. */
import fc from 'fast-check';
import type { Casefile } from '../casefile/types.generated.ts';
import type { CodePointSpan } from '../text/span.ts';
import type { Edit, Workspace } from './workspace.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { changeAt } from '../json/tree.ts';
import type { ListName } from '../assessment/view.ts';

const listNames = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'] as const;

export function claim(claimId: string, changes: JsonObject = {}): JsonObject {
  return {
    claim_id: claimId,
    observation_id: 1,
    passage_id: `sha256:${'a'.repeat(64)}`,
    span: { start: 0, end: 5, offset_encoding: 'unicode-code-point' },
    actual: 'Words',
    proposition: 'Words',
    representation: 'verbatim',
    claim_kind: 'denial',
    subject_actor_ids: [],
    attribution: { actor_id: null, mode: 'unresolved' },
    ...changes,
  };
}

export function link(claimId: string, effect = 'supports'): JsonObject {
  return { claim_id: claimId, effect, reason: 'It says so.' };
}

export function powerBasis(id: string, evidence: readonly JsonObject[], changes: JsonObject = {}): JsonObject {
  return {
    power_basis_id: id,
    actor_id: 'north',
    domain: 'legal',
    description: 'A treaty.',
    scope: { relationship: 'other', geographies: ['The strait'], operations: ['Passage'], related_actor_ids: [] },
    time_scope: { start: '2024-01-01T00:00:00Z', end: null },
    workflow_state: 'draft',
    evidence,
    limitations: ['One.'],
    falsifiers: ['Two.'],
    ...changes,
  };
}

export function intent(id: string, evidence: readonly JsonObject[], changes: JsonObject = {}): JsonObject {
  return { hypothesis_id: id, actor_id: 'north', topic: 'Passage', evidence, ...changes };
}

export function contradiction(left: string, right: string): JsonObject {
  return { left_claim_id: left, right_claim_id: right, explanation: 'They differ.' };
}

export function assessment(changes: JsonObject = {}): JsonObject {
  return {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: '0'.repeat(64),
    observation_ids: [1],
    producer: { kind: 'human', name: 'Ada', version: '1' },
    claims: [],
    power_bases: [],
    intent_hypotheses: [],
    contradictions: [],
    unknowns: [],
    ...changes,
  };
}

export function casefile(changes: Partial<Casefile> = {}): Casefile {
  return {
    format: 'assessment-desk.casefile/v1',
    title: 'Sources',
    actors: [
      { actor_id: 'north', names: ['North'], publisher_hosts: [] },
      { actor_id: 'south', names: ['South'], publisher_hosts: [] },
    ],
    observations: [
      {
        observation_id: 1,
        title: 'Note',
        canonical_url: null,
        publisher_actor_id: 'north',
        published_at: null,
        retrieved_at: null,
        language: null,
        passages: [{ passage_id: `sha256:${'a'.repeat(64)}`, text: 'Words' }],
      },
    ],
    ...changes,
  };
}

/** A span, for tests that know their units. */
export function codePoints(start: number, end: number): CodePointSpan {
  return { start: start as CodePointSpan['start'], end: end as CodePointSpan['end'] };
}

export function workspace(changes: JsonObject = {}): Workspace {
  return { title: 'Draft', assessment: assessment(changes), casefile: casefile() };
}

/** 200 claims, 100 power bases and 50 hypotheses with 100 links each, 100 contradictions. */
export function fullWorkspace(): Workspace {
  const ids = Array.from({ length: 200 }, (_, index) => `C-${index + 1}`);
  const text = 'Words that say a little more than one line of text can hold. '.repeat(3);
  const evidence = (from: number) =>
    Array.from({ length: 100 }, (_, index) =>
      link(ids[(from + index) % 200] ?? '', index % 3 ? 'supports' : 'contradicts'),
    );
  return workspace({
    claims: ids.map((id) => claim(id, { actual: text, proposition: text })),
    power_bases: Array.from({ length: 100 }, (_, index) => powerBasis(`PB-${index}`, evidence(index))),
    intent_hypotheses: Array.from({ length: 50 }, (_, index) => intent(`IH-${index}`, evidence(index * 2))),
    contradictions: Array.from({ length: 100 }, (_, index) => contradiction(ids[index] ?? '', ids[199 - index] ?? '')),
  });
}

const claimIds = fc.constantFrom('C-001', 'C-002', 'C-003', 'C-004', '__proto__', 'constructor', 'no id, with / and ~');
const actorIds = fc.constantFrom('north', 'south', 'east', 'constructor');
const few = { maxLength: 4 };
const links = fc.array(
  claimIds.map((id) => link(id)),
  few,
);
const names = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'claim_id', 'evidence', 'actor_id', '1', '') },
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a/b', 'm~n'),
);

/** Any JSON value, with names like inherited properties and names like IDs. */
export const anyJson: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.double({ noNaN: true }), fc.string(), claimIds),
    fc.array(tie('value'), few),
    fc.array(fc.tuple(names, tie('value')), few).map((entries): JsonValue => Object.fromEntries(entries)),
  ),
})).value;

const validAssessment: fc.Arbitrary<JsonObject> = fc
  .record({
    claims: fc.array(
      fc
        .tuple(claimIds, fc.uniqueArray(actorIds), actorIds)
        .map(([id, subjects, actor]) =>
          claim(id, { subject_actor_ids: subjects, attribution: { actor_id: actor, mode: 'publisher' } }),
        ),
      few,
    ),
    power_bases: fc.array(
      fc
        .tuple(links, actorIds, fc.uniqueArray(actorIds))
        .map(([evidence, actor, related]) =>
          powerBasis('PB-001', evidence, { actor_id: actor, scope: { related_actor_ids: related } }),
        ),
      few,
    ),
    intent_hypotheses: fc.array(
      fc.tuple(links, actorIds).map(([evidence, actor]) => intent('IH-001', evidence, { actor_id: actor })),
      few,
    ),
    contradictions: fc.array(
      fc.tuple(claimIds, claimIds).map(([left, right]) => contradiction(left, right)),
      few,
    ),
    unknowns: fc.array(fc.string(), few),
  })
  .map((lists) => assessment(lists));

/** Workspaces with the contract's shape, duplicate IDs and links to missing claims. */
const validWorkspaces: fc.Arbitrary<Workspace> = validAssessment.map((document) => ({
  title: 'Draft',
  assessment: document,
  casefile: casefile(),
}));

/** Workspaces in which some values of the assessment were replaced or removed. */
const oddWorkspaces: fc.Arbitrary<Workspace> = fc
  .tuple(
    validWorkspaces,
    fc.array(fc.tuple(fc.nat(), fc.option(anyJson, { nil: undefined })), { minLength: 1, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([sound, changes, withCasefile]) => ({
    ...sound,
    casefile: withCasefile ? sound.casefile : null,
    assessment: spoilt(sound.assessment, changes),
  }));

export const anyWorkspace: fc.Arbitrary<Workspace> = fc.oneof(validWorkspaces, oddWorkspaces);

/** Returns the pointers of every value below the root. */
export function placesOf(value: JsonValue, base: Pointer = ''): Pointer[] {
  if (!isJsonArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([token, child]) => {
    const path = base + pointer(token);
    return [path, ...placesOf(child, path)];
  });
}

/** A document with values at some of its places, which are numbered; a value that is undefined is missing then. */
export function spoilt(
  document: JsonObject,
  changes: readonly (readonly [place: number, value: JsonValue | undefined])[],
): JsonObject {
  return changes.reduce((now, [at, value]) => {
    const places = placesOf(now);
    const changed = changeAt(now, places[at % places.length] ?? '/claims', () => value);
    return isJsonObject(changed) ? changed : now;
  }, document);
}

/** Edits that often, but not always, apply to the workspace. */
export function editsFor(before: Workspace): fc.Arbitrary<Edit> {
  const tree: JsonObject = { title: before.title, assessment: before.assessment, casefile: before.casefile as never };
  const places = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...placesOf(tree)) },
    fc.tuple(fc.constantFrom(...placesOf(tree)), names).map(([path, name]) => path + pointer(name)),
    fc.constantFrom('', '/title', '/other', 'no pointer', '/assessment/claims/-'),
  );
  const index = fc.integer({ min: -1, max: 5 });
  const indices = fc.array(index, { maxLength: 3 });
  const list: fc.Arbitrary<ListName> = fc.constantFrom(...listNames);
  const ids = fc.oneof(claimIds, actorIds, fc.constantFrom('PB-001', 'IH-001', '', 'new'));
  const what = fc.constantFrom('claim', 'power-basis', 'intent', 'actor');
  const single: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({ type: fc.constant('set'), path: places, value: anyJson }),
    fc.record({ type: fc.constant('unset'), path: places }),
    fc.record({ type: fc.constant('insert'), path: places, index, values: fc.array(anyJson, few) }),
    fc.record({ type: fc.constant('move'), path: places, from: indices, to: index }),
    fc.record({ type: fc.constant('delete-entries'), list, indices }),
    fc.record({ type: fc.constant('duplicate-entries'), list, indices }),
    fc.record({ type: fc.constant('rename'), what, from: ids, to: ids }),
    fc.record({ type: fc.constant('delete-actors'), indices }),
    validAssessment.map((document): Edit => ({ type: 'replace-assessment', assessment: document })),
    fc.constant<Edit>({ type: 'attach-casefile', casefile: null }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: single },
    fc.array(single, few).map((edits): Edit => ({ type: 'batch', edits })),
  );
}

/** Freezes a value deeply, so that a mutation throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
