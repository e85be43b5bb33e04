/**
 * The field that shows the casefile fingerprint in the assessment, and whether it matches the attached casefile. It is
 * never typed.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { refreshFingerprint } from '../../../core/workspace/casefile-edits.ts';
import { casefileFingerprint } from '../../../core/casefile/fingerprint.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { shortJson } from '../field/describe-json.ts';
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
