/** The edits that link a claim to another place of a passage, as its text or as what it paraphrases. */
import type { Anchor } from './create.ts';
import type { Edit } from './edit.ts';
import { batch, setClaimSpan, setField } from './edits.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import type { Workspace } from './workspace.ts';

/**
 * Marks a claim as a paraphrase of a span: its actual text becomes the passage's, and its proposition keeps the claim's
 * own words. A claim without a proposition gets its old text as one.
 */
export function paraphraseOf(workspace: Workspace, claimIndex: number, anchor: Anchor): Edit {
  const { actual, proposition } = viewClaim(listOf(workspace.assessment, 'claims')[claimIndex]);
  const base = `/assessment/claims/${String(claimIndex)}`;
  const words = proposition || actual;
  return batch([
    setClaimSpan(workspace, claimIndex, anchor),
    ...(words === undefined ? [] : [setField(`${base}/proposition`, words)]),
    setField(`${base}/representation`, 'paraphrase'),
  ]);
}
