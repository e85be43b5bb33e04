/** Adds annotations to drafts, and counts what becomes of them, for tests. */
import { sha256 } from '@noble/hashes/sha2.js';
import { listOf, viewClaim } from '../assessment/view.ts';
import { passageId } from '../casefile/hash.ts';
import { unknownOfObservation } from '../casefile/unknown-facts.fixtures.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { emptyAssessment } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { planAnnotations, type AnnotationOutcome, type PlannedAnnotations } from './claims-of-annotations.ts';

/** The number of annotations for each outcome, and the quotes of those that are unplaced. */
export function outcomesOf({ rows }: PlannedAnnotations) {
  const count = (wanted: AnnotationOutcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    exact: count('exact'),
    undecided: count('undecided'),
    known: count('known'),
    overLimit: count('over-limit'),
    unplaced: rows.filter(({ outcome }) => outcome === 'unplaced').map(({ annotation }) => annotation.quote),
  };
}

/** A draft without claims whose casefile has these texts, each at its URL. */
export function draftWith(...texts: readonly (readonly [text: string, address: string | null])[]): Workspace {
  const observations = texts.map(([text, address], index) => ({
    ...unknownOfObservation,
    observation_id: index + 1,
    title: `Text ${String(index + 1)}`,
    canonical_url: address,
    passages: [{ passage_id: passageId(text, sha256), text }],
  }));
  const casefile = { format: 'assessment-desk.casefile/v1' as const, title: '', actors: [], observations };
  return { title: '', assessment: emptyAssessment(), casefile };
}

/** Adds annotations to a draft. Returns the draft, what became of them, and its claims. */
export function addedTo(draft: Workspace, annotations: Parameters<typeof planAnnotations>[1]) {
  const result = planAnnotations(draft, annotations);
  if (!result) throw new Error('There are no passages.');
  const { unplaced, ...counts } = outcomesOf(result);
  const after = applyEdit(draft, result.edit);
  return { after, counts, unplaced, claims: listOf(after.assessment, 'claims').map((raw) => viewClaim(raw)) };
}
