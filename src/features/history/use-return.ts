import { useCallback } from 'react';
import { asJson } from '../../core/casefile/create.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { keepingEntry } from '../../shared/keep-entry.ts';
import { useDoWithUndo } from '../../shared/undo-message.ts';
import { useStores } from '../../store/context.tsx';

/** The edit that makes a draft what it was in another state, as one step. Its reviews stay what they are now. */
export function returning({ title, assessment, casefile }: Workspace): Edit {
  return {
    type: 'batch',
    edits: [
      { type: 'set', path: '/title', value: title },
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
    ],
  };
}

/** Returns to an earlier state. What is now is kept among the earlier states first, and Undo takes the return back. */
export function useReturn(): (state: Workspace, moment: string) => void {
  const { desk, view } = useStores();
  const doWithUndo = useDoWithUndo();
  return useCallback(
    (state, moment) => {
      const hasReviews = (desk.getState().draft?.workspace.reviews?.length ?? 0) > 0;
      const text = [
        `The draft is as it was (${moment}). Its previous state is among the earlier states, too.`,
        ...(hasReviews ? ['Reviewers’ verdicts stay as they are now.'] : []),
      ].join(' ');
      const step = { label: `return to ${moment}`, keepBefore: true };
      keepingEntry({ desk, view }, () =>
        doWithUndo(returning(state), step, { text, nothing: 'The draft is already as it was then.' }),
      );
    },
    [desk, view, doWithUndo],
  );
}
