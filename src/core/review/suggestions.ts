/**
 * Suggestions: a change of a link or a claim that a reviewer proposes with a verdict. The author sees it as a
 * difference from the reviewed content, and accepts it in one step or declines it. Outdated suggestions cannot be
 * accepted.
 */
import { listOf } from '../assessment/view.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { Digest } from '../casefile/hash.ts';
import type { FieldDifference } from '../compare/difference.ts';
import { fieldSchema } from '../check/fields.ts';
import { choiceTitle } from '../compare/phrases.ts';
import type { Part } from '../compare/finding.ts';
import { compareValues } from '../compare/values.ts';
import { withoutProperty } from '../json/tree.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';
import { sameJson } from '../json/same-json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { spanOf, textAt } from '../text/span.ts';
import { suggestionState } from '../review-shape/thread.ts';
import type { Message, Review, Suggestion, Verdict } from '../review-shape/types.generated.ts';
import { batch } from '../workspace/edits.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { fieldTitle } from './covered.ts';
import { addMessage, reviewOf, verdictOn } from './edits.ts';
import type { ReviewTarget, Target } from './targets.ts';
import { findReviewed } from './verdict-index.ts';
import { verdictState, type VerdictState } from './verdict-state.ts';

/** The change in a suggestion, without its time. */
export type SuggestedChange = Omit<Suggestion, 'at'>;

/** Returns the fields of a suggestion as JSON, without its time. */
function changeOf(suggestion: Suggestion): JsonObject {
  return withoutProperty(suggestion as unknown as JsonObject, 'at');
}

/** Returns the reviewed values of the fields that a suggestion can change: those of the link, or the claim. */
function reviewedFields({ contents }: Pick<Review, 'contents'>, { target, judged }: Verdict): JsonObject {
  if (target.kind === 'link') {
    const { effect, reason } = judged;
    return { ...(effect !== undefined && { effect }), ...(reason !== undefined && { reason }) };
  }
  const claim = judged.claim_sha256 === undefined ? undefined : own(contents, judged.claim_sha256);
  return (claim as JsonObject | undefined) ?? {};
}

/** Returns what a suggestion changes in the reviewed content, field by field; empty without a suggestion. */
export function suggestedDifferences(review: Review, verdict: Verdict): readonly FieldDifference[] {
  const { suggestion, target } = verdict;
  if (!suggestion || (target.kind !== 'link' && target.kind !== 'claim')) return [];
  const before = reviewedFields(review, verdict);
  const after = { ...before, ...changeOf(suggestion) };
  const compare = (part: Part, path: string, one: JsonValue, other: JsonValue) =>
    compareValues(part, { path, before: path, after: path }, one, other).map(({ field }) => field);
  const { claim_id } = target;
  if (target.kind === 'claim') return compare({ kind: 'claim', subject: claim_id, names: [] }, '', before, after);
  // The link is compared as one of its entry. Its number is not known here, so the claim names it.
  const part = { kind: target.entry, subject: target.entry_id, names: [] } as const;
  return compare(part, pointer('evidence'), [{ claim_id, ...before }], [{ claim_id, ...after }]);
}

/** Whether a verdict is outdated only because the author accepted its suggestion. */
export function isChangedAsSuggested(verdict: Verdict, standing: VerdictState): boolean {
  const { suggestion } = verdict;
  if (!suggestion || standing.state !== 'stale' || suggestionState(verdict) !== 'accepted') return false;
  const change = changeOf(suggestion);
  const isAsSuggested = ({ places, after }: FieldDifference): boolean => {
    const field = fieldOf(verdict.target, places.after ?? '');
    const value = field === '' ? undefined : valueAt(change, field);
    return value !== undefined && after !== undefined && sameJson(value, after);
  };
  return standing.differences.length > 0 && standing.differences.every(isAsSuggested);
}

/** Returns the pointer within the target of a suggestion to a place; empty outside a claim or a link. */
function fieldOf({ kind }: Verdict['target'], place: Pointer): Pointer {
  const [list, , name, ...rest] = parsePointer(place);
  if (kind === 'claim') return list === 'claims' && name !== undefined ? pointer(name, ...rest) : '';
  return kind === 'link' && name === 'evidence' ? pointer(...rest.slice(1)) : '';
}

/** Returns the suggested values with the names of their fields; the span is that of the suggested text. */
export function suggestedValues({ suggestion, target }: Verdict): readonly { label: string; value: string }[] {
  if (!suggestion || (target.kind !== 'link' && target.kind !== 'claim')) return [];
  const [kind, base] = target.kind === 'link' ? [target.entry, pointer('evidence', 0)] : (['claim', ''] as const);
  return Object.entries(changeOf(suggestion)).flatMap(([name, value]) => {
    const path = base + pointer(name);
    return name === 'span'
      ? []
      : [
          {
            label: fieldTitle(kind, path),
            value: choiceTitle(fieldSchema(kind, path), String(value)) ?? String(value),
          },
        ];
  });
}

/**
 * Accepts the suggestion of a verdict: changes the link or the claim, and adds that to the thread, in one edit. Throws
 * `EditError` if there is none, if the reviewed content has changed, or if the suggested text is not at its span.
 */
export function acceptSuggestion(
  workspace: Workspace,
  reviewId: string,
  key: string,
  message: Message,
  digest: Digest,
): Edit {
  const review = reviewOf(workspace, reviewId);
  const verdict = verdictOn(review, key);
  const found = verdict && findReviewed(workspace.assessment, review, verdict);
  if (!verdict?.suggestion || !found) throw new EditError('This suggestion no longer exists.', '/reviews');
  if (verdictState(workspace, review, verdict, digest).state !== 'current') {
    throw new EditError(
      'The content has changed since the suggestion was made. Change it yourself, or decline.',
      '/reviews',
    );
  }
  requireExactText(workspace, found, verdict.suggestion);
  const edits = Object.entries(changeOf(verdict.suggestion)).map(([name, value]): Edit => ({
    type: 'set',
    path: `/assessment${found.path}${pointer(name)}`,
    value,
  }));
  return batch([...edits, addMessage(workspace, reviewId, key, message)]);
}

/** A wrong span is never taken silently: the text must be in the passage, exactly there. */
function requireExactText(
  { assessment, casefile }: Workspace,
  found: ReviewTarget,
  { span, actual }: Suggestion,
): void {
  if (span === undefined && actual === undefined) return;
  const claim = listOf(assessment, 'claims')[found.claimIndex ?? -1];
  const passage = casefileIndex(casefile).passage(ownText(claim, 'passage_id') ?? '');
  if (!passage)
    throw new EditError(
      'The passage of this claim is not in the casefile, so the suggested span cannot be checked.',
      found.path,
    );
  const place = spanOf(span);
  if (!place || textAt(passage.passage.text, place) !== actual) {
    throw new EditError(
      'The passage does not contain the suggested text at the suggested span. Decline it.',
      found.path,
    );
  }
}

/** Whether a reviewer can suggest a change of this target: a link or a claim, in a standard review. */
export function canSuggest({ kind }: Target, reviewKind: Review['kind']): boolean {
  return reviewKind === 'open' && (kind === 'link' || kind === 'claim');
}
