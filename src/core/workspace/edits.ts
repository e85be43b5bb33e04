/** Creates the edits of the assessment: add, link, move, delete, copy, rename and change entries. */
import type { Edit, Workspace } from './workspace.ts';
import {
  newClaim,
  newContradiction,
  newEvidenceLink,
  newIntent,
  newPowerBasis,
  newUnanchoredClaim,
  spanObject,
  type Anchor,
} from './create.ts';
import { idFieldOf, idsOf, type IdentifiedList } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';
import { escapeToken, valueAt, type Pointer } from '../json/pointer.ts';
import { requireFree } from './references.ts';
import { listOf, type ListName, viewClaim } from '../assessment/view.ts';

// The edits that link a claim to another place of a passage, as its text or as what it paraphrases.

/**
 * Marks a claim as a paraphrase of a span: its actual text becomes the passage's, and its proposition keeps the claim's
 * own words. A claim without a proposition gets its old text as one.
 */
export function paraphraseOf(workspace: Workspace, claimIndex: number, anchor: Anchor): Edit {
  const { actual, proposition } = viewClaim(listOf(workspace.assessment, 'claims')[claimIndex]);
  const base = `/assessment/claims/${String(claimIndex)}`;
  const words = proposition || actual;
  return batch([
    setClaimSpan(workspace, claimIndex, anchor),
    ...(words === undefined ? [] : [setField(`${base}/proposition`, words)]),
    setField(`${base}/representation`, 'paraphrase'),
  ]);
}

/** Sets one value in the workspace: '/assessment/claims/0/proposition', '/title'. */
export function setField(path: Pointer, value: JsonValue): Edit {
  return { type: 'set', path, value };
}

/** Sets the brief for reviewers, or removes it if the text is empty. */
export function briefEdit({ brief }: Workspace, text: string): Edit {
  if (text !== '') return setField('/brief', text);
  return brief === undefined ? batch([]) : { type: 'unset', path: '/brief' };
}

/** Adds a claim with a passage's text at the end of the claims, and lists its observation if it is not listed. */
export function addClaim(workspace: Workspace, anchor: Anchor): Edit {
  const { assessment } = workspace;
  const index = listOf(assessment, 'claims').length;
  const insert: Edit = { type: 'insert', path: '/assessment/claims', index, values: [newClaim(assessment, anchor)] };
  return batch([insert, ...listObservation(assessment, anchor.observation_id)]);
}

/** A link to a new claim. `entryPath` is the entry's pointer in the assessment: '/power_bases/0'. */
export interface NewLink {
  readonly entryPath: Pointer;
  readonly effect: 'supports' | 'contradicts';
  /** Why the claim is evidence; '' for not yet. */
  readonly reason: string;
}

/** Adds a claim with a passage's text like `addClaim`, and links it as evidence to an entry. */
export function addClaimAsEvidence(workspace: Workspace, anchor: Anchor, { entryPath, effect, reason }: NewLink): Edit {
  const { assessment } = workspace;
  const claim = newClaim(assessment, anchor);
  const claims = listOf(assessment, 'claims').length;
  const evidence = valueAt(assessment, `${entryPath}/evidence`);
  const link = newEvidenceLink(ownText(claim, 'claim_id') ?? '', effect);
  return batch([
    { type: 'insert', path: '/assessment/claims', index: claims, values: [claim] },
    ...listObservation(assessment, anchor.observation_id),
    {
      type: 'insert',
      path: `/assessment${entryPath}/evidence`,
      index: isJsonArray(evidence) ? evidence.length : 0,
      values: [reason === '' ? link : { ...link, reason }],
    },
  ]);
}

/** Adds a new entry at the end of a list. A new claim has no passage yet, and a new unknown is an empty text. */
export function addEntry(workspace: Workspace, list: ListName): Edit {
  const { assessment } = workspace;
  const index = listOf(assessment, list).length;
  return { type: 'insert', path: `/assessment/${list}`, index, values: [newEntry(assessment, list)] };
}

/**
 * Links claims to an entry. `entryPath` is the entry's pointer in the assessment ('/power_bases/0'), as in findings and
 * references. Skips claims that the entry already links with this effect.
 */
export function linkEvidence(
  workspace: Workspace,
  entryPath: Pointer,
  claimIds: readonly string[],
  effect: 'supports' | 'contradicts',
): Edit {
  const base = entryPath.startsWith('/assessment/') ? entryPath : `/assessment${entryPath}`;
  const path = `${base}/evidence`;
  const evidence = valueAt(workspace.assessment, path.slice('/assessment'.length));
  const links = isJsonArray(evidence) ? evidence : [];
  const fresh = [...new Set(claimIds)].filter((id) => !links.some((link) => cites(link, id, effect)));
  const values = fresh.map((id) => newEvidenceLink(id, effect));
  return { type: 'insert', path, index: links.length, values };
}

/**
 * Sets the effect of an entry's evidence links, by their indices. `entryPath` is as in `linkEvidence`. A value that is
 * not a link is left as it is.
 */
