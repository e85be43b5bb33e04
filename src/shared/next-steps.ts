/** Gives components the next steps of the open draft, and whether a person has hidden them. */
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { nextSteps, type NextStep } from '../core/check/next-steps.ts';
import { storePreference, storedPreference } from '../ui/preferences.ts';
import { useDraft } from './context.tsx';
import { useNewEntryPath } from './to-complete.ts';

/** The names of the steps on the screen. */
export const stepTitles: Readonly<Record<NextStep['name'], string>> = {
  sources: 'Sources',
  claims: 'Claims',
  entries: 'Power bases and hypotheses',
  links: 'Evidence links',
  export: 'Export',
};

/** Returns the steps after the last change has been shown, so that typing does not wait for them. */
export function useNextSteps(): readonly NextStep[] {
  const { workspace, check } = useDeferredValue(useDraft((draft) => draft));
  const newEntry = useNewEntryPath();
  return useMemo(() => nextSteps(workspace, check, newEntry), [workspace, check, newEntry]);
}

const hiddenKey = 'next-steps-hidden';

/** The maximum number of drafts that are remembered; the oldest are dropped. */
const maxHidden = 200;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

let hidden: readonly string[] | undefined;
const listeners = new Set<() => void>();

const hiddenIds = (): readonly string[] => (hidden ??= storedPreference(hiddenKey, isIds) ?? []);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the steps of the open draft are hidden, and a function that hides or shows them. */
export function useStepsHidden(): readonly [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const id = useDraft((draft) => draft.id);
  const isHidden = useSyncExternalStore(subscribe, () => hiddenIds().includes(id));
  const hide = (next: boolean): void => {
    const others = hiddenIds().filter((other) => other !== id);
    hidden = next ? [...others, id].slice(-maxHidden) : others;
    storePreference(hiddenKey, hidden);
    for (const listener of listeners) listener();
  };
  return [isHidden, hide];
}
