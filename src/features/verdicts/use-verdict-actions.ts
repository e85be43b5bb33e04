/** Gives the verdict list the commands on verdicts, each one undo step. `onDone` returns the focus to the list. */
import { useMemo, useState } from 'react';
import { answerVerdict, clearAnswer } from '../../core/review/edits.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { VerdictActions } from './verdict-cell.tsx';

export function useVerdictActions(onDone: () => void) {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const [editing, setEditing] = useState<string | null>(null);
  const actions = useMemo<VerdictActions>(
    () => ({
      edit(id) {
        setEditing(id);
        if (id === null) onDone();
      },
      reply({ reviewId, name, key }, note) {
        const at = new Date().toISOString();
        const step = { label: `reply to ${name}` };
        if (!run((workspace) => answerVerdict(workspace, reviewId, key, note.trim(), at), step)) return;
        setEditing(null);
        say(`Reply to ${name} saved.`);
        onDone();
      },
      withdrawReply({ reviewId, name, key }) {
        const step = { label: `withdraw reply to ${name}` };
        if (!run((workspace) => clearAnswer(workspace, reviewId, key), step)) return;
        say('Reply withdrawn.');
        onDone();
      },
    }),
    [run, say, onDone],
  );
  return { editing, actions };
}
