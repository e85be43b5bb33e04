import type { JsonObject } from '../../core/json/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../../core/json/pointer.ts';
import { listOf, viewClaim, viewContradiction, viewEvidenceLink } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/view.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { Selection } from '../../store/view-store.ts';

/**
 * The target of a finding: what the editor shows, and the field that receives the focus (a pointer below the entry).
 */
export interface FindingTarget {
  readonly selection: Selection;
  readonly field: Pointer;
}

const lists: readonly string[] = [
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
] satisfies readonly ListName[];

function isListName(token: string | undefined): token is ListName {
  return token !== undefined && lists.includes(token);
}

function indexIn(token: string | undefined): number | undefined {
  return token !== undefined && /^(0|[1-9]\d*)$/.test(token) ? Number(token) : undefined;
}

/** Returns the target of a finding. Fields of the document and of the casefile have their whole pointer. */
export function findingTarget({ document, path }: Pick<Finding, 'document' | 'path'>): FindingTarget {
  const [first, second, ...rest] = parsePointer(path);
  const index = indexIn(second);
  if (document === 'casefile') {
    const observation = first === 'observations' ? index : undefined;
    return { selection: at('casefile', observation), field: path };
  }
  if (!isListName(first)) return { selection: { section: 'document' }, field: path };
  return index === undefined
    ? { selection: { section: first }, field: '' }
    : { selection: at(first, index), field: pointer(...rest) };
}

function at(section: Selection['section'], index: number | undefined): Selection {
  return index === undefined ? { section } : { section, index };
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
  if (list === 'contradictions') {
    const sides = viewContradiction(listOf(assessment, 'contradictions')[index]);
    return indexOfClaim(assessment, part === 'right_claim_id' ? sides.right_claim_id : sides.left_claim_id);
  }
  if (part !== 'evidence' || position === undefined) return undefined;
  const link = viewEvidenceLink(valueAt(assessment, pointer(list ?? '', index, 'evidence', position)));
  return indexOfClaim(assessment, link.claim_id);
}

function indexOfClaim(assessment: JsonObject, claimId: string | undefined): number | undefined {
  if (claimId === undefined) return undefined;
  const index = listOf(assessment, 'claims').findIndex((raw) => viewClaim(raw).claim_id === claimId);
  return index < 0 ? undefined : index;
}
