import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ClaimMove } from '../../core/casefile/move-claims.ts';
import { useCanWrite } from '../../store/context.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { InPlace } from './in-place.tsx';
import type { Decisions } from './use-decisions.ts';
import type { Migration } from './use-migration.ts';
import { claimsInWords, placesOf, spanInWords } from './words.ts';
import classes from './migration.module.css';

interface BulkMovesProps {
  readonly migration: Migration;
  readonly decisions: Decisions;
}

/** Long labels run over several lines where there is little room. */
const wrapping = { root: classes.wrapping, label: classes.wrappingLabel };

function movesIn(migration: Migration, state: 'exact' | 'moved'): readonly (ClaimMove & { readonly name: string })[] {
  return migration
    .inState(state)
    .flatMap(({ claim, place }) => placesOf(place).map((span) => ({ index: claim.index, name: claim.name, span })));
}

/** Commands for claims whose words are unchanged: at once where their place is too, after a list where it is not. */
export function BulkMoves({ migration, decisions }: BulkMovesProps) {
  const [listing, setListing] = useState(false);
  const canWrite = useCanWrite();
  const exact = movesIn(migration, 'exact');
  const moved = movesIn(migration, 'moved');
  // What is not looked for yet is not left out of a command without a word.
  if (migration.unlooked > 0 || exact.length + moved.length === 0) return null;
  return (
    <Group gap="xs">
      {exact.length > 0 && (
        <Button
          size="xs"
          disabled={!canWrite}
          classNames={wrapping}
          onClick={() => decisions.acceptAll(exact, 'words and place unchanged')}
        >
          {exact.length === 1
            ? 'Move the claim whose words stand unchanged at the same place'
            : `Move the ${String(exact.length)} claims whose words stand unchanged at the same place`}
        </Button>
      )}
      {moved.length > 0 && (
        <Button size="xs" variant="default" classNames={wrapping} onClick={() => setListing(true)}>
          {`Look through ${claimsInWords(moved.length)} whose words stand elsewhere…`}
        </Button>
      )}
      <MovedList
        opened={listing}
        migration={migration}
        moves={moved}
        onClose={() => setListing(false)}
        onAccept={() => {
          setListing(false);
          decisions.acceptAll(moved, 'the same words at other places');
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
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="The same words, at other places"
      size="lg"
      lockScroll={false}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ol className={classes.movedList}>
        {moves.map(({ index, name, span }) => (
          <li key={index}>
            <strong>{name}</strong> <span className={classes.offsets}>{spanInWords(span)}</span>
            <br />
            <InPlace text={passage.text} span={span} lang={observations[0]?.language ?? undefined} />
          </li>
        ))}
      </ol>
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button data-autofocus disabled={!canWrite} onClick={onAccept}>{`Move ${claimsInWords(moves.length)}`}</Button>
      </Group>
    </Modal>
  );
}
