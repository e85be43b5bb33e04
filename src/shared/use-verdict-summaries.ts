/**
 * Gives the editor the verdicts on an entry and its links, a contradiction, an unknown, or the document. Without reviews it subscribes to
 * nothing else, so that typing stays fast.
 */
import { useDeferredValue, useMemo } from 'react';
import type { ListName } from '../core/assessment/view.ts';
import { listOf } from '../core/assessment/view.ts';
import { useDraft, useStores } from './context.tsx';
import { verdictSummaries, type VerdictSummaries } from '../store/verdict-summaries.ts';

const nothing: VerdictSummaries = { entry: undefined, links: new Map() };

export function useVerdictSummaries(list: ListName | 'document', index?: number): VerdictSummaries {
  const { desk, digest } = useStores();
  const reviews = useDraft(({ workspace }) => workspace.reviews);
  const subject = useDraft(({ workspace: { assessment } }) => {
    if (!reviews) return undefined;
    if (list === 'document' || index === undefined) return assessment;
    // The name of a contradiction or an unknown depends on the others in its list.
    const values = listOf(assessment, list);
    return list === 'contradictions' || list === 'unknowns' ? values : values[index];
  });
  const claims = useDraft(({ workspace }) => (reviews ? listOf(workspace.assessment, 'claims') : undefined));
  const [subjectThen, claimsThen] = [useDeferredValue(subject), useDeferredValue(claims)];
  return useMemo(() => {
    const assessment = desk.getState().draft?.workspace.assessment;
    return reviews && assessment ? verdictSummaries(assessment, reviews, { list, index }, digest) : nothing;
    // The content is read from the store; the subject and the claims tell when it has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, digest, reviews, subjectThen, claimsThen, list, index]);
}
