/** Plain functions on an entry’s evidence links: counts by effect, findings of each link, and targets of moves. */
import type { JsonValue } from '../../../core/json/json.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { grouped } from '../../../core/json/grouped.ts';
import { keepEqual } from '../place/hooks.ts';

/** The DOM ID of the button that opens the panel that links evidence. */
export const linkButtonId = 'editor-link-evidence';

/**
 * Counts the links of an entry by effect. A link with another effect counts only in the total. Counting is allowed;
 * turning the counts into a strength is not.
 */
export function countLinks(links: readonly JsonValue[]) {
  const effects = links.map((link) => viewEvidenceLink(link).effect);
  return {
    total: links.length,
    supports: effects.filter((effect) => effect === 'supports').length,
    contradicts: effects.filter((effect) => effect === 'contradicts').length,
  };
}

/** The link of a claim in an entry. */
export interface LinkOfClaim {
  readonly index: number;
  readonly effect: string | undefined;
  readonly reason: string;
}

/** Returns the first link of each claim, by the claim's ID. */
export function linksByClaim(links: readonly JsonValue[]): ReadonlyMap<string, LinkOfClaim> {
  const named = links.flatMap((raw, index) => {
    const { claim_id: id, effect, reason = '' } = viewEvidenceLink(raw);
    return id === undefined ? [] : [[id, { index, effect, reason }] as const];
  });
  return new Map(named.reverse());
}

/** Returns the first link of a claim with an effect; undefined if there is none. */
export function linkOfClaim(links: readonly JsonValue[], id: string, effect: string): LinkOfClaim | undefined {
  const views = links.map((raw) => viewEvidenceLink(raw));
  const index = views.findIndex((link) => link.claim_id === id && link.effect === effect);
  return index < 0 ? undefined : { index, effect, reason: views[index]?.reason ?? '' };
}

/** Returns the index of the link that a pointer below the entry points into; undefined if there is none. */
export function linkIndexOf(path: Pointer): number | undefined {
  const [, index] = /^\/evidence\/(\d+)(?:\/|$)/.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
}

type FindingsOf = (index: number) => readonly Finding[];

const none: readonly Finding[] = [];

/**
 * Groups an entry's evidence findings by link. A link's list stays the same object while its findings do not change, so
 * that only changed rows are rendered again.
 */
export function createLinkFindings(): (findings: readonly Finding[], base: Pointer) => FindingsOf {
  const stable = new Map<number, (findings: readonly Finding[]) => readonly Finding[]>();
  return (findings, base) => {
    const byLink = grouped(findings, ({ path }) => linkIndexOf(path.slice(base.length)) ?? -1);
    return (index) => {
      const own = byLink.get(index) ?? none;
      let keep = stable.get(index);
      if (!keep) stable.set(index, (keep = keepEqual<readonly Finding[], Finding>((list) => list)));
      return own.length === 0 ? none : keep(own);
    };
  };
}

/**
 * Returns the index of the next link without a reason, after the given one and then from the top; undefined if there is
 * no other.
 */
export function nextWithoutReason(links: readonly JsonValue[], after: number): number | undefined {
  const order = [...links.keys()].map((step) => (after + 1 + step) % links.length);
  return order.find((index) => index !== after && !viewEvidenceLink(links[index]).reason?.trim());
}

/**
 * Returns the target index of moving the chosen rows one place up or down; undefined if they are already at the edge.
 */
export function moveTarget(chosen: readonly number[], by: -1 | 1, count: number): number | undefined {
  const first = Math.min(...chosen);
  const last = Math.max(...chosen);
  if (chosen.length === 0 || (by < 0 ? first === 0 : last === count - 1)) return undefined;
  return by < 0 ? first - 1 : last + 2;
}
