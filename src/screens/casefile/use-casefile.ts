/** Gives the casefile screen the data of the attached casefile and edits of a field. */
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { pointer } from '../../core/json/pointer.ts';
import type { Actor, Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { counted } from '../../core/json/words.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { OpenDraft } from '../../desk/desk-store.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';

// Finds the claims that use a passage or an observation of the casefile, and names them in short.

function claimsWhere(assessment: JsonObject, isMeant: (claim: ClaimView) => boolean): readonly string[] {
  return listOf(assessment, 'claims')
    .map(viewClaim)
    .flatMap((claim, index) => (isMeant(claim) ? [claim.claim_id ?? `claim ${index + 1}`] : []));
}

/** Returns the IDs of the claims on a passage, in document order. */
export function claimsOfPassage(assessment: JsonObject, passageId: string): readonly string[] {
  return claimsWhere(assessment, (claim) => claim.passage_id === passageId);
}

/** Returns the IDs of the claims of an observation, in document order. */
export function claimsOfObservation(assessment: JsonObject, observationId: number): readonly string[] {
  return claimsWhere(assessment, (claim) => claim.observation_id === observationId);
}

/** Joins the first IDs and counts the rest: “C-001, C-002 and 3 more”; empty for no IDs. */
export function nameSome(ids: readonly string[], most = 3): string {
  const more = ids.length - most;
  return more > 0 ? `${ids.slice(0, most).join(', ')} and ${more} more` : ids.join(', ');
}

const none: readonly never[] = [];

/** Returns a function that removes a part of the casefile, and says how many marks went with it. */
export function useRemoval(): (edit: (workspace: Workspace) => Edit, label: string) => void {
  const { desk } = useStores();
  const run = useDispatchAndTell();
  const countMarks = (): number => desk.getState().draft?.workspace.marks?.length ?? 0;
  return (edit, label) => {
    const before = countMarks();
    run(edit, { label }, () => {
      const removed = before - countMarks();
      return removed > 0 ? { text: `Removed, with ${counted(removed, 'mark')} to sort.` } : undefined;
    });
  };
}

/** Returns the attached casefile; null if there is none. */
export function useCasefile(): Casefile | null {
  return useDraft((draft) => draft.workspace.casefile);
}

export function useObservations(): readonly Observation[] {
  return useDraft((draft) => draft.workspace.casefile?.observations ?? none);
}

export function useActors(): readonly Actor[] {
  return useDraft((draft) => draft.workspace.casefile?.actors ?? none);
}

/** Returns texts from the draft. The component renders again when one changes. */
export function useTexts(select: (draft: OpenDraft) => readonly string[]): readonly string[] {
  const joined = useDraft((draft) => select(draft).join('\u0000'));
  return joined === '' ? none : joined.split('\u0000');
}

/** Returns a function that sets one field of the casefile. Typing in one field is one step of the history. */
export function useSetField(): (path: readonly (string | number)[], value: JsonValue, label: string) => void {
  const run = useDispatchAndTell();
  return (path, value, label) => {
    const at = pointer('casefile', ...path);
    run({ type: 'set', path: at, value }, { label: `typing in ${label}`, group: at });
  };
}
