/** The frame of an object in a form: fields that belong together, with title, help and the findings about the group. */
import { useId, type ReactNode } from 'react';
import { useFieldFindings, useLeave, useQuiet, useValue } from '../place/hooks.ts';
import { isMissing } from '../../../core/check/levels.ts';
import classes from './field-group.module.css';
import { usePlace } from '../place/place.tsx';
import { helpOfField } from './field-help.ts';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { HelpLink } from '../../../shared/field/help-link.tsx';
import { UnknownProperties } from './unknown-properties.tsx';
import { WrongFieldValue, type Expected } from './wrong-value.tsx';
import { isJsonObject } from '../../../core/json/json.ts';
import { helpOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';

interface FieldGroupProps extends EntryFieldProps {
  /** Shown instead of the fields if the value is not an object. */
  readonly wrong: Expected;
  /** Whether its fields are laid out among those of the entry. */
  readonly unframed?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, with the findings about the group. */
export function FieldGroup({ field, schema, wrong, unframed = false, children }: FieldGroupProps) {
  const entryId = helpOfField(usePlace().kind, field);
  const findings = useFieldFindings(field);
  const quiet = useQuiet(field);
  const value = useValue(field);
  const leave = useLeave(field);
  const title = titleOf(schema);
  const help = helpOf(schema);
  const helpId = useId();
  const content = (
    <>
      {value === undefined || isJsonObject(value) ? children : <WrongFieldValue field={field} {...wrong} />}
      <div className={classes.about}>
        <UnknownProperties field={field} schema={schema} />
        <FindingLines findings={findings} isQuiet={(finding) => quiet && isMissing(finding, value)} />
      </div>
    </>
  );
  if (unframed) {
    return (
      <div
        className={classes.unframed}
        role="group"
        aria-label={title}
        aria-describedby={helpId}
        data-field={field}
        data-help={entryId}
        onBlur={leave}
      >
        <p id={helpId} hidden>
          {help}
        </p>
        {content}
      </div>
    );
  }
  return (
    <fieldset className={classes.group} data-field={field} data-help={entryId} onBlur={leave}>
      <legend className={classes.title}>{title}</legend>
      {help ? (
        <p className={classes.help}>
          {help} <HelpLink title={title} entryId={entryId} />
        </p>
      ) : null}
      {content}
    </fieldset>
  );
}
