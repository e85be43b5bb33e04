import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Review } from '../../core/review/types.generated.ts';
import { useDraft } from '../../store/context.tsx';
import { FileToBe } from './file-to-be.tsx';

const none: readonly Review[] = [];

/** One of the draft's reviews as a file; of several, a person says which. */
export function ReviewToBe({ onDone }: { readonly onDone: () => void }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { reviews = none } = workspace;
  const [chosen, setChosen] = useState(reviews.at(-1)?.review_id);
  const review = reviews.find(({ review_id }) => review_id === chosen);
  const only = useMemo(() => review && { ...workspace, reviews: [review] }, [workspace, review]);
  return (
    <>
      {reviews.length > 1 && (
        <Radio.Group label="Whose review" mt="md" value={chosen ?? null} onChange={setChosen}>
          {reviews.map(({ review_id, reviewer, kind, verdicts }) => (
            <Radio
              key={review_id}
              mt="xs"
              value={review_id}
              label={reviewer.name}
              description={`${kind === 'blind' ? 'Blind review' : 'Review'}, ${countInWords(verdicts.length)}`}
            />
          ))}
        </Radio.Group>
      )}
      {only && <FileToBe key={chosen} format="review" of={only} open onDone={onDone} />}
    </>
  );
}

function countInWords(count: number): string {
  return count === 1 ? 'one verdict' : `${String(count)} verdicts`;
}
