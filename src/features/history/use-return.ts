import { useCallback } from 'react';
import { asJson } from '../../core/casefile/create.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { useStores } from '../../store/context.tsx';
import { followEntry } from '../../store/follow-entry.ts';
import { useToast } from '../../ui/toast.tsx';

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
  const toast = useToast();
  return useCallback(
    (state, moment) => {
      const before = desk.getState().draft?.workspace;
      desk.actions.dispatch(returning(state), { label: `return to ${moment}`, keepBefore: true });
      const after = desk.getState().draft?.workspace;
      if (!before || !after || after === before) {
        toast({ text: 'The draft is already as it was then.' });
        return;
      }
      view.actions.select(followEntry(view.getState().selection, before, after));
      toast({
        text: [
          `The draft is as it was (${moment}). What it was before is among the earlier states, too.`,
          ...(before.reviews?.length ? ['Reviewers’ verdicts stay as they are now.'] : []),
        ].join(' '),
        action: { title: 'Undo', onAction: () => desk.actions.undo() },
      });
    },
    [desk, view, toast],
  );
}
