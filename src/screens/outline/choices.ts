/** The choices for filters and bulk changes in the outline: kinds, states and actors, for each list of entries. */
import schema from '../../schema/assessment.schema.json' with { type: 'json' };
import {
  attributionModes,
  claimKinds,
  domains,
  representations,
  workflowStates,
  type Choice,
} from '../../core/assessment/choices.ts';
import { nameOfActor } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { grouped } from '../../core/json/grouped.ts';

const { claim, powerBasis, attribution, workflowState } = schema.$defs;

/**
 * The filter that tells the entries of a list apart: its label and choices. Missing if the contract has no such field.
 */
export const kindsOf: Readonly<
  Partial<Record<ListName, { readonly label: string; readonly choices: readonly Choice[] }>>
> = {
  claims: { label: claim.properties.claim_kind.title, choices: claimKinds },
  power_bases: { label: powerBasis.properties.domain.title, choices: domains },
};

/** Returns true if the entries of a list have a workflow state. */
export function hasState(list: ListName): boolean {
  return list === 'power_bases' || list === 'intent_hypotheses';
}

/** Returns true if the entries of a list refer to actors. */
export function hasActors(list: ListName): boolean {
  return list === 'claims' || hasState(list);
}

/** Returns the casefile's actors by their first name, with the ID if two actors share a name. */
export function actorChoices(casefile: Casefile | null): readonly Choice[] {
  const actors = casefile?.actors ?? [];
  const count = grouped(actors, nameOfActor);
  return actors.map((actor) => {
    const name = nameOfActor(actor);
    const isShared = (count.get(name)?.length ?? 0) > 1;
    return { value: actor.actor_id, title: isShared ? `${name} (${actor.actor_id})` : name };
  });
}

/** A field that can be set for several entries at once. */
export interface BulkField {
  /** A pointer below the entry. */
  readonly field: string;
  readonly title: string;
  readonly choices: readonly Choice[] | 'actors' | 'actors-or-none';
}

const stateField: BulkField = { field: '/workflow_state', title: workflowState.title, choices: workflowStates };
const ownerField: BulkField = { field: '/actor_id', title: powerBasis.properties.actor_id.title, choices: 'actors' };

/** The fields of each list that can be set for isShared entries at once. */
export const bulkFields: Readonly<Record<ListName, readonly BulkField[]>> = {
  claims: [
    { field: '/claim_kind', title: claim.properties.claim_kind.title, choices: claimKinds },
    {
      field: '/representation',
      title: claim.properties.representation.title,
      choices: representations,
    },
    {
      field: '/attribution/mode',
      title: attribution.properties.mode.title,
      choices: attributionModes,
    },
    { field: '/attribution/actor_id', title: attribution.properties.actor_id.title, choices: 'actors-or-none' },
  ],
  power_bases: [
    stateField,
    { field: '/domain', title: powerBasis.properties.domain.title, choices: domains },
    ownerField,
  ],
  intent_hypotheses: [stateField, ownerField],
  contradictions: [],
  unknowns: [],
};
