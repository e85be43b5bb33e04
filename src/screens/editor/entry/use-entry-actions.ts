/** Gives the entry’s header the functions that copy, cut, duplicate and delete the shown entry. */
import { useMemo } from 'react';
import { duplicateEntries } from '../../../core/workspace/edits.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { listOf, type ListName } from '../../../core/assessment/view.ts';
import { useDeleteEntries, deletionQuestion } from '../../../shared/delete-entries.ts';
import { useCopyEntries } from '../../../shared/use-copied-entries.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { useStores } from '../../../shared/context.tsx';
import { overNote, entryName, entryTitle, positionInWords } from '../../../shared/sections.ts';

export function useEntryActions(list: ListName, index: number) {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const deleteEntries = useDeleteEntries();
  const copyEntries = useCopyEntries();
  return useMemo(() => {
    const assessmentNow = (): JsonObject => desk.getState().draft?.workspace.assessment ?? {};

    async function remove(): Promise<void> {
      const name = entryName(list, assessmentNow(), index);
      const onUndone = (): void => view.actions.select({ section: list, index });
      const done = await deleteEntries({
        list,
        indices: [index],
        label: `delete ${name}`,
        question: deletionQuestion(desk.getState().draft?.workspace, list, [index]),
        message: { text: `${entryTitle(list, assessmentNow(), index)} was deleted.`, onUndone },
      });
      if (!done) return;
      const remaining = listOf(assessmentNow(), list).length;
      if (remaining === 0) return view.actions.select({ section: list });
      const next = Math.min(index, remaining - 1);
      view.actions.select({ section: list, index: next });
      // The focus stays on the button, which now deletes another entry.
      say(positionInWords(list, assessmentNow(), next));
    }

    function duplicate(): void {
      const name = entryName(list, assessmentNow(), index);
      const note = overNote(list, listOf(assessmentNow(), list).length + 1);
      const message = note === undefined ? undefined : { text: note };
      if (!run(duplicateEntries(list, [index]), { label: `duplicate ${name}` }, message)) return;
      view.actions.select({ section: list, index: index + 1 });
      say(`${entryTitle(list, assessmentNow(), index + 1)} is a copy of ${name}.`);
    }

    const copy = (): Promise<boolean> => copyEntries(list, [index]);

    async function cut(): Promise<void> {
      if (await copy()) await remove();
    }

    return { remove, duplicate, copy, cut };
  }, [list, index, desk, view, run, say, deleteEntries, copyEntries]);
}
