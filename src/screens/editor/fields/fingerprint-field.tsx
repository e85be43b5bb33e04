/** The fields that are not typed: the casefile’s fingerprint, the scope statement of a file, and constants. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { refreshFingerprint } from '../../../core/workspace/casefile-edits.ts';
import { casefileFingerprint } from '../../../core/casefile/fingerprint.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits, useFieldFindings, useValue } from '../place/hooks.ts';
import classes from './fingerprint-field.module.css';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

type State = 'same' | 'missing' | 'differs' | 'unchecked';

const states = {
  same: { Icon: IconCircleCheck, words: 'Matches the attached casefile.' },
  missing: { Icon: IconCircleDashed, words: 'Not set yet.' },
  differs: {
    Icon: IconAlertTriangle,
    words:
      'Does not match the attached casefile: the assessment is based on other sources, or the sources have changed.',
  },
  unchecked: { Icon: IconCircleDashed, words: 'Cannot be checked: no casefile is attached.' },
} as const satisfies Record<State, object>;

function stateOf(stored: unknown, own: string | undefined): State {
  if (stored === undefined || stored === '') return 'missing';
  if (own === undefined) return 'unchecked';
  return stored === own ? 'same' : 'differs';
}

export function FingerprintField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const { digest } = useStores();
  const own =
    useDraft(({ workspace }) => workspace.casefile && casefileFingerprint(workspace.casefile, digest)) ?? undefined;
  const edits = useEdits();
  const state = stateOf(value, own);
  const { Icon, words } = states[state];
  // If a finding already says it and offers a fix, it is not repeated here.
  const hasFix = useFieldFindings(field).some(({ fixes }) => fixes.length > 0);
  const update = (): boolean =>
    edits.run((workspace) => refreshFingerprint(workspace, digest), { label: 'update fingerprint' });
  return (
    <FieldFrame field={field} title={titleOf(schema)} help={helpOf(schema)} names="reference">
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <div
            id={id}
            role="group"
            tabIndex={-1}
            className={classes.value}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy}
          >
            {value === undefined || value === '' ? '—' : shortJson(value, 200)}
          </div>
          <div className={classes.state} data-state={state} hidden={hasFix}>
            <Icon size={16} aria-hidden />
            <span>{words}</span>
            {own !== undefined && state !== 'same' ? (
              <Button size="compact-xs" variant="default" onClick={update}>
                Update fingerprint
              </Button>
            ) : null}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

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

/** The field for a value that the contract fixes. If it is correct, nothing is shown. */
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
