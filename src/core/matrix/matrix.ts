/** Builds the evidence matrix of a draft: which claims support or contradict which entries. */
import type { JsonObject, JsonValue } from '../json/json.ts';
import { occurrences } from '../json/grouped.ts';
import type { Pointer } from '../json/pointer.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
  type EvidenceLinkView,
} from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { longerNamesOf } from '../casefile/longer-names.ts';
import type { Casefile } from '../casefile/types.generated.ts';

/** The combined effect of the links of one entry to one claim. 'other' is a value that is not in the contract. */
export type CellEffect = 'supports' | 'contradicts' | 'both' | 'other';

/** A claim in the matrix. */
export interface MatrixClaim {
  /** Its index in `claims`. */
  readonly index: number;
  /** Its ID, or ''. */
  readonly id: string;
  /** Whether links with its ID refer to it. If several claims share an ID, links refer to the first. */
  readonly answers: boolean;
  readonly claim: ClaimView;
  /**
   * The publisher of the observation: null if the casefile names none, undefined if it does not contain the
   * observation.
   */
  readonly publisher: string | null | undefined;
  /** How many contradictions of the document refer to it. */
  readonly contradictions: number;
}

/** The lists whose entries are in the matrix. */
export type EntryList = 'power_bases' | 'intent_hypotheses';

/** A power basis or an intent hypothesis in the matrix. */
export interface MatrixEntry {
  /** Its index among the entries: power bases first, then hypotheses, in the document's order. */
  readonly at: number;
  readonly list: EntryList;
  /** Its index in its list. */
  readonly index: number;
  readonly path: Pointer;
  /** Its ID, or ''. */
  readonly id: string;
  readonly actor: string | undefined;
  /** The description, or the hypothesis, else the topic. */
  readonly words: string;
  readonly domain: string | undefined;
  readonly state: string | undefined;
  /** Its links; a value that is not an object is undefined. */
  readonly links: readonly (EvidenceLinkView | undefined)[];
  /** The effect of each cited claim, by the claim's index. Missing claims are left out. */
  readonly cells: ReadonlyMap<number, CellEffect>;
}

/** The whole matrix of citations. It counts and does not rank. */
export interface EvidenceMatrix {
  readonly claims: readonly MatrixClaim[];
  readonly entries: readonly MatrixEntry[];
  /** The claim that links with this ID refer to. */
  claimById(id: string): MatrixClaim | undefined;
  /** The number of links of all entries. */
  readonly linkCount: number;
  /** The names of an actor in the casefile; empty if the casefile does not contain the actor. */
  actorNames(actorId: string): readonly string[];
  /** The longer names of other actors that contain one of an actor's names. */
  longerNames(names: readonly string[]): readonly string[];
}

/** A link with its index in its entry's evidence. */
export interface PlacedLink {
  readonly index: number;
  readonly link: EvidenceLinkView;
}

/** The effect of a claim in an entry; undefined if no link refers to the claim. */
export function cellOf(entry: MatrixEntry, claim: MatrixClaim): CellEffect | undefined {
  return entry.cells.get(claim.index);
}

/** The links of an entry to a claim, in their order. */
export function linksOf(entry: MatrixEntry, claim: MatrixClaim): readonly PlacedLink[] {
  if (!claim.answers) return [];
  return entry.links.flatMap((link, index) => (link?.claim_id === claim.id ? [{ index, link }] : []));
}

interface Remembered {
  readonly parts: readonly unknown[];
  readonly matrix: EvidenceMatrix;
}

const matrices = new WeakMap<JsonObject, Remembered>();
let last: Remembered | undefined;

/**
 * Returns the matrix of a workspace. The same object as long as the claims, the entries, the contradictions and the
 * casefile are the same. The time is linear in the number of links.
 */
export function matrixOf({ assessment, casefile }: Workspace): EvidenceMatrix {
  const lists = (['claims', 'power_bases', 'intent_hypotheses', 'contradictions'] as const).map((name) =>
    listOf(assessment, name),
  );
  const parts = [...lists, casefile];
  const cached = matrices.get(assessment) ?? last;
  if (cached?.parts.every((part, at) => part === parts[at])) return cached.matrix;
  last = { parts, matrix: build(assessment, casefile) };
  matrices.set(assessment, last);
  return last.matrix;
}

function build(assessment: JsonObject, casefile: Casefile | null): EvidenceMatrix {
  const { claims, byId } = claimsOf(assessment, casefile);
  const entries = [...entriesOf(assessment, 'power_bases', 0, byId)];
  entries.push(...entriesOf(assessment, 'intent_hypotheses', entries.length, byId));
  const linkCount = entries.reduce((sum, { links }) => sum + links.length, 0);
  const actorNames = (id: string): readonly string[] => casefileIndex(casefile).actor(id)?.names ?? [];
  const longerNames = (names: readonly string[]): readonly string[] => longerNamesOf(casefile?.actors, names);
  return { claims, entries, linkCount, claimById: (id) => byId.get(id), actorNames, longerNames };
}

