/** The fixes for a missing or unreadable span: the place of the claim's text in its passage. */
import type { Pointer } from '../../json/pointer.ts';
import type { JsonValue } from '../../json/json.ts';
import { viewClaim } from '../../assessment/view.ts';
import type { RuleContext } from '../../rules/context.ts';
import type { Fix } from '../../rules/finding.ts';
import { anchorFixes } from '../../rules/reanchor-fixes.ts';
import type { Fault } from '../sentences.ts';

/** The span, or one of its offsets, of a claim. */
export function isSpanField({ kind, path }: Pick<Fault, 'kind' | 'path'>): boolean {
  return kind === 'claim' && /^\/span(?:\/start|\/end)?$/.test(path);
}

/**
 * Returns the fixes for a claim without a complete span, if its passage is in the casefile. `claim` is the whole claim,
 * and `path` the field's in the workspace. Without a passage, the fixes of the passage ID set the span, too.
 */
export function spanFixes(
  fault: Fault,
  path: Pointer,
  claim: JsonValue,
  context: RuleContext | undefined,
): readonly Fix[] {
  const view = viewClaim(claim);
  const passage = view.passage_id === undefined ? undefined : context?.passage(view.passage_id);
  if (!context || !passage) return [];
  const base = path.slice('/assessment'.length, path.length - fault.path.length);
  return anchorFixes(view, passage, context, base);
}
