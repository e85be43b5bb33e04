/** Finds entries of an assessment by ID, claim pair or span, and who uses them; updated list by list. */
import { isJsonObject, isJsonArray, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownList, ownText } from '../json/own.ts';
import { vocabularyTerms, ownTexts } from '../assessment/likelihood.ts';
import { listOf, viewClaim, viewContradiction, type ListName, type ClaimView } from '../assessment/view.ts';
import { changedRange } from '../json/changed-range.ts';
import { propositionFit } from '../assessment/verbatim.ts';
import { freshIdLike, idFieldOf, type IdentifiedList } from '../assessment/ids.ts';
import { occurrences } from '../json/grouped.ts';
import { pointer, type Pointer } from '../json/pointer.ts';

/** Counts how often each text occurs, and which texts occur more than once. */
class Tally {
  readonly #counts = new Map<string, number>();
  readonly #repeated = new Set<string>();
  #shown: ReadonlySet<string> | undefined;

  of(text: string): number {
    return this.#counts.get(text) ?? 0;
  }

  /** Every text that occurs, with its count. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  add(text: unknown, sign: 1 | -1): void {
    if (typeof text !== 'string') return;
    const before = this.of(text);
    const count = before + sign;
    if (count === 0) this.#counts.delete(text);
    else this.#counts.set(text, count);
    if (before > 1 === count > 1) return;
    this.#shown = undefined;
    if (count > 1) this.#repeated.add(text);
    else this.#repeated.delete(text);
  }

  /** The texts that occur more than once. The same set as long as they are the same. */
  get repeated(): ReadonlySet<string> {
    return (this.#shown ??= new Set(this.#repeated));
  }
}

type Items = readonly JsonValue[];

const linkLists = ['power_bases', 'intent_hypotheses'] as const;

/** The kinds of counts: citations of claims, supporting links, reasons, falsifiers and likelihood terms. */
type UseKind = 'citations' | 'support' | 'reasons' | 'falsifiers' | 'vocabularies';

/** Returns the claim that a link cites as supporting, or undefined. */
function supportingClaim(link: JsonValue | undefined): JsonValue | undefined {
  return own(link, 'effect') === 'supports' ? own(link, 'claim_id') : undefined;
}

/** Returns the claims that an entry cites as supporting, each once. */
function supportingClaims(entry: JsonValue | undefined): ReadonlySet<JsonValue | undefined> {
  return new Set(ownList(entry, 'evidence').map(supportingClaim));
}

/** Returns the vocabularies whose likelihood terms an entry uses, each once. */
function vocabulariesIn(entry: JsonValue | undefined): ReadonlySet<string> {
  return new Set(ownTexts(entry).flatMap(({ text }) => vocabularyTerms(text).map(({ vocabulary }) => vocabulary)));
}

/** Counts how often texts are used in a document. From one document to the next, only changes are counted again. */
class UseCounts {
  /** How often each claim ID is used in evidence links and contradictions. */
  readonly claims = new Tally();
  /** Reasons of evidence links. */
  readonly reasons = new Tally();
  /** Falsifiers of power bases and hypotheses. */
  readonly falsifiers = new Tally();
  /** Claim IDs, by supporting evidence links. */
  readonly support = new Tally();
  /** Claim IDs, by the entries that they support. */
  readonly supported = new Tally();
  /** Vocabularies, by the entries that use their likelihood terms. */
  readonly vocabularies = new Tally();
  #changed = new Set<UseKind>();

  /** Counts the differences between two documents. Returns which counts changed. */
  update(before: JsonObject, after: JsonObject): ReadonlySet<UseKind> {
    this.#changed = new Set();
    for (const list of linkLists) this.#lists(listOf(before, list), listOf(after, list), this.#entry);
    this.#lists(listOf(before, 'contradictions'), listOf(after, 'contradictions'), this.#sides);
    return this.#changed;
  }

