import { Button } from '@mantine/core';
import { shownJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import classes from './fingerprint-field.module.css';
import { titleOf, type EntryFieldProps } from './rjsf-field.tsx';

/**
 * The contract's scope statement, where a document came with it: kept byte for byte and never typed. A document made
 * here has none, and then there is nothing to show (decisions, 3).
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
      help="It came with the document and is kept exactly as it is. The contract’s wording is not known here, so it cannot be compared."
      names="reference"
      aside={
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => edits.unset(field, { label: 'remove the scope statement' })}
        >
          Remove scope statement
        </Button>
      }
    >
      {({ id, 'aria-describedby': describedBy }) => (
        // Long statements are scrolled, which a keyboard can only do in what takes the focus.
        <pre
          id={id}
          role="group"
          // What is scrolled must be reached by the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
