/** The screen with the reviewers’ verdicts and the author’s replies. Replaces the regions of the desk. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { countPlaces, verdictPlaces, type VerdictPlace, countsInWords } from '../../core/review/verdict-places.ts';
import type { ReviewReportFormat } from '../../core/report/exported-file.ts';
import { useReportDownload } from '../../shared/use-report-download.ts';
import { DownloadMenu } from '../../ui/download-menu.tsx';
import { AgreementView } from './agreement-view.tsx';
import { FilterBar, matchingKeys, noFilter, queryOf, rowsOf, type VerdictQuery } from './filter-bar.tsx';
import { BlindPacket, LoadButton, LoadReports, NoReviews, ReviewList, useLoadReviews } from './review-list.tsx';
import { VerdictList } from './verdict-list.tsx';
import classes from './verdicts.module.css';

const none: readonly Review[] = [];

export function VerdictsScreen() {
  const reviews = useDraft(({ workspace }) => workspace.reviews ?? none);
  const blind = useMemo(() => reviews.filter(({ kind }) => kind === 'blind'), [reviews]);
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const [view, setView] = useState<'verdicts' | 'blind'>('verdicts');
  const { reports, load, forget } = useLoadReviews();
  const shown = blind.length > 0 && !isBlind ? view : 'verdicts';
  return (
    <main className={classes.screen} aria-label="Verdicts">
      <ScreenHead title="Reviewers’ verdicts">
        {blind.length > 0 && !isBlind ? (
          <SegmentedControl
            size="xs"
            aria-label="View"
            value={shown}
            onChange={(value) => setView(value === 'blind' ? 'blind' : 'verdicts')}
            data={[
              { value: 'verdicts', label: 'All verdicts' },
              { value: 'blind', label: 'Blind review' },
            ]}
          />
        ) : null}
        {reviews.length > 0 && !isBlind ? (
          <Group gap="var(--space-3)" ms="auto">
            <ReviewReportMenu />
            <LoadButton onLoad={load} />
          </Group>
        ) : null}
      </ScreenHead>
      <LoadReports reports={reports} onClose={forget} />
      {isBlind || reviews.length === 0 ? (
        <div className={classes.empty}>{isBlind ? <BlindPacket /> : <NoReviews onLoad={load} />}</div>
      ) : shown === 'blind' ? (
        <AgreementView reviews={blind} />
      ) : (
        <Verdicts reviews={reviews} />
      )}
    </main>
  );
}

function Verdicts({ reviews }: { readonly reviews: readonly Review[] }) {
  const { digest } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const requested = useView((view) => view.aim?.key);
  const [query, setQuery] = useState(() => queryOf(requested));
  const [expanded, setExpanded] = useState(false);
  const places = useMemo(() => verdictPlaces(workspace, digest), [workspace, digest]);
  const validQuery = useMemo(() => validOf(query, reviews, places), [query, reviews, places]);
  const { rows, aim } = useRows(places, validQuery, () => setQuery({ ...noFilter, by: query.by }));
  const counts = useMemo(() => countsInWords(countPlaces(places)), [places]);
  return (
    <div className={classes.body}>
      <aside className={classes.aside} aria-label="Reviews and filters" data-expanded={expanded || undefined}>
        <p className={classes.lead} role="status">
          {counts}
        </p>
        <Button
          size="xs"
          variant="default"
          className={classes.unfold}
          aria-expanded={expanded}
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => setExpanded(!expanded)}
        >
          Reviews and filters
        </Button>
        <div className={classes.folded}>
          <FilterBar places={places} query={validQuery} onQuery={setQuery} />
          <ReviewList reviews={reviews} query={validQuery} onQuery={setQuery} />
        </div>
      </aside>
      {rows.length === 0 ? (
        <EmptyState
          title={places.length === 0 ? 'No verdicts in these reviews yet' : 'No verdicts match the filters'}
          actions={
            places.length === 0 ? null : (
              <Button size="xs" variant="default" onClick={() => setQuery({ ...noFilter, by: validQuery.by })}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <VerdictList rows={rows} aim={aim} />
      )}
    </div>
  );
}

/** Returns a query without a review or a kind of item that the draft no longer has. */
function validOf(query: VerdictQuery, reviews: readonly Review[], places: readonly VerdictPlace[]): VerdictQuery {
  const hasReview = reviews.some(({ review_id }) => review_id === query.reviewId);
  const hasKind = places.some(({ target }) => target.kind === query.kind);
  return { ...query, reviewId: hasReview ? query.reviewId : null, kind: hasKind ? query.kind : null };
}

/** Returns the rows of a query, and the row requested by the address. Clears the filters if they hide it. */
function useRows(places: readonly VerdictPlace[], query: VerdictQuery, showAll: () => void) {
  const { filters, reviewId, kind } = query;
  const alwaysShown = useMemo(
    () => (filters.has('unanswered') ? matchingKeys(places, query) : undefined),
    // Only new filters change it, not a change of the verdicts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [filters, reviewId, kind],
  );
  const rows = useMemo(() => rowsOf(places, query, alwaysShown), [places, query, alwaysShown]);
  const request = useView((view) => view.aim);
  const isFor = (place: VerdictPlace): boolean => place.key === request?.key || place.at?.path === request?.key;
  const row = request ? rows.findIndex((one) => one.kind === 'place' && isFor(one.place)) : -1;
  const isHidden = request !== null && row < 0 && places.some(isFor);
  const [aim, setAim] = useState<{ readonly serial: number; readonly row: number } | null>(null);
  useEffect(() => {
    if (isHidden && aim?.serial !== request.serial) showAll();
    // Filters are cleared only once per request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request]);
  if (request && row >= 0 && aim?.serial !== request.serial) setAim({ serial: request.serial, row });
  return { rows, aim };
}

const choices: readonly { readonly format: ReviewReportFormat; readonly title: string }[] = [
  { format: 'review-report-html', title: 'Web page (HTML)' },
  { format: 'review-report-word', title: 'Word' },
  { format: 'review-report-markdown', title: 'Markdown' },
  { format: 'verdicts', title: 'Table (CSV)' },
];

/** The menu of the verdicts screen that exports the review report. */
function ReviewReportMenu() {
  const { makeExport } = useStores().exports;
  const { isWorking, download } = useReportDownload();
  return (
    <DownloadMenu
      label="Export report"
      size="xs"
      choices={choices}
      isWorking={isWorking}
      onChoose={(format) => void download((signal) => makeExport(format, signal))}
    />
  );
}
