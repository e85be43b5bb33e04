/**
 * The model of an assessment: its parts with their places, which claim an ID names, and who cites whom. Built entry by
 * entry and remembered by identity, so that a key costs one entry.
 */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { idFieldOf, isIdentifier } from './ids.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
  type ContradictionView,
  type EvidenceLinkView,
  type IntentView,
  type PowerBasisView,
} from './view.ts';

/** An item of one of the lists. The same object as long as the item and its place are the same. */
interface Item {
  /** Its index in its list. */
  readonly index: number;
  /** '/claims/3' */
  readonly path: Pointer;
  /** The item itself, of any type. */
  readonly raw: JsonValue;
}

/** A claim and its place. */
export interface ModelClaim extends Item {
  /** Undefined if it has none, or one that is not a text. */
  readonly id: string | undefined;
  /** Whether evidence links can refer to it (specification 2.9). */
  readonly citable: boolean;
  readonly claim: ClaimView;
}

/** The claims of a document. The same object for the same list. */
export interface ModelClaims {
  readonly list: readonly ModelClaim[];
  /** The index of the first claim with each ID; '' for the first without one. The same map while no ID changes. */
  readonly places: ReadonlyMap<string, number>;
  /** The claim that references with this ID mean: the first of several. An empty ID means none. */
  named(id: string | undefined): ModelClaim | undefined;
}

/** The lists whose entries have evidence, in the contract's order. */
export const entryLists = ['power_bases', 'intent_hypotheses'] as const;

/** A list whose entries have evidence. */
export type EntryList = (typeof entryLists)[number];

/** A power basis or an intent hypothesis, and its place. */
export type ModelEntry = Item & {
  /** Its ID, or ''. */
  readonly id: string;
  /** Its links, by their index; undefined for a value that is not an object. */
  readonly links: readonly (EvidenceLinkView | undefined)[];
} & (
    | { readonly list: 'power_bases'; readonly view: PowerBasisView }
    | { readonly list: 'intent_hypotheses'; readonly view: IntentView }
  );

/** A contradiction and its place. */
export interface ModelContradiction extends Item {
  readonly view: ContradictionView;
}

/** A reference to a claim or an actor. Pointers are into the assessment. */
export interface Reference {
  /** The pointer of the ID: '/power_bases/0/evidence/3/claim_id'. */
  readonly path: Pointer;
  /** The entry that contains it: '/power_bases/0'. */
  readonly entryPath: Pointer;
  readonly kind: 'evidence' | 'contradiction' | 'subject' | 'attribution' | 'entry-actor' | 'related-actor';
  /** The effect of an evidence link, if it has one. */
  readonly effect?: string;
}

/** What everything else asks about an assessment. Each part is made when it is first read. */
export interface AssessmentModel {
  readonly claims: ModelClaims;
  /** Power bases first, then hypotheses. */
  readonly entries: readonly ModelEntry[];
  readonly contradictions: readonly ModelContradiction[];
  /**
   * The evidence links and contradiction sides that name each claim ID, in document order. The same map as long as no
   * ID and no effect in them changes, so that typing elsewhere costs nothing.
   */
  readonly citedBy: ReadonlyMap<string, readonly Reference[]>;
}

/** Returns the model of an assessment, which may be malformed. The same object for the same assessment. */
export const modelOf = byIdentity((assessment: JsonObject): AssessmentModel => ({
  get claims() {
    return claimsIn(listOf(assessment, 'claims'));
  },
  get entries() {
    return entriesIn(listOf(assessment, 'power_bases'), listOf(assessment, 'intent_hypotheses'));
  },
  get contradictions() {
    return contradictionsIn(listOf(assessment, 'contradictions'));
  },
  get citedBy() {
    return citedByIn(this.entries, this.contradictions);
  },
}));

const claimAt = byIdentity((raw: JsonValue, index: number): ModelClaim => {
  const claim = viewClaim(raw);
  const { claim_id: id } = claim;
  return { index, path: pointer('claims', index), raw, id, citable: id !== undefined && isIdentifier(id), claim };
});

