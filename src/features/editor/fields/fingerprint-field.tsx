import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { refreshFingerprint } from '../../../core/casefile/edits.ts';
import { casefileFingerprint } from '../../../core/casefile/fingerprint.ts';
import { useCommands, useDraft } from '../../../store/context.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits, useFieldFindings, useValue } from '../place/hooks.ts';
import classes from './fingerprint-field.module.css';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

type State = 'same' | 'missing' | 'differs' | 'unchecked';

const states = {
  same: { Icon: IconCircleCheck, words: 'It is the fingerprint of the attached casefile.' },
  missing: { Icon: IconCircleDashed, words: 'There is none yet.' },
  differs: {
    Icon: IconAlertTriangle,
    words: 'The attached casefile has another: the document was written over other evidence, or the evidence changed.',
  },
  unchecked: { Icon: IconCircleDashed, words: 'It cannot be checked here: no casefile is attached.' },
} as const satisfies Record<State, object>;

function stateOf(carried: unknown, own: string | undefined): State {
  if (carried === undefined || carried === '') return 'missing';
  if (own === undefined) return 'unchecked';
  return carried === own ? 'same' : 'differs';
}

/** The casefile's fingerprint as the document carries it, and how it stands to the casefile at hand. It is never typed. */
export function FingerprintField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const { digest } = useCommands();
  const own =
    useDraft(({ workspace }) => workspace.casefile && casefileFingerprint(workspace.casefile, digest)) ?? undefined;
  const edits = useEdits();
  const state = stateOf(value, own);
  const { Icon, words } = states[state];
  // A finding that says it, with its fix, need not be said twice.
  const said = useFieldFindings(field).some(({ fixes }) => fixes.length > 0);
  const take = (): boolean =>
    edits.run((workspace) => refreshFingerprint(workspace, digest), { label: 'take the casefile’s fingerprint' });
  return (
    <FieldFrame field={field} title={titleOf(schema)} help={helpOf(schema)} names="reference">
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <output
            id={id}
            tabIndex={-1}
            className={classes.value}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy}
          >
            {value === undefined || value === '' ? '—' : shortJson(value, 200)}
          </output>
          <div className={classes.state} data-state={state} hidden={said}>
            <Icon size={16} aria-hidden />
            <span>{words}</span>
            {own !== undefined && state !== 'same' ? (
              <Button size="compact-xs" variant="default" onClick={take}>
                Take the casefile’s
              </Button>
            ) : null}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
