/** Which repairs are selected: the mechanical ones, unless a person chose otherwise. */
import type { Repair } from '../../core/check/repair/repairs.ts';
import { fixKinds } from '../../core/rules/fix-kind.ts';

/** The person's own choices, by the first key of each repair. */
export type Choices = ReadonlyMap<string, boolean>;

/** Whether a repair is selected. */
export function isChosen(choices: Choices, { kind, keys: [key] }: Repair): boolean {
  return choices.get(key) ?? fixKinds[kind].mechanical;
}

/** Returns the choices after repairs were selected or left out. */
export function withChoice(choices: Choices, repairs: readonly Repair[], on: boolean): Choices {
  return new Map([...choices, ...repairs.map(({ keys: [key] }) => [key, on] as const)]);
}

/**
 * Returns the choices after repairs were applied: those that leave a repair out. A key names a place, and after items
 * were removed another entry can be there, whose repair nobody has selected.
 */
export function afterApplying(choices: Choices): Choices {
  return new Map([...choices].filter(([, on]) => !on));
}
