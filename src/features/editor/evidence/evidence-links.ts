import { isJsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import { viewEvidenceLink, type EvidenceLinkView } from '../../../core/assessment/view.ts';
import type { Pointer } from '../../../core/assessment/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { grouped } from '../../../ui/grouped.ts';
import { keepEqual } from '../place/keep-equal.ts';

/** How many links cut which way; a link whose effect is neither counts in the total alone. */
export interface LinkCounts {
  readonly total: number;
  readonly supports: number;
  readonly contradicts: number;
}

/** Counts the links of an entry. Counting is fine; making a strength of the counts is not (decisions, 5). */
export function countLinks(links: readonly JsonValue[]): LinkCounts {
  const effects = links.map((link) => viewEvidenceLink(link).effect);
  return {
    total: links.length,
    supports: effects.filter((effect) => effect === 'supports').length,
    contradicts: effects.filter((effect) => effect === 'contradicts').length,
  };
}

/** A link as far as it has the right shape; something that is no object is seen as empty. */
export const linkView: (link: JsonValue | undefined) => EvidenceLinkView = viewEvidenceLink;

/** Whether a link can be edited field by field. */
export const isLink = isJsonObject;

/** The index of the link that a pointer below the entry leads into; undefined where it leads to none. */
export function linkIndexOf(path: Pointer): number | undefined {
  const [, index] = /^\/evidence\/(\d+)(?:\/|$)/.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** What a finding's pointer names within its link: '/reason'; '' for the link as a whole. */
export function belowLink(path: Pointer): Pointer {
  return /\/evidence\/\d+(.*)$/s.exec(path)?.[1] ?? '';
}

type FindingsOf = (index: number) => readonly Finding[];

const none: readonly Finding[] = [];

/**
 * Sorts an entry's evidence findings by link. A link's list stays the same object while its findings are the same, so
 * that only the rows that changed are rendered again.
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

/** Where the chosen rows go when they are moved one place up or down; undefined where they are at the edge already. */
export function moveTarget(chosen: readonly number[], by: -1 | 1, count: number): number | undefined {
  const first = Math.min(...chosen);
  const last = Math.max(...chosen);
  if (chosen.length === 0 || (by < 0 ? first === 0 : last === count - 1)) return undefined;
  return by < 0 ? first - 1 : last + 2;
}
