/** The frame of every field in a form: help, findings, and what is shown instead of a value of the wrong type. */
import { use, type ReactNode } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { Frame, type ControlProps, type FrameProps } from '../../../shared/field/field-frame.tsx';
import { useFieldFindings, useLeave, useMissing, useQuiet, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { BelowField } from '../proposals/below-field.ts';
import { fieldEntryId } from '../../../core/reference/field-ids.ts';
import type { SchemaKind } from '../../../core/check/fields.ts';
import type { FormKind } from '../form/form-schemas.ts';
import { Button } from '@mantine/core';
import type { JsonValue } from '../../../core/json/json.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import classes from './wrong-value.module.css';
import { describeType, shownJson } from './describe-json.ts';

export type { ControlProps } from '../../../shared/field/field-frame.tsx';

interface FieldFrameProps extends Pick<FrameProps, 'title' | 'help' | 'isHelpUnseen' | 'names' | 'aside' | 'counter'> {
  /** A pointer below the entry. */
  readonly field: Pointer;
  /** Selects the findings that are shown below the field; by default all. */
  readonly shows?: (finding: Finding) => boolean;
  /** Shown instead of the control if the value has the wrong type. */
  readonly wrong?: Expected | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Returns the DOM ID of a field's control; `prefix` is that of its entry. */
export function controlId(field: Pointer, prefix = 'editor'): string {
  return `${prefix}${field.replaceAll(/[^\w-]/g, '-')}`;
}

export function FieldFrame({ field, shows, wrong, children, ...rest }: FieldFrameProps) {
  const { kind, idPrefix } = usePlace();
  const all = useFieldFindings(field);
  const missing = useMissing(field, all, useQuiet(field));
  return (
    <Frame
      {...rest}
      id={controlId(field, idPrefix)}
      field={field}
      entryId={helpOfField(kind, field)}
      findings={shows ? all.filter(shows) : all}
      isQuiet={(finding) => missing.includes(finding)}
      onBlur={useLeave(field)}
      below={use(BelowField).get(field)}
    >
      {wrong ? () => <WrongFieldValue field={field} {...wrong} /> : children}
    </Frame>
  );
}

const kinds: Readonly<Record<FormKind, SchemaKind>> = {
  document: 'document',
  claims: 'claim',
  power_bases: 'power-basis',
  intent_hypotheses: 'intent',
  contradictions: 'contradiction',
  unknowns: 'unknown',
};

/** Returns the ID of the help entry about a field, by its pointer below the entry; undefined if there is none. */
export function helpOfField(kind: FormKind, field: Pointer): string | undefined {
  return fieldEntryId(kinds[kind], field);
}

/** What a value should be, for a person who sees another one. */
export interface Expected {
  /** The expected value, with an article if it needs one: 'text', 'a list of actors'. */
  readonly expected: string;
  /** The possible replacements; each is a button. */
  readonly replacements: readonly { readonly title: string; readonly onReplace: () => void }[];
}

interface WrongValueProps extends Expected {
  readonly value: JsonValue;
}

/** A value of the wrong type, shown as it is, with the expected type. It is changed only by a button. */
export function WrongValue({ value, expected, replacements }: WrongValueProps) {
  const canWrite = useCanWrite();
  return (
    <div className={classes.wrong}>
      <p className={classes.words}>
        This is {describeType(value)}, but {expected} is expected. The value is kept until you replace it.
      </p>
      <pre
        className={classes.value}
        dir="auto"
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Current value"
      >
        {shownJson(value)}
      </pre>
      <div className={classes.buttons}>
        {replacements.map(({ title, onReplace }) => (
          <Button key={title} size="compact-sm" variant="default" disabled={!canWrite} onClick={onReplace}>
            {title}
          </Button>
        ))}
      </div>
    </div>
  );
}

const none: Expected['replacements'] = [];

/** The same for a field. If a finding already offers to replace the value, it has no buttons of its own. */
export function WrongFieldValue({ field, expected, replacements }: Expected & { readonly field: Pointer }) {
  const value = useValue(field) ?? null;
  const hasFix = useFieldFindings(field).some(({ ruleId, fixes }) => ruleId === 'schema/type' && fixes.length > 0);
  return <WrongValue value={value} expected={expected} replacements={hasFix ? none : replacements} />;
}
