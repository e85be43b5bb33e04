import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isJsonObject } from '../../../core/json/json.ts';
import { pointer, type Pointer } from '../../../core/json/pointer.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { UnknownProperties } from '../field/unknown-properties.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { helpOf, titleOf } from '../fields/rjsf-field.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import classes from './entry-form.module.css';
import type { SchemaNode } from './form-schemas.ts';

/** Places a field in the form's two columns. Label, help and findings belong to the field. */
export function PlacedFieldTemplate({ hidden, uiSchema, children }: FieldTemplateProps) {
  if (hidden) return null;
  const width: unknown = uiSchema?.['ui:options']?.['width'];
  return (
    <div className={classes.place} data-half={width === 'half' || undefined}>
      {children}
    </div>
  );
}

/** An object within an entry: its fields, or the wrong value if the document has no object there. */
function ObjectGroup(props: { readonly field: Pointer; readonly schema: SchemaNode; readonly children: ReactNode }) {
  const { field, schema, children } = props;
  const value = useValue(field);
  const edits = useEdits();
  const title = titleOf(schema);
  return (
    <FieldGroup field={field} title={title} help={helpOf(schema)}>
      {value === undefined || isJsonObject(value) ? (
        <div className={classes.fields}>{children}</div>
      ) : (
        <WrongFieldValue
          field={field}
          value={value}
          expected="an object with fields"
          replacements={[
            {
              title: 'Replace with empty fields',
              onReplace: () => edits.set(field, {}, { label: `replace ${title}` }),
            },
          ]}
        />
      )}
      <UnknownProperties field={field} schema={schema} />
    </FieldGroup>
  );
}

/** The entry itself, or an object within it. */
export function ObjectTemplate({ fieldPathId, properties, schema }: ObjectFieldTemplateProps) {
  const contents = properties.map(({ content }) => content);
  if (fieldPathId.path.length === 0) return <div className={classes.fields}>{contents}</div>;
  return (
    <ObjectGroup field={pointer(...fieldPathId.path)} schema={schema}>
      {contents}
    </ObjectGroup>
  );
}
