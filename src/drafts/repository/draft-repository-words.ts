/** The messages about unsaved drafts, and about drafts that were saved again after the browser lost them. */
import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { DraftContent } from '../storage/drafts.ts';

/** Returns the warning about drafts with unsaved changes; null if there are none. */
export function unsavedInWords(unsaved: ReadonlyMap<string, Pick<DraftContent, 'workspace'>>): string | null {
  if (unsaved.size === 0) return null;
  const titles = [...unsaved.values()].map(({ workspace: { title } }) => `“${titleInWords(title)}”`).join(', ');
  return `The last changes to ${titles} could not be saved on this device and will be lost when you close this page. Open the draft and export it.`;
}

/** A draft that the browser had lost and that was saved again. */
export interface RestoredDraft {
  readonly title: string | undefined;
  /** 'whole': saved by the tab that edited it; 'shown': saved from a read-only tab, without the undo history. */
  readonly what: 'whole' | 'shown';
  /** How many of its earlier versions are left; undefined if that could not be read. */
  readonly states: number | undefined;
  /** How many other drafts were lost. */
  readonly others: number;
}

/** Returns the message about a lost draft that was saved again. */
export function restoredInWords({ title, what, states, others }: RestoredDraft): string {
  const name = title === undefined || title === '' ? 'this draft' : `“${title}”`;
  return [
    'The browser deleted or lost data stored on this device.',
    what === 'whole'
      ? `All of ${name} was saved again, including its undo history.`
      : `${name} was saved again as this tab showed it, without its undo history. Check it.`,
    ...(states === undefined ? [] : [statesInWords(states)]),
    ...(others === 0 ? [] : ['Other drafts were lost. See the library for a list.']),
    'Export it to be safe.',
  ].join(' ');
}

/** The number of versions before the loss is unknown. */
function statesInWords(states: number): string {
  if (states === 0) return 'Its version history, if any, was lost.';
  return `${states === 1 ? '1 earlier version is' : `${String(states)} earlier versions are`} still available.`;
}
