import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { useDraft } from '../../store/context.tsx';
import { verdictsInWords } from './export-facts.ts';
import { FileToBe } from './file-to-be.tsx';

/** The draft as a desk file; where it has verdicts, a person says whether they are for the recipient. */
export function DeskToBe({ onDone }: { readonly onDone: () => void }) {
  const workspace = useDraft((draft) => draft.workspace);
  const [included, setIncluded] = useState(true);
  const verdicts = verdictsInWords(workspace.reviews);
  const of = useMemo((): Workspace => (included ? workspace : { ...workspace, reviews: [] }), [workspace, included]);
  return (
    <FileToBe format="desk" of={of} open onDone={onDone}>
      {verdicts !== undefined && (
        <Checkbox
          mt="sm"
          mb="md"
          checked={included}
          onChange={(event) => setIncluded(event.currentTarget.checked)}
          label="Include verdicts"
          description={`${verdicts}. Anyone who gets the file can read them, with the reviewers’ names, notes and replies.`}
        />
      )}
    </FileToBe>
  );
}
