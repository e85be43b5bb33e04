/** The dialog that adds an actor whose name is the selected text, or adds that name to an actor of the casefile. */
import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { actorIdFor, addActor, addNames } from '../../core/workspace/casefile-edits.ts';
import { nameOfActor, splitNames } from '../../core/casefile/lookup.ts';
import { findMoreNames } from '../../core/proposals/actor-names.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useDraft } from '../../shared/context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './selection-dialog.module.css';

interface NewActorDialogProps {
  /** The selected text. */
  readonly words: string;
  readonly onClose: () => void;
}

export function NewActorDialog({ words, onClose }: NewActorDialogProps) {
  useReturnedFocus(true);
  return (
    <Dialog opened returnFocus={false} onClose={onClose} title="New actor" size="md" transitionProps={{ duration: 0 }}>
      <Form words={words} onClose={onClose} />
    </Dialog>
  );
}

function Form({ words, onClose }: NewActorDialogProps) {
  const run = useDispatchAndTell();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [typed, setTyped] = useState(() => words.trim().replaceAll(/\s+/gu, ' '));
  const [other, setOther] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const { names } = splitNames(typed);
  const actors = useMemo(() => casefile?.actors ?? [], [casefile]);
  const chosenActor = other === null ? undefined : actors[other];
  // The search is for the selected text, and not repeated with each typed letter.
  const found = useMemo(() => {
    const known = { actor_id: '', names: [words.trim()] };
    return casefile ? findMoreNames(casefile, known) : [];
  }, [casefile, words]);
  const [name, ...further] = names;
  const owner = actors.find((actor) => name !== undefined && actor.names.includes(name));
  const otherNames = [...further, ...found.map((one) => one.name).filter((one) => chosen.has(one))];
  const add = (): void => {
    if (name === undefined || owner) return;
    const isDone =
      other === null
        ? run(
            (workspace) => addActor(workspace, { name, otherNames }),
            { label: `new actor “${name}”` },
            { text: `Added actor “${name}”.` },
          )
        : run(
            (workspace) => addNames(workspace, other, [name, ...otherNames]),
            { label: `add name “${name}”` },
            { text: `Added “${name}” to the names of ${chosenActor ? nameOfActor(chosenActor) : 'the actor'}.` },
          );
    if (isDone) onClose();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        label="Name"
        description="Separate several names with semicolons."
        data-autofocus
        autoFocus
        value={typed}
        error={owner ? `${owner.actor_id} already has this name.` : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length > 0 ? (
        <Checkbox.Group
          label="Names found in the passages"
          value={[...chosen]}
          onChange={(values) => setChosen(new Set(values))}
        >
          <div className={classes.found}>
            {found.map((one) => (
              <Checkbox
                key={one.name}
                value={one.name}
                label={<Bdi>{one.name}</Bdi>}
                description={`${one.why}, observation ${String(one.observationId)}`}
              />
            ))}
          </div>
        </Checkbox.Group>
      ) : null}
      {actors.length > 0 ? (
        <Input.Wrapper id={id} label="Add to an actor" description="Leave empty to create a new actor.">
          <PickBox
            id={id}
            shown={chosenActor ? nameOfActor(chosenActor) : ''}
            chosen={other === null ? undefined : String(other)}
            options={actors.map(optionOf)}
            onPick={(value) => setOther(Number(value))}
            placeholder="New actor"
          />
        </Input.Wrapper>
      ) : null}
      <div className={classes.buttons}>
        {other === null && name !== undefined && !owner ? (
          <span className={classes.id}>{`ID: ${actorIdFor(casefile, name)}`}</span>
        ) : null}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={name === undefined || owner !== undefined}>
          {other === null ? 'Add actor' : 'Add name'}
        </Button>
      </div>
    </form>
  );
}

function optionOf(
  { actor_id, names }: { readonly actor_id: string; readonly names: readonly string[] },
  index: number,
): PickOption {
  return {
    value: String(index),
    label: nameOfActor({ actor_id, names }),
    description: actor_id,
    names: [actor_id, ...names],
  };
}