type ClaimsById = ReadonlyMap<string, MatrixClaim>;

interface MatrixClaims {
  readonly claims: readonly MatrixClaim[];
  readonly byId: ClaimsById;
}

let lastClaims: { readonly parts: readonly unknown[]; readonly made: MatrixClaims } | undefined;

/**
 * Returns the claims; the same as the last time if nothing that they depend on has changed, such as with a new link.
 */
function claimsOf(assessment: JsonObject, casefile: Casefile | null): MatrixClaims {
  const parts = [listOf(assessment, 'claims'), listOf(assessment, 'contradictions'), casefile];
  if (lastClaims?.parts.every((part, at) => part === parts[at])) return lastClaims.made;
  const claims = makeClaims(assessment, casefile);
  const byId = new Map(claims.filter(({ answers }) => answers).map((claim) => [claim.id, claim]));
  lastClaims = { parts, made: { claims, byId } };
  return lastClaims.made;
}

function contradictionCounts(assessment: JsonObject): ReadonlyMap<string, number> {
  const sides = listOf(assessment, 'contradictions').flatMap((raw) => {
    const { left_claim_id: left, right_claim_id: right } = viewContradiction(raw);
    return [...new Set([left, right])];
  });
  return occurrences(sides);
}

function makeClaims(assessment: JsonObject, casefile: Casefile | null): readonly MatrixClaim[] {
  const observations = casefileIndex(casefile);
  const contradictions = contradictionCounts(assessment);
  const ids = new Set<string>();
  return listOf(assessment, 'claims').map((raw, index) => {
    const claim = viewClaim(raw);
    const id = claim.claim_id ?? '';
    const answers = claim.claim_id !== undefined && !ids.has(id);
    ids.add(id);
    const { observation_id: number } = claim;
    const publisher = observations.observation(number)?.publisher_actor_id;
    return { index, id, answers, claim, publisher, contradictions: contradictions.get(id) ?? 0 };
  });
}

const madeEntries = new WeakMap<JsonValue & object, { readonly byId: ClaimsById; readonly entry: MatrixEntry }>();

/** Returns the entries of a list. One that has not changed is the same object, so that a new link changes one entry. */
function entriesOf(assessment: JsonObject, list: EntryList, first: number, byId: ClaimsById): readonly MatrixEntry[] {
  return listOf(assessment, list).map((raw, index) => {
    const cached = typeof raw === 'object' && raw !== null ? madeEntries.get(raw) : undefined;
    const { entry: before } = cached ?? {};
    if (before && cached?.byId === byId && before.at === first + index && before.index === index) return before;
    const entry = makeEntry(raw, { at: first + index, list, index, path: `/${list}/${String(index)}` }, byId);
    if (typeof raw === 'object' && raw !== null) madeEntries.set(raw, { byId, entry });
    return entry;
  });
}

function makeEntry(
  raw: JsonValue,
  place: Pick<MatrixEntry, 'at' | 'list' | 'index' | 'path'>,
  byId: ClaimsById,
): MatrixEntry {
  const links = (place.list === 'power_bases' ? viewPowerBasis(raw) : viewIntent(raw)).evidence ?? [];
  return { ...place, ...wordsOf(place.list, raw), links, cells: cellsOf(links, byId) };
}

function wordsOf(list: EntryList, raw: JsonValue) {
  if (list === 'power_bases') {
    const { power_basis_id: id = '', actor_id: actor, description: words = '', domain, ...rest } = viewPowerBasis(raw);
    return { id, actor, words, domain, state: rest.workflow_state };
  }
  const { hypothesis_id: id = '', actor_id: actor, hypothesis, topic = '', workflow_state: state } = viewIntent(raw);
  return { id, actor, words: hypothesis || topic, domain: undefined, state };
}

function cellsOf(links: MatrixEntry['links'], byId: ClaimsById): ReadonlyMap<number, CellEffect> {
  const cells = new Map<number, CellEffect>();
  for (const link of links) {
    const claim = link?.claim_id === undefined ? undefined : byId.get(link.claim_id);
    if (claim) cells.set(claim.index, mergeEffects(cells.get(claim.index), link?.effect));
  }
  return cells;
}

/** A value that is not in the contract counts less than one that is. */
function mergeEffects(before: CellEffect | undefined, effect: string | undefined): CellEffect {
  const now = effect === 'supports' || effect === 'contradicts' ? effect : 'other';
  if (before === undefined || before === 'other') return now;
  return now === 'other' || now === before ? before : 'both';
}
