/** The line below a claim’s text: its kind, representation, attribution, observation and place in the file. */
import { useDraft } from '../../../shared/context.tsx';
import { ObservationText } from '../../../shared/observation-text.tsx';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { NamedActors } from '../../../shared/named-actors.tsx';
import { SaidBy } from '../../../shared/claim-sentence.tsx';
import { useClaimPlace } from '../../../shared/use-span-words.ts';
import { titleOf } from '../../../core/assessment/choices.ts';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from '../fields/claim-side-field.module.css';

interface ClaimMetaProps {
  readonly info: ModelClaim;
  /** Whether its surroundings already say how it is represented and whom it names. */
  readonly brief?: boolean;
}

export function ClaimMeta({ info, brief = false }: ClaimMetaProps) {
  const { claim_kind, representation, observation_id, actual } = info.claim;
  const title = useDraft(({ workspace }) => casefileIndex(workspace.casefile).observation(observation_id)?.title);
  const place = useClaimPlace(info.claim);
  return (
    <span className={classes.meta}>
      {claim_kind ? <span>{titleOf(claim_kind)}</span> : null}
      {representation && !brief ? <span>{titleOf(representation)}</span> : null}
      <span>
        <SaidBy claim={info.claim} />
      </span>
      {actual && !brief ? (
        <span>
          <NamedActors words={actual} />
        </span>
      ) : null}
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
