import type { AxisItem } from './axis.ts';

/** The actions on a cell or heading of the grid. */
export interface GridActions {
  /** Opens the link with its claim in the passage, the claim, or the entry in the editor. */
  open(row: AxisItem | undefined, column: AxisItem | undefined): void;
  /** Excludes the claim of a cell or heading, or includes it again. */
  toggle(row: AxisItem | undefined, column: AxisItem | undefined): void;
}
