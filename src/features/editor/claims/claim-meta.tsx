/** The line below a claim’s text: its kind, representation, attribution, observation and place in the file. */
import { useDraft } from '../../../shared/context.tsx';
import { ObservationText } from '../../../shared/observation-text.tsx';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useClaimPlace } from '../../../shared/use-span-words.ts';
import type { ClaimInfo } from './claim-info.ts';
import { kindTitle, modeTitle, representationTitle } from './claim-labels.ts';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './claim-card.module.css';

export function ClaimMeta({ info }: { readonly info: ClaimInfo }) {
  const { claim_kind, representation, attribution, observation_id } = info.claim;
  const actorId = attribution?.actor_id;
  const actor = useDraft(({ workspace }) =>
    typeof actorId === 'string' ? actorName(workspace.casefile, actorId) : '',
  );
  const title = useDraft(({ workspace }) =>
    observation_id === undefined ? undefined : casefileIndex(workspace.casefile).observation(observation_id)?.title,
  );
  const place = useClaimPlace(info.claim);
  const who = actor === '' ? 'no actor' : actor;
  return (
    <span className={classes.meta}>
      {claim_kind ? <span>{kindTitle(claim_kind)}</span> : null}
      {representation ? <span>{representationTitle(representation)}</span> : null}
      <span>
        <Bdi>{who}</Bdi>
        {attribution?.mode ? ` (${modeTitle(attribution.mode).toLowerCase()})` : null}
      </span>
      {/* A right-to-left title must not move the number. */}
      {observation_id === undefined ? null : (
        <span>
          {observation_id}
          {title ? (
            <>
              {' · '}
              <Bdi>
                <ObservationText number={observation_id} text={title} />
              </Bdi>
            </>
          ) : null}
        </span>
      )}
      {place === '' ? null : (
        <span>
          <Bdi>{place}</Bdi>
        </span>
      )}
    </span>
  );
}
