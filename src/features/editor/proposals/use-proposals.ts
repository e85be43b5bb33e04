/** Computes the proposals for a claim when it is shown or its span changes, never while somebody types. */
import { useMemo } from 'react';
import { spanOf } from '../../../core/passage/span.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { JsonValue } from '../../../core/json/json.ts';
import { own } from '../../../core/json/own.ts';
import { earlierClaimOf, openProposals, claimSource, type OpenProposals } from '../../../core/proposals/accept.ts';
import { proposeForClaim, type ClaimProposals } from '../../../core/proposals/propose.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { useFieldValue, useValue } from '../place/hooks.ts';

const noProposals: ClaimProposals = { kinds: [], subjects: [] };

/** Returns the proposals that are open for the shown claim. */
export function useProposals(index: number): OpenProposals {
  const { desk } = useStores();
  const passageId = useFieldValue('/passage_id', (value) => (typeof value === 'string' ? value : undefined));
  const observationId = useFieldValue('/observation_id', (value) => (typeof value === 'number' ? value : undefined));
  const start = useFieldValue('/span', (value) => spanOf(viewSpan(value))?.start);
  const end = useFieldValue('/span', (value) => spanOf(viewSpan(value))?.end);
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors);
  const observation = useDraft(({ workspace }) => {
    const { observation: find, passage } = casefileIndex(workspace.casefile);
    return (observationId === undefined ? undefined : find(observationId)) ?? passage(passageId ?? '')?.observations[0];
  });
  const text = useDraft(({ workspace }) => casefileIndex(workspace.casefile).passage(passageId)?.passage.text);
  // Not deferred: the form would move under the pointer when the proposals appear. They read at most a long paragraph.
  const proposals = useMemo(() => {
    const workspace = desk.getState().draft?.workspace;
    const span = spanOf({ start, end });
    if (!workspace || text === undefined || !span) return noProposals;
    const earlier = earlierClaimOf(workspace.assessment, index);
    return proposeForClaim({ ...claimSource(text, span, observation, actors), earlier });
  }, [index, text, start, end, actors, observation, desk]);
  const kind = useValue('/claim_kind');
  const subjects = useValue('/subject_actor_ids');
  const attribution = useValue('/attribution');
  return useMemo(() => {
    const claim = {
      ...(kind === undefined ? {} : { claim_kind: kind }),
      ...(subjects === undefined ? {} : { subject_actor_ids: subjects }),
      ...(attribution === undefined ? {} : { attribution }),
    };
    return openProposals(claim, proposals);
  }, [kind, subjects, attribution, proposals]);
}

function viewSpan(value: JsonValue | undefined) {
  return { start: own(value, 'start'), end: own(value, 'end') };
}
