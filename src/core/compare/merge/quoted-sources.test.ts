import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { listOf } from '../../assessment/view.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { assessment, claim } from '../../workspace/workspaces.fixtures.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import { originIn } from '../../casefile/origins.fixtures.ts';
import type { Casefile, Origin } from '../../casefile/types.generated.ts';
import { textOf } from '../same.ts';
import type { Choice, Choices } from './conflicts.ts';
import { possible } from './merge.fixtures.ts';
import { mergeWorkspaces, type Versions } from './workspaces.ts';
import { unknownOfObservation } from '../../casefile/unknown-facts.fixtures.ts';

const idOf = (letter: string) => `sha256:${letter.repeat(64)}`;

function sourced(sources: Readonly<Record<number, string>>, claims: readonly JsonValue[]): Workspace {
  const observations = Object.entries(sources).map(([number, letters]) => ({
    observation_id: Number(number),
    title: `Source ${letters}`,
    ...unknownOfObservation,
    passages: [...letters].map((letter) => ({ passage_id: idOf(letter), text: `Text ${letter}` })),
  }));
  const casefile: Casefile = { format: 'assessment-desk.casefile/v1', title: 'Sources', actors: [], observations };
  const observation_ids = observations.map(({ observation_id }) => observation_id);
  const casefile_fingerprint_sha256 = casefileFingerprint(casefile, sha256);
  return { title: 'Draft', casefile, assessment: assessment({ casefile_fingerprint_sha256, observation_ids, claims }) };
}

const on = (id: string, number: number, letter: string) =>
  claim(id, { observation_id: number, passage_id: idOf(letter), actual: `${letter} of ${String(number)}` });

/** Drafts whose few numbers and passages often collide; most claims quote a passage of their observation. */
const drafts: fc.Arbitrary<Workspace> = fc
  .array(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { maxLength: 2 }), { maxLength: 3 })
  .chain((sources) => {
    const places = sources.flatMap((letters, index) => letters.map((letter) => [index + 1, letter] as const));
    const place = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...places, [1, 'a'] as const) },
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('a', 'b')),
    );
    const claims = fc
      .shuffledSubarray(['C-1', 'C-2', 'C-3'])
      .chain((ids) => fc.tuple(...ids.map((id) => place.map(([number, letter]) => on(id, number, letter)))));
    return claims.map((made) =>
      sourced(Object.fromEntries(sources.map((letters, index) => [index + 1, letters.join('')])), made),
    );
  });

/** The passages of a draft, each with the number of its observation. */
function passagesIn({ casefile }: Workspace): ReadonlySet<string> {
  const observations = casefile?.observations ?? [];
  return new Set(
    observations.flatMap(({ observation_id, passages }) =>
      passages.map(({ passage_id }) => `${String(observation_id)} ${passage_id}`),
    ),
  );
}

const placeOf = (entry: JsonValue) =>
  `${JSON.stringify(own(entry, 'observation_id'))} ${textOf(entry, 'passage_id') ?? ''}`;

/** Names a claim by its ID and its old quotation, because the quotation comes from one side as a whole. */
const nameOf = (entry: JsonValue) => `${textOf(entry, 'claim_id') ?? ''} ${textOf(entry, 'actual') ?? ''}`;

/** The names of the claims that quote a passage which their observation has. */
function quoting(draft: Workspace): ReadonlySet<string> {
  const there = passagesIn(draft);
  return new Set(
    listOf(draft.assessment, 'claims')
      .filter((entry) => there.has(placeOf(entry)))
      .map(nameOf),
  );
}

/** Claims of a merge that lost the passage which they had on a side. */
function lostIn(merged: Workspace, { mine, theirs }: Versions): readonly JsonValue[] {
  const [before, there] = [new Set([...quoting(mine), ...quoting(theirs)]), passagesIn(merged)];
  return listOf(merged.assessment, 'claims').filter((entry) => before.has(nameOf(entry)) && !there.has(placeOf(entry)));
}

const noneLost = (versions: Versions, pick: () => Choice) => {
  let choices: Choices = {};
  for (let round = 0; round < 4; round++) {
    const { merged, conflicts } = possible(mergeWorkspaces(versions, sha256, choices));
    expect(lostIn(merged, versions)).toEqual([]);
    for (const { id } of conflicts) choices = { ...choices, [id]: pick() };
  }
};

const picks = fc.infiniteStream(fc.constantFrom<Choice>('mine', 'theirs', 'both'));

describe('the passages that claims quote', () => {
  it('are still in their observations after any merge, whatever is chosen', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, picks, (base, mine, theirs, stream) => {
        noneLost({ base, mine, theirs }, () => stream.next().value ?? 'mine');
      }),
      { numRuns: runs(150) },
    );
  });

  it('are so without a base version, too', () => {
    fc.assert(
      fc.property(drafts, drafts, picks, (mine, theirs, stream) => {
        noneLost({ base: null, mine, theirs }, () => stream.next().value ?? 'mine');
      }),
      { numRuns: runs(150) },
    );
  });
});

/** The draft with an origin for each passage whose letter is given. `file` tells the origins of versions apart. */
function withOrigins(draft: Workspace, letters: readonly string[], file: string): Workspace {
  const passages = draft.casefile?.observations.flatMap((observation) => observation.passages) ?? [];
  const ids = new Set(passages.map(({ passage_id }) => passage_id));
  const origins = letters.filter((letter) => ids.has(idOf(letter))).map((letter) => originIn(idOf(letter), file));
  if (!draft.casefile || origins.length === 0) return draft;
  return { ...draft, casefile: { ...draft.casefile, format: 'assessment-desk.casefile/v2', origins } };
}

