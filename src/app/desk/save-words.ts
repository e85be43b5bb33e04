import type { Access } from '../../store/access.ts';
import type { SaveState } from '../../store/desk-store.ts';
import type { LinkedFile } from '../../store/linked-file.ts';

/** What the top bar says about where the work is, and how it looks. */
export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'failed' | 'attention' | 'reading';
  readonly words: string;
}

/** A time of day where it is today's, else the day with it, as this device writes them. */
export function timeInWords(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return today
    ? new Date(at).toLocaleTimeString(undefined, time)
    : new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', ...time });
}

/** Where the work is: on this device only, or also in which file and since when. */
export function saveWords(
  save: SaveState,
  file: LinkedFile | null,
  now: number,
  access: Access = 'writing',
): SaveWords {
  if (access === 'following') return { tone: 'reading', words: 'Only reading; saved by the other window' };
  if (save.kind === 'failed') return { tone: 'failed', words: `Not saved: ${save.why}` };
  if (save.kind === 'memory')
    return { tone: 'failed', words: `Only in this window; export before closing it. ${save.why}` };
  if (file?.writing) return { tone: 'saving', words: `Saving to ${file.name}…` };
  if (save.kind === 'saving') return { tone: 'saving', words: 'Saving…' };
  if (!file) return { tone: 'saved', words: 'Saved on this device' };
  if (file.disk === 'changed') return { tone: 'attention', words: `${file.name} has changed on disk` };
  if (file.disk === 'gone') return { tone: 'attention', words: `Saved on this device; ${file.name} is gone` };
  if (file.current) return { tone: 'saved', words: `Saved to ${file.name}` };
  return { tone: 'saved', words: `Saved on this device; ${file.name} is from ${timeInWords(file.at, now)}` };
}

/** What a window that only reads has to say: who keeps the draft, and what can be done with it here. */
export const readOnlyInWords =
  'This window only reads. The other window writes this draft and keeps every change on this device; whether it is in a file too is said there. What you see here can be exported as it stands.';

/** Whether the draft is kept on this device, in sentences, and what to do where it is not. */
export function deviceInWords(save: SaveState): string {
  if (save.kind === 'memory') {
    return `On this device: nowhere. ${save.why} Everything works for as long as this window is open. Export before you close it: this draft, or all drafts in one file.`;
  }
  if (save.kind === 'failed') {
    return `On this device: not the last changes. ${save.why} They are still here, in this window, and are tried again. Export to have them safe.`;
  }
  return 'On this device: every change, as you make it. It stays in this browser until you delete the draft.';
}

/** What there is to say about the draft's file, in a sentence. */
export function fileInWords(file: LinkedFile, now: number): string {
  const since = timeInWords(file.at, now);
  const state = file.current
    ? `holds this draft as it stands, since ${since}`
    : `holds the draft as it was at ${since}`;
  if (file.disk === 'changed') {
    return `${file.name} has been changed by something else since ${since}. Saving keeps both versions: what is in the file now becomes a draft of its own first.`;
  }
  if (file.disk === 'gone') return `${file.name} is no longer where it was. Saving writes it again.`;
  const sure = file.disk === 'unknown' ? ' Whether it was changed since could not be checked.' : '';
  return `${file.name} ${state}.${sure}`;
}
