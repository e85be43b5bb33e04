/** The verdicts on an entry and its links, a contradiction, an unknown, or the document, in words for the editor. */
import { useDeferredValue, useMemo } from 'react';
import { type ListName, listOf } from '../core/assessment/view.ts';
import { useDraft, useStores } from './context.tsx';
import { idFieldOf } from '../core/assessment/ids.ts';
import { byIdentity } from '../core/json/by-identity.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json/json.ts';
import { grouped } from '../core/json/grouped.ts';
import { pointer } from '../core/json/pointer.ts';
import { modelOf } from '../core/assessment/model.ts';
import type { Digest } from '../core/casefile/hash.ts';
import { contradictionTargets, unknownTargets } from '../core/review/find-target.ts';
import { isCurrentAt } from '../core/review/reviewed-content.ts';
import {
  kindOfList,
  linksIn,
  targetKey,
  textAt,
  type NumberableTarget,
  type ReviewTarget,
} from '../core/review/targets.ts';
import { findReviewed } from '../core/review/verdict-index.ts';
import type { EntryKind, LinkTarget, Review, Verdict } from '../core/review-shape/types.generated.ts';
import { counted } from '../core/json/words.ts';

/**
 * Returns the verdicts on an entry and its links, a contradiction, an unknown, or the document. Without reviews it
 * subscribes to nothing else, so that typing stays fast.
 */
