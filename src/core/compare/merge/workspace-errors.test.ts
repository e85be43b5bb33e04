import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Choice, Choices } from './conflicts.ts';
import { drafts, errorsIn, isKnown } from './merge.fixtures.ts';
import { mergeWorkspaces, type Versions } from './workspaces.ts';

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
    const result = mergeWorkspaces(versions, sha256, choices);
    if (!result.ok) throw new Error(result.problems.join(' '));
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
