import { Button } from '@mantine/core';
import { IconFileExport, IconMessages } from '@tabler/icons-react';
import { useStores } from '../../shared/context.tsx';
import { progressInWords } from './queue.ts';
import { ReviewerName } from './reviewer-name.tsx';
import { useReviewDesk } from './use-review.ts';
import { VerdictsButton } from './verdicts-button.tsx';
import classes from './bar.module.css';

/** The reviewer, the progress, and the export of the verdicts. */
export function ReviewBar() {
  const { progress, model, go, current } = useReviewDesk();
  const { goTo } = useStores().navigation;
  const document = model.byKey.get('document');
  return (
    <div className={classes.bar}>
      <p className={classes.progress} role="status">
        {progressInWords(progress)}
      </p>
      <ReviewerName />
      <div className={classes.barButtons}>
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={current?.kind === 'document'}
          onClick={() => document && go(document)}
        >
          Whole assessment
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMessages size={15} aria-hidden />}
          onClick={() => goTo({ to: 'verdicts' })}
        >
          All reviewers’ verdicts
        </Button>
        <VerdictsButton icon={<IconFileExport size={15} aria-hidden />} />
      </div>
    </div>
  );
}
