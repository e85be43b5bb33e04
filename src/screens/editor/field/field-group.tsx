/** The frame of an object in a form: its fields, help, findings, and properties that the contract does not define. */
import { useId, type ReactNode } from 'react';
import { useEdits, useFieldFindings, useFieldValue, useLeave, useQuiet, useValue } from '../place/hooks.ts';
import { isMissing } from '../../../core/check/levels.ts';
import classes from './field-group.module.css';
import { usePlace } from '../place/place.tsx';
import { helpOfField } from './field-frame.tsx';
import { WrongFieldValue, type Expected } from './wrong-value.tsx';
import { FindingLines } from '../../../shared/field/finding-lines.tsx';
import { HelpLink } from '../../../shared/field/field-frame.tsx';
import { isJsonObject } from '../../../core/json/json.ts';
import { helpOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';
import { showDirections } from '../../../core/text/directions.ts';
import { Button } from '@mantine/core';
import { pointer, type Pointer } from '../../../core/json/pointer.ts';
import type { SchemaNode } from '../form/form-schemas.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { LevelIcon } from '../../../ui/level-icon.tsx';
import { shownJson } from './describe-json.ts';

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

/**
 * The list in a form of the properties that the contract does not define. They are kept and shown until a person
 * removes them.
 */
export function UnknownProperties({ field, schema }: { readonly field: Pointer; readonly schema: SchemaNode }) {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const isUnknown = (name: string): boolean => !Object.hasOwn(properties, name);
  // This runs on every keystroke in the entry, and the result is nearly always false.
  const any = useFieldValue(field, (value) => isJsonObject(value) && Object.keys(value).some(isUnknown));
  return any ? <UnknownList field={field} isUnknown={isUnknown} /> : null;
}

interface UnknownListProps {
  readonly field: Pointer;
  readonly isUnknown: (name: string) => boolean;
}

function UnknownList({ field, isUnknown }: UnknownListProps) {
  const value = useValue(field);
  const edits = useEdits();
  const canWrite = useCanWrite();
  if (!isJsonObject(value)) return null;
  const names = Object.keys(value).filter(isUnknown);
  return (
    <section className={classes.unknown} aria-label="Unknown properties">
      <p className={classes.lead}>
        <LevelIcon level="error" size={15} /> <b>Error</b> The contract has no such{' '}
        {names.length === 1 ? 'property' : 'properties'} here. The data is kept until you remove it.
      </p>
      <dl className={classes.list}>
        {names.map((name) => (
          <div key={name} className={classes.property} data-field={field + pointer(name)}>
            <dt dir="auto">{showDirections(name)}</dt>
            <dd>
              <pre dir="auto">{shownJson(value[name] ?? null)}</pre>
              <Button
                size="compact-xs"
                variant="default"
                disabled={!canWrite}
                aria-label={`Remove ${name}`}
                onClick={() => edits.unset(field + pointer(name), { label: `remove ${name}` })}
              >
                Remove
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
