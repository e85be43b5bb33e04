/**
 * In the export dialog: exports the draft as a STIX bundle. If it has verdicts, the person chooses whether to include
 * them.
 */
import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { verdictsInWords } from './export-facts.ts';
import { ReportExport } from './report-export.tsx';
import classes from './transfer.module.css';

export function StixExport({ onDone }: { readonly onDone: () => void }) {
  const verdicts = verdictsInWords(useDraft((draft) => draft.workspace.reviews));
  const [wanted, setWanted] = useState(false);
  const noteId = useId();
  const format = wanted && verdicts !== undefined ? 'stix-opinions' : 'stix';
  return (
    <>
      {verdicts !== undefined && (
        <>
          <Checkbox
            mt="md"
            checked={wanted}
            onChange={(event) => setWanted(event.currentTarget.checked)}
            label="Include verdicts as opinions"
            aria-describedby={noteId}
          />
          <p id={noteId} className={classes.caution}>
            {verdicts}. Accept becomes “agree”, question “neutral” and reject “disagree”, with the reviewers’ names and
            notes. Outdated verdicts are left out.
          </p>
        </>
      )}
      <ReportExport key={format} format={format} onDone={onDone} />
    </>
  );
}
