import type { Edit } from '../assessment/edit.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { passageId, type Digest } from './hash.ts';
import { placeOfPassage, type PassageRef } from './places.ts';

/** What replaces a passage: the edit, and the name of the text that claims are to be moved to. */
export interface Replacement {
  readonly edit: Edit;
  readonly to: string;
}

/**
 * Puts a revised text beside a passage of an observation, right behind it: passages are immutable, so the revised one is
 * another passage with its own hash, and no claim is moved. With `keepOld` false the old one is taken away in the same
 * step. Where the observation has the revised text already, none is added. Undefined where the texts are the same.
 * Throws `LoneSurrogateError` where the text has no UTF-8 form, and `EditError` where there is no such passage.
 */
export function replacePassage(
  workspace: Workspace,
  passage: PassageRef,
  text: string,
  keepOld: boolean,
  digest: Digest,
): Replacement | undefined {
  const { path, passages, index } = placeOfPassage(workspace, passage);
  const to = passageId(text, digest);
  if (passage.passageId === to) return undefined;
  const known = passages.some(({ passage_id }) => passage_id === to);
  const edits: Edit[] = [];
  if (!known) edits.push({ type: 'insert', path, index: index + 1, values: [{ passage_id: to, text }] });
  if (!keepOld) edits.push({ type: 'unset', path: `${path}/${String(index)}` });
  return { edit: { type: 'batch', edits }, to };
}
