/** Reviewed drafts for tests. */
import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { setVerdict, startReview, type VerdictValue } from './edits.ts';
import { contradictionTargets, unknownTargets } from './find-target.ts';
import { documentTarget, claimTargets, entryTargets, targetsOf, type ReviewTarget } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';

export const moment = '2024-05-01T12:00:00Z';

/** A draft with a new review. */
export function withReview(workspace: Workspace, id = 'R-1', name = 'Rosa', kind: Review['kind'] = 'open'): Workspace {
  const edit = startReview(workspace, { review_id: id, reviewer: { name }, kind, at: moment, digest: sha256 });
  return applyEdit(workspace, edit);
}

/** The same with a verdict on a target. */
export function withVerdict(
  workspace: Workspace,
  { target }: Pick<ReviewTarget, 'target'>,
  verdict: VerdictValue,
  note = '',
  id = 'R-1',
): Workspace {
  return applyEdit(workspace, setVerdict(workspace, id, { target, verdict, note, at: moment, digest: sha256 }));
}

/** Every target of a standard review. */
export function allTargets(assessment: JsonObject): readonly ReviewTarget[] {
  return [
    ...targetsOf(assessment),
    ...claimTargets(assessment),
    ...entryTargets(assessment),
    ...contradictionTargets(assessment),
    ...unknownTargets(assessment),
    documentTarget,
  ];
}

/** A draft with a verdict on every target, each verdict in turn. */
export function withAllVerdicts(workspace: Workspace, id = 'R-1', name = 'Rosa'): Workspace {
  const verdicts = ['accept', 'question', 'reject'] as const;
  return allTargets(workspace.assessment).reduce(
    (draft, target, index) => withVerdict(draft, target, verdicts[index % 3] ?? 'accept', `Note ${String(index)}`, id),
    withReview(workspace, id, name),
  );
}
