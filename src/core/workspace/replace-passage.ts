/** The edit that adds the revised text of a passage, with or without the old passage. */
import type { Edit, UnsortedMark, Workspace } from './workspace.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import { spanFromUtf16, textAt } from '../passage/span.ts';
import {
  asNewPassage,
  type NewPassage,
  addOrigins,
  removeOrigins,
  withoutMarks,
  placeOfPassage,
  type PassageRef,
} from './casefile-edits.ts';

/** The edit that replaces a passage, and the ID of the passage that claims are to be moved to. */
export interface Replacement {
  readonly edit: Edit;
  readonly to: string;
}

/**
 * Adds a revised text directly after a passage of an observation. Passages are immutable, so the revised one is another
 * passage with its own hash, and no claim is moved. With `keepOld` false, removes the old one in the same step. Adds
 * nothing if the observation already has the revised text. Undefined if the texts are the same. Throws
 * `LoneSurrogateError` if the text has no UTF-8 form, and `EditError` if the passage does not exist.
 */
export function replacePassage(
  workspace: Workspace,
  passage: PassageRef,
  revised: string | NewPassage,
  keepOld: boolean,
  digest: Digest,
): Replacement | undefined {
  const { casefile } = workspace;
  const { path, observation, passages, index } = placeOfPassage(workspace, passage);
  const { text, originFor } = asNewPassage(revised);
  const to = passageId(text, digest);
  if (passage.passageId === to) return undefined;
  const exists = passages.some(({ passage_id }) => passage_id === to);
  const edits: Edit[] = [];
  if (!exists) edits.push({ type: 'insert', path, index: index + 1, values: [{ passage_id: to, text }] });
  if (!keepOld) edits.push({ type: 'unset', path: `${path}/${String(index)}` });
  if (!casefile) return { edit: { type: 'batch', edits }, to };
  const origins = originFor ? [originFor(to)] : [];
  edits.push(...addOrigins(casefile, origins));
  if (!keepOld) {
    const others = passages.filter((_, at) => at !== index);
    const elsewhere = casefile.observations.filter((one) => one !== observation).flatMap((one) => one.passages);
    const remaining = new Set([...others, ...elsewhere].map(({ passage_id }) => passage_id)).add(to);
    const isKnown = casefile.origins?.some(({ passage_id }) => passage_id === to) ?? false;
    const all = { origins: [...(casefile.origins ?? []), ...(isKnown ? [] : origins)] };
    edits.push(...removeOrigins(all, [passage.passageId], remaining));
  }
  const edit: Edit = { type: 'batch', edits };
  const isElsewhere = casefile.observations.some(
    (one) => one !== observation && one.passages.some(({ passage_id }) => passage_id === passage.passageId),
  );
  if (keepOld || isElsewhere) return { edit, to };
  const moved = (mark: UnsortedMark): UnsortedMark | undefined =>
    mark.passage_id === passage.passageId ? movedMark(mark, passages[index]?.text ?? '', text, to) : mark;
  return { edit: withoutMarks(workspace, edit, moved), to };
}

/** Returns a mark at the same words of the revised text; undefined if they are not there exactly once. */
function movedMark(mark: UnsortedMark, text: string, revised: string, to: string): UnsortedMark | undefined {
  const words = textAt(text, mark.span);
  const start = words ? revised.indexOf(words) : -1;
  if (!words || start < 0 || revised.includes(words, start + 1)) return undefined;
  return { ...mark, passage_id: to, span: spanFromUtf16(revised, start, start + words.length) };
}
