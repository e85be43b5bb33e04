import { parsePointer } from '../../core/assessment/pointer.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import { agreementOf } from '../../core/review/blind.ts';
import { findTarget } from '../../core/review/find-target.ts';
import { overviewOf, type TargetVerdict } from '../../core/review/overview.ts';
import type { ReviewTarget, Target } from '../../core/review/targets.ts';
import type { VerdictCounts } from './words.ts';

/** One verdict of a loaded review, and how it stands now. */
export interface VerdictItem extends TargetVerdict {
  /** No other verdict of the draft has it. */
  readonly id: string;
  /** Whether it says something other than the author and is not answered yet. */
  readonly open: boolean;
}

/** Something that was judged, with every verdict on it. */
export interface VerdictPlace {
  readonly key: string;
  readonly target: Target;
  /** Where it stands in the assessment; undefined where it is gone. */
  readonly at: ReviewTarget | undefined;
  readonly items: readonly VerdictItem[];
  /** Whether reviewers judge it differently. */
  readonly disagree: boolean;
}

/** Everything that was judged, in the order of the document; what is gone comes last. */
export function verdictPlaces(workspace: Workspace, digest: Digest): readonly VerdictPlace[] {
  const { byTarget, disagreements } = overviewOf(workspace, digest);
  const contested = new Set(disagreements.map(({ key }) => key));
  const against = againstAuthor(workspace);
  const places = [...byTarget].flatMap(([key, verdicts]): VerdictPlace[] => {
    const [first] = verdicts;
    if (!first) return [];
    const at = findTarget(workspace.assessment, first.verdict.target, first.kind);
    const items = verdicts.map((found) => ({
      ...found,
      id: `${found.reviewId} ${found.key}`,
      open: !found.verdict.answer && asksForAnswer(found, against),
    }));
    return [{ key, target: at?.target ?? first.verdict.target, at, items, disagree: contested.has(key) }];
  });
  return places
    .map((place) => ({ place, rank: rankOf(place.at) }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ place }) => place);
}

function asksForAnswer({ verdict, reviewId, key }: TargetVerdict, against: ReadonlySet<string>): boolean {
  return verdict.verdict === 'question' || verdict.verdict === 'reject' || against.has(`${reviewId} ${key}`);
}

/** The blind verdicts that say something other than the author, by the ids of their items. */
function againstAuthor(workspace: Workspace): ReadonlySet<string> {
  return new Set(
    (workspace.reviews ?? [])
      .filter(({ kind }) => kind === 'blind')
      .flatMap((review) =>
        agreementOf(workspace, review)
          .links.filter(({ agree }) => agree === false)
          .map(({ key }) => `${review.review_id} ${key}`),
      ),
  );
}

const listRanks: Readonly<Record<string, number>> = { claims: 1, power_bases: 2, intent_hypotheses: 3 };

/** The document, then the lists as the contract's table has them, each entry before its links. */
function rankOf(at: ReviewTarget | undefined): readonly number[] {
  if (!at) return [9];
  const [list, index, , link] = parsePointer(at.path);
  return list === undefined ? [0] : [listRanks[list] ?? 8, Number(index ?? -1), Number(link ?? -1)];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Counts everything that is loaded, whatever is filtered. */
export function countPlaces(places: readonly VerdictPlace[]): VerdictCounts {
  const items = places.flatMap((place) => place.items);
  const byVerdict = { accept: 0, question: 0, reject: 0, supports: 0, contradicts: 0, neither: 0 };
  for (const { verdict } of items) byVerdict[verdict.verdict] += 1;
  return {
    verdicts: items.length,
    reviewers: new Set(items.map(({ reviewId }) => reviewId)).size,
    disagreements: places.filter(({ disagree }) => disagree).length,
    open: items.filter(({ open }) => open).length,
    answered: items.filter(({ verdict }) => verdict.answer).length,
    stale: items.filter(({ standing }) => standing.state === 'stale').length,
    gone: items.filter(({ standing }) => standing.state === 'gone').length,
    byVerdict,
  };
}
