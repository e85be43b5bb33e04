/** Suggests newer versions of the passages that claims are on, by the similarity of their texts. */
import { byIdentity } from '../json/by-identity.ts';
import { listOf, viewClaim, type ClaimView } from '../assessment/view.ts';
import type { JsonValue } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import type { Workspace } from './workspace.ts';
import { likenessTo } from '../text/likeness.ts';
import { casefileIndex, type LoadedPassage } from '../casefile/lookup.ts';
import type { Casefile, Passage } from '../casefile/types.generated.ts';

/** Claims on a passage with a probable newer version in the casefile. */
export interface Revision {
  /** The ID of the claims' passage. */
  readonly from: string;
  /** The passage, if it is still loaded. */
  readonly old: Passage | undefined;
  /** The probable newer version. */
  readonly to: Passage;
  readonly observationId: number;
  /** Indices of the claims on the old passage, in document order. */
  readonly claims: readonly number[];
}

/** The share of a text that a later one must contain to count as its revision. */
const alike = 0.5;

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number, least: number): Item | undefined {
  let [leader, score]: [Item | undefined, number] = [undefined, least];
  for (const item of items) {
    const its = scoreOf(item);
    if (its < score || (leader !== undefined && its === score)) continue;
    [leader, score] = [item, its];
  }
  return leader;
}

/** How many of the next passages, and of the last ones, are compared with a passage. */
const reach = 20;

const laterTexts = byIdentity((_passages: readonly Passage[]) => new Map<string, Passage | undefined>());

/**
 * Returns the later passage of an observation that contains most of this one. Cached by the identity of its passages.
 */
function laterText(passages: readonly Passage[], old: Passage): Passage | undefined {
  const cache = laterTexts(passages);
  if (cache.has(old.passage_id)) return cache.get(old.passage_id);
  const later = passages.slice(passages.findIndex(({ passage_id }) => passage_id === old.passage_id) + 1);
  const candidates = [...later.slice(0, reach), ...later.slice(reach).slice(-reach)];
  const match = best(candidates, ({ text }) => likenessTo(old.text, text), alike);
  cache.set(old.passage_id, match);
  return match;
}

function revisionOfLoaded({ passage, observations }: LoadedPassage) {
  for (const { observation_id: observationId, passages } of observations) {
    const to = laterText(passages, passage);
    if (to) return { to, observationId };
  }
  return undefined;
}

/** For a missing passage, returns the passage of the claims' observation that contains the text of most of them. */
function revisionOfMissing(casefile: Casefile, views: readonly ClaimView[]) {
  const observationId = views.find((view) => view.observation_id !== undefined)?.observation_id;
  if (observationId === undefined) return undefined;
  const passages = casefileIndex(casefile).observation(observationId)?.passages ?? [];
  const words = views.slice(0, 50).flatMap(({ actual }) => (actual ? [actual] : []));
  const to = best(passages, ({ text }) => words.filter((actual) => text.includes(actual)).length, 0);
  return to && { to, observationId };
}

function revisionOf(
  casefile: Casefile,
  all: readonly JsonValue[],
  from: string,
  claims: readonly number[],
): Revision | undefined {
  const loaded = casefileIndex(casefile).passage(from);
  const views = claims.map((index) => viewClaim(all[index]));
  const revision = loaded ? revisionOfLoaded(loaded) : revisionOfMissing(casefile, views);
  return revision && { from, old: loaded?.passage, claims, ...revision };
}

/**
 * Proposes claims to move to a newer text. No document says which passage replaces which, so it is derived: a later
 * passage of the same observation that contains at least half of the earlier one, or any of its passages if the earlier
 * one is missing. In an observation with very many passages, only nearby and the last ones are compared. A person can
 * always choose another one. The result is a proposal and moves nothing.
 */
export function revisionsIn({ casefile, assessment }: Workspace): readonly Revision[] {
  return casefile ? revisionsOf(casefile, listOf(assessment, 'claims')) : none;
}

/** Returns the proposal for one passage; undefined if it has no claims or no text looks newer. */
export function revisionFrom(workspace: Workspace, passageId: string): Revision | undefined {
  return revisionsIn(workspace).find(({ from }) => from === passageId);
}

const none: readonly Revision[] = [];

const revisionsOf = byIdentity((casefile: Casefile, claims: readonly JsonValue[]): readonly Revision[] => {
  const byPassage = grouped(claims.keys(), (index) => viewClaim(claims[index]).passage_id);
  return [...byPassage].flatMap(([from, on]) =>
    from === undefined ? [] : (revisionOf(casefile, claims, from, on) ?? []),
  );
});
