/** The field in an observation’s form for the actor that published it: an actor of the casefile, a new one, or none. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { nameOfActor, otherNames } from '../../core/casefile/actor-name.ts';
import { addActorAt } from '../../core/workspace/casefile-edits.ts';
import { pointer } from '../../core/json/pointer.ts';
import type { Actor, Observation } from '../../core/casefile/types.generated.ts';
import schema from '../../schema/casefile.schema.json';
import { useCanWrite } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useOfferNames } from '../../shared/use-offer-names.ts';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { Writable } from '../../ui/writable.tsx';
import { CasefileField } from './casefile-field.tsx';
import { useActors } from './use-casefile.ts';
import classes from './casefile.module.css';

const { title } = schema.$defs.observation.properties.publisher_actor_id;

/** Returns the casefile's actors as options, each ID once. If two actors have the same ID, the last one is shown. */
function publisherOptions(actors: readonly Actor[]): readonly PickOption[] {
  return [...new Map(actors.map((actor) => [actor.actor_id, actor])).values()].map((actor) => ({
    value: actor.actor_id,
    label: nameOfActor(actor),
    description: [actor.actor_id, ...otherNames(actor)].join(' · '),
    names: [actor.actor_id, ...otherNames(actor)],
  }));
}

export function PublisherField({ observation, index }: { readonly observation: Observation; readonly index: number }) {
  const run = useDispatchAndTell();
  const offerNames = useOfferNames();
  const canWrite = useCanWrite();
  const actors = useActors();
  const options = useMemo(() => publisherOptions(actors), [actors]);
  const chosen = observation.publisher_actor_id;
  const path = pointer('casefile', 'observations', index, 'publisher_actor_id');
  const set = (value: string | null): void => {
    if (value !== chosen) run({ type: 'set', path, value }, { label: `set ${title}` });
  };
  const create = (name: string): void => {
    const isDone = run((workspace) => addActorAt(workspace, name, (_, value) => ({ type: 'set', path, value })), {
      label: `new actor “${name}”`,
    });
    if (isDone) offerNames();
  };
  const shown = options.find(({ value }) => value === chosen)?.label;
  return (
    <CasefileField part={{ kind: 'observation', index, name: 'publisher_actor_id' }}>
      {(control) => (
        <Writable canWrite={canWrite}>
          <div className={classes.publisher}>
            <PickBox
              {...control}
              subject={String(observation.observation_id)}
              shown={chosen === null ? '' : (shown ?? `${chosen} (not in the casefile)`)}
              chosen={chosen ?? undefined}
              options={options}
              onPick={set}
              placeholder="No publisher"
              empty="The casefile has no actors yet. Type a name to add one."
              create={{ label: (name) => `New actor “${name}”`, onCreate: create }}
            />
            {chosen === null ? null : (
              <Button variant="default" onClick={() => set(null)}>
                No publisher
              </Button>
            )}
          </div>
        </Writable>
      )}
    </CasefileField>
  );
}
