/** The two RJSF templates of the forms: a field in two columns, and an object with its fields. */
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { pointer } from '../../../core/json/pointer.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { EntryFieldProps } from '../fields/rjsf-field.tsx';
import { useField } from '../fields/use-field.ts';
import classes from './entry-form.module.css';

/** Places a field in the form's two columns. Label, help and findings belong to the field. */
export function PlacedFieldTemplate({ hidden, uiSchema, children }: FieldTemplateProps) {
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
export function ObjectTemplate({ fieldPathId, properties, schema, uiSchema }: ObjectFieldTemplateProps) {
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
