/** Everything that can be measured, in the order of the table. */
import type { Group } from './bench.ts';
import { actionsGroup } from './blocks/actions.ts';
import { findingsGroup, offsetsGroup } from './blocks/calculations.ts';
import { coldGroup } from './blocks/cold.ts';
import { formsGroup } from './blocks/forms.ts';
import { highlightGroup } from './blocks/highlight.ts';
import { keepingGroup, transferGroup } from './blocks/keeping.ts';
import { memoryGroup } from './blocks/memory.ts';
import { openGroup, typingGroup } from './blocks/open-and-type.ts';
import { screensGroup } from './blocks/screens.ts';

export const groups: readonly Group[] = [
  openGroup,
  typingGroup,
  actionsGroup,
  screensGroup,
  findingsGroup,
  highlightGroup,
  offsetsGroup,
  keepingGroup,
  transferGroup,
  coldGroup,
  memoryGroup,
];

/** The groups that are asked for. The forms come along with either of the groups that they have figures for. */
export function groupsFor(only: readonly string[]): readonly Group[] {
  const chosen = only.length === 0 ? groups : groups.filter(({ name }) => only.includes(name));
  return chosen.includes(openGroup) || chosen.includes(typingGroup) ? [...chosen, formsGroup] : chosen;
}
