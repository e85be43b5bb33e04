/** The fields for a text of an entry, and for the proposition of a claim. */
import { Counter } from '../../../shared/field/counter.tsx';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useClaimLanguage } from '../../../shared/use-span-words.ts';
import { useValue, useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { FieldFrame, controlId } from '../field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { shownJson } from '../field/describe-json.ts';
import { numberOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField, useTyping } from './use-field.ts';
import { Button } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { modelOf } from '../../../core/assessment/model.ts';
import { propositionFit } from '../../../core/assessment/verbatim.ts';
import { own } from '../../../core/json/own.ts';
import type { JsonValue } from '../../../core/json/json.ts';
import { useCanWrite, useStores } from '../../../shared/context.tsx';
import { useToast } from '../../../ui/toast.tsx';
import classes from './proposition-field.module.css';

/** Texts up to this limit, such as names and topics, are single-line. */
const oneLine = 500;

export function TextField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { value, title, replacement, frame } = useField(props);
  const limit = numberOf(schema, 'maxLength');
  const text = typeof value === 'string' ? value : '';
  const typed = useTyping(field, title, text);
  const language = useOtherLanguage(field, text);
  const isText = value === undefined || typeof value === 'string';
  const wrong = isText
    ? undefined
    : {
        expected: 'text',
        replacements: [replacement('Convert to text', shownJson(value)), replacement('Replace with empty text', '')],
      };
  return (
    <FieldFrame {...frame} counter={<Counter text={text} limit={limit} />} wrong={wrong}>
      {(control) => (
        <TextArea
          {...control}
          value={text}
          lang={language}
          single={limit !== undefined && limit <= oneLine}
          {...typed}
        />
      )}
    </FieldFrame>
  );
}

/**
 * Returns the language of a field that is not the author’s: that of the source for a proposition that is identical to
 * the quoted text, and '' for the producer’s name and version. Otherwise undefined.
 */
function useOtherLanguage(field: Pointer, text: string): string | undefined {
  const { kind } = usePlace();
  const actual = useValue('/actual');
  const observation = useValue('/observation_id');
  const language = useClaimLanguage({ observation_id: typeof observation === 'number' ? observation : undefined });
  if (field.startsWith('/producer/')) return '';
  return kind === 'claims' && field === '/proposition' && text === actual ? language : undefined;
}

/** Whether a claim's proposition repeats its actual text. */
function repeatsText(claim: JsonValue | undefined): boolean {
  const words = own(claim, 'proposition');
  return !!words && words === own(claim, 'actual') && own(claim, 'representation') === 'verbatim';
}

/** The field for a claim's proposition. While it is the actual text, it says so and does not repeat the words. */
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
