/** The form of one kind of entry: RJSF lays it out from the schema, with our fields, and never receives the data. */
import { withTheme, type ThemeProps } from '@rjsf/core';
import {
  hashForSchema,
  type RJSFSchema,
  type ValidatorType,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type FieldProps,
  type UiSchema,
} from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { memo, type ReactNode, type ComponentType } from 'react';
import { formSchemas, type LaidOutKind } from './form-schemas.ts';
import { pointer } from '../../../core/json/pointer.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { type EntryFieldProps, rjsfControl, rjsfField } from '../fields/rjsf-field.tsx';
import { useField } from '../fields/use-field.ts';
import classes from './entry-form.module.css';
import { EvidenceField } from '../evidence/evidence-field.tsx';
import { ActorField, ActorsField } from '../fields/actor-field.tsx';
import { AttributionModeField, ChoiceField } from '../fields/choice-field.tsx';
import { ConstField, FingerprintField, ScopeField } from '../fields/fingerprint-field.tsx';
import { IdField } from '../fields/id-field.tsx';
import { ObservationField, ObservationsField } from '../fields/observations-field.tsx';
import { PropositionField, TextField } from '../fields/text-field.tsx';
import { SourceField } from '../fields/source-field.tsx';
import { StringListField } from '../fields/string-list-field.tsx';
import { TimeScopeField } from '../fields/time-field.tsx';

/** Our field components, by the names that the layouts use. */
const formFields: Readonly<Record<FieldName, ComponentType<FieldProps>>> = {
  Actor: rjsfControl(ActorField),
  Actors: rjsfControl(ActorsField),
  AttributionMode: rjsfControl(AttributionModeField),
  Choice: rjsfControl(ChoiceField),
  Const: rjsfField(ConstField),
  Evidence: rjsfField(EvidenceField),
  Fingerprint: rjsfControl(FingerprintField),
  Id: rjsfField(IdField),
  Observation: rjsfControl(ObservationField),
  Observations: rjsfField(ObservationsField),
  Proposition: rjsfField(PropositionField),
  Scope: rjsfControl(ScopeField),
  Source: rjsfField(SourceField),
  StringList: rjsfField(StringListField),
  Text: rjsfField(TextField),
  TimeScope: rjsfField(TimeScopeField),
};

/** Every field is our own and uses Mantine's inputs, so RJSF's theme only needs the two layouts. */
const theme: ThemeProps = {
  fields: formFields,
  templates: { FieldTemplate: PlacedFieldTemplate, ObjectFieldTemplate: ObjectTemplate },
};

const Form = withTheme(theme);

const validators = new Map<LaidOutKind, ValidatorType>();

/** RJSF asks its validator about data, which it does not get, and about conditions, which these schemas do not have. */
function neverValidate(): never {
  throw new Error('The forms do not validate, because the checker does.');
}

/** Creates the validator when the first form of its kind is shown. RJSF needs the same object each time. */
function validatorOf(kind: LaidOutKind): ValidatorType {
  const cached = validators.get(kind);
  if (cached) return cached;
  const schema: RJSFSchema = formSchemas[kind];
  const validator = createPrecompiledValidator({ [hashForSchema(schema)]: neverValidate }, schema);
  validators.set(kind, validator);
  return validator;
}

/** RJSF must add nothing: no defaults, no empty objects, no items (invariant 7). */
const behaviour = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
} as const;

/** RJSF lays out the form from the schema and never receives the data. Each field reads its value from the document. */
const noData = Object.freeze({});

/**
 * The form of one kind of entry, generated from its schema. Its fields get the shown entry from `usePlace`, so a
 * keystroke, or even another entry, renders fields but never the form.
 */
export const EntryForm = memo(function EntryForm({ kind }: { readonly kind: LaidOutKind }) {
  const schema: RJSFSchema = formSchemas[kind];
  return (
    <Form
      key={kind}
      tagName="div"
      schema={schema}
      uiSchema={formLayouts[kind]}
      validator={validatorOf(kind)}
      formData={noData}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={behaviour}
    >
      <></>
    </Form>
  );
});

/** Places a field in the form's two columns. Label, help and findings belong to the field. */
function PlacedFieldTemplate({ hidden, uiSchema, children }: FieldTemplateProps) {
  if (hidden) return null;
  const width: unknown = uiSchema?.['ui:options']?.['width'];
  const isUnframed = uiSchema?.['ui:options']?.['unframed'] === true;
  if (isUnframed) return children;
  return (
    <div className={classes.place} data-half={width === 'half' || undefined}>
      {children}
    </div>
  );
}

/** An object within an entry: its fields, or the wrong value if the document has no object there. */
function ObjectGroup(props: EntryFieldProps & { readonly unframed: boolean; readonly children: ReactNode }) {
  const { children, ...field } = props;
  const { replacement } = useField(props);
  return (
    <FieldGroup
      {...field}
      wrong={{ expected: 'an object with fields', replacements: [replacement('Replace with empty fields', {})] }}
    >
      {props.unframed ? children : <div className={classes.fields}>{children}</div>}
    </FieldGroup>
  );
}

/** The entry itself, or an object within it. */
function ObjectTemplate({ fieldPathId, properties, schema, uiSchema }: ObjectFieldTemplateProps) {
  const contents = properties.map(({ content }) => content);
  if (fieldPathId.path.length === 0) return <div className={classes.fields}>{contents}</div>;
  return (
    <ObjectGroup
      field={pointer(...fieldPathId.path)}
      schema={schema}
      unframed={uiSchema?.['ui:options']?.['unframed'] === true}
    >
      {contents}
    </ObjectGroup>
  );
}

/** The names under which RJSF finds our fields. */
type FieldName =
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
  return { 'ui:field': field, 'ui:options': { width: half ? 'half' : 'full' } };
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
