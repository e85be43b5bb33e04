import { isIdentifier } from '../../../core/assessment/ids.ts';
import type { JsonObject, JsonValue } from '../../../core/assessment/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../../core/assessment/view.ts';

/** A claim with what is needed to name it and to find it. */
export interface ClaimInfo {
  /** The claim's place in `claims`. */
  readonly index: number;
  /** Undefined where it has none that is a text. */
  readonly id: string | undefined;
  /** Whether evidence links can name it (specification 2.9). */
  readonly citable: boolean;
  readonly claim: ClaimView;
}

/** The claims of a document, in its order and by id. */
export interface ClaimInfos {
  readonly list: readonly ClaimInfo[];
  /** The first claim with each id, as references mean it. */
  readonly byId: ReadonlyMap<string, ClaimInfo>;
}

const infos = new WeakMap<JsonValue & object, ClaimInfo>();
const remembered = new WeakMap<object, ClaimInfos>();

function infoOf(raw: JsonValue, index: number): ClaimInfo {
  const known = typeof raw === 'object' && raw !== null ? infos.get(raw) : undefined;
  if (known?.index === index) return known;
  const claim = viewClaim(raw);
  const { claim_id: id } = claim;
  const info = { index, id, citable: id !== undefined && isIdentifier(id), claim };
  if (typeof raw === 'object' && raw !== null) infos.set(raw, info);
  return info;
}

/** Every claim; the same answer for the same list of claims, and the same info for the same claim in the same place. */
export function claimInfos(assessment: JsonObject): ClaimInfos {
  const claims = listOf(assessment, 'claims');
  const known = remembered.get(claims);
  if (known) return known;
  const list = claims.map(infoOf);
  const named = list.flatMap((info) => (info.id === undefined ? [] : [[info.id, info] as const]));
  const answer = { list, byId: new Map(named.reverse()) };
  remembered.set(claims, answer);
  return answer;
}

/** What a claim says in one line: its proposition, else its words, else that it has none. */
export function claimWords({ claim }: ClaimInfo): string {
  return claim.proposition || claim.actual || 'No words yet';
}