  /** Calls `visit` with the old and the new value at each changed position. */
  #lists(before: Items, after: Items, visit: (before?: JsonValue, after?: JsonValue) => void): void {
    if (before === after) return;
    const { start, beforeEnd, afterEnd } = changedRange(before, after);
    for (let index = start; index < Math.max(beforeEnd, afterEnd); index++) {
      visit(index < beforeEnd ? before[index] : undefined, index < afterEnd ? after[index] : undefined);
    }
  }

  #count(kind: UseKind, tally: Tally, before: JsonValue | undefined, after: JsonValue | undefined): void {
    if (before === after) return;
    tally.add(before, -1);
    tally.add(after, 1);
    this.#changed.add(kind);
  }

  readonly #entry = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#lists(ownList(before, 'evidence'), ownList(after, 'evidence'), this.#link);
    this.#lists(ownList(before, 'falsifiers'), ownList(after, 'falsifiers'), this.#falsifier);
    for (const claim of supportingClaims(before)) this.supported.add(claim, -1);
    for (const claim of supportingClaims(after)) this.supported.add(claim, 1);
    for (const vocabulary of vocabulariesIn(before))
      this.#count('vocabularies', this.vocabularies, vocabulary, undefined);
    for (const vocabulary of vocabulariesIn(after))
      this.#count('vocabularies', this.vocabularies, undefined, vocabulary);
  };

  readonly #link = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#count('citations', this.claims, own(before, 'claim_id'), own(after, 'claim_id'));
    this.#count('support', this.support, supportingClaim(before), supportingClaim(after));
    this.#count('reasons', this.reasons, own(before, 'reason'), own(after, 'reason'));
  };

  readonly #falsifier = (before?: JsonValue, after?: JsonValue): void => {
    this.#count('falsifiers', this.falsifiers, before, after);
  };

  readonly #sides = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    for (const side of ['left_claim_id', 'right_claim_id']) {
      this.#count('citations', this.claims, own(before, side), own(after, side));
    }
  };
}

/** The fields that the document's index and the look-ups read. A text is read whole. */
const fields: Readonly<Record<ListName, readonly string[]>> = {
  claims: ['claim_id', 'passage_id', 'span', 'observation_id', 'representation', 'claim_kind', 'actual', 'attribution'],
  power_bases: ['power_basis_id'],
  intent_hypotheses: ['hypothesis_id'],
  contradictions: ['left_claim_id', 'right_claim_id'],
  unknowns: [],
};

/**
 * Whether the index is the same for two versions of a list, so that no look-up has to be repeated: the same number of
 * items, with the same values in the fields that are read. Values are compared by identity, so the result can be
 * `false` for equal ones.
 */
function readsTheSame(list: ListName, before: readonly JsonValue[], after: readonly JsonValue[]): boolean {
  if (before.length !== after.length) return false;
  const { start, afterEnd } = changedRange(before, after);
  for (let index = start; index < afterEnd; index++) {
    const [one, other] = [before[index], after[index]];
    if (one === other) continue;
    if (!isJsonObject(one) || !isJsonObject(other)) return false;
    if (fields[list].some((field) => own(one, field) !== own(other, field))) return false;
    // This is all that is read of a proposition.
    if (list === 'claims' && propositionFit(viewClaim(one)) !== propositionFit(viewClaim(other))) return false;
  }
  return true;
}

/** The parts of a document's index that changed. */
export type Changes = ReadonlySet<ListName | UseKind | 'observation_ids' | 'fingerprint'>;

type Places = ReadonlyMap<string, readonly number[]>;

const listNames: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];
const emptyDocument: JsonObject = {};

/** Returns the indices of a list's items by the key that `keyOf` returns. Items without a key are left out. */
function placesOf(items: readonly JsonValue[], keyOf: (item: JsonValue) => string | undefined): Places {
  const places = new Map<string, number[]>();
  items.forEach((item, index) => {
    const key = keyOf(item);
    if (key === undefined) return;
    const group = places.get(key);
    if (group) group.push(index);
    else places.set(key, [index]);
  });
  return places;
}

