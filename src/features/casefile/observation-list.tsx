/** The observations on the casefile screen. One at a time is open for editing. */
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { addObservation, removeObservation } from '../../core/workspace/casefile-edits.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite, useStores, useView } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddSources } from './add-sources.tsx';
import { ObservationCoverage } from './observation-coverage.tsx';
import { ItemRow } from './item-row.tsx';
import { ObservationForm } from './observation-form.tsx';
import { claimsOfObservation } from './usage.ts';
import { useObservations, useTexts } from './use-casefile.ts';
import classes from './casefile.module.css';
import { counted } from '../../core/json/counted.ts';

interface RowProps {
  readonly observation: Observation;
  readonly index: number;
  readonly open: boolean;
  /** Whether it was just added. It then opens with the focus on its title. */
  readonly isNew: boolean;
  readonly onToggle: (observationId: number) => void;
}

const ObservationRow = memo(function ObservationRow({ observation, index, open, isNew, onToggle }: RowProps) {
  const run = useDispatchAndTell();
  const { observation_id: number, title, passages } = observation;
  const references = useTexts(({ workspace }) => claimsOfObservation(workspace.assessment, number));
  return (
    <ItemRow
      open={open}
      onToggle={() => onToggle(number)}
      head={
        <>
          <Text size="sm" className={`${classes.mono} ${classes.number}`}>
            {number}
          </Text>
          <Text size="sm" fw={500} dir="auto" truncate className={classes.itemTitle}>
            <ObservationText number={number} text={title || 'Untitled observation'} />
          </Text>
          <span className={classes.facts}>
            {`${counted(passages.length, 'passage')} · ${counted(references.length, 'claim')}`}
            <ObservationCoverage of={observation} />
          </span>
        </>
      }
      removal={{
        label: `Remove observation ${number}`,
        references,
        consequence: 'These claims stay, but can no longer be checked against their passages.',
        onRemove: () =>
          run((workspace) => removeObservation(workspace, index), { label: `remove observation ${number}` }),
      }}
    >
      <ObservationForm observation={observation} index={index} isNew={isNew} />
    </ItemRow>
  );
});

/** Returns a stable key for each observation. In a damaged casefile, two may have the same number. */
function keysOf(observations: readonly Observation[]): readonly string[] {
  const seen = new Set<number>();
  return observations.map(({ observation_id: id }, index) => {
    const isDuplicate = seen.has(id);
    seen.add(id);
    return isDuplicate ? `${String(id)} at ${String(index)}` : String(id);
  });
}

export function ObservationList({ initial }: { readonly initial: number | undefined }) {
  const observations = useObservations();
  const { desk } = useStores();
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  // By number instead of index, so that text typed into an open observation stays with it.
  const [open, setOpen] = useState(() => observations[initial ?? -1]?.observation_id);
  const [added, setAdded] = useState<number>();
  // A finding can lead to a field of an observation that is not open.
  const requested = useView(({ focus }) => /^\/observations\/(\d+)\//.exec(focus?.field ?? '')?.[1]);
  const [opened, setOpened] = useState<string>();
  if (opened !== requested) {
    setOpened(requested);
    if (requested !== undefined) setOpen(observations[Number(requested)]?.observation_id);
  }
  const toggle = (id: number): void => {
    setOpen((now) => (now === id ? undefined : id));
    setAdded(undefined);
  };
  const add = (): void => {
    if (!run(addObservation, { label: 'add observation' })) return;
    const number = desk.getState().draft?.workspace.casefile?.observations.at(-1)?.observation_id;
    setOpen(number);
    setAdded(number);
  };
  const button = (
    <Button
      size="xs"
      variant={observations.length === 0 ? 'default' : 'filled'}
      disabled={!canWrite}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={add}
    >
      Add observation
    </Button>
  );
  if (observations.length === 0) {
    return (
      <EmptyState
        title="No observations yet"
        actions={
          <>
            <AddSources variant="filled" />
            {button}
          </>
        }
      >
        An observation is one published item, such as a statement or report. Add or drop files, or add an observation
        and paste its text.
      </EmptyState>
    );
  }
  const keys = keysOf(observations);
  return (
    <>
      <ol className={classes.items} aria-label="Observations">
        {observations.map((observation, index) => (
          <ObservationRow
            key={keys[index]}
            observation={observation}
            index={index}
            open={open === observation.observation_id}
            isNew={added === observation.observation_id}
            onToggle={toggle}
          />
        ))}
      </ol>
      <Group gap="sm">
        {button}
        <AddSources />
      </Group>
    </>
  );
}
