/**
 * In the export dialog: exports the draft as a desk file. If it has verdicts, the person chooses whether to include
 * them.
 */
import { Checkbox } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useDraft } from '../../shared/context.tsx';
import { divisionInWords, verdictsInWords, withoutVerdicts } from './export-facts.ts';
import { FileExport } from './file-export.tsx';
import classes from './transfer.module.css';

export function DeskExport({ onDone }: { readonly onDone: () => void }) {
  const workspace = useDraft((draft) => draft.workspace);
  const [included, setIncluded] = useState(true);
  const noteId = useId();
  const verdicts = verdictsInWords(workspace.reviews);
  const of = useMemo((): Workspace => (included ? workspace : withoutVerdicts(workspace)), [workspace, included]);
  return (
    <FileExport
      format="desk"
      of={of}
      open
      onDone={onDone}
      choice={
        verdicts !== undefined && (
          <Checkbox
            checked={included}
            onChange={(event) => setIncluded(event.currentTarget.checked)}
            label="Include verdicts"
            aria-describedby={noteId}
          />
        )
      }
    >
      {verdicts !== undefined && (
        <p id={noteId} className={classes.caution}>
          {verdicts}. Anyone who gets the file can read them, with the reviewers’ names, notes and replies
          {divisionInWords(workspace)}.
        </p>
      )}
    </FileExport>
  );
}