/**
 * Returns the same text for the same two claims in either order. The length in front keeps IDs with unusual characters
 * apart.
 */
export function pairKey(one: string, other: string): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  return `${String(first.length)}:${first}${second}`;
}

function contradictionKey(item: JsonValue): string | undefined {
  const { left_claim_id: left, right_claim_id: right } = viewContradiction(item);
  return left === undefined || right === undefined ? undefined : pairKey(left, right);
}

const keys: Readonly<Record<ListName, (item: JsonValue) => string | undefined>> = {
  claims: (item) => ownText(item, idFieldOf.claims),
  power_bases: (item) => ownText(item, idFieldOf.power_bases),
  intent_hypotheses: (item) => ownText(item, idFieldOf.intent_hypotheses),
  contradictions: contradictionKey,
  unknowns: (item) => (typeof item === 'string' ? item : undefined),
};

/** Returns the same text for the same span of the same passage; undefined for a claim without a span. */
export function spanKeyOf({ passage_id: passage, span }: Pick<ClaimView, 'passage_id' | 'span'>): string | undefined {
  if (passage === undefined || span?.start === undefined || span.end === undefined) return undefined;
  return `${String(span.start)}-${String(span.end)} ${passage}`;
}

function opposedClaims(contradictions: readonly JsonValue[]): ReadonlyMap<string, readonly string[]> {
  const opposed = new Map<string, Set<string>>();
  const note = (one: string, other: string): void => {
    const group = opposed.get(one);
    if (group) group.add(other);
    else opposed.set(one, new Set([other]));
  };
  for (const item of contradictions) {
    const { left_claim_id: left, right_claim_id: right } = viewContradiction(item);
    if (left === undefined || right === undefined || left === right) continue;
    note(left, right);
    note(right, left);
  }
  return new Map(Array.from(opposed, ([claimId, others]) => [claimId, [...others]]));
}

