import { idFieldOf } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import { listOf } from '../assessment/view.ts';
import type { EntryKind, LinkTarget, Verdict } from './types.generated.ts';

/** What a verdict is about: an evidence link, a claim, an entry with its links, or the document. */
export type Target = Verdict['target'];

/** A target that stands in an assessment, and where. */
export interface ReviewTarget {
  /** Names the target, the same in every version of the document that has it: what `targetKey` gives. */
  readonly key: string;
  readonly target: Target;
  /** JSON Pointer into the assessment: '/power_bases/0/evidence/3', '/claims/2', '' for the document. */
  readonly path: Pointer;
  /** Of links and entries: the entry's place in its list, from 0. */
  readonly entryIndex?: number;
  /** Of links: its place in the entry's evidence, from 0. */
  readonly linkIndex?: number;
  /** Of claims, and of links whose claim is there: the claim's place, from 0. */
  readonly claimIndex?: number;
}

/** The list that each kind of entry stands in. */
export const listOfEntry = { 'power-basis': 'power_bases', intent: 'intent_hypotheses' } as const;

/**
 * A name for a target that no other target shares: its kind, its ids with `|` and `%` escaped, its effect ('none' where
 * it has none), and its occurrence where it is not the first of that name.
 */
export function targetKey(target: Target): string {
  const known = keys.get(target);
  if (known !== undefined) return known;
  const made = madeKey(target);
  keys.set(target, made);
  return made;
}

const keys = new WeakMap<Target, string>();

function madeKey(target: Target): string {
  switch (target.kind) {
    case 'link': {
      const { entry, entry_id, claim_id, effect, occurrence } = target;
      return keyOf(['link', entry, entry_id, claim_id, effect ?? 'none'], occurrence);
    }
    case 'claim':
      return keyOf(['claim', target.claim_id], target.occurrence);
    case 'entry':
      return keyOf(['entry', target.entry, target.entry_id], target.occurrence);
    case 'document':
      return 'document';
  }
}

const escaped = (part: string): string => part.replaceAll('%', '%25').replaceAll('|', '%7C');

function keyOf(parts: readonly string[], occurrence = 1): string {
  return [...parts.map(escaped), ...(occurrence > 1 ? [`#${String(occurrence)}`] : [])].join('|');
}

const linksOf = new WeakMap<JsonObject, readonly ReviewTarget[]>();

/**
 * Every evidence link in the order of the document, power bases first: the queue of a review. Links and entries that
 * are no objects are left out; an id that is missing counts as ''. The same list for the same document.
 */
export function targetsOf(assessment: JsonObject): readonly ReviewTarget[] {
  const known = linksOf.get(assessment);
  if (known) return known;
  const names = counter();
  const claims = claimPlaces(assessment);
  const targets = (['power-basis', 'intent'] as const).flatMap((entry) =>
    listOf(assessment, listOfEntry[entry]).flatMap((value, entryIndex) =>
      linksIn(value).flatMap((link, linkIndex) =>
        isJsonObject(link) ? [linkTarget(link, { entry, value, entryIndex, linkIndex }, names, claims)] : [],
      ),
    ),
  );
  linksOf.set(assessment, targets);
  return targets;
}

interface LinkPlace {
  readonly entry: EntryKind;
  readonly value: JsonValue;
  readonly entryIndex: number;
  readonly linkIndex: number;
}

function linkTarget(
  link: JsonObject,
  { entry, value, entryIndex, linkIndex }: LinkPlace,
  names: (name: string) => number,
  claims: ReadonlyMap<string, number>,
): ReviewTarget {
  const effect = link['effect'];
  const first: LinkTarget = {
    kind: 'link',
    entry,
    entry_id: textAt(value, idFieldOf[listOfEntry[entry]]),
    claim_id: textAt(link, 'claim_id'),
    effect: effect === 'supports' || effect === 'contradicts' ? effect : null,
  };
  const claimIndex = claims.get(first.claim_id);
  const target = numbered(first, names);
  return {
    ...target,
    path: pointer(listOfEntry[entry], entryIndex, 'evidence', linkIndex),
    entryIndex,
    linkIndex,
    ...(claimIndex !== undefined && { claimIndex }),
  };
}

const foldedOf = new WeakMap<JsonObject, readonly ReviewTarget[]>();

/**
 * The links as a blind review knows them: by entry and claim, several of one entry to one claim as one, with the place
 * of the first. The same list for the same document.
 */
export function blindTargetsOf(assessment: JsonObject): readonly ReviewTarget[] {
  const known = foldedOf.get(assessment);
  if (known) return known;
  const names = counter();
  const seen = new Set<string>();
  const targets = targetsOf(assessment).flatMap((found) => {
    if (found.target.kind !== 'link') return [];
    const { entry, entry_id, claim_id } = found.target;
    const place = `${entry} ${String(found.entryIndex)} ${claim_id}`;
    if (seen.has(place)) return [];
    seen.add(place);
    return [{ ...found, ...numbered({ kind: 'link', entry, entry_id, claim_id, effect: null }, names) }];
  });
  foldedOf.set(assessment, targets);
  return targets;
}

/** Every claim in the order of the document. */
export function claimTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  return listOf(assessment, 'claims').flatMap((claim, claimIndex) => {
    if (!isJsonObject(claim)) return [];
    const target = numbered({ kind: 'claim', claim_id: textAt(claim, 'claim_id') }, names);
    return [{ ...target, path: pointer('claims', claimIndex), claimIndex }];
  });
}

/** Every power basis and intent hypothesis in the order of the document. */
export function entryTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  return (['power-basis', 'intent'] as const).flatMap((entry) =>
    listOf(assessment, listOfEntry[entry]).flatMap((value, entryIndex) => {
      if (!isJsonObject(value)) return [];
      const entry_id = textAt(value, idFieldOf[listOfEntry[entry]]);
      const target = numbered({ kind: 'entry', entry, entry_id }, names);
      return [{ ...target, path: pointer(listOfEntry[entry], entryIndex), entryIndex }];
    }),
  );
}

/** The document as a whole. */
export const documentTarget: ReviewTarget = { key: 'document', target: { kind: 'document' }, path: '' };

/** Counts how often each name was asked for. */
function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

function numbered(
  target: Exclude<Target, { readonly kind: 'document' }>,
  names: (name: string) => number,
): Pick<ReviewTarget, 'key' | 'target'> {
  const key = targetKey(target);
  const occurrence = names(key);
  if (occurrence === 1) return { key, target };
  const later = { ...target, occurrence };
  return { key: targetKey(later), target: later };
}

/** The first claim of each id, as references mean it. */
function claimPlaces(assessment: JsonObject): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  listOf(assessment, 'claims').forEach((claim, index) => {
    const id = textAt(claim, 'claim_id');
    if (!places.has(id)) places.set(id, index);
  });
  return places;
}

/** The evidence of an entry, whatever stands in it. */
export function linksIn(entry: JsonValue): readonly JsonValue[] {
  const links = isJsonObject(entry) && Object.hasOwn(entry, 'evidence') ? entry['evidence'] : undefined;
  return isJsonArray(links) ? links : [];
}

/** An own property that is a text; '' where it is none. */
export function textAt(value: JsonValue | undefined, name: string): string {
  const text = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
