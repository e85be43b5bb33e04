/**
 * The queue on the screen “Move claims”: the claims of an old passage, one by one. N and P move to the next and
 * previous claim; other letters decide.
 */
import { Progress, SegmentedControl } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedPassage } from '../../core/casefile/lookup.ts';
import type { MigrationView } from '../../store/view-store.ts';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf } from '../../ui/letter-of.ts';
import { BulkMoves } from './bulk-moves.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { Finished } from './finished.tsx';
import { LetterButton } from '../../ui/letter-button.tsx';
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

/** Elements that use letters themselves, where a letter is not a shortcut. */
const letterInputs = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]';

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

  function step(by: 1 | -1): void {
    const next = shown[at + by];
    if (next) migration.go(next.index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    if (event.target.closest(letterInputs)) return;
    const key = hasLetterKeys() ? letterOf(event) : undefined;
    if (key === undefined) return;
    if (!/^[aclmnpu]$/.test(key)) return;
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-key="${key}"]`)?.click();
    event.preventDefault();
  }

  return (
    // Key events bubble from the controls in the queue; it is not focusable itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.queue} onKeyDown={onKeyDown}>
      <ProgressBar migration={migration} />
      <BulkMoves migration={migration} decisions={decisions} />
      {migration.claims.every(migration.asideOf) && <Finished migration={migration} onLeave={onLeave} />}
      {current && place ? (
        <article className={classes.card} aria-label={`${current.name}, ${stateWords[place.state].title}`}>
          <div className={classes.steps}>
            <span className={classes.count}>{`${String(at + 1)} of ${String(shown.length)} shown`}</span>
            <LetterButton letter="p" size="compact-xs" variant="default" disabled={at <= 0} onClick={() => step(-1)}>
              Previous claim
            </LetterButton>
            <LetterButton
              letter="n"
              size="compact-xs"
              variant="default"
              disabled={at >= shown.length - 1}
              onClick={() => step(1)}
            >
              Next claim
            </LetterButton>
          </div>
          <ClaimDecision
            key={current.index}
            migration={migration}
            queued={current}
            place={place}
            decisions={decisions}
            heading={heading}
            onChoose={onChoose}
          />
          <p className={classes.keys}>
            Keys: N next, P previous, A accept, C choose another position, L don’t move, M mark as missing.
          </p>
        </article>
      ) : (
        migration.claims.length > 0 && <p className={classes.note}>No claims in this category.</p>
      )}
    </div>
  );
}

/** The progress and the filters of the migration. */
function ProgressBar({ migration }: { readonly migration: Migration }) {
  const { claims, moved, counts, unsearched, filter, setFilter } = migration;
  const total = claims.length + moved;
  const decided = moved + counts.aside;
  const label = `${String(decided)} of ${String(total)} decided`;
  const filters = [
    { value: 'all', label: `All (${String(claims.length)})` },
    ...placeStates.map((state) => ({ value: state, label: `${stateWords[state].title} (${String(counts[state])})` })),
    { value: 'aside', label: `Not moved (${String(counts.aside)})` },
  ];
  return (
    <>
      <div className={classes.progress}>
        <span role="status">{label}</span>
        <Progress
          value={total === 0 ? 100 : (100 * decided) / total}
          aria-label={label}
          size="sm"
          className={classes.track}
        />
        {unsearched > 0 && <span>{`Searching for ${String(unsearched)} more…`}</span>}
      </div>
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
