/** The field for a value that the contract fixes. If it is correct, nothing is shown. */
import { FieldFrame } from '../field/field-frame.tsx';
import { shortJson } from '../field/describe-json.ts';
import { useFieldFindings, useValue } from '../place/hooks.ts';
import classes from './fingerprint-field.module.css';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

export function ConstField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const findings = useFieldFindings(field);
  if (findings.length === 0 && value === schema.const) return null;
  return (
    <FieldFrame field={field} title={titleOf(schema)} help={helpOf(schema)} names="reference">
      {({ id }) => (
        <output id={id} tabIndex={-1} className={classes.value} aria-labelledby={`${id}-label`}>
          {value === undefined ? '—' : shortJson(value, 200)}
        </output>
      )}
    </FieldFrame>
  );
}
