/** The verdicts of the reviewers as STIX opinions (STIX 2.1, section 4.13). */
import { listOf } from '../../assessment/view.ts';
import type { Digest } from '../../casefile/hash.ts';
import type { JsonObject } from '../../json/json.ts';
import { authorsOf, type AuthorsEffect } from '../../review/unanswered.ts';
import { suggestedValues } from '../../review/suggestions.ts';
import { targetName } from '../../review/target-words.ts';
import {
  blindTargetsOf,
  entryAndClaim,
  linksIn,
  listOfEntry,
  textAt,
  type ReviewTarget,
} from '../../review/targets.ts';
import { verdictPlaces, type VerdictItem } from '../../review/verdict-places.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A verdict as an opinion, before it refers to an object. */
export interface Opinion {
  /** Unique among all verdicts of the draft. */
  readonly id: string;
  /** What it is about, in the assessment. */
  readonly at: ReviewTarget;
  /** The unique name of the reviewer in the draft. */
  readonly reviewer: string;
  /** When the verdict was given: a date-time with its zone (RFC 3339). */
  readonly given: string;
  /** A value of STIX’s `opinion-enum`. The strong values are never used, because no verdict has a strength. */
  readonly opinion: 'agree' | 'neutral' | 'disagree';
  /** The verdict in its own words, with the note and the suggestion. */
  readonly explanation: string;
}

/** The opinions of a draft, and the number of verdicts that are not among them. */
export interface Opinions {
  readonly opinions: readonly Opinion[];
  /**
   * The verdicts on content that has changed or was deleted since, and blind verdicts on links without exactly one
   * effect.
   */
  readonly omitted: number;
}

/** Returns every current verdict as an opinion, in the order of the document. */
export function opinionsOf(workspace: Workspace, digest: Digest): Opinions {
  const authors = authorsOf(workspace.assessment);
  const effects: Effects = new Map(
    blindTargetsOf(workspace.assessment).map((link) => [entryAndClaim(link), authors.get(link.key)]),
  );
  const all = verdictPlaces(workspace, digest).flatMap(({ at, items }) =>
    items.map((item) => at && opinionOf(item, at, effectOf(workspace.assessment, at, effects))),
  );
  const opinions = all.filter((opinion) => opinion !== undefined);
  return { opinions, omitted: all.length - opinions.length };
}

/** The author’s effects by entry and claim. */
type Effects = ReadonlyMap<string | undefined, AuthorsEffect | undefined>;

/** The author’s effect of a link, if all links of its entry to its claim that have an effect, and it, have this one. */
function effectOf(assessment: JsonObject, at: ReviewTarget, effects: Effects) {
  const { target, entryIndex, linkIndex } = at;
  if (target.kind !== 'link') return undefined;
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex ?? -1];
  const effect = textAt(entry && linksIn(entry)[linkIndex ?? -1], 'effect');
  return effect === effects.get(entryAndClaim(at)) ? effect : undefined;
}

function opinionOf(item: VerdictItem, at: ReviewTarget, author: string | undefined): Opinion | undefined {
  const { id, name, kind, verdict, standing } = item;
  const opinion = standing.state === 'current' ? valueOf(verdict.verdict, author) : undefined;
  if (!opinion) return undefined;
  const suggested = suggestedValues(verdict).map(({ label, value }) => `Suggested change of ${label}: ${value}`);
  const explanation = [
    `Verdict: ${verdict.verdict} (${kind === 'blind' ? 'blind review' : 'standard review'}).`,
    `About: ${targetName(at.target)}`,
    ...(verdict.note === '' ? [] : [`Note: ${verdict.note}`]),
    ...suggested,
  ].join('\n');
  return { id, at, reviewer: name, given: verdict.at, opinion, explanation };
}

/**
 * Returns the value for a verdict. A blind reviewer, who did not see the author’s effect, agrees if the verdict is that
 * effect, and disagrees otherwise.
 */
function valueOf(
  verdict: VerdictItem['verdict']['verdict'],
  author: string | undefined,
): Opinion['opinion'] | undefined {
  if (verdict === 'accept') return 'agree';
  if (verdict === 'question') return 'neutral';
  if (verdict === 'reject') return 'disagree';
  if (author === undefined) return undefined;
  return verdict === author ? 'agree' : 'disagree';
}
