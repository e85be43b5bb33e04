/** Reads copied entries from the clipboard, and creates the edit that adds them to a draft. */
import { freshIdLike, idFieldOf, idsOf } from '../assessment/ids.ts';
import { limits } from '../assessment/limits.ts';
import { listNames, listOf, viewClaim, type ListName } from '../assessment/view.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { grouped } from '../json/grouped.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { own, ownList, ownText } from '../json/own.ts';
import { withProperty, withoutProperty } from '../json/tree.ts';
import { entriesFormat } from './copied-entries.ts';
import type { Edit, Workspace } from './workspace.ts';
import { mapClaimIds } from './references.ts';

/** What a paste adds, and what it leaves out. */
export interface Pasted {
  /** Adds all entries as one step. */
  readonly edit: Edit;
  /** The lists with new entries: how many, and the index of the first. */
  readonly added: readonly { readonly list: ListName; readonly count: number; readonly index: number }[];
  /** How many entries of each list were beyond its limit. */
  readonly over: Readonly<Partial<Record<ListName, number>>>;
  /** How many items are not entries. */
  readonly invalid: number;
  /** The claims of the evidence links that were left out, once for each link. */
  readonly missing: readonly string[];
  /** The missing claims of the contradictions that were left out, once for each contradiction. */
  readonly missingSides: readonly string[];
  /** The IDs of the new claims whose passage is not in the casefile. */
  readonly withoutPassage: readonly string[];
}

/** Returns the copied entries in a text; undefined if it is another text. */
export function readCopiedEntries(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isJsonObject(value) && own(value, 'format') === entriesFormat ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds copied entries: after the entry at `after`, else at the end of their list. An ID that is in use is replaced. A
 * link points to the pasted claim, to the claim of the same draft (`isSameDraft`), or to one with the same content;
 * otherwise it is left out. A claim gets the number that the observation of its passage has here. Adds no more entries
 * than the contract allows.
 */
export function pasteEntries(
  workspace: Workspace,
  copied: JsonObject,
  isSameDraft: boolean,
  after?: { readonly section: string; readonly index?: number | undefined },
): Pasted {
  const { assessment } = workspace;
  const over: Partial<Record<ListName, number>> = {};
  let invalid = 0;
  const entriesOf = (list: ListName): readonly JsonValue[] => {
    const all = ownList(copied, list);
    const valid = all.filter((entry) => (list === 'unknowns' ? typeof entry === 'string' : isJsonObject(entry)));
    const fitting = valid.slice(0, Math.max(0, limits[list] - listOf(assessment, list).length));
    invalid += all.length - valid.length;
    if (fitting.length < valid.length) over[list] = valid.length - fitting.length;
    return fitting;
  };
  const { claims, newIds, withoutPassage } = newClaims(workspace, entriesOf('claims'));
  const claimHere = finderOf(assessment, copied, isSameDraft);
  const missing: string[] = [];
  const missingSides: string[] = [];
  const mapId = (lost: string[]) => (id: string) => {
    const here = newIds.get(id) ?? claimHere(id);
    if (here === undefined) lost.push(id);
    return here;
  };
  const entries = {
    power_bases: withFreshIds(assessment, 'power_bases', entriesOf('power_bases')),
    intent_hypotheses: withFreshIds(assessment, 'intent_hypotheses', entriesOf('intent_hypotheses')),
  };
  const values = {
    ...mapClaimIds(entries, mapId(missing)),
    ...mapClaimIds({ contradictions: entriesOf('contradictions') }, mapId(missingSides)),
    claims,
    unknowns: entriesOf('unknowns'),
  };
  const added = listNames.flatMap((list) => {
    const { length } = listOf(assessment, list);
    const index = after?.section === list && after.index !== undefined ? Math.min(after.index + 1, length) : length;
    const count = ownList(values, list).length;
    return count === 0 ? [] : [{ list, count, index }];
  });
  const inserts = added.map(({ list, index }): Edit => ({
    type: 'insert',
    path: `/assessment/${list}`,
    index,
    values: ownList(values, list),
  }));
  return {
    edit: { type: 'batch', edits: [...inserts, ...listObservations(assessment, claims)] },
    added,
    over,
    invalid,
    missing,
    missingSides,
    withoutPassage,
  };
}

function withFreshIds(
  assessment: JsonObject,
  list: keyof typeof idFieldOf,
  entries: readonly JsonValue[],
  onId?: (before: string, id: string) => void,
): readonly JsonValue[] {
  const field = idFieldOf[list];
  const usedIds = new Set(idsOf(assessment, list));
  return entries.map((entry) => {
    const before = ownText(entry, field);
    if (before === undefined || !isJsonObject(entry)) return entry;
    const id = freshIdLike(usedIds, before);
    usedIds.add(id);
    onId?.(before, id);
    return id === before ? entry : withProperty(entry, field, id);
  });
}

/** The claims to add: with unused IDs, and with the number of the observation that has their passage here. */
function newClaims({ assessment, casefile }: Workspace, copied: readonly JsonValue[]) {
  const newIds = new Map<string, string>();
  const withoutPassage: string[] = [];
  const { passage: passageWithId } = casefileIndex(casefile);
  const fresh = withFreshIds(assessment, 'claims', copied, (before, id) => {
    if (!newIds.has(before)) newIds.set(before, id);
  });
  const claims = fresh.map((claim) => {
    const { claim_id: id = '', passage_id: passage = '', observation_id: number } = viewClaim(claim);
    const observations = passageWithId(passage)?.observations ?? [];
    const [first] = observations;
    if (!first) withoutPassage.push(id);
    const isHere = !first || observations.some(({ observation_id: here }) => here === number);
    return isHere || !isJsonObject(claim) ? claim : withProperty(claim, 'observation_id', first.observation_id);
  });
  return { claims, newIds, withoutPassage };
}

/** The content of a claim by which two drafts have the same one: all but its ID and the number of its observation. */
function contentOf(claim: JsonValue): JsonObject {
  return isJsonObject(claim) ? withoutProperty(withoutProperty(claim, 'claim_id'), 'observation_id') : {};
}

/** Returns a function that finds the claim of the draft that a copied link means. */
function finderOf(assessment: JsonObject, copied: JsonObject, isSameDraft: boolean) {
  const known = new Set(idsOf(assessment, 'claims'));
  const byText = grouped(listOf(assessment, 'claims'), (claim) => ownText(claim, 'actual'));
  const cited = new Map(ownList(copied, 'cited_claims').map((claim) => [ownText(claim, 'claim_id'), claim] as const));
  return (id: string): string | undefined => {
    if (isSameDraft && known.has(id)) return id;
    const claim = cited.get(id);
    if (claim === undefined) return undefined;
    const content = contentOf(claim);
    const alike = (byText.get(ownText(claim, 'actual')) ?? []).filter((here) => sameJson(contentOf(here), content));
    const ids = alike.map((here) => ownText(here, 'claim_id'));
    return ids.includes(id) ? id : ids[0];
  };
}

/** Lists the observations of new claims that are not listed yet, as long as there is room. */
function listObservations(assessment: JsonObject, claims: readonly JsonValue[]): readonly Edit[] {
  const listed = own(assessment, 'observation_ids') ?? [];
  if (!isJsonArray(listed)) return [];
  const used = new Set(claims.flatMap((claim) => viewClaim(claim).observation_id ?? []));
  const values = [...used]
    .filter((id) => !listed.includes(id))
    .slice(0, Math.max(0, limits.observation_ids - listed.length));
  return values.length === 0
    ? []
    : [{ type: 'insert', path: '/assessment/observation_ids', index: listed.length, values }];
}
