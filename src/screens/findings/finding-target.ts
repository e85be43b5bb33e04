/** Finds where a finding leads: the field in the editor, and the place in a passage. */
import type { JsonObject } from '../../core/json/json.ts';
import { parsePointer, pointer, valueAt } from '../../core/json/pointer.ts';
import { modelOf } from '../../core/assessment/model.ts';
import { viewEvidenceLink } from '../../core/assessment/view.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { placeOf, type PlaceOnDesk } from '../../desk/place-of.ts';

/**
 * Returns what the editor shows for a finding, and the field that receives the focus (a pointer below the entry).
 * Fields of the document and of the casefile have their whole pointer.
 */
export function findingTarget({ document, path }: Pick<Finding, 'document' | 'path'>): PlaceOnDesk {
  const place = placeOf(document, path);
  const [list, token] = parsePointer(path);
  const index = indexIn(token);
  if (document !== 'casefile' || list !== 'observations' || index === undefined) return place;
  return { ...place, selection: { section: 'casefile', index } };
}

/** Where a passage contains what a finding is about. */
export interface FindingPassage {
  readonly passageId: string;
  readonly observationId: number;
  readonly span: CodePointSpan;
}

/** Returns the place in a passage that a finding about the casefile points to; undefined if it points to none. */
export function findingPassage(
  casefile: Casefile | null,
  { document, path, span }: Pick<Finding, 'document' | 'path' | 'span'>,
): FindingPassage | undefined {
  const [list, observationAt, part, passageAt] = parsePointer(path);
  if (document !== 'casefile' || list !== 'observations' || part !== 'passages' || !span) return undefined;
  const observation = casefile?.observations[indexIn(observationAt) ?? -1];
  const passage = observation?.passages[indexIn(passageAt) ?? -1];
  return passage && { passageId: passage.passage_id, observationId: observation.observation_id, span };
}

function indexIn(token: string | undefined): number | undefined {
  return token !== undefined && /^(0|[1-9]\d*)$/.test(token) ? Number(token) : undefined;
}

/**
 * Returns the index of the claim that a finding is about: the claim itself, the claim of the evidence link, or one side
 * of a contradiction (the left one if the finding is about both). Undefined if there is none.
 */
export function findingClaim(assessment: JsonObject, { document, path }: Finding): number | undefined {
  const [list, entry, part, position] = parsePointer(path);
  const index = indexIn(entry);
  if (document === 'casefile' || index === undefined) return undefined;
  if (list === 'claims') return index;
  const { claims, contradictions } = modelOf(assessment);
  if (list === 'contradictions') {
    const sides = contradictions[index]?.view;
    return claims.named(part === 'right_claim_id' ? sides?.right_claim_id : sides?.left_claim_id)?.index;
  }
  if (part !== 'evidence' || position === undefined) return undefined;
  const link = viewEvidenceLink(valueAt(assessment, pointer(list ?? '', index, 'evidence', position)));
  return claims.named(link.claim_id)?.index;
}
