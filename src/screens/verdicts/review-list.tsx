/**
 * The reviews on the verdicts screen: the list at its side, where each can be shown alone or removed, the way to add
 * review files, and the next steps if there are none.
 */
import { IconDownload, IconFolderOpen, IconListCheck, IconMessages, IconX } from '@tabler/icons-react';
import { Alert, Button, FileButton, Group } from '@mantine/core';
import { useState } from 'react';
import { removeReview } from '../../core/review/edits.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite, useStores } from '../../shared/context.tsx';
import { IconButton } from '../../ui/small-button.tsx';
import { reviewerNames, countByVerdict, sortsInWords } from '../../core/review/verdict-places.ts';
import { whenInWords } from '../../shared/thread.tsx';
import { counted } from '../../core/json/words.ts';
import { showDirections } from '../../core/text/directions.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { AboutFile } from '../../shared/about-file.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { useToast } from '../../ui/toast.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { VerdictQuery } from './filter-bar.tsx';
import classes from './verdicts.module.css';

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

export function ReviewList({ reviews, query, onQuery }: ReviewListProps) {
  const names = reviewerNames(reviews);
  return (
    <section aria-labelledby="verdicts-reviews">
      <h3 id="verdicts-reviews" className={classes.asideTitle}>
        Reviews
      </h3>
      <ul className={classes.reviews}>
        {reviews.map((review) => (
          <li key={review.review_id} className={classes.review}>
            <ReviewLine
              review={review}
              name={names.get(review.review_id) ?? review.reviewer.name}
              query={query}
              onQuery={onQuery}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReviewLineProps extends Omit<ReviewListProps, 'reviews'> {
  readonly review: Review;
  /** The unique name of its reviewer. */
  readonly name: string;
}

function ReviewLine({ review, name, query, onQuery }: ReviewLineProps) {
  const { review_id: id, kind, changed_at, verdicts } = review;
  const canWrite = useCanWrite();
  const remove = useRemoval();
  const isOnlyShown = query.reviewId === id;
  return (
    <>
      <button
        type="button"
        className={classes.reviewer}
        aria-pressed={isOnlyShown}
        title={isOnlyShown ? 'Show all reviewers' : `Show only ${name}`}
        onClick={() => onQuery({ ...query, reviewId: isOnlyShown ? null : id })}
      >
        <strong dir="auto">{name}</strong>
        <span className={classes.facts}>
          {kind === 'blind' ? 'Blind review' : 'Review'}, {whenInWords(changed_at)}
        </span>
        <span className={classes.facts}>
          {verdicts.length === 0
            ? 'No verdicts yet'
            : `${counted(verdicts.length, 'verdict')}: ${sortsInWords(countByVerdict(verdicts))}`}
        </span>
      </button>
      <IconButton label={`Remove the review by ${name}`} disabled={!canWrite} onClick={() => remove(id, name)}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** Removes a review from the draft, with a message that can undo it. */
function useRemoval(): (id: string, name: string) => void {
  const run = useDispatchAndTell();
  return (id, name) => {
    const text = `Review by ${name} removed.`;
    run((workspace) => removeReview(workspace, id), { label: `remove the review by ${name}` }, { text });
  };
}

/** Returns whether a file needs a detailed report instead of a short message. */
function needsReport({ outcome, problems, notices = [] }: OpenReport): boolean {
  return outcome === 'refused' || problems.length + notices.length > 0;
}

/** Adds review files to the open draft, and collects the reports on them. */
export function useLoadReviews() {
  const { openFiles } = useStores().files;
  const toast = useToast();
  const [reports, setReports] = useState<readonly OpenReport[]>([]);
  const load = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const results = await openFiles(files, 'draft');
    const successes = results.filter((report) => !needsReport(report));
    if (successes.length > 0) toast({ text: successes.map(({ summary }) => summary).join(' ') });
    setReports(results.filter(needsReport));
  };
  return { reports, load: (files: readonly File[]) => void load(files), forget: () => setReports([]) };
}

/** A button to choose review files. */
export function LoadButton(props: { readonly onLoad: (files: readonly File[]) => void; readonly primary?: boolean }) {
  const { onLoad, primary = false } = props;
  const canWrite = useCanWrite();
  const { preloadFileReading } = useStores().files;
  return (
    <FileButton multiple accept=".json,application/json" onChange={onLoad}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant={primary ? 'filled' : 'default'}
          onPointerEnter={preloadFileReading}
          onFocus={preloadFileReading}
          disabled={!canWrite}
          aria-describedby={canWrite ? undefined : readOnlyNoteId}
          leftSection={<IconFolderOpen size={16} aria-hidden />}
        >
          Add review files…
        </Button>
      )}
    </FileButton>
  );
}

/** The reports on the files, each with its problems. */
export function LoadReports({
  reports,
  onClose,
}: {
  readonly reports: readonly OpenReport[];
  readonly onClose: () => void;
}) {
  if (reports.length === 0) return null;
  const hasFailure = reports.some(({ outcome }) => outcome === 'refused');
  return (
    <Alert
      className={classes.reports}
      color={hasFailure ? 'red' : 'gray'}
      role={hasFailure ? 'alert' : 'status'}
      withCloseButton
      closeButtonLabel="Close message"
      onClose={onClose}
    >
      {reports.map(({ fileName, summary, problems, notices = [] }, index) => (
        <div key={index}>
          {summary.includes(fileName) ? null : <strong dir="auto">{showDirections(fileName)}:</strong>}{' '}
          {showDirections(summary)}
          {[...problems, ...notices].map(({ message }, at) => (
            <p key={at} className={classes.problem}>
              <AboutFile sentence={message} />
            </p>
          ))}
        </div>
      ))}
    </Alert>
  );
}

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
