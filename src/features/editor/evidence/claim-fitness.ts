import type { JsonValue } from '../../../core/assessment/json.ts';
import { isVerbatim } from '../../../core/assessment/verbatim.ts';
import { namingOf } from '../../../core/passage/naming.ts';
import type { ClaimInfo } from '../claims/claim-info.ts';
import { linkView } from './evidence-links.ts';

/** Whether rule 2.11.3 lets a claim support an entry: it is verbatim, and its words visibly name the actor or may do so. */
export function canSupport({ claim }: ClaimInfo, names: readonly string[]): boolean {
  return isVerbatim(claim) && namingOf(claim.actual ?? '', names).state !== 'unnamed';
}

/** The claims that an entry cites with this effect already. */
export function linkedIds(links: readonly JsonValue[], effect: string): ReadonlySet<string> {
  const own = links.map(linkView).filter((link) => link.effect === effect);
  return new Set(own.map(({ claim_id }) => claim_id).filter((id) => id !== undefined));
}
