/** Finds an observation's passages in the casefile by number and ID, because indices can change. */
import { EditError } from '../json/edit-error.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Workspace } from './workspace.ts';
import type { Observation, Passage } from '../casefile/types.generated.ts';

/** A passage of an observation, by ID, because its index can change before an edit is made. */
export interface PassageRef {
  readonly observationId: number;
  readonly passageId: string;
}

/** The current passages of an observation, and the pointer to their list in the workspace. */
export interface PassageList {
  readonly path: Pointer;
  readonly observation: Observation;
  readonly passages: readonly Passage[];
}

/** Returns the passages of an observation, of the first one with this number. Throws `EditError` for none. */
export function passagesOf({ casefile }: Workspace, observationId: number): PassageList {
  const observations = casefile?.observations ?? [];
  const index = observations.findIndex(({ observation_id }) => observation_id === observationId);
  const observation = observations[index];
  if (!observation) {
    const message = `Observation ${String(observationId)} is no longer in the casefile.`;
    throw new EditError(message, '/casefile/observations');
  }
  return { path: pointer('casefile', 'observations', index, 'passages'), observation, passages: observation.passages };
}

/** Returns the index of a passage in its observation. Throws `EditError` if it does not exist. */
export function placeOfPassage(workspace: Workspace, { observationId, passageId }: PassageRef) {
  const list = passagesOf(workspace, observationId);
  const index = list.passages.findIndex(({ passage_id }) => passage_id === passageId);
  if (index < 0) throw new EditError('The passage is no longer in the casefile.', list.path);
  return { ...list, index };
}
