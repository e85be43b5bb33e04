/** Builds the evidence matrix of a draft: which claims support or contradict which entries. */
import { byIdentity } from '../json/by-identity.ts';
import { occurrences } from '../json/grouped.ts';
import type { Pointer } from '../json/pointer.ts';
import {
  modelOf,
  type EntryList,
  type ModelClaim,
  type ModelClaims,
  type ModelContradiction,
  type ModelEntry,
} from '../assessment/model.ts';
import type { ClaimView, EvidenceLinkView } from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { casefileIndex, longerNamesOf } from '../casefile/lookup.ts';
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
  claimById(id: string | undefined): MatrixClaim | undefined;
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

/**
 * Returns the matrix of a workspace. The same object as long as the claims, the entries, the contradictions and the
 * casefile are the same. The time is linear in the number of links.
 */
export function matrixOf({ assessment, casefile }: Workspace): EvidenceMatrix {
  const { claims, entries, contradictions } = modelOf(assessment);
  return matrixFrom(claims, entries, contradictions, casefile);
}

const matrixFrom = byIdentity(
  (
    model: ModelClaims,
    parts: readonly ModelEntry[],
    contradictions: readonly ModelContradiction[],
    casefile: Casefile | null,
  ): EvidenceMatrix => {
    const claims = claimsOf(model, contradictions, casefile);
    const entries = parts.map((entry, at) => entryOf(entry, at, model.places));
    return {
      claims,
      entries,
      linkCount: entries.reduce((sum, { links }) => sum + links.length, 0),
      claimById: (id) => claims[model.named(id)?.index ?? -1],
      actorNames: (id) => casefileIndex(casefile).actor(id)?.names ?? [],
      longerNames: (names) => longerNamesOf(casefile?.actors, names),
    };
  },
);

/** Returns the claims; the same list as long as nothing that they depend on has changed, such as with a new link. */
const claimsOf = byIdentity(
  (
    { list, named }: ModelClaims,
    contradictions: readonly ModelContradiction[],
    casefile: Casefile | null,
  ): readonly MatrixClaim[] => {
    const observations = casefileIndex(casefile);
    const counts = occurrences(
      contradictions.flatMap(({ view }) => [...new Set([view.left_claim_id, view.right_claim_id])]),
    );
    return list.map((claim) => {
      const publisher = observations.observation(claim.claim.observation_id)?.publisher_actor_id;
      return claimOf(claim, named(claim.id) === claim, publisher, counts.get(claim.id ?? '') ?? 0);
    });
  },
);

const claimOf = byIdentity(
  (
    { index, id = '', claim }: ModelClaim,
    answers: boolean,
    publisher: MatrixClaim['publisher'],
    contradictions: number,
  ): MatrixClaim => ({ index, id, answers, claim, publisher, contradictions }),
);

/** Returns an entry; the same object as long as it has not changed, so that a new link changes one entry. */
const entryOf = byIdentity((entry: ModelEntry, at: number, places: ModelClaims['places']): MatrixEntry => {
  const { list, index, path, id, links } = entry;
  return { at, list, index, path, id, ...wordsOf(entry), links, cells: cellsOf(links, places) };
});

function wordsOf(entry: ModelEntry): Pick<MatrixEntry, 'actor' | 'words' | 'domain' | 'state'> {
  const { actor_id: actor, workflow_state: state } = entry.view;
  if (entry.list === 'power_bases') {
    return { actor, words: entry.view.description ?? '', domain: entry.view.domain, state };
  }
  return { actor, words: entry.view.hypothesis || (entry.view.topic ?? ''), domain: undefined, state };
}

function cellsOf(links: MatrixEntry['links'], places: ModelClaims['places']): ReadonlyMap<number, CellEffect> {
  const cells = new Map<number, CellEffect>();
  for (const link of links) {
    const claim = link?.claim_id ? places.get(link.claim_id) : undefined;
    if (claim !== undefined) cells.set(claim, mergeEffects(cells.get(claim), link?.effect));
  }
  return cells;
}

/** A value that is not in the contract counts less than one that is. */
function mergeEffects(before: CellEffect | undefined, effect: string | undefined): CellEffect {
  const now = effect === 'supports' || effect === 'contradicts' ? effect : 'other';
  if (before === undefined || before === 'other') return now;
  return now === 'other' || now === before ? before : 'both';
}
