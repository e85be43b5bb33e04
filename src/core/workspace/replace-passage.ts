/** The edits that add the revised text of a passage, and that remove the old passage. */
import type { Edit, UnsortedMark, Workspace } from './workspace.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { pointer } from '../json/pointer.ts';
import { counted } from '../json/words.ts';
import { spanFromUtf16, textAt } from '../text/span.ts';
import { cutsWord } from '../text/word-edges.ts';
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
  const moved = (mark: UnsortedMark): UnsortedMark | undefined => {
    if (mark.passage_id !== passage.passageId) return mark;
    const { observationId } = passage;
    return movedMark({ ...mark, observation_id: observationId }, passages[index]?.text ?? '', { passage_id: to, text });
  };
  return { edit: withoutMarks(workspace, edit, moved), to };
}

/**
 * Removes an old passage from every observation that has it. Its marks move to the revised passage as in
 * `replacePassage`.
 */
export function removeOldPassage(workspace: Workspace, from: string, to: string): Edit {
  const { casefile } = workspace;
  const { passage: old } = casefileIndex(casefile).passage(from) ?? {};
  const revised = casefileIndex(casefile).passage(to);
  if (!casefile || !old) return { type: 'batch', edits: [] };
  const edits = casefile.observations.flatMap(({ passages }, at) =>
    passages
      .flatMap(({ passage_id }, index): Edit[] =>
        passage_id === from
          ? [{ type: 'unset', path: pointer('casefile', 'observations', at, 'passages', index) }]
          : [],
      )
      .toReversed(),
  );
  edits.push(...removeOrigins(casefile, [from], new Set()));
  return withoutMarks(workspace, { type: 'batch', edits }, (mark) => {
    if (mark.passage_id !== from || !revised) return mark.passage_id === from ? undefined : mark;
    const ids = revised.observations.map(({ observation_id }) => observation_id);
    const observation_id = ids.includes(mark.observation_id) ? mark.observation_id : (ids[0] ?? mark.observation_id);
    return movedMark({ ...mark, observation_id }, old.text, revised.passage);
  });
}

/**
 * Returns a mark at the same words of the revised text. Undefined unless each text has them exactly once, and the
 * revised one not inside a word.
 */
function movedMark(mark: UnsortedMark, text: string, revised: Passage): UnsortedMark | undefined {
  const words = textAt(text, mark.span);
  const start = words ? onlyIndexOf(revised.text, words) : -1;
  if (!words || start < 0 || onlyIndexOf(text, words) < 0) return undefined;
  const end = start + words.length;
  if (cutsWord(revised.text, start) || cutsWord(revised.text, end)) return undefined;
  return { ...mark, passage_id: revised.passage_id, span: spanFromUtf16(revised.text, start, end) };
}

/** Returns where the words are; -1 if they are missing or occur more than once. */
function onlyIndexOf(text: string, words: string): number {
  const at = text.indexOf(words);
  return text.includes(words, at + 1) ? -1 : at;
}

/** Says how many marks of a passage moved, and how many were dropped. Empty if they are as before. */
export function marksMovedInWords(before: Workspace, after: Workspace, from: string): string {
  const countOn = ({ marks = [] }: Workspace): number => marks.filter(({ passage_id }) => passage_id === from).length;
  const dropped = (before.marks?.length ?? 0) - (after.marks?.length ?? 0);
  const moved = countOn(before) - countOn(after) - dropped;
  return [
    ...(moved > 0 ? [`Moved ${counted(moved, 'mark')}.`] : []),
    ...(dropped > 0 ? [`Dropped ${counted(dropped, 'mark')}.`] : []),
  ].join(' ');
}
