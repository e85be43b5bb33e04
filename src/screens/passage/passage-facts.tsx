/** The line above a passage’s text: its publisher, day, language and host. */
import { VisuallyHidden } from '@mantine/core';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { observationFacts } from './passage-places.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './passage-text.module.css';

export function PassageFacts({ observation }: { readonly observation: Observation }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actor = observation.publisher_actor_id;
  const publisher = actor ? actorName(casefile, actor) : null;
  const facts = observationFacts(observation, publisher);
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      <span className={classes.factParts}>
        {facts.map(({ name, value, detail }) => (
          <span key={name} title={detail}>
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            <Bdi>{value}</Bdi>
          </span>
        ))}
      </span>
    </p>
  );
}
