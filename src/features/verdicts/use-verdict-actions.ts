import { useMemo, useState } from 'react';
import { answerVerdict, clearAnswer } from '../../core/review/edits.ts';
import { useStores } from '../../store/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { VerdictActions } from './verdict-cell.tsx';

/** What can be done about verdicts, each as one step of the history. `onDone` gives the focus back to the list. */
export function useVerdictActions(onDone: () => void) {
  const { desk } = useStores();
  const say = useAnnounce();
  const [editing, setEditing] = useState<string | null>(null);
  const actions = useMemo<VerdictActions>(
    () => ({
      edit(id) {
        setEditing(id);
        if (id === null) onDone();
      },
      answer({ reviewId, name, key }, note) {
        const workspace = desk.getState().draft?.workspace;
        if (!workspace) return;
        const at = new Date().toISOString();
        desk.actions.dispatch(answerVerdict(workspace, reviewId, key, note.trim(), at), {
          label: `answer ${name}`,
        });
        setEditing(null);
        say(`Answered ${name}.`);
        onDone();
      },
      reopen({ reviewId, name, key }) {
        const workspace = desk.getState().draft?.workspace;
        if (!workspace) return;
        desk.actions.dispatch(clearAnswer(workspace, reviewId, key), {
          label: `take back the answer to ${name}`,
        });
        say('The answer is taken back.');
        onDone();
      },
    }),
    [desk, say, onDone],
  );
  return { editing, actions };
}
