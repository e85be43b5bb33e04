import { Button } from '@mantine/core';
import { IconDownload, IconListCheck, IconMessages } from '@tabler/icons-react';
import { useCommands } from '../../store/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadButton } from './load-reviews.tsx';
import classes from './verdicts.module.css';

/** Says how a draft is handed over for review, and how what comes back is loaded. */
export function NoReviews({ onLoad }: { readonly onLoad: (files: readonly File[]) => void }) {
  const { render, download } = useCommands();
  const handOver = (format: 'desk' | 'blind-packet'): void => {
    const { fileName, text } = render(format);
    download(fileName, text);
  };
  return (
    <EmptyState icon={<IconMessages size={36} stroke={1.5} />} title="No reviews are loaded yet">
      <ol className={classes.steps}>
        <li>
          <strong>Hand the draft over.</strong> The desk file shows a reviewer everything. A blind packet leaves out
          your effects, reasons and workflow states, so that each link is judged afresh.
          <span className={classes.stepButtons}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => handOver('desk')}
            >
              Download the desk file
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => handOver('blind-packet')}
            >
              Download a blind packet
            </Button>
          </span>
        </li>
        <li>
          <strong>The reviewer opens it</strong> in this application, goes through it under Review, and sends a{' '}
          <code>.review.json</code> file back.
        </li>
        <li>
          <strong>Load what comes back</strong> here, or drop it on the page. Several reviewers’ files can be loaded
          side by side.
          <span className={classes.stepButtons}>
            <LoadButton primary onLoad={onLoad} />
          </span>
        </li>
      </ol>
    </EmptyState>
  );
}

/** A blind packet is for judging: what others say of it is its author's to see. */
export function BlindPacket() {
  const { goTo } = useCommands();
  return (
    <EmptyState
      icon={<IconListCheck size={36} stroke={1.5} />}
      title="This is a blind review packet"
      actions={
        <Button size="xs" onClick={() => goTo({ to: 'review' })}>
          Go to the review
        </Button>
      }
    >
      Judge its links under Review and export your review there. Its author loads the file and sees, link by link, where
      you judge alike.
    </EmptyState>
  );
}
