/**
 * Above the claims to move: buttons to move those with unchanged text, immediately if the position is the same,
 * otherwise after a list.
 */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ClaimMove } from '../../core/workspace/move-claims.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { InPlace } from '../../shared/in-place.tsx';
import { useSpanWords } from '../../shared/use-span-words.ts';
import type { Decisions } from './use-decisions.ts';
import type { Migration } from './use-migration.ts';
import { placesOf } from './words.ts';
import classes from './migration.module.css';
import { counted } from '../../core/json/counted.ts';

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
