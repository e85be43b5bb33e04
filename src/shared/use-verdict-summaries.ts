/**
 * Gives the editor the verdicts on an entry and its links, a contradiction, an unknown, or the document. Without
 * reviews it subscribes to nothing else, so that typing stays fast.
 */
import { useDeferredValue, useMemo } from 'react';
import type { ListName } from '../core/assessment/view.ts';
import { listOf } from '../core/assessment/view.ts';
import { useDraft, useStores } from './context.tsx';
import {
  isUnidentifiedList,
  listSummary,
  verdictSummaries,
  type VerdictSummaries,
} from '../store/verdict-summaries.ts';

const nothing: VerdictSummaries = { entry: undefined, links: new Map() };

export function useVerdictSummaries(list: ListName | 'document', index?: number): VerdictSummaries {
  const { desk, digest } = useStores();
  const isListed = isUnidentifiedList(list);
  const reviews = useDraft(({ workspace }) => workspace.reviews);
  const subject = useDraft(({ workspace: { assessment } }) => {
    if (!reviews || isListed) return undefined;
    return list === 'document' || index === undefined ? assessment : listOf(assessment, list)[index];
  });
  const claims = useDraft(({ workspace }) =>
    reviews && !isListed ? listOf(workspace.assessment, 'claims') : undefined,
  );
  // Computed for the whole list at once, so that a row renders again only if its words change.
  const words = useDraft(({ workspace: { assessment, reviews: given } }) =>
    isListed && given && index !== undefined ? listSummary(assessment, given, list, index, digest) : undefined,
  );
  const [subjectThen, claimsThen] = [useDeferredValue(subject), useDeferredValue(claims)];
  return useMemo(() => {
    if (isListed) return words === undefined ? nothing : { ...nothing, entry: words };
    const assessment = desk.getState().draft?.workspace.assessment;
    return reviews && assessment ? verdictSummaries(assessment, reviews, { list, index }, digest) : nothing;
    // The content is read from the store; the subject and the claims tell when it has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, digest, reviews, subjectThen, claimsThen, list, index, words]);
}
