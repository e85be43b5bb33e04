import type { ReactNode } from 'react';
import { useFieldFindings, useLeave, useQuiet, useValue } from '../place/hooks.ts';
import { isMissing } from '../place/missing.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import classes from './field-group.module.css';
import { usePlace } from '../place/place.tsx';
import { helpOfField } from './field-help.ts';
import { FindingLines } from './finding-lines.tsx';
import { HelpLink } from './help-link.tsx';

export interface FieldGroupProps {
  readonly field: Pointer;
  readonly title: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, with the findings about the group. */
export function FieldGroup({ field, title, help, children }: FieldGroupProps) {
  const entryId = helpOfField(usePlace().kind, field);
  const findings = useFieldFindings(field);
  const quiet = useQuiet(field);
  const value = useValue(field);
  const leave = useLeave(field);
  return (
    <fieldset className={classes.group} data-field={field} data-help={entryId} onBlur={leave}>
      <legend className={classes.title}>{title}</legend>
      {help ? (
        <p className={classes.help}>
          {help} <HelpLink title={title} entryId={entryId} />
        </p>
      ) : null}
      {children}
      <div className={classes.findings}>
        <FindingLines findings={findings} isQuiet={(finding) => quiet && isMissing(finding, value)} />
      </div>
    </fieldset>
  );
}
