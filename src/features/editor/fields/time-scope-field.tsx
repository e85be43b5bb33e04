/** The field for the time scope of an entry: a start and an end, either of which may be open. */
import { FieldGroup } from '../field/field-group.tsx';
import { schemaBelow } from '../form/form-schemas.ts';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { TimeField } from './time-field.tsx';
import classes from './time-field.module.css';
import { useField } from './use-field.ts';

export function TimeScopeField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { replacement } = useField(props);
  const open = { start: null, end: null };
  return (
    <FieldGroup
      {...props}
      wrong={{ expected: 'a start and an end', replacements: [replacement('Set both ends to open', open)] }}
    >
      <div className={classes.ends}>
        <TimeField field={`${field}/start`} schema={schemaBelow(schema, 'start')} openLabel="Open start" />
        <TimeField field={`${field}/end`} schema={schemaBelow(schema, 'end')} openLabel="Open end" />
      </div>
    </FieldGroup>
  );
}