const claimsIn = byIdentity((claims: readonly JsonValue[]): ModelClaims => {
  const list = claims.map((raw, index) => claimAt(raw, index));
  const places = placesOf(list);
  return {
    list,
    places,
    named(id) {
      return id ? list[places.get(id) ?? -1] : undefined;
    },
  };
});

let latestPlaces: { readonly ids: readonly string[]; readonly places: ReadonlyMap<string, number> } | undefined;

function placesOf(list: readonly ModelClaim[]): ReadonlyMap<string, number> {
  const ids = list.map(({ id = '' }) => id);
  if (latestPlaces?.ids.length === ids.length && ids.every((id, index) => id === latestPlaces?.ids[index])) {
    return latestPlaces.places;
  }
  const places = new Map(ids.map((id, index) => [id, index] as const).reverse());
  latestPlaces = { ids, places };
  return places;
}

const entryAt = byIdentity((raw: JsonValue, list: EntryList, index: number): ModelEntry => {
  const item = { index, path: pointer(list, index), raw };
  if (list === 'power_bases') {
    const view = viewPowerBasis(raw);
    return { ...item, list, view, id: view[idFieldOf[list]] ?? '', links: view.evidence ?? noLinks };
  }
  const view = viewIntent(raw);
  return { ...item, list, view, id: view[idFieldOf[list]] ?? '', links: view.evidence ?? noLinks };
});

const noLinks: ModelEntry['links'] = [];

const entriesIn = byIdentity((bases: readonly JsonValue[], intents: readonly JsonValue[]): readonly ModelEntry[] => [
  ...bases.map((raw, index) => entryAt(raw, 'power_bases', index)),
  ...intents.map((raw, index) => entryAt(raw, 'intent_hypotheses', index)),
]);

const contradictionAt = byIdentity((raw: JsonValue, index: number): ModelContradiction => ({
  index,
  path: pointer('contradictions', index),
  raw,
  view: viewContradiction(raw),
}));

const contradictionsIn = byIdentity((list: readonly JsonValue[]): readonly ModelContradiction[] =>
  list.map((raw, index) => contradictionAt(raw, index)),
);

/** References of one entry or contradiction, each with the ID that it names. */
type Named = readonly (readonly [id: string, reference: Reference])[];

const ofLinks = byIdentity((links: ModelEntry['links'], entryPath: Pointer): Named =>
  links.flatMap((link, index): Named => {
    if (link?.claim_id === undefined) return [];
    const path = `${entryPath}/evidence/${String(index)}/claim_id`;
    const { effect } = link;
    return [[link.claim_id, { path, entryPath, kind: 'evidence', ...(effect !== undefined && { effect }) }]];
  }),
);

const ofSides = byIdentity(({ view, path: entryPath }: ModelContradiction): Named =>
  (['left_claim_id', 'right_claim_id'] as const).flatMap((side): Named => {
    const id = view[side];
    return id === undefined ? [] : [[id, { path: `${entryPath}/${side}`, entryPath, kind: 'contradiction' }]];
  }),
);

function isSame(one: Named, other: Named | undefined): boolean {
  if (one === other || one.length !== other?.length) return one === other;
  return one.every(([id, { path, effect }], at) => {
    const [otherId, reference] = other[at] ?? [];
    return id === otherId && path === reference?.path && effect === reference.effect;
  });
}

let latest: { readonly parts: readonly Named[]; readonly citedBy: AssessmentModel['citedBy'] } | undefined;

const citedByIn = byIdentity((entries: readonly ModelEntry[], contradictions: readonly ModelContradiction[]) => {
  const parts = [
    ...entries.map(({ links, path }) => ofLinks(links, path)),
    ...contradictions.map((each) => ofSides(each)),
  ];
  const known = latest?.parts.length === parts.length && parts.every((part, at) => isSame(part, latest?.parts[at]));
  const citedBy = known && latest ? latest.citedBy : groupedById(parts);
  latest = { parts, citedBy };
  return citedBy;
});

function groupedById(parts: readonly Named[]): AssessmentModel['citedBy'] {
  const groups = new Map<string, Reference[]>();
  for (const part of parts) {
    for (const [id, reference] of part) {
      const group = groups.get(id);
      if (group) group.push(reference);
      else groups.set(id, [reference]);
    }
  }
  return groups;
}
