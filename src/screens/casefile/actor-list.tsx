/** The actors on the casefile screen. One at a time is open for editing. */
import { Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useState, type ClipboardEvent, type FormEvent } from 'react';
import { nameOfActor, otherNames, splitNames } from '../../core/casefile/lookup.ts';
import { addActor } from '../../core/workspace/casefile-edits.ts';
import { referencesToActor } from '../../core/workspace/references.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { useCanWrite, useView } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { fieldInWords } from '../../shared/field-in-words.ts';
import { Writable } from '../../ui/writable.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ActorForm } from './actor-form.tsx';
import { ItemRow } from './item-row.tsx';
import { useActors, useTexts } from './use-casefile.ts';
import classes from './casefile.module.css';

interface RowProps {
  readonly actor: Actor;
  readonly index: number;
  readonly open: boolean;
  readonly onToggle: (index: number) => void;
}

const ActorRow = memo(function ActorRow({ actor, index, open, onToggle }: RowProps) {
  const run = useDispatchAndTell();
  const references = useTexts(({ workspace }) =>
    referencesToActor(workspace.assessment, actor.actor_id).map(({ path }) => fieldInWords(workspace.assessment, path)),
  );
  const label = `remove actor ${actor.actor_id}`;
  return (
    <ItemRow
      open={open}
      onToggle={() => onToggle(index)}
      head={
        <>
          <Text size="sm" fw={500} component="bdi">
            {nameOfActor(actor)}
          </Text>
          <Text size="xs" c="dimmed" truncate component="bdi">
            {otherNames(actor).join(' · ')}
          </Text>
          <Text size="xs" className={`${classes.mono} ${classes.end}`}>
            {actor.actor_id}
          </Text>
        </>
      }
      removal={{
        label: `Remove actor ${actor.actor_id}`,
        references,
        consequence: 'These fields will still contain the actor’s ID, but its names can no longer be checked.',
        onRemove: () => run({ type: 'delete-actors', indices: [index] }, { label }),
      }}
    >
      <ActorForm actor={actor} index={index} />
    </ItemRow>
  );
});

function NewActor({ onAdded }: { readonly onAdded: () => void }) {
  const run = useDispatchAndTell();
  const [name, setName] = useState('');
  const canWrite = useCanWrite();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const [first, ...otherNames] = splitNames(name).names;
    const step = { label: `add actor ${first ?? ''}` };
    if (first === undefined || !run((workspace) => addActor(workspace, { name: first, otherNames }), step)) return;
    setName('');
    onAdded();
  };
  // A text field would join pasted lines into one name.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { names } = splitNames(event.clipboardData.getData('text/plain'));
    if (names.length < 2 || name !== '') return;
    event.preventDefault();
    setName(names.join('; '));
  };
  return (
    <form onSubmit={add} className={classes.newActor}>
      <Writable canWrite={canWrite}>
        <TextInput
          label="New actor"
          placeholder="Name as it appears in the passages"
          onPaste={onPaste}
          value={name}
          data-native-undo={name !== ''}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="light"
          disabled={name.trim() === ''}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Add actor
        </Button>
      </Writable>
    </form>
  );
}

export function ActorList() {
  const actors = useActors();
  const requestedIndex = useView(({ focus }) => /^\/actors\/(\d+)/.exec(focus?.field ?? '')?.[1]);
  const [open, setOpen] = useState<number | null>(requestedIndex === undefined ? null : Number(requestedIndex));
  const [seen, setSeen] = useState(requestedIndex);
  if (seen !== requestedIndex) {
    setSeen(requestedIndex);
    if (requestedIndex !== undefined) setOpen(Number(requestedIndex));
  }
  return (
    <>
      <NewActor onAdded={() => setOpen(actors.length)} />
      {actors.length === 0 ? (
        <EmptyState title="No actors yet">
          Add everyone who speaks, acts or publishes in the passages, with all forms of their names in all scripts.
          Supporting evidence must visibly name its actor.
        </EmptyState>
      ) : (
        <ol className={classes.items} aria-label="Actors">
          {actors.map((actor, index) => (
            <ActorRow
              key={index}
              actor={actor}
              index={index}
              open={open === index}
              onToggle={(at) => setOpen((now) => (now === at ? null : at))}
            />
          ))}
        </ol>
      )}
    </>
  );
}
