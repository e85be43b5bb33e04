/**
 * The queue on the screen “Move claims”: the claims of an old passage, one by one. N and P move to the next and
 * previous claim; other letters decide.
 */
import { SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedPassage } from '../../core/casefile/lookup.ts';
import { QueueCard } from '../../ui/queue/queue-card.tsx';
import { QueueProgress } from '../../ui/queue/queue-progress.tsx';
import queue from '../../ui/queue/queue.module.css';
import type { MigrationView } from '../../store/view-store.ts';
import { BulkMoves } from './bulk-moves.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { Finished } from './finished.tsx';
import { placeStates, stateWords, type QueuedClaim, type QueueFilter } from './queue.ts';
import { useDecisions } from './use-decisions.ts';
import { useMigration, type Migration } from './use-migration.ts';
import classes from './migration.module.css';

interface MigrationQueueProps {
  readonly view: MigrationView;
  readonly to: LoadedPassage;
  readonly onChoose: () => void;
  readonly onLeave: () => void;
}

export function MigrationQueue({ view, to, onChoose, onLeave }: MigrationQueueProps) {
  const migration = useMigration(view, to);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, current, place } = migration;
  const at = current ? shown.indexOf(current) : -1;

  function goToNext(decided: QueuedClaim): void {
    const position = shown.findIndex(({ index }) => index === decided.index);
    const next = shown[position + 1] ?? shown[0];
    // The focus moves before the next key, which would be lost without it.
    flushSync(() => next && migration.go(next.index));
    heading.current?.focus();
  }
  const decisions = useDecisions(migration, goToNext);

  return (
    <div className={classes.queue}>
      <ProgressBar migration={migration} />
      <BulkMoves migration={migration} decisions={decisions} />
      {migration.claims.every(migration.asideOf) && <Finished migration={migration} onLeave={onLeave} />}
      {current && place ? (
        <QueueCard
          label={`${current.name}, ${stateWords[place.state].title}`}
          items={shown}
          at={at}
          unit="shown"
          onGo={({ index }) => migration.go(index)}
          keys="Keys: N next, P previous, A accept, C choose another position, L don’t move, M mark as missing."
        >
          <ClaimDecision
            key={current.index}
            migration={migration}
            queued={current}
            place={place}
            decisions={decisions}
            heading={heading}
            onChoose={onChoose}
          />
        </QueueCard>
      ) : (
        migration.claims.length > 0 && <p className={queue.note}>No claims in this category.</p>
      )}
    </div>
  );
}

/** The progress and the filters of the migration. */
function ProgressBar({ migration }: { readonly migration: Migration }) {
  const { claims, moved, counts, unsearched, filter, setFilter } = migration;
  const filters = [
    { value: 'all', label: `All (${String(claims.length)})` },
    ...placeStates.map((state) => ({ value: state, label: `${stateWords[state].title} (${String(counts[state])})` })),
    { value: 'aside', label: `Not moved (${String(counts.aside)})` },
  ];
  return (
    <>
      <QueueProgress decided={moved + counts.aside} total={claims.length + moved}>
        {unsearched > 0 && <span>{`Searching for ${String(unsearched)} more…`}</span>}
      </QueueProgress>
      <SegmentedControl
        size="xs"
        aria-label="Filter by status"
        withItemsBorders={false}
        className={classes.filters}
        value={filter}
        onChange={(value) => setFilter(value as QueueFilter)}
        data={filters}
      />
    </>
  );
}
