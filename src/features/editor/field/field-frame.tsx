/** The frame of every field in a form: label, help, control, and the findings in a line of reserved space. */
import { useState, type ReactNode } from 'react';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { useFieldFindings, useLeave, useMissing, useQuiet } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './field-frame.module.css';
import { helpOfField } from './field-help.ts';
import { FindingLines } from './finding-lines.tsx';
import { HelpLink } from './help-link.tsx';
import { WrongFieldValue, type Expected } from './wrong-value.tsx';

/** The properties that connect a field's control with its label, help and findings. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldFrameProps {
  /** A pointer below the entry. */
  readonly field: Pointer;
  readonly title: string;
  /** The purpose of the field. It is shown while the field has the focus or the pointer is over its label. */
  readonly help?: string | undefined;
  /**
   * What the label belongs to: the one control (default), the field as a group, or an element that refers to
   * `<id>-label`.
   */
  readonly names?: 'control' | 'group' | 'reference';
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Shown at the end of the label's line while it matters. */
  readonly counter?: ReactNode;
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

/** A label, a control, and a line below whose space is reserved from the start. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, title, help, names = 'control', aside, counter, shows, wrong, children } = props;
  const { kind, idPrefix } = usePlace();
  const entryId = helpOfField(kind, field);
  const all = useFieldFindings(field);
  const findings = shows ? all.filter(shows) : all;
  const missing = useMissing(field, all, useQuiet(field));
  const isQuiet = (finding: Finding): boolean => missing.includes(finding);
  const reported = findings.filter((finding) => finding.level !== 'notice' && !isQuiet(finding));
  const invalid = reported.length > 0 || undefined;
  const worst = reported.some(({ level }) => level === 'error') ? 'error' : 'violation';
  const id = controlId(field, idPrefix);
  const leave = useLeave(field);
  const [pointed, setPointed] = useState(false);
  const label = {
    id: `${id}-label`,
    className: classes.label,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    children: title,
  };
  const groupProps = names === 'group' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {};
  return (
    <div
      className={classes.field}
      data-field={field}
      data-control={id}
      data-help={entryId}
      data-worst={invalid && worst}
      data-pointed={pointed || undefined}
      onBlur={leave}
      {...groupProps}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          {names === 'control' ? <label htmlFor={id} {...label} /> : <span {...label} />}
          <HelpLink title={title} entryId={entryId} />
        </span>
        {aside}
        {counter}
      </div>
      {wrong ? (
        <WrongFieldValue field={field} {...wrong} />
      ) : (
        children({ id, 'aria-describedby': `${id}-help ${id}-findings`, 'aria-invalid': invalid })
      )}
      <div
        className={classes.foot}
        data-quiet={(findings.length > 0 && findings.every(isQuiet)) || undefined}
        data-helped={help ? true : undefined}
      >
        <div className={classes.findings} id={`${id}-findings`}>
          <FindingLines findings={findings} isQuiet={isQuiet} />
        </div>
        {help ? (
          <p className={classes.help} id={`${id}-help`} data-alone={findings.every(isQuiet) || undefined}>
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}
