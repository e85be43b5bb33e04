import { isJsonObject } from '../../../core/json/json.ts';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { schemaBelow } from '../form/form-schemas.ts';
import { useEdits, useValue } from '../place/hooks.ts';
import { UnknownProperties } from '../field/unknown-properties.tsx';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import { TimeField } from './time-field.tsx';
import classes from './time-field.module.css';

/** The time scope of an entry: a start and an end, either of which may be open. */
export function TimeScopeField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const edits = useEdits();
  const title = titleOf(schema);
  const start = (): boolean => edits.set(field, { start: null, end: null }, { label: `replace ${title}` });
  return (
    <FieldGroup field={field} title={title} help={helpOf(schema)}>
      {value === undefined || isJsonObject(value) ? (
        <div className={classes.ends}>
          <TimeField field={`${field}/start`} schema={schemaBelow(schema, 'start')} openLabel="Open start" />
          <TimeField field={`${field}/end`} schema={schemaBelow(schema, 'end')} openLabel="Open end" />
        </div>
      ) : (
        <WrongFieldValue
          field={field}
          value={value}
          expected="a start and an end"
          replacements={[{ title: 'Set both ends to open', onReplace: start }]}
        />
      )}
      <UnknownProperties field={field} schema={schema} />
    </FieldGroup>
  );
}
