/** Which repairs are selected: the mechanical ones, unless a person chose otherwise. */
import type { Repair } from '../../core/check/repair/repairs.ts';
import { fixKinds } from '../../core/rules/fix-kind.ts';

/** The person's own choices. */
export interface Choices {
  /** By the first key of each repair, which names a place. */
  readonly byKey: ReadonlyMap<string, boolean>;
  /** Whether mechanical repairs without a choice are selected. */
  readonly mechanical: boolean;
}

/** No choice was made yet. */
export const noChoices: Choices = { byKey: new Map(), mechanical: true };

/** Whether a repair is selected. */
export function isChosen({ byKey, mechanical }: Choices, { kind, keys: [key] }: Repair): boolean {
  return byKey.get(key) ?? (mechanical && fixKinds[kind].mechanical);
}

/** Returns the choices after repairs were selected or left out. */
export function withChoice(choices: Choices, repairs: readonly Repair[], on: boolean): Choices {
  return { ...choices, byKey: new Map([...choices.byKey, ...repairs.map(({ keys: [key] }) => [key, on] as const)]) };
}

/**
 * Returns the choices after repairs were applied. The keys no longer hold, because places change when items are
 * removed. If the person left a repair out, none is selected from then on, so that it is not selected again at its new
 * place.
 */
export function afterApplying({ byKey, mechanical }: Choices): Choices {
  return { byKey: new Map(), mechanical: mechanical && ![...byKey.values()].includes(false) };
}