export function setLinkEffects(
  { assessment }: Workspace,
  entryPath: Pointer,
  indices: readonly number[],
  effect: 'supports' | 'contradicts',
): Edit {
  const links = indices.map((index) => `${entryPath}/evidence/${String(index)}`);
  const set = links.filter((link) => isJsonObject(valueAt(assessment, link)));
  return batch(set.map((link) => setField(`/assessment${link}/effect`, effect)));
}

/** Removes evidence links of an entry, by their indices. `entryPath` is the entry's pointer in the assessment. */
export function removeLinks(entryPath: Pointer, indices: readonly number[]): Edit {
  // From the last to the first, because each removal changes the indices of those after it.
  const lastFirst = [...indices].sort((one, other) => other - one);
  return batch(
    lastFirst.map((index) => ({ type: 'unset', path: `/assessment${entryPath}/evidence/${String(index)}` })),
  );
}

/**
 * Moves a claim to another span. Its proposition follows if it is the old text unchanged. Lists the observation if it
 * is not listed.
 */
export function setClaimSpan(workspace: Workspace, claimIndex: number, anchor: Anchor): Edit {
  const { assessment } = workspace;
  const claim = listOf(assessment, 'claims')[claimIndex];
  const base = `/assessment/claims/${claimIndex}`;
  const follows = isJsonObject(claim) && own(claim, 'proposition') === own(claim, 'actual');
  return batch([
    setField(`${base}/observation_id`, anchor.observation_id),
    setField(`${base}/passage_id`, anchor.passage_id),
    setField(`${base}/span`, spanObject(anchor.span)),
    setField(`${base}/actual`, anchor.actual),
    ...(follows ? [setField(`${base}/proposition`, anchor.actual)] : []),
    ...listObservation(assessment, anchor.observation_id),
  ]);
}

/** Deletes entries. Deleting claims also deletes what refers to them. */
export function deleteEntries(list: ListName, indices: readonly number[]): Edit {
  return { type: 'delete-entries', list, indices };
}

/** Inserts a copy of each entry after it, with a new ID if the entry has one. */
export function duplicateEntries(list: ListName, indices: readonly number[]): Edit {
  return { type: 'duplicate-entries', list, indices };
}

/** Moves entries, together and in their order, before the entry now at `to` (at the end: the list's length). */
export function moveEntries(list: ListName, from: readonly number[], to: number): Edit {
  return { type: 'move', path: `/assessment/${list}`, from, to };
}

/**
 * Sets one field of several entries. `field` is a property's name, or a pointer below the entry ('/attribution/mode').
 */
export function bulkSet(list: ListName, indices: readonly number[], field: string, value: JsonValue): Edit {
  const below = field.startsWith('/') ? field : `/${escapeToken(field)}`;
  return batch(indices.map((index) => setField(`/assessment/${list}/${index}${below}`, value)));
}

/**
 * Changes the ID of the entry at `index`. References follow if they refer to this entry. If an earlier entry has the
 * same ID, they refer to that one and stay with it. Throws `EditError`, here or when it is applied, if the new ID is in
 * use or invalid.
 */
export function renameEntry(workspace: Workspace, list: IdentifiedList, index: number, to: string): Edit {
  const field = idFieldOf[list];
  const entries = listOf(workspace.assessment, list);
  const from = ownText(entries[index], field);
  const first = entries.findIndex((entry) => ownText(entry, field) === from);
  if (from === undefined || first !== index) {
    requireFree(whatIn[list], to === from ? [] : idsOf(workspace.assessment, list), to, `/assessment/${list}`);
    return setField(`/assessment/${list}/${index}/${field}`, to);
  }
  return { type: 'rename', what: whatIn[list], from, to };
}

/** Several edits as one step. Each one sees the result of the one before. */
export function batch(edits: readonly Edit[]): Edit {
  const [only] = edits;
  return only && edits.length === 1 ? only : { type: 'batch', edits };
}

const whatIn = { claims: 'claim', power_bases: 'power-basis', intent_hypotheses: 'intent' } as const;

function newEntry(assessment: JsonObject, list: ListName): JsonValue {
  switch (list) {
    case 'claims':
      return newUnanchoredClaim(assessment);
    case 'power_bases':
      return newPowerBasis(assessment);
    case 'intent_hypotheses':
      return newIntent(assessment);
    case 'contradictions':
      return newContradiction();
    case 'unknowns':
      return '';
  }
}

/** Empty if it is already listed, or if `observation_ids` is not a list and must be fixed first. */
function listObservation(assessment: JsonObject, observationId: number): readonly Edit[] {
  const listed = own(assessment, 'observation_ids') ?? [];
  if (!isJsonArray(listed) || listed.includes(observationId)) return [];
  return [{ type: 'insert', path: '/assessment/observation_ids', index: listed.length, values: [observationId] }];
}

function cites(link: JsonValue, claimId: string, effect: string): boolean {
  return isJsonObject(link) && own(link, 'claim_id') === claimId && own(link, 'effect') === effect;
}
