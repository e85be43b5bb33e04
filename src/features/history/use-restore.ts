/** Restores a version of the draft as one edit that can be undone, without its reviews. */
import { useCallback } from 'react';
import { asJson } from '../../core/casefile/create.ts';
import type { Edit } from '../../core/workspace/edit.ts';
import { textLanguageEdit } from '../../core/workspace/text-language.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { keepSelectedEntry } from '../../shared/keep-selected-entry.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores } from '../../shared/context.tsx';

/** Returns the edit that restores a version as one step. The reviews are not changed. */
export function restoreEdit(version: Workspace, now: Workspace): Edit {
  const { title, textLanguage, assessment, casefile } = version;
  return {
    type: 'batch',
    edits: [
      { type: 'set', path: '/title', value: title },
      textLanguageEdit(now, textLanguage ?? ''),
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
    ],
  };
}

/** Returns a command that restores a version. The current state is saved as a version first, and Undo reverts it. */
export function useRestore(): (version: Workspace, moment: string) => void {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  return useCallback(
    (version, moment) => {
      const present = desk.getState().draft?.workspace;
      const hasReviews = (present?.reviews?.length ?? 0) > 0;
      const text = [
        `Restored the version from ${moment}. The previous version was saved in the version history.`,
        ...(hasReviews ? ['Reviewers’ verdicts were not changed.'] : []),
      ].join(' ');
      const step = { label: `restore version from ${moment}`, keepBefore: true };
      keepSelectedEntry({ desk, view }, () =>
        run((now) => restoreEdit(version, now), step, {
          text,
          nothing: 'The draft is already identical to this version.',
        }),
      );
    },
    [desk, view, run],
  );
}
