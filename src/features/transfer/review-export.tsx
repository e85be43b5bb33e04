/** In the export dialog: exports one of the draft’s reviews. If there are several, the person chooses one. */
import { showDirections } from '../../core/passage/directions.ts';
import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { useDraft } from '../../shared/context.tsx';
import { FileExport } from './file-export.tsx';
import { counted } from '../../core/json/counted.ts';

const none: readonly Review[] = [];

export function ReviewExport({ onDone }: { readonly onDone: () => void }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { reviews = none } = workspace;
  const [chosen, setChosen] = useState(reviews.at(-1)?.review_id);
  const review = reviews.find(({ review_id }) => review_id === chosen);
  const only = useMemo(() => review && { ...workspace, reviews: [review] }, [workspace, review]);
  return (
    <>
      {reviews.length > 1 && (
        <Radio.Group label="Reviewer" mt="md" value={chosen ?? null} onChange={setChosen}>
          {reviews.map(({ review_id, reviewer, kind, verdicts }) => (
            <Radio
              key={review_id}
              mt="xs"
              value={review_id}
              label={showDirections(reviewer.name)}
              description={`${kind === 'blind' ? 'Blind review' : 'Review'}, ${counted(verdicts.length, 'verdict')}`}
            />
          ))}
        </Radio.Group>
      )}
      {only && <FileExport key={chosen} format="review" of={only} open onDone={onDone} />}
    </>
  );
}
