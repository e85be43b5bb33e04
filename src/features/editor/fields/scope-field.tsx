/** The field that shows the scope statement of an opened file, which can be removed but not typed. */
import { Button } from '@mantine/core';
import { shownJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import classes from './fingerprint-field.module.css';
import { titleOf, type EntryFieldProps } from './rjsf-field.tsx';

/**
 * The contract's scope statement, if the file contains one. It is kept byte for byte and never typed. A new assessment
 * has none, and then nothing is shown.
 */
export function ScopeField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const edits = useEdits();
  if (value === undefined) return null;
  const title = titleOf(schema);
  return (
    <FieldFrame
      field={field}
      title={title}
      help="This statement came with the file and is kept unchanged. It cannot be compared, because the contract’s exact wording is not available."
      names="reference"
      aside={
        <Button
          size="compact-xs"
          variant="default"
          aria-label="Remove scope statement"
          onClick={() => edits.unset(field, { label: 'remove the scope statement' })}
        >
          Remove
        </Button>
      }
    >
      {({ id, 'aria-describedby': describedBy }) => (
        // Long statements scroll, so the element must take the keyboard focus.
        <pre
          id={id}
          role="group"
          // Scrollable content must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={classes.text}
          dir="auto"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
        >
          {typeof value === 'string' ? value : shownJson(value)}
        </pre>
      )}
    </FieldFrame>
  );
}