describe('the origins of passages', () => {
  const withSome = (file: string) =>
    fc.tuple(drafts, fc.shuffledSubarray(['a', 'b', 'c', 'd'])).map((made) => withOrigins(...made, file));
  const named = ({ casefile }: Workspace) => new Map(casefile?.origins?.map((each) => [each.passage_id, each]));

  const expectAll = (versions: Versions, pick: () => Choice): void => {
    let choices: Choices = {};
    for (let round = 0; round < 4; round++) {
      const { merged, conflicts } = possible(mergeWorkspaces(versions, sha256, choices));
      const sides = [versions.mine, versions.theirs].map(named);
      const passages = merged.casefile?.observations.flatMap((observation) => observation.passages) ?? [];
      const expected = [...new Set(passages.map(({ passage_id }) => passage_id))].flatMap(
        (id) => sides.map((side) => side.get(id)).find((origin) => origin !== undefined) ?? [],
      );
      // A passage that only the base version has does not come back, so its origin need not either.
      const before = new Set(
        [...passagesIn(versions.mine), ...passagesIn(versions.theirs)].map((place) => place.slice(2)),
      );
      expect(passages.filter(({ passage_id }) => !before.has(passage_id))).toEqual([]);
      const byId = (origins: readonly Origin[]) => new Map(origins.map((origin) => [origin.passage_id, origin]));
      expect(byId(merged.casefile?.origins ?? [])).toEqual(byId(expected));
      for (const { id } of conflicts) choices = { ...choices, [id]: pick() };
    }
  };

  it('are in the merge for every passage that stays, and for no other, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.option(withSome('base'), { nil: null }),
        withSome('mine'),
        withSome('theirs'),
        picks,
        (base, mine, theirs, stream) => expectAll({ base, mine, theirs }, () => stream.next().value ?? 'mine'),
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('another source under the same number', () => {
  const base = sourced({ 1: 'a' }, []);
  const mine = sourced({ 1: 'a', 2: 'b' }, [on('C-1', 2, 'b')]);
  const theirs = sourced({ 1: 'a', 2: 'c' }, [on('C-2', 2, 'c')]);
  const question = 'casefile:/observations/2';
  const merge = (versions: Versions, choice: Choice) =>
    possible(mergeWorkspaces(versions, sha256, { [question]: choice }));
  const numbersOf = ({ assessment: made, casefile }: Workspace) => ({
    claims: listOf(made, 'claims').map((entry) => [textOf(entry, 'claim_id'), own(entry, 'observation_id')]),
    sources: casefile?.observations.map(({ observation_id, title }) => [observation_id, title]),
    listed: made['observation_ids'],
  });

  it('is asked as an observation, so that its fields have their titles', () => {
    const asked = possible(mergeWorkspaces({ base, mine, theirs }, sha256, {}));
    expect(asked.conflicts).toMatchObject([
      {
        id: question,
        kind: 'same-id-added',
        offers: ['mine', 'theirs', 'both'],
        field: { kind: 'observation', path: '' },
      },
    ]);
    expect(asked.merged).toEqual(merge({ base, mine, theirs }, 'both').merged);
  });

  it('keeps its claims under a new number if the other side is chosen', () => {
    expect(numbersOf(merge({ base, mine, theirs }, 'mine').merged)).toEqual({
      claims: [
        ['C-1', 2],
        ['C-2', 3],
      ],
      sources: [
        [1, 'Source a'],
        [2, 'Source b'],
        [3, 'Source c'],
      ],
      listed: [1, 2, 3],
    });
    expect(numbersOf(merge({ base, mine, theirs }, 'theirs').merged)).toEqual({
      claims: [
        ['C-1', 3],
        ['C-2', 2],
      ],
      sources: [
        [1, 'Source a'],
        [2, 'Source c'],
        [3, 'Source b'],
      ],
      listed: [1, 2, 3],
    });
  });

  it('says which claims that are', () => {
    expect(merge({ base, mine, theirs }, 'mine').conflicts.map(({ sentence }) => sentence)).toEqual([
      'Observation 2 is a different source in each version (no shared passages). The source that you do not choose keeps its claims (C-1 in your version; C-2 in their version) under a new number.',
    ]);
  });

  it('is dropped if nothing quotes it and the other side is chosen', () => {
    const unquoted = sourced({ 1: 'a', 2: 'c' }, [on('C-2', 1, 'a')]);
    expect(numbersOf(merge({ base, mine, theirs: unquoted }, 'mine').merged)).toMatchObject({
      sources: [
        [1, 'Source a'],
        [2, 'Source b'],
      ],
      listed: [1, 2],
    });
  });

  it('is dropped if the claims that quote it are not in the merge', () => {
    const same = sourced({ 1: 'a', 2: 'c' }, [on('C-1', 2, 'c')]);
    const result = mergeWorkspaces({ base, mine, theirs: same }, sha256, { [question]: 'mine', '/claims/C-1': 'mine' });
    expect(result.ok && numbersOf(result.merged)).toEqual({
      claims: [['C-1', 2]],
      sources: [
        [1, 'Source a'],
        [2, 'Source b'],
      ],
      listed: [1, 2],
    });
  });

  it('leaves a claim with the number whose source it quotes', () => {
    const versions = {
      base: sourced({ 1: 'a' }, [on('C-1', 2, 'b')]),
      mine: sourced({ 1: 'a', 2: 'b' }, [on('C-1', 2, 'b')]),
      theirs: sourced({ 1: 'a', 2: 'c' }, [on('C-1', 2, 'b')]),
    };
    expect(numbersOf(merge(versions, 'both').merged).claims).toEqual([['C-1', 2]]);
  });
});
