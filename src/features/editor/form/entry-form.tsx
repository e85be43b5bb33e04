/** The form of one kind of entry: RJSF lays it out from the schema and never receives the data. */
import { withTheme, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema, ValidatorType, FieldTemplateProps, ObjectFieldTemplateProps, FieldProps } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { memo, type ReactNode, type ComponentType } from 'react';
import { formValidators } from '../../../core/check/form-validators.generated.js';
import { formLayouts, type FieldName } from './form-layout.ts';
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

/** Our field components, by the names that `form-layout.ts` uses. */
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

/** Creates the validator when the first form of its kind is shown. RJSF needs the same object each time. */
function validatorOf(kind: LaidOutKind): ValidatorType {
  const cached = validators.get(kind);
  if (cached) return cached;
  const validator = createPrecompiledValidator(formValidators[kind], formSchemas[kind]);
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
