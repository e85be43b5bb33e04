/** The texts about saving: the state in the top bar, and the details about the device and the file. */
import type { Access } from '../../store/access.ts';
import type { SaveState } from '../../store/desk-store.ts';
import type { LinkedFile } from '../../store/linked-file.ts';

/** The save state in the top bar: its text and its look. */
export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'failed' | 'attention' | 'reading';
  readonly words: string;
}

/** Formats a time in the device’s format; includes the date unless it is today. */
export function timeInWords(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return today
    ? new Date(at).toLocaleTimeString(undefined, time)
    : new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', ...time });
}

/** Returns the save state: on this device only, or also in a file. */
export function saveWords(
  save: SaveState,
  file: LinkedFile | null,
  now: number,
  access: Access = 'writing',
): SaveWords {
  if (access === 'following') return { tone: 'reading', words: 'Read-only: another tab is editing' };
  if (save.kind === 'failed') return { tone: 'failed', words: `Not saved: ${save.why}` };
  if (save.kind === 'memory')
    return { tone: 'failed', words: `Not stored on this device. Export before you close this tab. ${save.why}` };
  if (file?.writing) return { tone: 'saving', words: `Saving to ${file.name}…` };
  if (save.kind === 'saving') return { tone: 'saving', words: 'Saving…' };
  if (!file) return { tone: 'saved', words: 'Saved on this device' };
  if (file.disk === 'changed') return { tone: 'attention', words: `${file.name} was changed on disk` };
  if (file.disk === 'gone') return { tone: 'attention', words: `Saved on this device; ${file.name} not found` };
  if (file.current) return { tone: 'saved', words: `Saved to ${file.name}` };
  return { tone: 'saved', words: `Saved on this device; newer than ${file.name} (${timeInWords(file.at, now)})` };
}

/** The save details in a read-only tab. */
export const readOnlyInWords =
  'This tab is read-only. Another tab is editing this draft and saves every change. You can export what you see here.';

/** Describes whether the draft is stored on this device, and what to do if it is not. */
export function deviceInWords(save: SaveState): string {
  if (save.kind === 'memory') {
    return `Not stored on this device. ${save.why} You can keep working while this tab is open. Export before you close it: this draft, or all drafts in one file.`;
  }
  if (save.kind === 'failed') {
    return `Your last changes are not saved. ${save.why} They are still in this tab, and Assessment Desk tries to save them again. Export to be safe.`;
  }
  return 'Every change is saved on this device as you make it. The draft stays in this browser until you delete it or the browser clears its data. Export a copy to be safe.';
}

/** Describes the draft’s file. */
export function fileInWords(file: LinkedFile, now: number): string {
  const since = timeInWords(file.at, now);
  const state = file.current
    ? `is up to date since ${since}`
    : `contains the version from ${since}, without newer changes`;
  if (file.disk === 'changed') {
    return `${file.name} was changed elsewhere after ${since}. Saving keeps both versions: first the file’s version opens as a new draft.`;
  }
  if (file.disk === 'gone') return `${file.name} was moved or deleted. Saving creates it again.`;
  const uncertainty =
    file.disk === 'unknown' ? ' Could not check whether the file has changed since it was saved.' : '';
  return `${file.name} ${state}.${uncertainty}`;
}
