import { titleInWords } from '../core/assessment/draft-title.ts';
import type { DraftContent } from './draft-content.ts';

/** What is said while drafts are held back in memory; null where none is. */
export function unsavedInWords(held: ReadonlyMap<string, Pick<DraftContent, 'workspace'>>): string | null {
  if (held.size === 0) return null;
  const titles = [...held.values()].map(({ workspace: { title } }) => `“${titleInWords(title)}”`).join(', ');
  return `The last changes to ${titles} could not be saved on this device and will be lost when you close this page. Open the draft and export it.`;
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
    'The browser deleted or lost data stored on this device.',
    what === 'whole'
      ? `All of ${name} was saved again, including its undo history.`
      : `What this tab showed of ${name} was saved again, without its undo history. Check it.`,
    ...(states === undefined ? [] : [statesInWords(states)]),
    ...(others === 0 ? [] : ['Other drafts were lost. See the library for a list.']),
    'Export it to be safe.',
  ].join(' ');
}

/** How many there were before is not known. */
function statesInWords(states: number): string {
  if (states === 0) return 'Its version history, if any, was lost.';
  return `${states === 1 ? '1 earlier version is' : `${String(states)} earlier versions are`} still there.`;
}
