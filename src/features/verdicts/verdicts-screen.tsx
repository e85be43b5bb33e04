import { Button, SegmentedControl } from '@mantine/core';
import { IconAdjustments, IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { Review } from '../../core/review/types.generated.ts';
import { useCommands, useDraft, useView } from '../../store/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AgreementView } from './agreement-view.tsx';
import { FilterBar } from './filter-bar.tsx';
import { countPlaces, verdictPlaces, type VerdictPlace } from './items.ts';
import { LoadButton, LoadReports, useLoadReviews } from './load-reviews.tsx';
import { BlindPacket, NoReviews } from './no-reviews.tsx';
import { everything, rowsOf, type VerdictQuery } from './query.ts';
import { ReviewList } from './review-list.tsx';
import { VerdictList } from './verdict-list.tsx';
import { countsInWords } from './words.ts';
import classes from './verdicts.module.css';

const none: readonly Review[] = [];

/** What reviewers said of the draft, and what its author does about it. In the place of the desk's regions. */
export function VerdictsScreen() {
  const reviews = useDraft(({ workspace }) => workspace.reviews ?? none);
  const blind = useMemo(() => reviews.filter(({ kind }) => kind === 'blind'), [reviews]);
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const { goTo } = useCommands();
  const [view, setView] = useState<'verdicts' | 'blind'>('verdicts');
  const { reports, load, forget } = useLoadReviews();
  const shown = blind.length > 0 && !isBlind ? view : 'verdicts';
  return (
    <main className={classes.screen} aria-label="Verdicts">
      <header className={classes.top}>
        <h2 className={classes.title}>Reviewers’ verdicts</h2>
        {blind.length > 0 && !isBlind ? (
          <SegmentedControl
            size="xs"
            aria-label="What to show"
            value={shown}
            onChange={(value) => setView(value === 'blind' ? 'blind' : 'verdicts')}
            data={[
              { value: 'verdicts', label: 'All verdicts' },
              { value: 'blind', label: 'Blind review' },
            ]}
          />
        ) : null}
        <div className={classes.tools}>
          {reviews.length > 0 && !isBlind ? <LoadButton onLoad={load} /> : null}
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconArrowLeft size={16} className={classes.arrow} aria-hidden />}
            onClick={() => goTo({ to: 'desk' })}
          >
            To the desk
          </Button>
        </div>
      </header>
      <LoadReports reports={reports} onClose={forget} />
      {isBlind ? (
        <BlindPacket />
      ) : reviews.length === 0 ? (
        <NoReviews onLoad={load} />
      ) : shown === 'blind' ? (
        <AgreementView reviews={blind} />
      ) : (
        <Verdicts reviews={reviews} />
      )}
    </main>
  );
}

function Verdicts({ reviews }: { readonly reviews: readonly Review[] }) {
  const { digest } = useCommands();
  const workspace = useDraft((draft) => draft.workspace);
  const [query, setQuery] = useState(everything);
  const [unfolded, setUnfolded] = useState(false);
  const places = useMemo(() => verdictPlaces(workspace, digest), [workspace, digest]);
  const known = reviews.some(({ review_id }) => review_id === query.reviewId) ? query : { ...query, reviewId: null };
  const { rows, aim } = useRows(places, known, () => setQuery({ ...everything, by: query.by }));
  const counts = useMemo(() => countsInWords(countPlaces(places)), [places]);
  return (
    <div className={classes.body}>
      <aside className={classes.aside} aria-label="Reviews and filters" data-unfolded={unfolded || undefined}>
        <p className={classes.lead} role="status">
          {counts}
        </p>
        <Button
          size="xs"
          variant="default"
          className={classes.unfold}
          aria-expanded={unfolded}
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => setUnfolded(!unfolded)}
        >
          Reviews and filters
        </Button>
        <div className={classes.folded}>
          <FilterBar places={places} query={known} onQuery={setQuery} />
          <ReviewList reviews={reviews} query={known} onQuery={setQuery} />
        </div>
      </aside>
      {rows.length === 0 ? (
        <EmptyState
          title={places.length === 0 ? 'These reviews hold no verdicts yet' : 'No verdict fits these choices'}
          actions={
            places.length === 0 ? null : (
              <Button size="xs" variant="default" onClick={() => setQuery({ ...everything, by: known.by })}>
                Show every verdict
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

/** The rows of a query, and the one that the screen was asked to show first. What a filter hides is shown again. */
function useRows(places: readonly VerdictPlace[], query: VerdictQuery, showAll: () => void) {
  const rows = useMemo(() => rowsOf(places, query), [places, query]);
  const asked = useView((view) => view.aim);
  const isFor = (place: VerdictPlace): boolean => place.key === asked?.key || place.at?.path === asked?.key;
  const row = asked ? rows.findIndex((one) => one.kind === 'place' && isFor(one.place)) : -1;
  const isHidden = asked !== null && row < 0 && places.some(isFor);
  const [aim, setAim] = useState<{ readonly serial: number; readonly row: number } | null>(null);
  useEffect(() => {
    if (isHidden && aim?.serial !== asked.serial) showAll();
    // Filters are set aside once, when the place is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  if (asked && row >= 0 && aim?.serial !== asked.serial) setAim({ serial: asked.serial, row });
  return { rows, aim };
}
