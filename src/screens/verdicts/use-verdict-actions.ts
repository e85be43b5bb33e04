/** Gives the verdict list the commands on verdicts, each one undo step. `onDone` returns the focus to the list. */
import { useMemo, useState } from 'react';
import { addMessage, withdrawMessage } from '../../core/review/edits.ts';
import { acceptSuggestion } from '../../core/review/suggestions.ts';
import type { Message } from '../../core/review-shape/types.generated.ts';
import { useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { authorName, storeAuthorName } from '../../shared/own-name.ts';
import type { VerdictItem } from '../../core/review/verdict-places.ts';

/** A message of the author, now. A name of '' is left out. */
function messageOf(kind: Message['kind'], note: string, name: string): Message {
  return { by: 'author', ...(name !== '' && { name }), kind, note, at: new Date().toISOString() };
}

export function useVerdictActions(onDone: () => void) {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const { digest } = useStores();
  const [editing, setEditing] = useState<string | null>(null);
  const actions = useMemo<VerdictActions>(
    () => ({
      edit(id) {
        setEditing(id);
        if (id === null) onDone();
      },
      reply({ reviewId, name, key }, note, writer) {
        const message = messageOf('note', note, writer);
        const step = { label: `reply to ${name}` };
        if (!run((workspace) => addMessage(workspace, reviewId, key, message), step)) return;
        storeAuthorName(writer);
        setEditing(null);
        say(`Reply to ${name} saved.`);
        onDone();
      },
      setThread({ reviewId, name, key }, kind) {
        const message = messageOf(kind, '', authorName());
        const step = { label: `${kind === 'resolved' ? 'resolve' : 'reopen'} thread with ${name}` };
        if (!run((workspace) => addMessage(workspace, reviewId, key, message), step)) return;
        say(kind === 'resolved' ? 'Resolved.' : 'Reopened.');
        onDone();
      },
      decline({ reviewId, name, key }, note, writer) {
        const message = messageOf('declined', note, writer);
        const step = { label: `decline suggestion of ${name}` };
        if (!run((workspace) => addMessage(workspace, reviewId, key, message), step)) return;
        storeAuthorName(writer);
        say(`Suggestion of ${name} declined.`);
        onDone();
      },
      accept({ reviewId, name, key }) {
        const message = messageOf('accepted', '', authorName());
        const step = { label: `accept suggestion of ${name}` };
        if (!run((workspace) => acceptSuggestion(workspace, reviewId, key, message, digest), step)) return;
        say(`Suggestion of ${name} accepted. You can undo this.`);
        onDone();
      },
      withdrawReply({ reviewId, name, key }) {
        const step = { label: `withdraw reply to ${name}` };
        if (!run((workspace) => withdrawMessage(workspace, reviewId, key), step)) return;
        say('Reply withdrawn.');
        onDone();
      },
    }),
    [run, say, onDone, digest],
  );
  return { editing, actions };
}

/** The commands on a verdict. The object stays the same as long as the list exists. */
export interface VerdictActions {
  /** Opens the reply form; null closes it. */
  edit(id: string | null): void;
  /** Adds a reply of the author to the thread. `name` may be ''. */
  reply(item: VerdictItem, note: string, name: string): void;
  /** Resolves or reopens the thread. */
  setThread(item: VerdictItem, kind: 'resolved' | 'reopened'): void;
  /** Declines the suggestion, with the reason. `name` may be ''. */
  decline(item: VerdictItem, note: string, name: string): void;
  /** Accepts the suggestion of a verdict. */
  accept(item: VerdictItem): void;
  /** Withdraws the last message. */
  withdrawReply(item: VerdictItem): void;
}
