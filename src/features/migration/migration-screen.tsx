/**
 * The screen “Move claims”: moves claims from an old passage to a revised one. The states are derived, so the user can
 * leave at any time.
 */
import { NativeSelect } from '@mantine/core';
import { casefileIndex, type LoadedPassage } from '../../core/casefile/lookup.ts';
import { oneLine, shortenEnd } from '../../core/passage/shorten.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import type { MigrationView } from '../../store/view-store.ts';
import { MigrationQueue } from './migration-queue.tsx';
import { Bdi } from '../../ui/bdi.tsx';

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
