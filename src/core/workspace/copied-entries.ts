/**
 * Copied entries as text for the clipboard: JSON with the entries of a list, and with the claims that they cite, so
 * that another draft can tell whether it has the same claims.
 *
 * `{"format": "assessment-desk.entries/v1", "draft": "…", "power_bases": […], "cited_claims": […]}`
 *
 * The entries are in the list of their name in the assessment: `claims`, `power_bases`, `intent_hypotheses`,
 * `contradictions` or `unknowns`. `draft` is the ID of the draft on this device.
 */
import { citationsOf } from '../assessment/claim-marks.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import type { Workspace } from './workspace.ts';

export const entriesFormat = 'assessment-desk.entries/v1';

/** Returns entries of a list as text for the clipboard. */
export function copiedEntries(
  { assessment }: Workspace,
  draft: string,
  list: ListName,
  indices: readonly number[],
): string {
  const claims = listOf(assessment, 'claims');
  const cited = new Set(indices.flatMap((index) => citationsOf(assessment, list, index).map(({ claim }) => claim)));
  const entries = indices.flatMap((index) => listOf(assessment, list).slice(index, index + 1));
  const content = { [list]: entries, cited_claims: [...cited].map((index) => claims[index]) };
  return JSON.stringify({ format: entriesFormat, draft, ...content }, null, 2);
}
