import { createContext } from 'react';

/** Steps that a place on the screen takes of its own before the draft's: in a text that is not applied yet. */
export interface LocalSteps {
  /** Takes one back; false where there is none, and the draft's turn has come. */
  undo(): boolean;
  redo(): boolean;
}

/** Who has steps of its own just now. */
export const LocalStepsContext = createContext<{ current: LocalSteps | null }>({ current: null });
