/** The frame of every field in a form, with its help and the findings of the entry’s field. */
import { use, type ReactNode } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { Frame, type ControlProps, type FrameProps } from '../../../shared/field/field-frame.tsx';
import { useFieldFindings, useLeave, useMissing, useQuiet } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { BelowField } from '../proposals/below-field.ts';
import { fieldEntryId } from '../../../core/reference/field-ids.ts';
import type { SchemaKind } from '../../../core/check/fields.ts';
import type { FormKind } from '../form/form-schemas.ts';
import { WrongFieldValue, type Expected } from './wrong-value.tsx';

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
      below={use(BelowField).get(field)?.shown}
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
