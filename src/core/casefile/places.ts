import { EditError } from '../assessment/edit-error.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import type { Workspace } from '../assessment/workspace.ts';
import type { Passage } from './types.generated.ts';

/** A passage of an observation, by name: a place in a list may be another one's by the time an edit is made. */
export interface PassageRef {
  readonly observationId: number;
  readonly passageId: string;
}

/** The passages of an observation as they are now, and the pointer to their list in the workspace. */
export interface PassageList {
  readonly path: Pointer;
  readonly passages: readonly Passage[];
}

/** The passages of an observation; of several with its number the first is meant. Throws `EditError` for none. */
export function passagesOf({ casefile }: Workspace, observationId: number): PassageList {
  const observations = casefile?.observations ?? [];
  const index = observations.findIndex(({ observation_id }) => observation_id === observationId);
  const observation = observations[index];
  if (!observation) {
    const message = `Observation ${String(observationId)} is no longer in the casefile.`;
    throw new EditError(message, '/casefile/observations');
  }
  return { path: pointer('casefile', 'observations', index, 'passages'), passages: observation.passages };
}

/** Where a passage is in its observation. Throws `EditError` where it is not there. */
export function placeOfPassage(workspace: Workspace, { observationId, passageId }: PassageRef) {
  const list = passagesOf(workspace, observationId);
  const index = list.passages.findIndex(({ passage_id }) => passage_id === passageId);
  if (index < 0) throw new EditError('The passage is no longer in the casefile.', list.path);
  return { ...list, index };
}
