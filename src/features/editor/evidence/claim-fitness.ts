/** Decides which claims can support an entry, and which claims the entry already cites. */
import type { JsonValue } from '../../../core/json/json.ts';
import { isVerbatim } from '../../../core/assessment/verbatim.ts';
import { namingOf } from '../../../core/passage/naming.ts';
import type { ClaimInfo } from '../claims/claim-info.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';

/**
 * Returns true if rule 2.11.3 lets a claim support an entry: it is verbatim, and its text names the actor or may do so.
 */
export function canSupport({ claim }: ClaimInfo, names: readonly string[]): boolean {
  return isVerbatim(claim) && namingOf(claim.actual ?? '', names).state !== 'unnamed';
}

/** Returns the IDs of the claims that an entry already cites with this effect. */
export function linkedIds(links: readonly JsonValue[], effect: string): ReadonlySet<string> {
  const own = links.map((link) => viewEvidenceLink(link)).filter((link) => link.effect === effect);
  return new Set(own.map(({ claim_id }) => claim_id).filter((id) => id !== undefined));
}
