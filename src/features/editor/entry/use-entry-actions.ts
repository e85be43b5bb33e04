import { useMemo } from 'react';
import { duplicateEntries } from '../../../core/workspace/edits.ts';
import { idsOf } from '../../../core/assessment/ids.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { referencesToClaim } from '../../../core/workspace/references.ts';
import { listOf } from '../../../core/assessment/view.ts';
import type { ListName } from '../../../core/assessment/view.ts';
import { useDeleteEntries } from '../../../shared/delete-entries.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useStores } from '../../../shared/context.tsx';
import { deletedInWords, entryName } from './entry-words.ts';
import { referencesInWords } from './references-in-words.ts';

/** Returns what would be deleted together with a claim, in words; nothing if another claim has the same ID. */
function lostReferences(assessment: JsonObject, list: ListName, index: number): readonly string[] {
  if (list !== 'claims') return [];
  const id = valueAt(assessment, `/claims/${String(index)}/claim_id`);
  if (typeof id !== 'string' || idsOf(assessment, 'claims').filter((other) => other === id).length > 1) return [];
  return referencesInWords(assessment, referencesToClaim(assessment, id));
}

/** Returns the functions that duplicate and delete the shown entry. Both can be undone. */
export function useEntryActions(list: ListName, index: number) {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  const deleteEntries = useDeleteEntries();
  return useMemo(() => {
    const assessmentNow = (): JsonObject => desk.getState().draft?.workspace.assessment ?? {};

    async function remove(): Promise<void> {
      const name = entryName(list, assessmentNow(), index);
      const lost = lostReferences(assessmentNow(), list, index);
      const body = ['These links and contradictions will also be deleted. You can undo this.', ...lost];
      const onUndone = (): void => view.actions.select({ section: list, index });
      const done = await deleteEntries({
        list,
        indices: [index],
        label: `delete ${name}`,
        question: lost.length > 0 ? { title: `Delete ${name}?`, body, yes: 'Delete', destructive: true } : undefined,
        message: { text: deletedInWords(list, assessmentNow(), index), onUndone },
      });
      if (!done) return;
      const remaining = listOf(assessmentNow(), list).length;
      view.actions.select(
        remaining === 0 ? { section: list } : { section: list, index: Math.min(index, remaining - 1) },
      );
    }

    function duplicate(): void {
      const name = entryName(list, assessmentNow(), index);
      if (!run(duplicateEntries(list, [index]), { label: `duplicate ${name}` })) return;
      view.actions.select({ section: list, index: index + 1 });
    }

    return { remove, duplicate };
  }, [list, index, desk, view, run, deleteEntries]);
}
