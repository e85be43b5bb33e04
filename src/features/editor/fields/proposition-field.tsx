/** The field for a claim's proposition. While it is the actual text, it says so and does not repeat the words. */
import { Button } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { modelOf } from '../../../core/assessment/model.ts';
import { propositionFit } from '../../../core/assessment/verbatim.ts';
import { own } from '../../../core/json/own.ts';
import type { JsonValue } from '../../../core/json/json.ts';
import { useCanWrite, useStores } from '../../../shared/context.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { controlId, FieldFrame } from '../field/field-frame.tsx';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './proposition-field.module.css';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

/** Whether a claim's proposition repeats its actual text. */
function repeatsText(claim: JsonValue | undefined): boolean {
  const words = own(claim, 'proposition');
  return !!words && words === own(claim, 'actual') && own(claim, 'representation') === 'verbatim';
}

export function PropositionField(props: EntryFieldProps) {
  const { field } = props;
  const { edits, frame } = useField(props);
  const { base, index = 0, idPrefix } = usePlace();
  const { desk } = useStores();
  const toast = useToast();
  const canWrite = useCanWrite();
  const repeats = useFieldValue('', repeatsText);
  // The field stays open until another claim is shown, so that nothing moves while a person types the same words again.
  const [restated, setRestated] = useState<string>();
  if (repeats && restated !== base) {
    const restate = (): void => {
      flushSync(() => setRestated(base));
      document.getElementById(controlId(field, idPrefix))?.focus();
    };
    const same = (
      <span className={classes.same}>
        The actual text
        <Button size="compact-xs" variant="subtle" disabled={!canWrite} onClick={restate}>
          Restate…
        </Button>
      </span>
    );
    return (
      <FieldFrame {...frame} names="group" isHelpUnseen aside={same}>
        {() => null}
      </FieldFrame>
    );
  }
  /**
   * Words that are no longer the passage's make the claim a paraphrase, once the person goes on with another field.
   * Leaving the form changes nothing, so that undoing begins with what was typed.
   */
  const onLeave = ({ currentTarget, relatedTarget: to }: FocusEvent): void => {
    const goesOn = to instanceof Node && currentTarget.closest('main')?.contains(to);
    const claim = modelOf(desk.getState().draft?.workspace.assessment ?? {}).claims.list[index]?.claim;
    const isOther = claim?.representation === 'verbatim' && propositionFit(claim) === 'other-words';
    if (restated !== base || !isOther || !goesOn) return;
    if (edits.set('/representation', 'paraphrase', { label: 'change to paraphrase', group: base + field }))
      toast({ text: 'The claim is now a paraphrase, because its proposition is not in the actual text.' });
  };
  return (
    <div onBlur={onLeave}>
      <TextField {...props} />
    </div>
  );
}
