import type { Edit } from '../assessment/edit.ts';
import { pointer } from '../assessment/pointer.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { passageId, type Digest } from './hash.ts';

/** What replaces a passage: the edit, and the name of the text that claims are to be moved to. */
export interface Replacement {
  readonly edit: Edit;
  readonly to: string;
}

/**
 * Puts a revised text beside a passage of an observation, right behind it: passages are immutable, so the revised one is
 * another passage with its own hash, and no claim is moved. With `keepOld` false the old one is taken away in the same
 * step. Where the observation has the revised text already, none is added. Undefined where there is no such passage, or
 * the texts are the same. Throws `LoneSurrogateError` where the text has no UTF-8 form.
 */
export function replacePassage(
  workspace: Workspace,
  place: { readonly observationIndex: number; readonly passageIndex: number },
  text: string,
  keepOld: boolean,
  digest: Digest,
): Replacement | undefined {
  const { observationIndex, passageIndex } = place;
  const passages = workspace.casefile?.observations[observationIndex]?.passages ?? [];
  const old = passages[passageIndex];
  const to = passageId(text, digest);
  if (!old || old.passage_id === to) return undefined;
  const path = pointer('casefile', 'observations', observationIndex, 'passages');
  const known = passages.some(({ passage_id }) => passage_id === to);
  const edits: Edit[] = [];
  if (!known) edits.push({ type: 'insert', path, index: passageIndex + 1, values: [{ passage_id: to, text }] });
  if (!keepOld) edits.push({ type: 'unset', path: `${path}/${String(passageIndex)}` });
  return { edit: { type: 'batch', edits }, to };
}
