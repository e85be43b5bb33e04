/** The casefile’s actors as options for the fields that choose actors. */
import { useMemo } from 'react';
import { nameOfActor, otherNames, splitNames } from '../../../core/casefile/lookup.ts';
import type { Actor } from '../../../core/casefile/types.generated.ts';
import { useDraft } from '../../../shared/context.tsx';
import type { PickOption } from '../../../ui/pick-box.tsx';
import classes from './actor-options.module.css';

const noActors: readonly Actor[] = [];

/** An actor in a list: its name, other names and ID. */
function ActorLine({ actor }: { readonly actor: Actor }) {
  const others = otherNames(actor);
  return (
    <span className={classes.line}>
      <span className={classes.name} dir="auto">
        {nameOfActor(actor)}
      </span>
      <span className={classes.id}>{actor.actor_id}</span>
      {others.length > 0 ? (
        <span className={classes.others} dir="auto">
          {others.join(' · ')}
        </span>
      ) : null}
    </span>
  );
}

function optionOf(actor: Actor): PickOption {
  return {
    value: actor.actor_id,
    label: nameOfActor(actor),
    description: otherNames(actor).join(' · ') || undefined,
    names: [actor.actor_id, ...actor.names],
    content: <ActorLine actor={actor} />,
    contentName: `${nameOfActor(actor)}, ${actor.actor_id}`,
  };
}

/** Returns the casefile's actors as options; the same list while the actors do not change. */
export function useActorOptions(): readonly PickOption[] {
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors ?? noActors);
  return useMemo(() => actors.map(optionOf), [actors]);
}

/** Returns the label of the option that adds an actor with the typed name, or with several names. */
export function newActorLabel(typed: string): string {
  const [name = typed, ...others] = splitNames(typed).names;
  return `New actor “${name}”${others.length > 0 ? `, also “${others.join('”, “')}”` : ''}`;
}
