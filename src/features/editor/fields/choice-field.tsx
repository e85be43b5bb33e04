/** The field for one value of an enumeration: buttons side by side for a few values, a list for more. */
import { useMemo } from 'react';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame, type ControlProps } from '../field/field-frame.tsx';
import { RadioRow } from '../field/radio-row.tsx';
import { choicesOf, type Choice } from './choices.ts';
import classes from './choice-field.module.css';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';

/** With more choices than this, the field is a list instead of buttons. */
const sideBySide = 4;

function ChoiceList(props: {
  readonly control: ControlProps;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}) {
  const { control, choices, value, onChoose } = props;
  const options = useMemo(
    () => choices.map(({ value: own, title, description }): PickOption => ({ value: own, label: title, description })),
    [choices],
  );
  const shown = choices.find((choice) => choice.value === value)?.title ?? value ?? '';
  return (
    <PickBox {...control} shown={shown} chosen={value} options={options} onPick={onChoose} placeholder="Choose…" />
  );
}

/**
 * One value of an enumeration. An unknown value is shown as it is until another one is chosen. `onChoose` replaces the
 * edit that sets the value.
 */
export function ChoiceField(props: EntryFieldProps & { readonly onChoose?: (value: string) => void }) {
  const { schema } = props;
  const { value, choose: set, frame } = useField(props);
  const choose = props.onChoose ?? set;
  const choices = useMemo(() => choicesOf(schema), [schema]);
  const isValid = choices.some((choice) => choice.value === value);
  const side = choices.length <= sideBySide;
  const text = typeof value === 'string' ? value : undefined;
  return (
    <FieldFrame {...frame} names={side ? 'reference' : 'control'} isHelpUnseen={side}>
      {(control) => (
        <>
          {side ? (
            <RadioRow
              {...control}
              labelledBy={`${control.id}-label`}
              choices={choices}
              value={text}
              onChoose={choose}
            />
          ) : (
            <ChoiceList control={control} choices={choices} value={text} onChoose={choose} />
          )}
          {value !== undefined && !isValid ? (
            <p className={classes.unknown}>
              The value <code dir="auto">{shortJson(value)}</code> is not a valid choice. It is kept until you choose
              another.
            </p>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
