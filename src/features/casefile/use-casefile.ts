/** Gives the casefile screen the data of the attached casefile and edits of a field. */
import type { JsonValue } from '../../core/json/json.ts';
import { pointer } from '../../core/json/pointer.ts';
import type { Actor, Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { useDraft } from '../../shared/context.tsx';
import type { OpenDraft } from '../../store/desk-store.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';

const none: readonly never[] = [];

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
