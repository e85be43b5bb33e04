/**
 * The screen “Move claims”: moves claims from an old passage to a revised one. The states are derived, so the user can
 * leave at any time.
 */
import { Button, Group, SegmentedControl, NativeSelect } from '@mantine/core';
import { useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ClaimMove } from '../../core/workspace/move-claims.ts';
import { useCanWrite, useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { InPlace } from '../../shared/word-change.tsx';
import { useSpanWords } from '../../shared/use-span-words.ts';
import {
  type Decisions,
  type Migration,
  placesOf,
  placeStates,
  stateWords,
  type QueuedClaim,
  type QueueFilter,
  useDecisions,
  useMigration,
} from './use-migration.ts';
import classes from './migration.module.css';
import { counted } from '../../core/json/words.ts';
import { marksMovedInWords, removeOldPassage } from '../../core/workspace/replace-passage.ts';
import { marksOf } from '../../core/workspace/unsorted-marks.ts';
import { casefileIndex, type LoadedPassage } from '../../core/casefile/lookup.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import queue from '../../ui/queue/queue.module.css';
import { QueueCard, QueueProgress } from '../../ui/queue.tsx';
import type { MigrationView } from '../../desk/view-store.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { oneLine, shortenEnd } from '../../core/text/shorten.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import { Bdi } from '../../ui/bdi.tsx';

// * Above the claims to move: buttons to move those with unchanged text, immediately if the position is the same,
// otherwise after a list.

interface BulkMovesProps {
  readonly migration: Migration;
  readonly decisions: Decisions;
}

/** Lets long labels wrap on narrow screens. */
const wrapping = { root: classes.wrapping, label: classes.wrappingLabel };

function movesIn(migration: Migration, state: 'exact' | 'moved'): readonly (ClaimMove & { readonly name: string })[] {
  return migration
    .inState(state)
    .flatMap(({ claim, place }) => placesOf(place).map((span) => ({ index: claim.index, name: claim.name, span })));
}

export function BulkMoves({ migration, decisions }: BulkMovesProps) {
  const [listing, setListing] = useState(false);
  const canWrite = useCanWrite();
  const exact = movesIn(migration, 'exact');
  const moved = movesIn(migration, 'moved');
  // Hidden during the search, because a button would silently leave out claims not searched for yet.
  if (migration.unsearched > 0 || exact.length + moved.length === 0) return null;
  return (
    <Group gap="xs">
      {exact.length > 0 && (
        <Button
          size="xs"
          disabled={!canWrite}
          classNames={wrapping}
          onClick={() => decisions.acceptAll(exact, 'text and position unchanged')}
        >
          {exact.length === 1
            ? 'Move 1 claim with identical text and position'
            : `Move ${String(exact.length)} claims with identical text and position`}
        </Button>
      )}
      {moved.length > 0 && (
        <Button size="xs" variant="default" classNames={wrapping} onClick={() => setListing(true)}>
          {`Review ${counted(moved.length, 'claim')} with identical text at a new position…`}
        </Button>
      )}
      <MovedList
        opened={listing}
        migration={migration}
        moves={moved}
        onClose={() => setListing(false)}
        onAccept={() => {
          setListing(false);
          decisions.acceptAll(moved, 'same text at new positions');
        }}
      />
    </Group>
  );
}

interface MovedListProps {
  readonly opened: boolean;
  readonly migration: Migration;
  readonly moves: readonly (ClaimMove & { readonly name: string })[];
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

function MovedList({ opened, migration, moves, onClose, onAccept }: MovedListProps) {
  useReturnedFocus(opened);
  const canWrite = useCanWrite();
  const { passage, observations } = migration.to;
  const inWords = useSpanWords(passage.passage_id);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Identical text, new position"
      size="lg"
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      <ol className={classes.movedList}>
        {moves.map(({ index, name, span }) => (
          <li key={index}>
            <strong>{name}</strong> <span className={classes.offsets}>{inWords(span)}</span>
            <br />
            <InPlace text={passage.text} span={span} lang={observations[0]?.language ?? ''} />
          </li>
        ))}
      </ol>
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          data-autofocus
          disabled={!canWrite}
          onClick={onAccept}
        >{`Move ${counted(moves.length, 'claim')}`}</Button>
      </Group>
    </Dialog>
  );
}

// The last step of moving claims, when every claim is decided: the old passage can be removed if no claim uses it.

interface FinishedProps {
  readonly migration: Migration;
  readonly onLeave: () => void;
}

export function Finished({ migration, onLeave }: FinishedProps) {
  const run = useDispatchAndTell();
  const { desk } = useStores();
  const canWrite = useCanWrite();
  const { claims, from, to, old } = migration;
  const marks = useDraft(({ workspace }) => marksOf(workspace).filter((mark) => mark.passage_id === from).length);
  if (claims.length > 0) {
    return (
      <p className={queue.note}>
        You have decided on every claim. {counted(claims.length, 'claim')} {claims.length === 1 ? 'is' : 'are'} still on
        the old passage{old ? ', so it stays in the casefile' : ', which is not in the casefile'}.
      </p>
    );
  }
  const removeOld = (): void => {
    const before = desk.getState().draft?.workspace;
    run(
      (workspace) => removeOldPassage(workspace, from, to.passage.passage_id),
      { label: 'remove old passage', keepBefore: true },
      () => {
        const after = desk.getState().draft?.workspace;
        const words = before && after ? marksMovedInWords(before, after, from) : '';
        return words === '' ? undefined : { text: words };
      },
    );
    onLeave();
  };
  return (
    <div className={classes.finished}>
      <p>
        {old
          ? 'No claims use the old passage any more. Keep it for reference, or remove it.'
          : 'All claims were moved, and the old passage was removed.'}{' '}
        When your sources are complete, update the fingerprint.
      </p>
      {old && marks > 0 && (
        <p>
          It has {counted(marks, 'mark')} to sort. If you remove it, a mark moves if the revised passage has its text
          exactly once. Otherwise it is dropped.
        </p>
      )}
      <div className={classes.finishedButtons}>
        <Button size="xs" onClick={onLeave}>
          {old ? 'Keep and go back to casefile' : 'Back to casefile'}
        </Button>
        {old && (
          <Button size="xs" variant="default" color="red" disabled={!canWrite} onClick={removeOld}>
            Remove old passage
          </Button>
        )}
      </div>
    </div>
  );
}

// * The queue on the screen “Move claims”: the claims of an old passage, one by one. N and P move to the next and
// previous claim; other letters decide.

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

interface MigrationScreenProps {
  readonly migration: MigrationView;
  /** Moves to the passage, to select text there. */
  readonly onChoose: () => void;
}

export function MigrationScreen({ migration, onChoose }: MigrationScreenProps) {
  const { select, showMigration } = useViewActions();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const to = casefileIndex(casefile).passage(migration.to);
  const leave = (): void => select({ section: 'casefile' }, '/passages');
  return (
    <QueueScreen title="Move claims" back="Back to casefile" onLeave={leave}>
      {to ? (
        <>
          <Target
            migration={migration}
            to={to}
            onTarget={(passageId) => showMigration({ ...migration, to: passageId })}
          />
          <MigrationQueue
            key={`${migration.from} ${migration.to}`}
            view={migration}
            to={to}
            onChoose={onChoose}
            onLeave={leave}
          />
        </>
      ) : (
        <EmptyState title="The revised passage is no longer in the casefile">
          It was undone or removed. Claims were not moved. Use Redo to restore it.
        </EmptyState>
      )}
    </QueueScreen>
  );
}

interface TargetProps {
  readonly migration: MigrationView;
  readonly to: LoadedPassage;
  readonly onTarget: (passageId: string) => void;
}

/** The revised passage. Any other passage of its observation can be chosen instead. */
function Target({ migration, to, onTarget }: TargetProps) {
  const owner =
    to.observations.find(({ observation_id }) => observation_id === migration.observationId) ?? to.observations[0];
  const others = (owner?.passages ?? []).filter(({ passage_id }) => passage_id !== migration.from);
  const language = owner?.language ?? '';
  const title = owner?.title === '' ? 'Untitled' : (owner?.title ?? '');
  return (
    <NativeSelect
      size="xs"
      label="Revised passage"
      description={
        <>
          {`Observation ${String(owner?.observation_id ?? '')}, “`}
          <Bdi lang={owner?.title === '' ? undefined : language}>{title}</Bdi>”
        </>
      }
      lang={language}
      value={migration.to}
      onChange={(event) => onTarget(event.currentTarget.value)}
      data={others.map(({ passage_id: value, text }) => ({
        value,
        label: shortenEnd(oneLine(text.slice(0, 200)), 70),
      }))}
    />
  );
}
