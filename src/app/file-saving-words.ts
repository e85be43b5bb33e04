import type { FileLink } from '../services/files-in-place/file-links.ts';
import type { Question } from '../ui/ask.tsx';

/** Why a document is not written as one yet. */
export function refusedInWords(count: number): string {
  const errors = count === 1 ? 'one error keeps it' : `${count} errors keep it`;
  return `This is not a ww3.assessment/v1 document yet: ${errors} from being written as one. A desk file can hold it as it is.`;
}

/** What is asked before a document that breaks semantic rules is written. */
export function brokenRules(count: number): Question {
  const rules = count === 1 ? 'One semantic rule is broken' : `${count} semantic rules are broken`;
  return {
    title: 'Save with broken rules?',
    body: [`${rules}. The contract does not say which rules a receiver checks; Findings lists them.`],
    yes: 'Save all the same',
  };
}

/** What is asked before a document is written of which it is not known what is wrong with it. */
export const uncheckedDocument: Question = {
  title: 'Save what could not be checked?',
  body: [
    'The check broke off, so it is not known whether this is a ww3.assessment/v1 document. A desk file can hold it as it is.',
  ],
  yes: 'Save all the same',
};

/** What is asked before a file is written that was changed at `changedAt`, in ms since 1970, and not from here. */
export function changedOnDisk({ handle, at }: FileLink, changedAt: number): Question {
  const time = (ms: number): string => new Date(ms).toLocaleString();
  return {
    title: `“${handle.name}” has changed on disk`,
    body: [
      `It was changed at ${time(changedAt)}, after this draft was last read from it or saved to it (${time(at)}).`,
      'The version on disk is opened as a draft of its own first, so that both are kept. Then this draft is written to the file.',
    ],
    yes: 'Keep both and save',
  };
}

export function failedInWords(name: string, error: unknown): string {
  const why = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return `“${name}” could not be written${why}. It is as it was; your draft is kept on this device.`;
}

/** Why nothing was written where the draft was left before everything was asked. */
export const leftInWords =
  'Nothing was written: the draft is not open any more. It is kept on this device; open it and save it again.';
