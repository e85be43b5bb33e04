/** All groups of measurements, in the order of the table. */
import type { Group } from './bench.ts';
import { actionsGroup } from './blocks/actions.ts';
import { findingsGroup, offsetsGroup } from './blocks/calculations.ts';
import { coldGroup } from './blocks/cold.ts';
import { formsGroup } from './blocks/forms.ts';
import { highlightGroup } from './blocks/highlight.ts';
import { keepingGroup, transferGroup } from './blocks/keeping.ts';
import { memoryGroup } from './blocks/memory.ts';
import { openGroup, typingGroup } from './blocks/open-and-type.ts';
import { profileBlocks } from './blocks/profiles.ts';
import { reportsGroup } from './blocks/reports.ts';
import { screensGroup } from './blocks/screens.ts';

export const groups: readonly Group[] = [
  openGroup,
  typingGroup,
  actionsGroup,
  screensGroup,
  reportsGroup,
  findingsGroup,
  highlightGroup,
  offsetsGroup,
  keepingGroup,
  transferGroup,
  coldGroup,
  memoryGroup,
];

/** The measurements, and the recordings of where the time goes. */
const withProfiles = (group: Group): Group => ({
  ...group,
  blocks: (options) => [...group.blocks(options), ...(profileBlocks[group.name] ?? [])],
});

/** The requested groups. The forms run with either of the groups that they have figures for. */
export function groupsFor(only: readonly string[]): readonly Group[] {
  const chosen = (only.length === 0 ? groups : groups.filter(({ name }) => only.includes(name))).map(withProfiles);
  return chosen.some(({ name }) => name === 'open' || name === 'typing') ? [...chosen, formsGroup] : chosen;
}
