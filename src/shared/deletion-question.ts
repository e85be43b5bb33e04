/** The confirmation of a deletion that also deletes references: in the outline, the editor and the claim texts. */
import type { JsonObject } from '../core/json/json.ts';
import type { ListName } from '../core/assessment/view.ts';
import { oneLine, shortenEnd } from '../core/passage/shorten.ts';
import { modelOf, type Reference } from '../core/assessment/model.ts';
import { textLanguageOf } from '../core/workspace/text-language.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Question } from '../ui/ask.tsx';
import { quoting } from './in-sentence.tsx';
import { referenceWords } from './reference-words.ts';
import { countedEntries, entryTitle } from './sections.ts';

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
