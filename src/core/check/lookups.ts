/** Everything that rules can look up in the document and the casefile, with a record of which check read what. */
import { byIdentity } from '../json/by-identity.ts';
import type { Actor, Casefile, Observation } from '../casefile/types.generated.ts';
import type { Naming } from '../text/naming.ts';
import type { CitedClaim, ExactMatch, RuleContext, ClaimContext } from '../rules/context.ts';
import { LookupTable, type Cell, type Reading } from './cell.ts';
import { cachedNaming, findElsewhere, convertSpan, cachedReanchoring, cachedWordsInPassages } from './find-text.ts';
import type { IdentifiedList } from '../assessment/ids.ts';
import { sameJson } from '../json/same-json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { propositionFit } from '../assessment/verbatim.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import type { Digest } from '../casefile/hash.ts';
import { casefileIndex, longerNamesOf, type LoadedPassage } from '../casefile/lookup.ts';
import type { ClaimView } from '../assessment/view.ts';
import { claimContextOf, speakerNamesOf } from './claim-context.ts';
import { claimWordsOf, SharedWords, type ClaimWords } from './shared-words.ts';
import { pairKey, spanKeyOf, type Changes, type DocumentIndex } from './document-index.ts';

/** The letters and digits of a text in lower case, without accents. */
function looseForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const formsOf = byIdentity((actors: readonly Actor[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const forms = new Map<string, Set<string>>();
  for (const { actor_id: id, names } of actors) {
    for (const form of [id, ...names].map(looseForm)) forms.set(form, (forms.get(form) ?? new Set()).add(id));
  }
  return forms;
});

/**
 * Returns the ID of the actor whose ID or name is this text, ignoring case, accents and punctuation. Undefined if there
 * is none, or more than one.
 */
function similarActorId(casefile: Casefile | null, text: string): string | undefined {
  const form = looseForm(text);
  if (!casefile || form === '') return undefined;
  const ids = formsOf(casefile.actors).get(form);
  return ids?.size === 1 ? [...ids][0] : undefined;
}

/**
 * The sources of the look-ups. The readers of a claim are recorded, so that changes of the claim reach this class too.
 */
interface NamingSources {
  claim(claimId: string, reader: Cell | undefined): CitedClaim | undefined;
  actor(actorId: string): Actor | undefined;
  /** The longer names of other actors that contain one of an actor's names. */
  longerNames(names: readonly string[]): readonly string[];
}

/**
 * Look-ups of whether claims name actors. An entry depends on the result and not on the actor, so that typing in a name
 * only affects the links that gain or lose it.
 */
class NamingLookups {
  readonly #tables = new Map<string, LookupTable<string, Naming | undefined>>();
  readonly #sources: NamingSources;

  constructor(sources: NamingSources) {
    this.#sources = sources;
  }

  ask(claimId: string, actorId: string, reader: Cell | undefined): Naming | undefined {
    this.#sources.claim(claimId, reader);
    let table = this.#tables.get(claimId);
    if (!table) {
      table = new LookupTable((actor) => this.#answer(claimId, actor));
      this.#tables.set(claimId, table);
    }
    return table.ask(actorId, reader);
  }

  #answer(claimId: string, actorId: string): Naming | undefined {
    const actual = this.#sources.claim(claimId, undefined)?.actual;
    const names = this.#sources.actor(actorId)?.names;
    if (!actual || !names?.some((name) => name.trim() !== '')) return undefined;
    return cachedNaming(actual, names, this.#sources.longerNames(names));
  }

  /** Refreshes these claims after they changed. */
  refreshClaims(claimIds: readonly string[], onChanged: (reader: Cell) => void): void {
    for (const claimId of claimIds) this.#tables.get(claimId)?.refresh(onChanged);
  }

  /** Refreshes all claims after actors changed. */
  refreshAll(onChanged: (reader: Cell) => void): void {
    for (const [claimId, table] of this.#tables) {
      table.refresh(onChanged);
      if (table.isEmpty) this.#tables.delete(claimId);
    }
  }
}

/** The sources of the look-ups. `casefile` is the attached one. */
export interface LookupSources {
  readonly index: DocumentIndex;
  casefile: Casefile | null;
  readonly digest: Digest;
  readonly scopeStatement: string | undefined;
}

/** The functions through which rules read the document and the casefile. */
export interface Lookups {
  readonly context: RuleContext;
  /** Passes every cell with a changed result to `onChanged`. */
  refresh(changes: Changes, casefileChanged: boolean, onChanged: (cell: Cell) => void): void;
}

const noPlaces: readonly Pointer[] = [];
const noObservations: readonly Observation[] = [];

/** Returns the previous result if it is equal, because results are compared by identity. */
function reused<Answer>(now: Answer, before: Answer | undefined): Answer {
  return before !== undefined && sameJson(before, now) ? before : now;
}

function citedClaim(index: DocumentIndex, claimId: string, before: CitedClaim | undefined): CitedClaim | undefined {
  const view = index.claim(claimId)?.view;
  if (!view) return undefined;
  const { representation, claim_kind, actual, observation_id } = view;
  const claim = { claim_id: claimId, representation, claim_kind, propositionFit: propositionFit(view) };
  return reused<CitedClaim>({ ...claim, actual, observation_id }, before);
}

function documentTables(index: DocumentIndex) {
  const pointersTable = (list: IdentifiedList | 'contradictions' | 'unknowns') =>
    new LookupTable<string, readonly Pointer[]>((key, before) => reused(index.pointersSharing(list, key), before));
  const freshIdTable = (list: IdentifiedList) => new LookupTable<string, string>((id) => index.freshId(list, id));
  return {
    claim: new LookupTable<string, CitedClaim | undefined>((id, before) => citedClaim(index, id, before)),
    claimPlace: new LookupTable<string, Pointer | undefined>((id) => index.claim(id)?.place),
    similarClaimId: new LookupTable<string, string | undefined>((id) => index.similarClaimId(id)),
    claimUses: new LookupTable<string, number>((id) => index.claimUses(id)),
    supportedEntries: new LookupTable<string, number>((id) => index.supportedEntries(id)),
    claimsAt: new LookupTable<string, readonly Pointer[]>((key, before) => reused(index.claimsAt(key), before)),
    opposed: new LookupTable<'', ReadonlyMap<string, readonly string[]>>(() => index.opposed),
    repeatedReasons: new LookupTable<'', ReadonlySet<string>>(() => index.repeatedReasons),
    repeatedFalsifiers: new LookupTable<'', ReadonlySet<string>>(() => index.repeatedFalsifiers),
    likelihoodVocabularies: new LookupTable<'', ReadonlySet<string>>((_, before) => {
      const now = index.likelihoodVocabularies;
      return before?.size === now.size && [...now].every((each) => before.has(each)) ? before : now;
    }),
    claimsOfObservation: new LookupTable<number, number>((id) => index.claimsOfObservation(id)),
    observationListed: new LookupTable<number, boolean>((id) => index.observationListed(id)),
    observationCount: new LookupTable<'', number | undefined>(() => index.observationCount),
    sharing: {
      claims: pointersTable('claims'),
      power_bases: pointersTable('power_bases'),
      intent_hypotheses: pointersTable('intent_hypotheses'),
      contradictions: pointersTable('contradictions'),
      unknowns: pointersTable('unknowns'),
    },
    fresh: {
      claims: freshIdTable('claims'),
      power_bases: freshIdTable('power_bases'),
      intent_hypotheses: freshIdTable('intent_hypotheses'),
    },
  };
}

function casefileTables(sources: LookupSources) {
  const index = () => casefileIndex(sources.casefile);
  const passageOf = ({ passage_id: id }: ClaimView) => index().passage(id);
  const shared = new SharedWords();
  const contextOf = (claimId: string): ClaimContext | undefined => {
    const view = sources.index.claim(claimId)?.view;
    return view && claimContextOf(view, passageOf(view), ...speakerNamesOf(view, index()));
  };
  return {
    hasCasefile: new LookupTable<'', boolean>(() => sources.casefile !== null),
    fingerprint: new LookupTable<'', string | undefined>(
      () => sources.casefile?.observations && casefileFingerprint(sources.casefile, sources.digest),
    ),
    isCasefileOfDocument: new LookupTable<'', boolean>(() => {
      const { casefile, index: document, digest } = sources;
      return casefile !== null && casefileFingerprint(casefile, digest) === document.fingerprint;
    }),
    actorPlace: new LookupTable<string, Pointer | undefined>((id) => {
      const place = sources.casefile?.actors.findIndex(({ actor_id }) => actor_id === id) ?? -1;
      return place < 0 ? undefined : pointer('actors', place);
    }),
    actorCount: new LookupTable<'', number>(() => sources.casefile?.actors.length ?? 0),
    actor: new LookupTable<string, Actor | undefined>((id) => index().actor(id)),
    similarActorId: new LookupTable<string, string | undefined>((text) => similarActorId(sources.casefile, text)),
    observation: new LookupTable<number, Observation | undefined>((id) => index().observation(id)),
    passage: new LookupTable<string, LoadedPassage | undefined>((id) => index().passage(id)),
    publisherOf: new LookupTable<string, string | undefined>(
      (claimId) =>
        index().observation(sources.index.claim(claimId)?.view.observation_id)?.publisher_actor_id ?? undefined,
    ),
    claimSentence: new LookupTable<string, ClaimContext | undefined>(contextOf),
    sentenceNames: new LookupTable<string, boolean>((key) => {
      const [claimId = '', actorId = ''] = key.split('\0');
      const sentence = contextOf(claimId);
      const names = index().actor(actorId)?.names ?? [];
      const longer = longerNamesOf(sources.casefile?.actors, names);
      return sentence !== undefined && cachedNaming(sentence.words, names, longer).state === 'named';
    }),
    sharedWords: new LookupTable<'', ReadonlyMap<string, ReadonlySet<string>>>(() => {
      const claims = Array.from(sources.index.claimIds).flatMap((claimId): readonly ClaimWords[] => {
        const view = sources.index.claim(claimId)?.view;
        const words = view && claimWordsOf(view, passageOf(view));
        if (!words) return [];
        return [{ claimId, passageId: view.passage_id ?? '', observationId: view.observation_id, words }];
      });
      return shared.update(claims);
    }),
    wordsInPassages: new LookupTable<string, boolean>((actual) =>
      cachedWordsInPassages(sources.casefile?.observations ?? noObservations, actual),
    ),
    elsewhere: new LookupTable<string, readonly ExactMatch[]>((key, before) => {
      const cut = key.indexOf(' ');
      return reused(findElsewhere(sources.casefile, key.slice(0, cut), key.slice(cut + 1)), before);
    }),
  };
}

type DocumentTables = ReturnType<typeof documentTables>;

/** Returns the tables whose results can change with these parts of the document. */
function tablesOver({ sharing, fresh, ...tables }: DocumentTables, changes: Changes) {
  const { claimPlace, similarClaimId, claimsOfObservation } = tables;
  const affected = {
    claims: [claimPlace, similarClaimId, claimsOfObservation, tables.claimsAt, sharing.claims, fresh.claims],
    power_bases: [sharing.power_bases, fresh.power_bases],
    intent_hypotheses: [sharing.intent_hypotheses, fresh.intent_hypotheses],
    contradictions: [sharing.contradictions, tables.opposed],
    unknowns: [sharing.unknowns],
    citations: [tables.claimUses],
    support: [tables.supportedEntries],
    vocabularies: [tables.likelihoodVocabularies],
    reasons: [tables.repeatedReasons],
    falsifiers: [tables.repeatedFalsifiers],
    observation_ids: [tables.observationListed, tables.observationCount],
    fingerprint: [],
  };
  return Array.from(changes).flatMap(
    (change): readonly { refresh(onChanged: (cell: Cell) => void): unknown }[] => affected[change],
  );
}

/** Returns the look-ups for the rules. Each records the cell that reads it. */
function contextOver(
  sources: LookupSources,
  document: DocumentTables,
  casefile: ReturnType<typeof casefileTables>,
  naming: NamingLookups,
  reading: Reading,
): RuleContext {
  const recordPlaces = (places: readonly Pointer[]): readonly Pointer[] => {
    if (places.length > 0 && reading.cell) reading.cell.seesPlaces = true;
    return places;
  };
  const placesFor = (list: keyof DocumentTables['sharing'], key: string): readonly Pointer[] =>
    recordPlaces(document.sharing[list].ask(key, reading.cell));
  return {
    claim: (id) => document.claim.ask(id, reading.cell),
    claimPlace: (id) => document.claimPlace.ask(id, reading.cell),
    similarClaimId: (id) => document.similarClaimId.ask(id, reading.cell),
    claimUses: (id) => document.claimUses.ask(id, reading.cell),
    supportedEntries: (id) => document.supportedEntries.ask(id, reading.cell),
    claimSentence: (id) => casefile.claimSentence.ask(id, reading.cell),
    sentenceNamesActor: (claimId, actorId) => casefile.sentenceNames.ask(`${claimId}\0${actorId}`, reading.cell),
    sharedWords: () => casefile.sharedWords.ask('', reading.cell),
    claimsSharingSpan: (claim) => {
      const key = spanKeyOf(claim);
      return key === undefined ? noPlaces : recordPlaces(document.claimsAt.ask(key, reading.cell));
    },
    publisherOf: (id) => casefile.publisherOf.ask(id, reading.cell),
    opposedClaims: () => document.opposed.ask('', reading.cell),
    repeatedReasons: () => document.repeatedReasons.ask('', reading.cell),
    repeatedFalsifiers: () => document.repeatedFalsifiers.ask('', reading.cell),
    likelihoodVocabularies: () => document.likelihoodVocabularies.ask('', reading.cell),
    claimsOfObservation: (id) => document.claimsOfObservation.ask(id, reading.cell),
    entriesSharingId: placesFor,
    contradictionsSharing: (one, other) => placesFor('contradictions', pairKey(one, other)),
    unknownsSharing: (text) => placesFor('unknowns', text),
    freshId: (list, id) => document.fresh[list].ask(id, reading.cell),
    observationListed: (id) => document.observationListed.ask(id, reading.cell),
    observationCount: () => document.observationCount.ask('', reading.cell),
    hasCasefile: () => casefile.hasCasefile.ask('', reading.cell),
    isCasefileOfDocument: () => casefile.isCasefileOfDocument.ask('', reading.cell),
    fingerprint: () => casefile.fingerprint.ask('', reading.cell),
    actor: (id) => casefile.actor.ask(id, reading.cell),
    similarActorId: (text) => casefile.similarActorId.ask(text, reading.cell),
    observation: (id) => casefile.observation.ask(id, reading.cell),
    passage: (id) => casefile.passage.ask(id, reading.cell),
    actorPlace: (id) => casefile.actorPlace.ask(id, reading.cell),
    actorCount: () => casefile.actorCount.ask('', reading.cell),
    scopeStatement: () => sources.scopeStatement,
    claimNamesActor: (claimId, actorId) => naming.ask(claimId, actorId, reading.cell),
    reanchor: cachedReanchoring,
    matchesElsewhere: (passageId, actual) => casefile.elsewhere.ask(`${passageId} ${actual}`, reading.cell),
    wordsInPassages: (actual) => casefile.wordsInPassages.ask(actual, reading.cell),
    convertSpan: (loaded, unit, start, end) => convertSpan(loaded.passage, unit, start, end),
  };
}

/** Creates the look-ups. `reading` contains the cell that is running. */
export function createLookups(sources: LookupSources, reading: Reading): Lookups {
  const document = documentTables(sources.index);
  const casefile = casefileTables(sources);
  const naming = new NamingLookups({
    claim: (id, reader) => document.claim.ask(id, reader),
    actor: (id) => casefileIndex(sources.casefile).actor(id),
    longerNames: (names) => longerNamesOf(sources.casefile?.actors, names),
  });
  return {
    context: contextOver(sources, document, casefile, naming, reading),
    refresh(changes, casefileChanged, onChanged) {
      if (changes.has('claims')) naming.refreshClaims(document.claim.refresh(onChanged), onChanged);
      for (const table of tablesOver(document, changes)) table.refresh(onChanged);
      if (changes.has('claims')) {
        for (const table of [
          casefile.publisherOf,
          casefile.claimSentence,
          casefile.sentenceNames,
          casefile.sharedWords,
        ])
          table.refresh(onChanged);
      }
      if (changes.has('fingerprint')) casefile.isCasefileOfDocument.refresh(onChanged);
      if (!casefileChanged) return;
      for (const table of Object.values(casefile)) table.refresh(onChanged);
      naming.refreshAll(onChanged);
    },
  };
}
