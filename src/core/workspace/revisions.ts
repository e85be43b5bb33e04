/** Suggests newer versions of the passages that claims are on, replaces passages, and moves claims to them. */
import { byIdentity } from '../json/by-identity.ts';
import { listOf, viewClaim, type ClaimView } from '../assessment/view.ts';
import type { JsonValue } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import type { Workspace } from './workspace.ts';
import { likenessTo } from '../passage/likeness.ts';
import { casefileIndex, type LoadedPassage } from '../casefile/lookup.ts';
import type { Casefile, Passage } from '../casefile/types.generated.ts';
import type { Edit } from './edit.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import {
  asNewPassage,
  type NewPassage,
  addOrigins,
  removeOrigins,
  placeOfPassage,
  type PassageRef,
} from './casefile-edits.ts';
import { applyEdit } from './apply-edit.ts';
import { setClaimSpan } from './edits.ts';
import { textAt, type CodePointSpan } from '../passage/span.ts';
import { anchorState, findQuote, type AnchorState } from '../passage/quote.ts';

// Where a claim's text is after its passage was revised, with the earlier text taken into account.

/**
 * Finds a claim's text in the revised text of its passage (architecture, invariant 5). Like `anchorState`, with one
 * difference: text that occurs several times in the earlier text can only be identified by its position. If the revised
 * text has another number of occurrences, it is not known which of them is missing, so the state is ambiguous, even
 * with a single occurrence. Without the earlier text (`before`), this cannot be checked.
 */
export function placeInRevision(
  text: string,
  before: string | undefined,
  at: CodePointSpan | undefined,
  actual: string,
): AnchorState {
  const anchor = anchorState(text, at, actual);
  if (before === undefined || (anchor.state !== 'exact' && anchor.state !== 'moved')) return anchor;
  const earlier = findQuote(before, actual).length;
  if (earlier < 2) return anchor;
  const spans = findQuote(text, actual);
  return spans.length === earlier && anchor.state === 'exact' ? anchor : { state: 'ambiguous', spans };
}

// The edit that adds the revised text of a passage, with or without the old passage.

/** The edit that replaces a passage, and the ID of the passage that claims are to be moved to. */
export interface Replacement {
  readonly edit: Edit;
  readonly to: string;
}

/**
 * Adds a revised text directly after a passage of an observation. Passages are immutable, so the revised one is another
 * passage with its own hash, and no claim is moved. With `keepOld` false, removes the old one in the same step. Adds
 * nothing if the observation already has the revised text. Undefined if the texts are the same. Throws
 * `LoneSurrogateError` if the text has no UTF-8 form, and `EditError` if the passage does not exist.
 */
export function replacePassage(
  workspace: Workspace,
  passage: PassageRef,
  revised: string | NewPassage,
  keepOld: boolean,
  digest: Digest,
): Replacement | undefined {
  const { casefile } = workspace;
  const { path, observation, passages, index } = placeOfPassage(workspace, passage);
  const { text, originFor } = asNewPassage(revised);
  const to = passageId(text, digest);
  if (passage.passageId === to) return undefined;
  const exists = passages.some(({ passage_id }) => passage_id === to);
  const edits: Edit[] = [];
  if (!exists) edits.push({ type: 'insert', path, index: index + 1, values: [{ passage_id: to, text }] });
  if (!keepOld) edits.push({ type: 'unset', path: `${path}/${String(index)}` });
  if (!casefile) return { edit: { type: 'batch', edits }, to };
  const origins = originFor ? [originFor(to)] : [];
  edits.push(...addOrigins(casefile, origins));
  if (!keepOld) {
    const others = passages.filter((_, at) => at !== index);
    const elsewhere = casefile.observations.filter((one) => one !== observation).flatMap((one) => one.passages);
    const remaining = new Set([...others, ...elsewhere].map(({ passage_id }) => passage_id)).add(to);
    const isKnown = casefile.origins?.some(({ passage_id }) => passage_id === to) ?? false;
    const all = { origins: [...(casefile.origins ?? []), ...(isKnown ? [] : origins)] };
    edits.push(...removeOrigins(all, [passage.passageId], remaining));
  }
  return { edit: { type: 'batch', edits }, to };
}

// The edit that moves claims to another passage, for example to its newer version.

/** A claim, by its index, and its span in the target passage. */
export interface ClaimMove {
  readonly index: number;
  readonly span: CodePointSpan;
}

/**
 * Returns the observation for a claim on a passage: the claim's own if it contains the passage, otherwise the first
 * that does.
 */
function observationFor(claim: ClaimView, to: LoadedPassage): number | undefined {
  const numbers = to.observations.map(({ observation_id }) => observation_id);
  const own = claim.observation_id;
  return own !== undefined && numbers.includes(own) ? own : numbers[0];
}

/**
 * Moves claims to spans of another passage, as one step. `actual` becomes the passage's text there, and a proposition
 * follows only if it is the old text. Skips moves without text (an empty span, or one beyond the passage).
 */
export function moveClaims(workspace: Workspace, moves: readonly ClaimMove[], to: LoadedPassage): Edit {
  const edits: Edit[] = [];
  let now = workspace;
  for (const { index, span } of moves) {
    const actual = textAt(to.passage.text, span);
    const claim = viewClaim(listOf(now.assessment, 'claims')[index]);
    const observationId = observationFor(claim, to);
    if (actual === undefined || actual === '' || observationId === undefined) continue;
    const anchor = { observation_id: observationId, passage_id: to.passage.passage_id, span, actual };
    const edit = setClaimSpan(now, index, anchor);
    edits.push(edit);
    now = applyEdit(now, edit);
  }
  return { type: 'batch', edits };
}

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
