/** The field for the time scope of an entry: a start and an end, either of which may be open. */
import { useRef } from 'react';
import { useCanWrite } from '../../../shared/context.tsx';
import { DateInput } from '../../../shared/field/date-input.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { typing } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField, useTypedPath } from './use-field.ts';
import classes from './time-field.module.css';
import { FieldGroup } from '../field/field-group.tsx';
import { schemaBelow } from '../form/form-schemas.ts';

interface TimeFieldProps extends EntryFieldProps {
  readonly openLabel: 'Open start' | 'Open end';
}

/** A date-time with its zone, or open. A date without a time is the start of the day, or its end. */
export function TimeField({ openLabel, ...props }: TimeFieldProps) {
  const { field } = props;
  const { value, edits, title, set, frame } = useField(props);
  const { base } = usePlace();
  const canWrite = useCanWrite();
  const beforeOpen = useRef<{ readonly path: string; readonly text: string } | undefined>(undefined);
  const path = base + field;
  const typedPath = useTypedPath(field);
  const toggleOpen = (open: boolean): void => {
    const step = { label: open ? openLabel.toLowerCase() : `clear ${openLabel.toLowerCase()}` };
    if (open) {
      beforeOpen.current = typeof value === 'string' ? { path, text: value } : undefined;
      edits.set(field, null, step);
    } else if (beforeOpen.current?.path === path) edits.set(field, beforeOpen.current.text, step);
    else edits.unset(field, step);
  };
  const openBox = (
    <label className={classes.open}>
      <input
        type="checkbox"
        disabled={!canWrite}
        checked={value === null}
        onChange={(event) => toggleOpen(event.currentTarget.checked)}
      />
      {openLabel}
    </label>
  );
  const wrong = {
    expected: 'a date and time, or open-ended',
    replacements: [{ title: openLabel, onReplace: () => set(null, openLabel.toLowerCase()) }],
  };
  const isValidType = value === undefined || value === null || typeof value === 'string';
  return (
    <FieldFrame {...frame} aside={openBox} wrong={isValidType ? undefined : wrong}>
      {(control) => (
        <DateInput
          control={control}
          path={typedPath}
          value={isValidType ? value : undefined}
          edge={openLabel === 'Open start' ? 'start' : 'end'}
          pickLabel={openLabel.replace('Open', 'Pick')}
          {...(value === null ? { placeholder: 'Open' } : {})}
          onWrite={(dateTime, how) =>
            how === 'typing' ? edits.set(field, dateTime, typing(title, path)) : set(dateTime)
          }
          onClear={() => edits.unset(field, { label: `clear ${title}` })}
        />
      )}
    </FieldFrame>
  );
}

/** The field for the time scope of an entry: a start and an end, either of which may be open. */
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
