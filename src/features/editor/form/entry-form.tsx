import { withTheme, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { memo } from 'react';
import { formValidators } from '../../../core/check/form-validators.generated.js';
import { formFields } from './form-fields.ts';
import { formLayouts } from './form-layout.ts';
import { formSchemas, type FormKind } from './form-schemas.ts';
import { ObjectTemplate, PlacedFieldTemplate } from './form-templates.tsx';

/** Every field is one of ours, made of Mantine's parts, so that of RJSF's theme only the two layouts are left to give. */
const theme: ThemeProps = {
  fields: formFields,
  templates: { FieldTemplate: PlacedFieldTemplate, ObjectFieldTemplate: ObjectTemplate },
};

const Form = withTheme(theme);

const validators = new Map<FormKind, ValidatorType>();

/** Made when the first form of the kind is shown; RJSF wants the same object each time. */
function validatorOf(kind: FormKind): ValidatorType {
  const known = validators.get(kind);
  if (known) return known;
  const validator = createPrecompiledValidator(formValidators[kind], formSchemas[kind]);
  validators.set(kind, validator);
  return validator;
}

/** RJSF may add nothing of its own: no defaults, no empty objects, no items (invariant 7). */
const behaviour = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
} as const;

/** RJSF lays the form out from the schema and is never given the data: each field takes its own from the document. */
const noData = Object.freeze({});

/**
 * The form of one kind of entry, generated from its schema. Its fields look up which entry is shown by `usePlace`, so a
 * keystroke, and even another entry, renders fields and never the form.
 */
export const EntryForm = memo(function EntryForm({ kind }: { readonly kind: FormKind }) {
  const schema: RJSFSchema = formSchemas[kind];
  return (
    <Form
      key={kind}
      tagName="div"
      schema={schema}
      uiSchema={formLayouts[kind]}
      validator={validatorOf(kind)}
      formData={kind === 'unknowns' ? undefined : noData}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={behaviour}
    >
      <></>
    </Form>
  );
});
