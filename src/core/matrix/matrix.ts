import type { JsonObject, JsonValue } from '../assessment/json.ts';
import type { Pointer } from '../assessment/pointer.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
  type EvidenceLinkView,
} from '../assessment/view.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { Casefile } from '../casefile/types.generated.ts';

/** What the links of one entry to one claim do together. 'other': a word that the contract does not have. */
export type CellEffect = 'supports' | 'contradicts' | 'both' | 'other';

/** A claim, as the matrix sees it. */
export interface MatrixClaim {
  /** Its place in `claims`. */
  readonly index: number;
  /** Its id; '' where it has none. */
  readonly id: string;
  /** Whether links with its id mean it: of several claims with one id they mean the first. */
  readonly answers: boolean;
  readonly claim: ClaimView;
  /** Who published the observation: null where the casefile names nobody, undefined where it has no such observation. */
  readonly publisher: string | null | undefined;
  /** How many of the document's contradictions name it. */
  readonly contradictions: number;
}

export type EntryList = 'power_bases' | 'intent_hypotheses';

/** A power basis or an intent hypothesis, as the matrix sees it. */
export interface MatrixEntry {
  /** Its place among the entries: power bases first, then intents, in the document's order. */
  readonly at: number;
  readonly list: EntryList;
  /** Its place in its list. */
  readonly index: number;
  readonly path: Pointer;
  /** Its id; '' where it has none. */
  readonly id: string;
  readonly actor: string | undefined;
  /** The description, or the hypothesis, else the topic. */
  readonly words: string;
  readonly domain: string | undefined;
  readonly state: string | undefined;
  /** Its links as they stand; what is no object is undefined. */
  readonly links: readonly (EvidenceLinkView | undefined)[];
  /** What it does with each claim that it cites, by the claim's place; claims that do not exist are not in it. */
  readonly cells: ReadonlyMap<number, CellEffect>;
}

/** The whole matrix of citations. It counts, and orders nothing (decisions 5). */
export interface EvidenceMatrix {
  readonly claims: readonly MatrixClaim[];
  readonly entries: readonly MatrixEntry[];
  /** The claim that links with this id mean. */
  claimById(id: string): MatrixClaim | undefined;
  /** How many links the entries have. */
  readonly linkCount: number;
  /** The names of an actor in the casefile; none where it has no such actor. */
  actorNames(actorId: string): readonly string[];
}

/** A link with its place in its entry's evidence. */
export interface PlacedLink {
  readonly index: number;
  readonly link: EvidenceLinkView;
}

/** What an entry does with a claim; undefined where no link of it names the claim. */
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
 * The matrix of a workspace. The same one for as long as the claims, the entries, the contradictions and the casefile
 * are; linear in the number of links.
 */
export function matrixOf({ assessment, casefile }: Workspace): EvidenceMatrix {
  const lists = (['claims', 'power_bases', 'intent_hypotheses', 'contradictions'] as const).map((name) =>
    listOf(assessment, name),
  );
  const parts = [...lists, casefile];
  const known = matrices.get(assessment) ?? last;
  if (known?.parts.every((part, at) => part === parts[at])) return known.matrix;
  last = { parts, matrix: build(assessment, casefile) };
  matrices.set(assessment, last);
  return last.matrix;
}

function build(assessment: JsonObject, casefile: Casefile | null): EvidenceMatrix {
  const claims = claimsOf(assessment, casefile);
  const byId = new Map(claims.filter(({ answers }) => answers).map((claim) => [claim.id, claim]));
  const entries = [...entriesOf(assessment, 'power_bases', 0, byId)];
  entries.push(...entriesOf(assessment, 'intent_hypotheses', entries.length, byId));
  const linkCount = entries.reduce((sum, { links }) => sum + links.length, 0);
  const actorNames = (id: string): readonly string[] => casefileIndex(casefile).actor(id)?.names ?? [];
  return { claims, entries, linkCount, claimById: (id) => byId.get(id), actorNames };
}

function contradictionCounts(assessment: JsonObject): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const raw of listOf(assessment, 'contradictions')) {
    const { left_claim_id: left, right_claim_id: right } = viewContradiction(raw);
    for (const id of new Set([left, right])) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function claimsOf(assessment: JsonObject, casefile: Casefile | null): readonly MatrixClaim[] {
  const observations = casefileIndex(casefile);
  const contradictions = contradictionCounts(assessment);
  const seen = new Set<string>();
  return listOf(assessment, 'claims').map((raw, index) => {
    const claim = viewClaim(raw);
    const id = claim.claim_id ?? '';
    const answers = claim.claim_id !== undefined && !seen.has(id);
    seen.add(id);
    const { observation_id: number } = claim;
    const publisher = number === undefined ? undefined : observations.observation(number)?.publisher_actor_id;
    return { index, id, answers, claim, publisher, contradictions: contradictions.get(id) ?? 0 };
  });
}

function entriesOf(
  assessment: JsonObject,
  list: EntryList,
  first: number,
  byId: ReadonlyMap<string, MatrixClaim>,
): readonly MatrixEntry[] {
  return listOf(assessment, list).map((raw, index) => {
    const links = (list === 'power_bases' ? viewPowerBasis(raw) : viewIntent(raw)).evidence ?? [];
    const place = { at: first + index, list, index, path: `/${list}/${String(index)}` };
    return { ...place, ...wordsOf(list, raw), links, cells: cellsOf(links, byId) };
  });
}

function wordsOf(list: EntryList, raw: JsonValue) {
  if (list === 'power_bases') {
    const { power_basis_id: id = '', actor_id: actor, description: words = '', domain, ...rest } = viewPowerBasis(raw);
    return { id, actor, words, domain, state: rest.workflow_state };
  }
  const { hypothesis_id: id = '', actor_id: actor, hypothesis, topic = '', workflow_state: state } = viewIntent(raw);
  return { id, actor, words: hypothesis || topic, domain: undefined, state };
}

function cellsOf(links: MatrixEntry['links'], byId: ReadonlyMap<string, MatrixClaim>): ReadonlyMap<number, CellEffect> {
  const cells = new Map<number, CellEffect>();
  for (const link of links) {
    const claim = link?.claim_id === undefined ? undefined : byId.get(link.claim_id);
    if (claim) cells.set(claim.index, together(cells.get(claim.index), link?.effect));
  }
  return cells;
}

/** A word that the contract does not have says less than one that it has. */
function together(before: CellEffect | undefined, effect: string | undefined): CellEffect {
  const now = effect === 'supports' || effect === 'contradicts' ? effect : 'other';
  if (before === undefined || before === 'other') return now;
  return now === 'other' || now === before ? before : 'both';
}
