/** Sorts the findings of one part by field, rule and message. */
import type { Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import type { PartKind } from '../rules/subjects.ts';
import { fieldRank } from './fields.ts';

const ranks = new Map<string, string>();
const maxRanks = 20_000;

/** Caches `fieldRank`, because there are few different fields and many findings. */
function rank(kind: PartKind, path: Pointer): string {
  const key = `${kind} ${path}`;
  const cached = ranks.get(key);
  if (cached !== undefined) return cached;
  if (ranks.size >= maxRanks) ranks.clear();
  const computed = fieldRank(kind, path);
  ranks.set(key, computed);
  return computed;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * Sorts the findings of one part by field, in the schema's order, then by rule and message. `base` is the part's
 * pointer.
 */
export function inOrder(findings: readonly Finding[], kind: PartKind, base: Pointer): readonly Finding[] {
  if (findings.length < 2) return findings;
  return findings
    .map((finding) => ({ finding, rank: rank(kind, finding.path.slice(base.length)) }))
    .sort(
      (one, other) =>
        compare(one.rank, other.rank) ||
        compare(one.finding.ruleId, other.finding.ruleId) ||
        compare(one.finding.messageId, other.finding.messageId),
    )
    .map(({ finding }) => finding);
}
