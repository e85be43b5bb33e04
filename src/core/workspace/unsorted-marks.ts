/**
 * The marks of a draft: spans that a person kept while reading, to make claims of them later. They are part of the
 * draft, so that undo and saving cover them, and of no file or report but the raw data of a damaged draft.
 */
import { byIdentity } from '../json/by-identity.ts';
import { EditError } from '../json/edit-error.ts';
import type { JsonObject } from '../json/json.ts';
import { casefileIndex, type LoadedPassage } from '../casefile/lookup.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { sameSpan, textAt, type CodePointSpan } from '../text/span.ts';
import type { Anchor } from './create.ts';
import type { Edit, UnsortedMark, Workspace } from './workspace.ts';
import { batch } from './edits.ts';

const noMarks: readonly UnsortedMark[] = [];

/** Returns the marks of a draft, in the order in which they were made. */
export function marksOf({ marks }: Workspace): readonly UnsortedMark[] {
  return marks ?? noMarks;
}

/** A mark to sort. `index` is its place in the draft's list. */
export interface QueuedMark {
  readonly index: number;
  readonly mark: UnsortedMark;
  /** The passage and the words at the span; undefined if the casefile does not have them any more. */
  readonly at: { readonly passage: LoadedPassage; readonly words: string } | undefined;
}

const queueOf = byIdentity((marks: readonly UnsortedMark[], casefile: Casefile | null): readonly QueuedMark[] => {
  const index = casefileIndex(casefile);
  const order = new Map(
    casefile?.observations.flatMap(({ passages }) => passages).map(({ passage_id }, at) => [passage_id, at]),
  );
  const placeOf = ({ mark }: QueuedMark): number => order.get(mark.passage_id) ?? order.size;
  return marks
    .map((mark, at): QueuedMark => {
      const passage = index.passage(mark.passage_id);
      const words = passage && textAt(passage.passage.text, mark.span);
      return { index: at, mark, at: passage && words ? { passage, words } : undefined };
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || one.mark.span.start - other.mark.span.start);
});

/** Returns the marks in the order of the casefile and its texts. */
export function marksToSort(workspace: Workspace): readonly QueuedMark[] {
  return queueOf(marksOf(workspace), workspace.casefile);
}

/** Whether a text is marked. The marks at the indices in `apart` do not count. */
export function isMarked(workspace: Workspace, passageId: string, span: CodePointSpan, ...apart: number[]): boolean {
  return marksOf(workspace).some(
    (mark, at) => !apart.includes(at) && mark.passage_id === passageId && sameSpan(mark.span, span),
  );
}

/** Keeps a span as a mark. Changes nothing if the same text is marked already. */
export function addMark(workspace: Workspace, { observation_id, passage_id, span }: Omit<Anchor, 'actual'>): Edit {
  const mark = { observation_id, passage_id, span: asJson(span) };
  return isMarked(workspace, passage_id, span)
    ? batch([])
    : { type: 'insert', path: '/marks', index: marksOf(workspace).length, values: [mark] };
}

/** Removes a mark. */
export function dropMark(index: number): Edit {
  return { type: 'unset', path: `/marks/${index}` };
}

/** Changes the span of a mark; removes the mark if another one marks that text already. */
export function widenMark(workspace: Workspace, index: number, span: CodePointSpan): Edit {
  const passageId = marksOf(workspace)[index]?.passage_id ?? '';
  return isMarked(workspace, passageId, span, index) ? dropMark(index) : setMarkSpan(index, span);
}

/** Returns the span of two marks together: from the start of the first to the end of the last. */
export function joinedSpan(one: CodePointSpan, next: CodePointSpan): CodePointSpan {
  return {
    start: one.start < next.start ? one.start : next.start,
    end: one.end > next.end ? one.end : next.end,
  };
}

/** Joins a mark with another one in its passage. Removes both if a third one marks their joined text already. */
export function joinMarks(workspace: Workspace, index: number, other: number): Edit {
  const [one, next] = [marksOf(workspace)[index], marksOf(workspace)[other]];
  if (!one || !next || one.passage_id !== next.passage_id)
    throw new EditError('These marks cannot be joined.', '/marks');
  const span = joinedSpan(one.span, next.span);
  // The last one first, because removing a mark moves those after it.
  return isMarked(workspace, one.passage_id, span, index, other)
    ? batch([Math.max(index, other), Math.min(index, other)].map(dropMark))
    : batch([setMarkSpan(index, span), dropMark(other)]);
}

/** Changes the span of a mark. */
function setMarkSpan(index: number, span: CodePointSpan): Edit {
  return { type: 'set', path: `/marks/${index}/span`, value: asJson(span) };
}

function asJson({ start, end }: CodePointSpan): JsonObject {
  return { start, end };
}
