/** Says which claims can support an entry, in the words of the panel that links them. */
import { useMemo } from 'react';
import type { JsonValue } from '../../../core/json/json.ts';
import type { SupportCheck, SupportFinding } from '../../../core/check/support-check.ts';
import { listOf, viewIntent } from '../../../core/assessment/view.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { usePlace } from '../place/place.tsx';

/** Whether the rules allow a claim as support, as far as they can be checked. */
export function canSupport(findings: readonly SupportFinding[]): boolean {
  return findings.every(({ problem }) => problem === 'unchecked');
}

/** Returns whether a claim can support an entry, in a few words. `actor` is the name of the entry's actor. */
export function fitnessInWords(findings: readonly SupportFinding[], actor: string): string {
  if (findings.length === 0) return `names ${actor}, verbatim`;
  const words = findings.map(({ problem }) => {
    if (problem === 'not-verbatim') return 'not verbatim';
    if (problem === 'not-named') return `does not name ${actor}`;
    return problem === 'capacity-alone' ? 'capacity alone' : 'cannot be checked';
  });
  return [...new Set(words)].join(', ');
}

/**
 * Returns what the rules read of an entry for its support: the actor and the claims of its links with their effects.
 */
function keyOf(entry: JsonValue | undefined): string {
  const { actor_id = '', evidence = [] } = viewIntent(entry);
  return JSON.stringify([actor_id, evidence.map((link) => [link?.claim_id, link?.effect])]);
}

/** Returns what would be wrong with each claim as support of the entry. Checked again only if it can change. */
export function useSupportCheck(): SupportCheck {
  const { kind, index = 0 } = usePlace();
  const { desk, supportCheck } = useStores();
  const list = kind === 'power_bases' ? 'power_bases' : 'intent_hypotheses';
  const claims = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims'));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  // Everything about the entry that the rules read: typing a reason changes none of it.
  const key = useDraft(({ workspace }) => keyOf(listOf(workspace.assessment, list)[index]));
  // The rules may load after the draft is shown.
  const unchecked = useDraft((draft) => draft.unchecked);
  return useMemo(() => {
    const { draft } = desk.getState();
    return draft ? supportCheck(draft.workspace, list, index) : allFit;
    // The claims, the casefile and the key stand for the parts of the workspace that are read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, supportCheck, list, index, claims, casefile, key, unchecked]);
}

function allFit(): readonly SupportFinding[] {
  return [];
}
