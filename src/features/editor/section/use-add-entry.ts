/** Gives a section’s page the function that adds an entry, or a claim from the selected text, and opens it. */
import { addClaim, addEntry } from '../../../core/workspace/edits.ts';
import { listOf, type ListName } from '../../../core/assessment/view.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useStores } from '../../../shared/context.tsx';
import { anchorOf } from '../claims/anchor-of.ts';
import { listWords } from '../../../shared/sections.ts';

/** Returns a function that adds an entry and opens it. A new claim uses the selected text of the passage, if any. */
export function useAddEntry(list: ListName): () => void {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  return () => {
    const { pending, observationId } = view.getState();
    const casefile = desk.getState().draft?.workspace.casefile ?? null;
    const anchor = list === 'claims' ? anchorOf(casefile, pending, observationId) : undefined;
    const step = { label: `new ${listWords[list].one}` };
    const done = run((workspace) => (anchor ? addClaim(workspace, anchor) : addEntry(workspace, list)), step);
    if (!done) return;
    if (anchor) view.actions.setPending(null);
    const entries = listOf(desk.getState().draft?.workspace.assessment ?? {}, list);
    view.actions.select({ section: list, index: entries.length - 1 }, listWords[list].firstField);
  };
}
