import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { anyWorkspace, assessment, claim, intent, link } from '../../workspace/workspaces.fixtures.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Casefile, Observation } from '../../casefile/types.generated.ts';
import { mergeWorkspaces, type Versions } from './workspaces.ts';
import type { Choices, Choice } from './conflicts.ts';
import { unknownOfObservation } from '../../casefile/unknown-facts.fixtures.ts';
import { drafts, errorsIn, isKnown, possible } from './merge.fixtures.ts';

const passage = (letter: string) => ({ passage_id: `sha256:${letter.repeat(64)}`, text: `Text ${letter}` });

function observation(number: number, letters: string, changes: Partial<Observation> = {}): Observation {
  return {
    observation_id: number,
    title: `Source ${number}`,
    ...unknownOfObservation,
    passages: [...letters].map(passage),
    ...changes,
  };
}

const actor = (id: string, ...names: string[]) => ({ actor_id: id, names, publisher_hosts: [] });

function casefile(observations: readonly Observation[], actors: Casefile['actors'] = []): Casefile {
  return { format: 'assessment-desk.casefile/v1', title: 'Sources', actors, observations };
}

/** A draft whose assessment names the fingerprint of its casefile. */
function draft(sources: Casefile | null, changes: JsonObject = {}, title = 'Draft'): Workspace {
  const fingerprint = sources && { casefile_fingerprint_sha256: casefileFingerprint(sources, sha256) };
  return { title, assessment: assessment({ ...fingerprint, ...changes }), casefile: sources };
}

const merge = (versions: Versions, choices?: Choices) => possible(mergeWorkspaces(versions, sha256, choices));

const first = observation(1, 'a');

describe('merging drafts', () => {
  it('gives the other side if one did not change the base version, except for the title', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (base, other) => {
        const [there, back] = [
          mergeWorkspaces({ base, mine: base, theirs: other }, sha256),
          mergeWorkspaces({ base, mine: other, theirs: base }, sha256),
        ];
        if (!there.ok || !back.ok || !base.casefile || !other.casefile) return;
        const sound = other.assessment['casefile_fingerprint_sha256'] === casefileFingerprint(other.casefile, sha256);
        if (sound) expect(there.merged).toEqual({ ...other, title: base.title });
        expect(back.merged.assessment['claims']).toEqual(other.assessment['claims']);
        expect(there.conflicts).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });

  it('merges additions to the casefile, and the fingerprint follows without a conflict', () => {
    const base = draft(casefile([first], [actor('north', 'North')]));
    const mine = draft(casefile([first, observation(2, 'b')], [actor('north', 'North', 'The North')]));
    const theirs = draft(casefile([observation(1, 'ac')], [actor('north', 'North', 'N'), actor('east', 'East')]));
    const { merged, conflicts } = merge({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.casefile?.observations).toEqual([observation(1, 'ac'), observation(2, 'b')]);
    expect(merged.casefile?.actors).toEqual([actor('north', 'North', 'N', 'The North'), actor('east', 'East')]);
    expect(merged.assessment['casefile_fingerprint_sha256']).toBe(
      casefileFingerprint(merged.casefile as Casefile, sha256),
    );
    expect(merge({ base, mine: theirs, theirs: mine }).merged).toEqual(merged);
  });

  it('keeps a source that the other side’s new claims quote, and says so', () => {
    const base = draft(casefile([first, observation(2, 'b')]));
    const mine = draft(casefile([first]));
    const quoting = claim('C-1', { observation_id: 2, passage_id: passage('b').passage_id });
    const { merged, conflicts, notes } = merge({ base, mine, theirs: draft(base.casefile, { claims: [quoting] }) });
    expect(conflicts).toEqual([]);
    expect(notes).toEqual(['Observation 2 was deleted in your version. It is kept because C-1 quotes it.']);
    expect(merged.casefile).toEqual(base.casefile);
  });

  it('has a conflict about deleting an actor that the other side’s new claims refer to', () => {
    const base = draft(casefile([first], [actor('north'), actor('east')]));
    const mine = draft(casefile([first], [actor('north')]));
    const theirs = draft(base.casefile, { claims: [claim('C-1', { subject_actor_ids: ['east'] })] });
    const { conflicts } = merge({ base, mine, theirs });
    expect(conflicts.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['deleted-and-cited', 'Actor east was deleted in your version, but in their version C-1 refers to it.'],
    ]);
  });

  it('keeps the only casefile, and says so', () => {
    const mine = draft(casefile([first]));
    const theirs = { ...draft(null, { unknowns: ['Who?'] }), title: 'Other' };
    const { merged, notes } = merge({ base: null, mine, theirs }, { '/unknowns/Who?': 'theirs' });
    expect(merged.casefile).toEqual(mine.casefile);
    expect(merged.assessment['casefile_fingerprint_sha256']).toBe(mine.assessment['casefile_fingerprint_sha256']);
    expect(notes).toEqual([
      'The draft keeps its title, “Draft”.',
      'Their version has no casefile. Yours is kept.',
      'Their assessment is based on a different casefile, which is not included. Your casefile and fingerprint are kept. Claims on passages that are not in it cannot be checked.',
    ]);
  });

  it('does not merge the language of the texts, and says so, also if only their version states one', () => {
    const theirs = { ...draft(null), textLanguage: 'fr' };
    for (const mine of [draft(null), { ...draft(null), textLanguage: 'de' }]) {
      const { merged, notes } = merge({ base: null, mine, theirs });
      expect(merged.textLanguage).toBe(mine.textLanguage);
      expect(notes).toEqual(['Their version states the language of the texts as “fr”. It is not merged.']);
    }
  });

  it('does not merge the brief for reviewers, and says so', () => {
    const { merged, notes } = merge({ base: null, mine: draft(null), theirs: { ...draft(null), brief: 'By Friday.' } });
    expect(merged.brief).toBeUndefined();
    expect(notes).toEqual(['Their version has another brief for reviewers. It is not merged.']);
  });

  it('reports duplicate numbers and IDs, by name', () => {
    const mine = draft(casefile([first, observation(1, 'b')], [actor('a'), actor('a')]));
    const theirs = draft(casefile([first]), { intent_hypotheses: [intent('IH-1', [link('C-1')])] });
    expect(mergeWorkspaces({ base: null, mine, theirs }, sha256)).toEqual({
      ok: false,
      problems: [
        'Your version’s casefile has two actors with the ID “a”. Give each a different ID first.',
        'Your version’s casefile has two observations with the number “1”. Give each a different number first.',
      ],
    });
  });
});

