/** The form of one kind of entry: RJSF lays it out from the schema and never receives the data. */
import { withTheme, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { memo } from 'react';
import { formValidators } from '../../../core/check/form-validators.generated.js';
import { formFields } from './form-fields.ts';
import { formLayouts } from './form-layout.ts';
import { formSchemas, type LaidOutKind } from './form-schemas.ts';
import { ObjectTemplate, PlacedFieldTemplate } from './form-templates.tsx';

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
