import { listOf, viewClaim } from '../assessment/view.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { likenessTo } from '../passage/likeness.ts';
import { casefileIndex } from './lookup.ts';
import type { Casefile, Passage } from './types.generated.ts';

/** Claims on a passage for which the casefile has what looks like a newer text. */
export interface Revision {
  /** The passage that the claims stand on. */
  readonly from: string;
  /** It, where it is still loaded. */
  readonly old: Passage | undefined;
  /** The text that seems to have taken its place. */
  readonly to: Passage;
  readonly observationId: number;
  /** Indices of the claims on the old passage, in document order. */
  readonly claims: readonly number[];
}

/** How much of a text must stand in a later one of its observation for that to look like its revision. */
const alike = 0.5;

/** The indices of the claims on each passage, in document order. */
function claimsByPassage(workspace: Workspace): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  listOf(workspace.assessment, 'claims').forEach((raw, index) => {
    const { passage_id: id } = viewClaim(raw);
    if (id === undefined) return;
    const known = found.get(id);
    if (known) known.push(index);
    else found.set(id, [index]);
  });
  return found;
}

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number, least: number): Item | undefined {
  let [found, score]: [Item | undefined, number] = [undefined, least];
  for (const item of items) {
    const its = scoreOf(item);
    if (its < score || (found !== undefined && its === score)) continue;
    [found, score] = [item, its];
  }
  return found;
}

/** The later passage of an observation that has most of this one. */
function revisionOfLoaded(casefile: Casefile, old: Passage): { to: Passage; observationId: number } | undefined {
  for (const { observation_id: observationId, passages } of casefile.observations) {
    const at = passages.findIndex(({ passage_id }) => passage_id === old.passage_id);
    if (at < 0) continue;
    const to = best(passages.slice(at + 1), (later) => likenessTo(old.text, later.text), alike);
    if (to) return { to, observationId };
  }
  return undefined;
}

/** Of a passage that is gone: the one of the claims' observation that has the words of most of them. */
function revisionOfGone(workspace: Workspace, claims: readonly number[]) {
  const views = claims.map((index) => viewClaim(listOf(workspace.assessment, 'claims')[index]));
  const observationId = views.find((view) => view.observation_id !== undefined)?.observation_id;
  if (observationId === undefined) return undefined;
  const passages = casefileIndex(workspace.casefile).observation(observationId)?.passages ?? [];
  const words = views.slice(0, 50).flatMap(({ actual }) => (actual ? [actual] : []));
  const to = best(passages, ({ text }) => words.filter((actual) => text.includes(actual)).length, 0);
  return to && { to, observationId };
}

function revisionOf(workspace: Workspace, from: string, claims: readonly number[]): Revision | undefined {
  const { casefile } = workspace;
  if (!casefile) return undefined;
  const old = casefileIndex(casefile).passage(from)?.passage;
  const found = old ? revisionOfLoaded(casefile, old) : revisionOfGone(workspace, claims);
  return found && { from, old, claims, ...found };
}

/**
 * Which claims stand on an earlier text. No document says which passage replaces which, so it is derived: a later passage
 * of the same observation that has at least half of the earlier one, or any passage of it where the earlier one is gone.
 * A person can always choose another. The answer is a proposal and moves nothing.
 */
export function revisionsIn(workspace: Workspace): readonly Revision[] {
  const { casefile } = workspace;
  if (!casefile) return none;
  const claims = listOf(workspace.assessment, 'claims');
  const known = remembered.get(casefile);
  if (known?.claims === claims) return known.revisions;
  const revisions = [...claimsByPassage(workspace)].flatMap(([from, on]) => revisionOf(workspace, from, on) ?? []);
  remembered.set(casefile, { claims, revisions });
  return revisions;
}

/** The proposal for one passage; undefined where no claim stands on it or no text looks newer. */
export function revisionFrom(workspace: Workspace, passageId: string): Revision | undefined {
  return revisionsIn(workspace).find(({ from }) => from === passageId);
}

const none: readonly Revision[] = [];
const remembered = new WeakMap<Casefile, { readonly claims: unknown; readonly revisions: readonly Revision[] }>();