const errorsOf = ({ assessment, casefile }: Workspace) => errorsIn(assessment, casefile);
const picks = fc.infiniteStream(fc.constantFrom<Choice>('mine', 'theirs', 'both'));

/** The errors of the merge that neither side had, before any answer and after each round of answers. */
function freshErrors(versions: Versions, pick: () => Choice): readonly string[] {
  const { mine, theirs } = versions;
  const had = new Set([...errorsOf(mine), ...errorsOf(theirs)]);
  const sides = JSON.stringify([mine, theirs]);
  let choices: Choices = {};
  const fresh: string[] = [];
  for (let round = 0; round < 4; round++) {
    const result = merge(versions, choices);
    fresh.push(...errorsOf(result.merged).filter((error) => !isKnown(error, had, sides)));
    const open = result.conflicts.filter(({ chosen }) => !chosen);
    choices = { ...choices, ...Object.fromEntries(open.map(({ id }) => [id, pick()])) };
  }
  return fresh;
}

describe('merging whole drafts, casefiles included', () => {
  it('brings no error that neither side had, whatever is chosen, with a base version', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, picks, (base, mine, theirs, stream) => {
        expect(freshErrors({ base, mine, theirs }, () => stream.next().value ?? 'mine')).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });

  it('adds none without a base version either', () => {
    fc.assert(
      fc.property(drafts, drafts, picks, (mine, theirs, stream) => {
        expect(freshErrors({ base: null, mine, theirs }, () => stream.next().value ?? 'mine')).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });

  it('would detect one: a link to a deleted claim', () => {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: 1 });
    const assessment = { ...draft?.assessment, contradictions: [{ left_claim_id: 'C-8', right_claim_id: 'C-7' }] };
    const errors = errorsIn(assessment, draft?.casefile ?? null);
    expect(errors.filter((error) => /^reference\/claim-missing.*"C-[78]"$/.test(error))).toHaveLength(2);
  });
});
