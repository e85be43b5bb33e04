import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fileNameFor } from '../../core/files/file-names.ts';
import { writeReview } from '../../core/files/write.ts';
import { useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReviewDesk } from './use-review.ts';

/** Exports the reviewer's verdicts as a file. */
export function VerdictsButton({ icon }: { readonly icon: ReactNode }) {
  const { review } = useReviewDesk();
  const { download } = useStores().exports;
  const toast = useToast();
  const isEmpty = !review || review.verdicts.length === 0;
  function save(): void {
    if (!review) return;
    const fileName = fileNameFor(`${review.title} ${review.reviewer.name}`, 'review');
    download(fileName, writeReview(review));
    const count = review.verdicts.length;
    toast({
      text: `Downloaded ${fileName} with your ${count === 1 ? 'verdict' : `${String(count)} verdicts`}. Send it to the author.`,
    });
  }
  return (
    <Button
      size="compact-sm"
      leftSection={icon}
      disabled={isEmpty}
      title={isEmpty ? 'You have not given any verdicts yet' : undefined}
      onClick={save}
    >
      Export verdicts
    </Button>
  );
}
