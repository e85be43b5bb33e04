/** Sets the layout of each form: the order of its fields, the field for each property, and the widths. */
import type { UiSchema } from '@rjsf/utils';
import type { LaidOutKind } from './form-schemas.ts';

/** The names under which RJSF finds the fields of `form-fields.ts`. */
export type FieldName =
  | 'Actor'
  | 'Actors'
  | 'AttributionMode'
  | 'Choice'
  | 'Const'
  | 'Evidence'
  | 'Fingerprint'
  | 'Id'
  | 'Observation'
  | 'Observations'
  | 'Proposition'
  | 'Scope'
  | 'Source'
  | 'StringList'
  | 'Text'
  | 'TimeScope';

/** Returns the layout of a field. With `half`, two fields are side by side if there is space. */
function as(field: FieldName, half = false): UiSchema {
  return { 'ui:field': field, 'ui:options': { fieldReplacesAnyOrOneOf: true, width: half ? 'half' : 'full' } };
}

/** A property that is shown by another field. */
const elsewhere: UiSchema = { 'ui:widget': 'hidden' };

/**
 * The layout of each form: the order of its fields, the field for each property, and the widths. Power bases and
 * hypotheses have the same order: the actor and the topic, the statement, when it applies, the evidence, its limits,
 * and then the state and the ID. The fields of an unframed object are among those of the entry, so that a claim fits
 * on one screen.
 */
export const formLayouts: Readonly<Record<LaidOutKind, UiSchema>> = {
  document: {
    'ui:order': ['contract', 'producer', 'observation_ids', 'casefile_fingerprint_sha256', 'scope'],
    contract: as('Const'),
    producer: {
      'ui:order': ['name', 'version', 'kind'],
      kind: as('Choice'),
      name: as('Text', true),
      version: as('Text', true),
    },
    observation_ids: as('Observations'),
    casefile_fingerprint_sha256: as('Fingerprint'),
    scope: as('Scope'),
  },
  claims: {
    'ui:order': [
      'span',
      'proposition',
      'representation',
      'claim_kind',
      'attribution',
      'subject_actor_ids',
      'claim_id',
      'observation_id',
      '*',
    ],
    span: as('Source'),
    actual: elsewhere,
    passage_id: elsewhere,
    proposition: as('Proposition'),
    representation: as('Choice', true),
    claim_kind: as('Choice', true),
    subject_actor_ids: as('Actors', true),
    attribution: {
      'ui:order': ['mode', 'actor_id'],
      'ui:options': { unframed: true },
      mode: as('AttributionMode'),
      actor_id: as('Actor', true),
    },
    claim_id: as('Id', true),
    observation_id: as('Observation', true),
  },
  power_bases: {
    'ui:order': [
      'actor_id',
      'domain',
      'description',
      'scope',
      'time_scope',
      'evidence',
      'limitations',
      'falsifiers',
      'workflow_state',
      'power_basis_id',
    ],
    actor_id: as('Actor', true),
    domain: as('Choice', true),
    description: as('Text'),
    scope: {
      'ui:order': ['relationship', 'related_actor_ids', 'geographies', 'operations'],
      relationship: as('Choice', true),
      related_actor_ids: as('Actors', true),
      geographies: as('StringList'),
      operations: as('StringList'),
    },
    time_scope: as('TimeScope'),
    evidence: as('Evidence'),
    limitations: as('StringList'),
    falsifiers: as('StringList'),
    workflow_state: as('Choice'),
    power_basis_id: as('Id', true),
  },
  intent_hypotheses: {
    'ui:order': [
      'actor_id',
      'topic',
      'hypothesis',
      'rationale',
      'time_scope',
      'evidence',
      'alternatives',
      'falsifiers',
      'workflow_state',
      'hypothesis_id',
    ],
    actor_id: as('Actor', true),
    topic: as('Text', true),
    hypothesis: as('Text'),
    rationale: as('Text'),
    evidence: as('Evidence'),
    alternatives: as('StringList'),
    falsifiers: as('StringList'),
    time_scope: as('TimeScope'),
    workflow_state: as('Choice'),
    hypothesis_id: as('Id', true),
  },
};