export function useVerdictSummaries(list: ListName | 'document', index?: number): VerdictSummaries {
  const { desk, digest } = useStores();
  const isListed = isUnidentifiedList(list);
  const reviews = useDraft(({ workspace }) => workspace.reviews);
  const subject = useDraft(({ workspace: { assessment } }) => {
    if (!reviews || isListed) return undefined;
    return list === 'document' || index === undefined ? assessment : listOf(assessment, list)[index];
  });
  const claims = useDraft(({ workspace }) =>
    reviews && !isListed ? listOf(workspace.assessment, 'claims') : undefined,
  );
  // Computed for the whole list at once, so that a row renders again only if its words change.
  const words = useDraft(({ workspace: { assessment, reviews: given } }) =>
    isListed && given && index !== undefined ? listSummary(assessment, given, list, index, digest) : undefined,
  );
  const [subjectThen, claimsThen] = [useDeferredValue(subject), useDeferredValue(claims)];
  return useMemo(() => {
    if (isListed) return words === undefined ? nothing : { ...nothing, entry: words };
    const assessment = desk.getState().draft?.workspace.assessment;
    return reviews && assessment ? verdictSummaries(assessment, reviews, { list, index }, digest) : nothing;
    // The content is read from the store; the subject and the claims tell when it has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, digest, reviews, subjectThen, claimsThen, list, index, words]);
}

/** Short summaries of the verdicts on an entry and on its evidence links. */
interface VerdictSummaries {
  /** “2 verdicts, 1 questioned, outdated”; undefined if there are none. */
  readonly entry: string | undefined;
  /** The same for each link, by its place in the evidence. */
  readonly links: ReadonlyMap<number, string>;
}

interface Held {
  readonly review: Review;
  readonly verdict: Verdict;
}

const nothing: VerdictSummaries = { entry: undefined, links: new Map() };

/**
 * Returns the verdicts on one entry of a list, or on the document if `index` is undefined. It reads only that entry, so
 * that it is fast enough to run with every keystroke.
 */
export function verdictSummaries(
  assessment: JsonObject,
  reviews: readonly Review[],
  place: { readonly list: ListName | 'document'; readonly index: number | undefined },
  digest: Digest,
): VerdictSummaries {
  const byGroup = verdictsByGroup(reviews);
  const say = (found: ReviewTarget, of: readonly Held[]) => inWords(assessment, found, of, digest);
  const { list, index } = place;
  if (list === 'document' || index === undefined) {
    const found: ReviewTarget = { key: 'document', target: { kind: 'document' }, path: '' };
    return { entry: say(found, byGroup.get('document') ?? []), links: new Map() };
  }
  if (isUnidentifiedList(list)) {
    return { entry: listSummary(assessment, reviews, list, index, digest), links: new Map() };
  }
  const raw = listOf(assessment, list)[index];
  if (!isJsonObject(raw)) return nothing;
  const id = textAt(raw, idFieldOf[list]);
  const occurrence = occurrenceOf(assessment, list, index, id);
  if (list === 'claims') {
    const target = withOccurrence({ kind: 'claim', claim_id: id }, occurrence);
    const found = { key: targetKey(target), target, path: pointer(list, index), claimIndex: index };
    return { entry: say(found, byGroup.get(found.key) ?? []), links: new Map() };
  }
  const target = withOccurrence({ kind: 'entry', entry: kindOfList[list], entry_id: id }, occurrence);
  const found = { key: targetKey(target), target, path: pointer(list, index), entryIndex: index };
  const ofLinks = occurrence === 1 ? (byGroup.get(linksKey(kindOfList[list], id)) ?? []) : [];
  return {
    entry: say(found, byGroup.get(found.key) ?? []),
    links: ofLinks.length === 0 ? new Map() : linkSummaries(assessment, raw, found, ofLinks, say),
  };
}

/**
 * The lists whose items have no ID. Their names can change with their content, so each is found among all of its kind.
 */
type UnidentifiedList = 'contradictions' | 'unknowns';

/** Whether the items of a list have no ID. */
function isUnidentifiedList(list: string): list is UnidentifiedList {
  return list === 'contradictions' || list === 'unknowns';
}

const kindIn = { contradictions: 'contradiction', unknowns: 'unknown' } as const;

/**
 * Returns the verdicts on a contradiction or an unknown in a few words; undefined if there are none. All of a document
 * are computed at once.
 */
function listSummary(
  assessment: JsonObject,
  reviews: readonly Review[],
  list: UnidentifiedList,
  index: number,
  digest: Digest,
): string | undefined {
  if (!verdictsByGroup(reviews).has(kindIn[list])) return undefined;
  return listSummaries(assessment, reviews, digest)[list].get(index);
}

const listSummaries = byIdentity((assessment: JsonObject, reviews: readonly Review[], digest: Digest) => {
  const byGroup = verdictsByGroup(reviews);
  const summaries = (list: UnidentifiedList) => summariesIn(assessment, list, byGroup.get(kindIn[list]) ?? [], digest);
  return { contradictions: summaries('contradictions'), unknowns: summaries('unknowns') };
});

function summariesIn(
  assessment: JsonObject,
  list: UnidentifiedList,
  verdicts: readonly Held[],
  digest: Digest,
): ReadonlyMap<number, string> {
  const byKey = grouped(verdicts, ({ review, verdict }) => findReviewed(assessment, review, verdict)?.key);
  const targets = (list === 'contradictions' ? contradictionTargets : unknownTargets)(assessment);
  return new Map(
    targets.flatMap((found): [number, string][] => {
      const words = inWords(assessment, found, byKey.get(found.key) ?? [], digest);
      return words === undefined ? [] : [[found.listIndex ?? -1, words]];
    }),
  );
}

/** Differs from every `targetKey`. */
const linksKey = (entry: EntryKind, id: string): string => `links ${entry} ${id}`;

/**
 * Groups verdicts by target; those on links by the entry that they belong to, and those on contradictions and unknowns
 * by kind.
 */
const verdictsByGroup = byIdentity((reviews: readonly Review[]): ReadonlyMap<string, readonly Held[]> => {
  const all = reviews.flatMap((review) => review.verdicts.map((verdict) => ({ review, verdict })));
  return grouped(all, ({ verdict }) => groupOf(verdict));
});

function groupOf({ target }: Verdict): string {
  if (target.kind === 'contradiction' || target.kind === 'unknown') return target.kind;
  return target.kind === 'link' ? linksKey(target.entry, target.entry_id) : targetKey(target);
}

/** Counts the entries with this ID up to here: if there are several, a verdict says which one it is about. */
function occurrenceOf(assessment: JsonObject, list: keyof typeof idFieldOf, index: number, id: string): number {
  const upTo = listOf(assessment, list).slice(0, index + 1);
  return upTo.filter((value) => isJsonObject(value) && textAt(value, idFieldOf[list]) === id).length;
}

function withOccurrence<One extends NumberableTarget>(target: One, occurrence: number): One {
  return occurrence > 1 ? { ...target, occurrence } : target;
}

function linkSummaries(
  assessment: JsonObject,
  entry: JsonObject,
  { target, path, entryIndex = -1 }: ReviewTarget,
  verdicts: readonly Held[],
  say: (found: ReviewTarget, of: readonly Held[]) => string | undefined,
): ReadonlyMap<number, string> {
  if (target.kind !== 'entry') return new Map();
  const links = linksIn(entry).map(linkOf);
  const { places } = modelOf(assessment).claims;
  const byLink = new Map<number, Held[]>();
  for (const one of verdicts) {
    const at = one.verdict.target.kind === 'link' ? linkAt(links, one.verdict.target, one.review.kind) : -1;
    if (at >= 0) byLink.set(at, [...(byLink.get(at) ?? []), one]);
  }
  return new Map(
    [...byLink].flatMap(([linkIndex, of]): [number, string][] => {
      const { claim_id, effect } = links[linkIndex] ?? { claim_id: '', effect: null };
      const link: LinkTarget = { kind: 'link', entry: target.entry, entry_id: target.entry_id, claim_id, effect };
      const claimIndex = places.get(claim_id);
      const found = { key: targetKey(link), target: link, path: `${path}/evidence/${String(linkIndex)}` };
      const words = say({ ...found, entryIndex, linkIndex, ...(claimIndex !== undefined && { claimIndex }) }, of);
      return words === undefined ? [] : [[linkIndex, words]];
    }),
  );
}

interface Link {
  readonly claim_id: string;
  readonly effect: LinkTarget['effect'];
}

function linkOf(raw: JsonValue): Link {
  const effect = textAt(raw, 'effect');
  return {
    claim_id: textAt(raw, 'claim_id'),
    effect: effect === 'supports' || effect === 'contradicts' ? effect : null,
  };
}

/**
 * Finds the link of a verdict. A blind verdict has no effect, and a link whose effect changed is still the same link.
 */
function linkAt(links: readonly Link[], target: LinkTarget, kind: Review['kind']): number {
  const of = links.flatMap((link, index) => (link.claim_id === target.claim_id ? [{ link, index }] : []));
  if (kind === 'blind') return of[0]?.index ?? -1;
  const exact = of.filter(({ link }) => link.effect === target.effect);
  return (exact[(target.occurrence ?? 1) - 1] ?? exact[0] ?? of[0])?.index ?? -1;
}

/** “2 verdicts, 1 questioned, 1 rejected, outdated”. */
function inWords(
  assessment: JsonObject,
  found: ReviewTarget,
  verdicts: readonly Held[],
  digest: Digest,
): string | undefined {
  if (verdicts.length === 0) return undefined;
  const count = (wanted: Verdict['verdict']): number =>
    verdicts.filter(({ verdict }) => verdict.verdict === wanted).length;
  const outdated = verdicts.some(({ review, verdict }) => !isCurrentAt(assessment, found, review, verdict, digest));
  return [
    counted(verdicts.length, 'verdict'),
    ...(
      [
        ['question', 'questioned'],
        ['reject', 'rejected'],
      ] as const
    )
      .filter(([verdict]) => count(verdict) > 0)
      .map(([verdict, words]) => `${count(verdict)} ${words}`),
    ...(outdated ? ['outdated'] : []),
  ].join(', ');
}