/** Removes differences in case, punctuation and leading zeros from an ID. */
function looseForm(id: string): string {
  return id
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/** Look-ups in the whole document. The index of a list is rebuilt only if that list changed. */
export class DocumentIndex {
  #document = emptyDocument;
  readonly #places = new Map<ListName, Places>(listNames.map((list) => [list, new Map()]));
  readonly #uses = new UseCounts();
  #claimsByObservation: ReadonlyMap<number, number> = new Map();
  #claimsBySpan: Places | undefined;
  #opposed: ReadonlyMap<string, readonly string[]> | undefined;
  #looseClaimIds: Places | undefined;
  #listed: ReadonlySet<JsonValue> = new Set();

  /** Updates the index for the next document. Returns the parts of the index that changed. */
  update(document: JsonObject): Changes {
    const before = this.#document;
    this.#document = document;
    const changes = new Set<ListName | UseKind | 'observation_ids' | 'fingerprint'>();
    if (before['casefile_fingerprint_sha256'] !== document['casefile_fingerprint_sha256']) changes.add('fingerprint');
    for (const list of listNames) {
      const [old, items] = [listOf(before, list), listOf(document, list)];
      if (old === items || readsTheSame(list, old, items)) continue;
      changes.add(list);
      this.#places.set(list, placesOf(items, keys[list]));
    }
    if (changes.has('claims')) this.#indexClaims();
    if (changes.has('contradictions')) this.#opposed = undefined;
    for (const kind of this.#uses.update(before, document)) changes.add(kind);
    if (before['observation_ids'] !== document['observation_ids']) {
      changes.add('observation_ids');
      const { observation_ids: listed } = document;
      this.#listed = new Set(isJsonArray(listed) ? listed : []);
    }
    return changes;
  }

  /** The document's fingerprint, or undefined. */
  get fingerprint(): JsonValue | undefined {
    return own(this.#document, 'casefile_fingerprint_sha256');
  }

  #indexClaims(): void {
    const claims = listOf(this.#document, 'claims');
    this.#claimsByObservation = occurrences(claims.map((item) => viewClaim(item).observation_id));
    this.#claimsBySpan = undefined;
    this.#looseClaimIds = undefined;
  }

  #placesOf(list: ListName, key: string): readonly number[] {
    return this.#places.get(list)?.get(key) ?? [];
  }

  /** The first claim with an ID, and its pointer. */
  claim(claimId: string): { readonly view: ClaimView; readonly place: Pointer } | undefined {
    const [index] = this.#placesOf('claims', claimId);
    if (index === undefined) return undefined;
    return { view: viewClaim(listOf(this.#document, 'claims')[index]), place: pointer('claims', index) };
  }

  /** Pointers of the items with a key (an ID, a pair of claims, a text); empty if there is only one. */
  pointersSharing(list: ListName, key: string): readonly Pointer[] {
    const places = this.#placesOf(list, key);
    return places.length > 1 ? places.map((index) => pointer(list, index)) : [];
  }

  similarClaimId(claimId: string): string | undefined {
    const ids = Array.from(this.#places.get('claims')?.keys() ?? []);
    this.#looseClaimIds ??= placesOf(ids, (id) => looseForm(String(id)));
    const similar = this.#looseClaimIds.get(looseForm(claimId)) ?? [];
    return similar.length === 1 ? ids[similar[0] ?? 0] : undefined;
  }

  claimUses(claimId: string): number {
    return this.#uses.claims.of(claimId);
  }

  /** The reasons that more than one evidence link has. */
  get repeatedReasons(): ReadonlySet<string> {
    return this.#uses.reasons.repeated;
  }

  /** The falsifiers that occur more than once. */
  get repeatedFalsifiers(): ReadonlySet<string> {
    return this.#uses.falsifiers.repeated;
  }

  /** How many supporting links cite each claim. */
  get supportingLinks(): ReadonlyMap<string, number> {
    return this.#uses.support.counts;
  }

  /** How many entries a claim supports. */
  supportedEntries(claimId: string): number {
    return this.#uses.supported.of(claimId);
  }

  /** The IDs of all claims, each once. */
  get claimIds(): Iterable<string> {
    return this.#places.get('claims')?.keys() ?? [];
  }

  /** The vocabularies whose likelihood terms the entries use. */
  get likelihoodVocabularies(): ReadonlySet<string> {
    return new Set(this.#uses.vocabularies.counts.keys());
  }

  /** Pointers of the claims with the same span in the same passage; empty if there is only one. */
  claimsAt(spanKey: string): readonly Pointer[] {
    this.#claimsBySpan ??= placesOf(listOf(this.#document, 'claims'), (item) => spanKeyOf(viewClaim(item)));
    const places = this.#claimsBySpan.get(spanKey) ?? [];
    return places.length > 1 ? places.map((index) => pointer('claims', index)) : [];
  }

  /** Which claims contradictions set against a claim, each once, in the order of the contradictions. */
  get opposed(): ReadonlyMap<string, readonly string[]> {
    return (this.#opposed ??= opposedClaims(listOf(this.#document, 'contradictions')));
  }

  claimsOfObservation(observationId: number): number {
    return this.#claimsByObservation.get(observationId) ?? 0;
  }

  freshId(list: IdentifiedList, id: string): string {
    return freshIdLike(this.#places.get(list)?.keys() ?? [], id);
  }

  /** How many numbers `observation_ids` lists; undefined if it is not a list. */
  get observationCount(): number | undefined {
    const { observation_ids: listed = [] } = this.#document;
    return isJsonArray(listed) ? listed.length : undefined;
  }

  observationListed(observationId: number): boolean {
    return this.#listed.has(observationId);
  }
}
