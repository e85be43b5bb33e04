/** Deletes entries of a list, after a question that says what the deletion loses. */
import { useCallback } from 'react';
import { deleteEntries } from '../core/workspace/edits.ts';
import type { JsonObject, JsonValue } from '../core/json/json.ts';
import { parsePointer, pointer, valueAt } from '../core/json/pointer.ts';
import { listOf, type ListName, viewContradiction, viewEvidenceLink } from '../core/assessment/view.ts';
import { EditError } from '../core/json/edit-error.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { useStores } from './context.tsx';
import { useAsk, type Question } from '../ui/ask.tsx';
import { useDispatchAndTell, type DoneMessage } from './dispatch-and-tell.ts';
import { oneLine, shortenEnd } from '../core/text/shorten.ts';
import { modelOf, type Reference } from '../core/assessment/model.ts';
import { textLanguageOf } from '../core/workspace/text-language.ts';
import { quoting } from './in-sentence.tsx';
import { countedEntries, entryTitle, entryName } from './sections.ts';

/** Entries to delete, with the confirmation before and the message after. */
interface Deletion {
  readonly list: ListName;
  readonly indices: readonly number[];
  /** The step’s name in the history. */
  readonly label: string;
  /** The confirmation to show first. Without it, the entries are deleted at once. */
  readonly question?: Question | undefined;
  readonly message: DoneMessage;
}

/**
 * Returns the current indices of entries, found by identity. Throws `EditError` if an entry was changed or deleted in
 * the meantime, because the confirmation was about its earlier content.
 */
export function placesOfEntries(
  { assessment }: Workspace,
  list: ListName,
  entries: readonly (JsonValue | undefined)[],
): readonly number[] {
  const now = listOf(assessment, list);
  // Equal strings, such as two unknowns with the same text, are indistinguishable. Each takes the next free index.
  const places = new Set<number>();
  for (const entry of entries) {
    const place = now.findIndex((each, index) => each === entry && !places.has(index));
    if (place < 0) throw new EditError('The list has changed. Check it and delete the entries again.', pointer(list));
    places.add(place);
  }
  return [...places];
}

/** Resolves to true if the entries were deleted. */
export type DeleteEntries = (deletion: Deletion) => Promise<boolean>;

/** Returns a function that deletes entries of the open draft and shows a message with an undo button. */
export function useDeleteEntries(): DeleteEntries {
  const { desk } = useStores();
  const run = useDispatchAndTell();
  const ask = useAsk();
  return useCallback(
    async ({ list, indices, label, question, message }) => {
      const { draft, access } = desk.getState();
      if (!draft) return false;
      const before = draft.workspace;
      const entries = indices.map((index) => listOf(before.assessment, list)[index]);
      if (question && access === 'writing' && !(await ask(question))) return false;
      const deleting = (now: Workspace) =>
        deleteEntries(list, now === before ? indices : placesOfEntries(now, list, entries));
      return run(deleting, { label }, message);
    },
    [desk, run, ask],
  );
}

/** A reference that is deleted together with the claim that it refers to. */
interface LostReference {
  readonly claimId: string;
  readonly reference: Reference;
}

/**
 * Returns what is deleted together with claims. Empty if nothing refers to the claims, if another claim has the same
 * ID, and for every other list, because nothing refers to its entries.
 */
export function lostReferences(
  document: JsonObject,
  list: ListName,
  indices: readonly number[],
): readonly LostReference[] {
  if (list !== 'claims') return [];
  const { claims, citedBy } = modelOf(document);
  const ids = claims.list.map(({ id }) => id);
  const deleted = new Set(indices);
  const remaining = new Set(ids.filter((_, index) => !deleted.has(index)));
  const lost = [...new Set(indices.map((index) => ids[index]))];
  return lost.flatMap((claimId) => {
    if (claimId === undefined || remaining.has(claimId)) return [];
    return (citedBy.get(claimId) ?? []).map((reference) => ({ claimId, reference }));
  });
}

/** The number of references that a confirmation lists. The rest are counted. */
const shownReferences = 8;

/** The maximum length of a reason in a confirmation, in code points. */
const longestText = 70;

/** Returns a reference in words: 'PB-001 cites C-003 as supporting evidence: “It names the strait.”'. */
function lineOf(document: JsonObject, { claimId, reference }: LostReference): string {
  const { title, effect, text } = referenceWords(document, reference);
  const what =
    reference.kind === 'contradiction'
      ? `refers to ${claimId}`
      : effect === 'supports' || effect === 'contradicts'
        ? `cites ${claimId} as ${effect === 'supports' ? 'supporting' : 'contradicting'} evidence`
        : `cites ${claimId}`;
  return text === '' ? `${title} ${what}.` : `${title} ${what}: “${shortenEnd(oneLine(text), longestText)}”`;
}

/** Returns entries in words: one by its name, several by their number. */
export function entriesInWords(document: JsonObject, list: ListName, indices: readonly number[]): string {
  const [first] = indices;
  return indices.length === 1 && first !== undefined
    ? entryTitle(list, document, first)
    : countedEntries(list, indices.length);
}

/** Returns the confirmation for a deletion that also deletes references, one line each; undefined without them. */
export function deletionQuestion(
  workspace: Pick<Workspace, 'assessment' | 'textLanguage'> | undefined,
  list: ListName,
  indices: readonly number[],
): Question | undefined {
  if (!workspace) return undefined;
  const { assessment: document } = workspace;
  const language = textLanguageOf(workspace);
  const lost = lostReferences(document, list, indices);
  if (lost.length === 0) return undefined;
  const shown = lost.slice(0, shownReferences);
  const rest = lost.length - shown.length;
  const body = [
    'These links and contradictions will also be deleted. You can undo this.',
    ...shown.map((each) => lineOf(document, each)),
    ...(rest > 0 ? [`And ${String(rest)} more.`] : []),
  ];
  const texts = shown.map(({ reference }) => ({ text: referenceWords(document, reference).text, language }));
  return {
    title: `Delete ${entriesInWords(document, list, indices)}?`,
    body,
    quoting: quoting(texts),
    yes: 'Delete',
    destructive: true,
  };
}

/** One reference to a claim, in words. */
interface ReferenceWords {
  /** The entry in a sentence: 'PB-001', 'contradiction 3'. */
  readonly name: string;
  /** The entry at the beginning of a sentence: 'PB-001', 'Contradiction 3'. */
  readonly title: string;
  /** 'supports', 'contradicts' or another value of the link; undefined for a contradiction. */
  readonly effect: string | undefined;
  /** The reason of the link or the explanation of the contradiction; may be empty. */
  readonly text: string;
}

/** Returns the entry of a reference and the reference's text. */
export function referenceWords(assessment: JsonObject, reference: Reference): ReferenceWords {
  const [list = 'claims', index = '0', part, link = '0'] = parsePointer(reference.path);
  const entry = [list as ListName, assessment, Number(index)] as const;
  const names = { name: entryName(...entry), title: entryTitle(...entry) };
  if (part === 'evidence') {
    const { reason = '', effect } = viewEvidenceLink(valueAt(assessment, `${reference.entryPath}/evidence/${link}`));
    return { ...names, effect, text: reason };
  }
  const { explanation = '' } = viewContradiction(valueAt(assessment, reference.entryPath));
  return { ...names, effect: undefined, text: explanation };
}
