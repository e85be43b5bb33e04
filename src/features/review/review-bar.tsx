/** The bar at the top of the review screen: the reviewer, the progress, and the export of the verdicts. */
import { Button, Group, Kbd } from '@mantine/core';
import { IconFileExport, IconMessages } from '@tabler/icons-react';
import { reviewFileName } from '../../core/files/file-names.ts';
import { writeReview } from '../../core/files/write.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { useToast } from '../../ui/toast.tsx';
import { progressInWords } from './queue.ts';
import { ReviewerName } from './reviewer-name.tsx';
import { useReviewDesk } from './use-review.ts';
import classes from './bar.module.css';
import { counted } from '../../core/json/counted.ts';

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
      <Group gap="var(--space-3)" ms="auto">
        <OnlyChainButton />
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={current?.kind === 'document'}
          onClick={() => document && go(document)}
        >
          Overall verdict
        </Button>
        <Button
          className={classes.verdicts}
          size="compact-sm"
          variant="default"
          leftSection={<IconMessages size={15} aria-hidden />}
          onClick={() => goTo({ to: 'verdicts' })}
        >
          Verdicts
        </Button>
        <ExportButton />
      </Group>
    </div>
  );
}

/** Narrows the columns to the chain of the selected entry or claim, or shows everything again. */
function OnlyChainButton() {
  const { onlyChain, toggleOnlyChain } = useReviewDesk();
  const letters = useLetterKeys();
  const say = useAnnounce();
  return (
    <Button
      className={classes.chain}
      size="compact-sm"
      variant={onlyChain ? 'filled' : 'default'}
      aria-pressed={onlyChain}
      aria-keyshortcuts={letters ? 'O' : undefined}
      rightSection={letters ? <Kbd size="xs">O</Kbd> : null}
      title="Show only the claims, entries and passages linked with the selected entry or claim"
      onClick={() => say(toggleOnlyChain())}
    >
      Only this chain
    </Button>
  );
}

/** Exports the reviewer's verdicts as a file. */
function ExportButton() {
  const { review } = useReviewDesk();
  const { download } = useStores().exports;
  const toast = useToast();
  const isEmpty = !review || review.verdicts.length === 0;
  function save(): void {
    if (!review) return;
    const fileName = reviewFileName(review);
    download(fileName, writeReview(review));
    const count = review.verdicts.length;
    const what = count === 1 ? 'verdict' : counted(count, 'verdict');
    toast({ text: `Downloaded ${fileName} with your ${what}. Send it to the author.` });
  }
  return (
    <Button
      size="compact-sm"
      leftSection={<IconFileExport size={15} aria-hidden />}
      disabled={isEmpty}
      title={isEmpty ? 'You have not given any verdicts yet' : undefined}
      onClick={save}
    >
      Export review file
    </Button>
  );
}
