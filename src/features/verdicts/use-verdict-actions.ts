import { useMemo, useState } from 'react';
import { answerVerdict, clearAnswer } from '../../core/review/edits.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { VerdictActions } from './verdict-cell.tsx';

/** Returns the commands on verdicts, each one undo step. `onDone` returns the focus to the list. */
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
      reply({ reviewId, name, key }, note) {
        const workspace = desk.getState().draft?.workspace;
        if (!workspace) return;
        const at = new Date().toISOString();
        desk.actions.dispatch(answerVerdict(workspace, reviewId, key, note.trim(), at), {
          label: `reply to ${name}`,
        });
        setEditing(null);
        say(`Reply to ${name} saved.`);
        onDone();
      },
      withdrawReply({ reviewId, name, key }) {
        const workspace = desk.getState().draft?.workspace;
        if (!workspace) return;
        desk.actions.dispatch(clearAnswer(workspace, reviewId, key), {
          label: `withdraw reply to ${name}`,
        });
        say('Reply withdrawn.');
        onDone();
      },
    }),
    [desk, say, onDone],
  );
  return { editing, actions };
}
