/** Gives the queue of claim texts its commands: use a place, mark as a paraphrase of it, or delete the claim. */
import { notableChanges, notableInShort } from '../../core/compare/notable-changes.ts';
import { wordDifference } from '../../core/compare/words.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import { setClaimSpan } from '../../core/workspace/edits.ts';
import { paraphraseOf } from '../../core/workspace/claim-text-edits.ts';
import { useDeleteEntries } from '../../shared/delete-entries.ts';
import { deletionQuestion } from '../../shared/deletion-question.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { ReviewedClaim } from './use-claim-texts.ts';

/** The decisions about a claim. Each is one undo step. */
export interface ClaimDecisions {
  /** Uses the passage's text at a place as the claim's. */
  accept(claim: ReviewedClaim, anchor: Anchor): void;
  /** Keeps the claim's words as its proposition, and marks it as a paraphrase of a place. */
  paraphrase(claim: ReviewedClaim, anchor: Anchor): void;
  /** Deletes the claim, after a confirmation if something cites it. */
  remove(claim: ReviewedClaim): Promise<void>;
}

/** Returns the label of the step that accepts a text. It says which changes were accepted. */
export function acceptLabel(name: string, before: string, after: string, names: readonly string[]): string {
  if (before === after) return `move ${name} to its exact text`;
  const notable = notableInShort(notableChanges(wordDifference(before, after, { names })));
  return `use passage text for ${name}, accepting ${notable === '' ? 'changed text' : notable}`;
}

/** Returns the commands of the queue. `onDecided` is called after each, with the index to continue from. */
export function useClaimDecisions(onDecided: (next: number) => void): ClaimDecisions {
  const { desk } = useStores();
  const say = useAnnounce();
  const run = useDispatchAndTell();
  const deleteEntries = useDeleteEntries();
  const workspaceNow = () => desk.getState().draft?.workspace;
  return {
    accept({ index, name, claim }, anchor) {
      const names = workspaceNow()?.casefile?.actors.flatMap((actor) => actor.names) ?? [];
      const label = acceptLabel(name, claim.actual ?? '', anchor.actual, names);
      if (!run((workspace) => setClaimSpan(workspace, index, anchor), { label })) return;
      say(`${name} now uses the text of the passage.`);
      onDecided(index + 1);
    },
    paraphrase({ index, name }, anchor) {
      const label = `mark ${name} as a paraphrase`;
      if (!run((workspace) => paraphraseOf(workspace, index, anchor), { label })) return;
      say(`${name} is now a paraphrase.`);
      onDecided(index + 1);
    },
    async remove({ index, name }) {
      const isDone = await deleteEntries({
        list: 'claims',
        indices: [index],
        label: `delete ${name}`,
        question: deletionQuestion(workspaceNow(), 'claims', [index]),
        message: { text: `${name} was deleted.` },
      });
      if (isDone) onDecided(index);
    },
  };
}
