import { titleInWords } from '../core/assessment/draft-title.ts';
import type { DraftContent } from './draft-content.ts';

/** What is said while drafts are held back in memory; null where none is. */
export function unsavedInWords(held: ReadonlyMap<string, Pick<DraftContent, 'workspace'>>): string | null {
  if (held.size === 0) return null;
  const titles = [...held.values()].map(({ workspace: { title } }) => `“${titleInWords(title)}”`).join(', ');
  return `The last changes of ${titles} could not be kept on this device. They are gone when this page closes: open the draft and export it.`;
}

/** A draft that the device had lost, and that is kept there again. */
export interface RestoredDraft {
  readonly title: string | undefined;
  /** All of it, by the window that wrote it, or as another window showed it, without its steps. */
  readonly what: 'whole' | 'shown';
  /** How many of its earlier states are there; undefined where that could not be read. */
  readonly states: number | undefined;
  /** How many other drafts are gone. */
  readonly others: number;
}

/** What is said when a draft that the device had lost is kept there again. */
export function restoredInWords({ title, what, states, others }: RestoredDraft): string {
  const name = title === undefined || title === '' ? 'this draft' : `“${title}”`;
  return [
    'The browser had cleared or lost what is kept on this device.',
    what === 'whole'
      ? `All of ${name} is kept there again, with its steps to undo.`
      : `What this window showed of ${name} is kept there again, without its steps to undo: look it over.`,
    ...(states === undefined ? [] : [statesInWords(states)]),
    ...(others === 0 ? [] : ['Other drafts are gone: the library says which.']),
    'Export it to have it safe.',
  ].join(' ');
}

/** How many there were before is not known. */
function statesInWords(states: number): string {
  if (states === 0) return 'If it had earlier states, they are gone.';
  return `Of its earlier states, ${states === 1 ? 'one is' : `${String(states)} are`} there.`;
}
