/** The questions and messages about saving a draft to a file on disk. */
import type { FileLink } from './file-links.ts';
import type { Question } from './ask.ts';

/** Explains why an assessment file cannot be saved yet. */
export function refusedInWords(count: number): string {
  const errors = count === 1 ? '1 error' : `${count} errors`;
  return `This draft has ${errors}, so it cannot be saved as an assessment file yet. Save it as a desk file instead.`;
}

/** Returns the question asked before saving an assessment that violates semantic rules. */
export function brokenRules(count: number): Question {
  const rules = count === 1 ? '1 semantic rule is violated' : `${count} semantic rules are violated`;
  return {
    title: 'Save with violations?',
    body: [`${rules}; see Findings. The contract does not say which rules a recipient checks.`],
    yes: 'Save anyway',
  };
}

/** The question before saving an assessment that cannot be checked. */
export const uncheckedDocument: Question = {
  title: 'Save without checking?',
  body: [
    'The check did not finish, so this may not be a valid ww3.assessment/v1 document. You can save it as a desk file instead.',
  ],
  yes: 'Save anyway',
};

/** Returns the question asked before overwriting a file that was changed elsewhere at `changedAt`, in ms since 1970. */
export function changedOnDisk({ handle, at }: FileLink, changedAt: number): Question {
  const time = (ms: number): string => new Date(ms).toLocaleString();
  return {
    title: `“${handle.name}” was changed on disk`,
    body: [
      `The file was changed at ${time(changedAt)}, after you last opened or saved it here (${time(at)}).`,
      'To keep both, the version on disk opens as a new draft first. Then this draft is saved to the file.',
    ],
    yes: 'Keep both and save',
  };
}

/** Returns the message about a file that could not be written. */
export function failedInWords(name: string, error: unknown): string {
  const why = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return `Could not save “${name}”${why}. The file was not changed, and your draft is still stored on this device.`;
}

/** The message if the draft was closed before all questions were answered. */
export const draftClosedMessage =
  'Nothing was saved to the file because the draft was closed. It is still stored on this device: open it and save again.';
