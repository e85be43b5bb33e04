/** The claims of the assessment with index, ID and text, cached, for everything in the editor that refers to claims. */
import { spacesForLineEnds } from '../../../core/passage/shorten.ts';
import { isIdentifier } from '../../../core/assessment/ids.ts';
import type { JsonObject, JsonValue } from '../../../core/json/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../../core/assessment/view.ts';

/** A claim with the data that names and locates it. */
export interface ClaimInfo {
  /** The claim's index in `claims`. */
  readonly index: number;
  /** Undefined if the claim has no ID or its ID is not a string. */
  readonly id: string | undefined;
  /** Whether evidence links can refer to it (specification 2.9). */
  readonly citable: boolean;
  readonly claim: ClaimView;
}

/** The claims of a document, in document order and by ID. */
export interface ClaimInfos {
  readonly list: readonly ClaimInfo[];
  /** The first claim with each ID, which is the one that references mean. */
  readonly byId: ReadonlyMap<string, ClaimInfo>;
}

const infos = new WeakMap<JsonValue & object, ClaimInfo>();
const infosOfLists = new WeakMap<object, ClaimInfos>();

function infoOf(raw: JsonValue, index: number): ClaimInfo {
  const cached = typeof raw === 'object' && raw !== null ? infos.get(raw) : undefined;
  if (cached?.index === index) return cached;
  const claim = viewClaim(raw);
  const { claim_id: id } = claim;
  const info = { index, id, citable: id !== undefined && isIdentifier(id), claim };
  if (typeof raw === 'object' && raw !== null) infos.set(raw, info);
  return info;
}

/**
 * Returns every claim. The result is the same object for the same list of claims, and each info is the same object for
 * the same claim at the same index.
 */
export function claimInfos(assessment: JsonObject): ClaimInfos {
  const claims = listOf(assessment, 'claims');
  const cached = infosOfLists.get(claims);
  if (cached) return cached;
  const list = claims.map(infoOf);
  const named = list.flatMap((info) => (info.id === undefined ? [] : [[info.id, info] as const]));
  const result = { list, byId: new Map(named.reverse()) };
  infosOfLists.set(claims, result);
  return result;
}

/** Returns the text of a claim: its proposition, or else its actual text, or else a placeholder. */
export function claimText({ claim }: ClaimInfo): string {
  return spacesForLineEnds(claim.proposition || claim.actual || 'No text yet');
}
