/** The verdicts screen without verdicts: the next steps for an author, and a note for a blind reviewer. */
import { Button, Group } from '@mantine/core';
import { IconDownload, IconListCheck, IconMessages } from '@tabler/icons-react';
import { useStores } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadButton } from './load-reviews.tsx';
import classes from './verdicts.module.css';

/** Explains how to send a draft for review, and how to add the reviews that come back. */
export function NoReviews({ onLoad }: { readonly onLoad: (files: readonly File[]) => void }) {
  const { render, download } = useStores().exports;
  const exportFile = (format: 'desk' | 'blind-packet'): void => {
    const { fileName, text } = render(format);
    download(fileName, text);
  };
  return (
    <EmptyState icon={<IconMessages size={36} stroke={1.5} />} title="No reviews yet">
      <ol className={classes.steps}>
        <li>
          <strong>Send the draft to a reviewer.</strong> A desk file contains everything. A blind review packet leaves
          out your effects, reasons and workflow states, so that the reviewer decides independently.
          <Group gap="var(--space-3)" mt="var(--space-3)">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => exportFile('desk')}
            >
              Download desk file
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => exportFile('blind-packet')}
            >
              Download blind review packet
            </Button>
          </Group>
        </li>
        <li>
          <strong>The reviewer opens it</strong> in Assessment Desk, reviews it, and sends you a{' '}
          <code>.review.json</code> file.
        </li>
        <li>
          <strong>Add the reviews you receive</strong> here, or drop the files on the page. You can add files from
          several reviewers.
          <Group gap="var(--space-3)" mt="var(--space-3)">
            <LoadButton primary onLoad={onLoad} />
          </Group>
        </li>
      </ol>
    </EmptyState>
  );
}

/** Shown in a blind review packet: only the author sees the verdicts of others. */
export function BlindPacket() {
  const { goTo } = useStores().navigation;
  return (
    <EmptyState
      icon={<IconListCheck size={36} stroke={1.5} />}
      title="This is a blind review packet"
      actions={
        <Button size="xs" onClick={() => goTo({ to: 'review' })}>
          Go to Review
        </Button>
      }
    >
      Go to Review, give your verdicts and export them. The author can then see where you agree and disagree.
    </EmptyState>
  );
}
