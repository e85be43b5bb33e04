/** Compares two drafts including their reviews, which the comparison of workspaces leaves out. */
import type { JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { pointer } from '../json/pointer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { compareWorkspaces } from '../compare/compare.ts';
import type { Difference, FieldDifference } from '../compare/difference.ts';
import { countInWords, quoteText, upperFirst } from '../compare/phrases.ts';
import { nameOf, verdictsIn } from './merge-reviews.ts';
import { messagesOn } from '../review-shape/thread.ts';
import { targetKey, type Target } from './targets.ts';
import type { Review, ReviewPlan, Verdict } from '../review-shape/types.generated.ts';

type Reviews = readonly Review[];

/** Returns the differences between two drafts: titles, assessments, casefiles, divisions of the links, and reviews. */
export function compareDrafts(
  before: Workspace,
  after: Workspace,
  options: Parameters<typeof compareWorkspaces>[2] = {},
): readonly Difference[] {
  return [
    ...compareWorkspaces(before, after, options),
    ...comparePlans(before.reviewPlan, after.reviewPlan),
    ...compareReviews(before.reviews, after.reviews),
  ];
}

/** The division of the links among reviewers, which is kept as it was read. */
function comparePlans(before: ReviewPlan | undefined, after: ReviewPlan | undefined): readonly Difference[] {
  if (sameJson(before as JsonValue | undefined, after as JsonValue | undefined)) return [];
  const path = pointer('reviewPlan');
  const kind = before && after ? 'changed' : after ? 'added' : 'removed';
  const verb = { added: 'is new', changed: 'has changed', removed: 'was removed' }[kind];
  return [
    {
      id: `${kind} division`,
      kind,
      document: 'workspace',
      section: 'reviews',
      places: { ...(before && { before: path }), ...(after && { after: path }) },
      sentence: `The division of the links among reviewers ${verb}.`,
      fields: [],
    },
  ];
}

/** Returns the differences between the reviews of two drafts, review by review, with the changed verdicts as fields. */
function compareReviews(before: Reviews = [], after: Reviews = []): readonly Difference[] {
  const placeIn = (reviews: Reviews, id: string) => reviews.findIndex(({ review_id }) => review_id === id);
  const ids = new Set([...after, ...before].map(({ review_id }) => review_id));
  return [...ids].flatMap((id): readonly Difference[] => {
    const [from, to] = [placeIn(before, id), placeIn(after, id)];
    const [old, fresh] = [before[from], after[to]];
    if (sameJson(json(old), json(fresh))) return [];
    const places = {
      ...(old && { before: pointer('reviews', from) }),
      ...(fresh && { after: pointer('reviews', to) }),
    };
    if (old && fresh) return [changesOfReview(old, fresh, places)];
    const only = old ?? fresh;
    if (!only) return [];
    const kind = old ? 'removed' : 'added';
    const action = old ? 'was removed' : 'is new';
    return [differenceOf(kind, id, places, `${nameOf(only)} ${action}, with ${verdictsIn(only)}.`, [])];
  });
}

const json = (value: Review | Verdict | undefined): JsonValue | undefined => value as unknown as JsonValue | undefined;

function differenceOf(
  kind: Difference['kind'],
  id: string,
  places: Difference['places'],
  sentence: string,
  fields: Difference['fields'],
): Difference {
  return {
    id: `${kind} review ${id}`,
    kind,
    document: 'workspace',
    section: 'reviews',
    places,
    sentence: upperFirst(sentence),
    fields,
  };
}

function changesOfReview(old: Review, fresh: Review, places: Difference['places']): Difference {
  const indices = ({ verdicts }: Review) => new Map(verdicts.map(({ target }, index) => [targetKey(target), index]));
  const [before, after] = [indices(old), indices(fresh)];
  const fields = [...new Set([...after.keys(), ...before.keys()])].flatMap((key): readonly FieldDifference[] => {
    const [from, to] = [before.get(key), after.get(key)];
    const [one, other] = [old.verdicts[from ?? -1], fresh.verdicts[to ?? -1]];
    if (sameJson(json(one), json(other))) return [];
    const at = {
      ...(from !== undefined && { before: `${places.before ?? ''}${pointer('verdicts', from)}` }),
      ...(to !== undefined && { after: `${places.after ?? ''}${pointer('verdicts', to)}` }),
    };
    const target = (other ?? one)?.target;
    return target
      ? [{ kind: kindOf(one, other), places: at, name: inWords(target), sentence: verdictSentence(one, other) }]
      : [];
  });
  const count = (kind: Difference['kind'], what: string) => {
    const total = fields.filter((field) => field.kind === kind).length;
    return total === 0 ? [] : [`${countInWords(total, 'verdict')} ${what}`];
  };
  const parts = [...count('added', 'added'), ...count('removed', 'withdrawn'), ...count('changed', 'changed')];
  const sentence = `${nameOf(fresh)} has changed: ${parts.length === 0 ? 'its details differ' : parts.join(', ')}.`;
  return differenceOf('changed', fresh.review_id, places, sentence, fields);
}

function kindOf(before: Verdict | undefined, after: Verdict | undefined): Difference['kind'] {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

const words: Readonly<Record<Verdict['verdict'], string>> = {
  accept: 'accepted',
  question: 'questioned',
  reject: 'rejected',
  supports: 'marked as supporting',
  contradicts: 'marked as contradicting',
  neither: 'marked as neither',
};

function verdictSentence(before: Verdict | undefined, after: Verdict | undefined): string {
  if (!before) return after ? `It is ${words[after.verdict]}.` : '';
  if (!after) return `It was ${words[before.verdict]}; the verdict was withdrawn.`;
  if (before.verdict !== after.verdict) return `It is now ${words[after.verdict]}, before ${words[before.verdict]}.`;
  if (before.note !== after.note) return 'The note has changed.';
  if (before.digest_sha256 !== after.digest_sha256) return 'The verdict was given again, on changed content.';
  if (!sameJson(before.suggestion as JsonValue | undefined, after.suggestion as JsonValue | undefined)) {
    return 'The suggestion has changed.';
  }
  return !sameJson(messagesOn(before) as unknown as JsonValue, messagesOn(after) as unknown as JsonValue)
    ? 'The replies have changed.'
    : 'Details of the verdict differ.';
}

/** Formats a target for people: “C-014”, “C-014 and IH-003”, “the assessment”. */
function inWords(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return target.claim_id;
    case 'entry':
      return target.entry_id;
    case 'contradiction':
      return `The contradiction between ${target.left_claim_id} and ${target.right_claim_id}`;
    case 'unknown':
      return `Unknown ${quoteText(target.text)}`;
    case 'document':
      return 'The assessment';
  }
}
