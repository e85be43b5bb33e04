/** The field for one value of an enumeration: buttons side by side for a few values, a list for more. */
import { use, useMemo } from 'react';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame, type ControlProps } from '../field/field-frame.tsx';
import { RadioRow } from '../field/radio-row.tsx';
import classes from './choice-field.module.css';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import { isJsonObject, type JsonValue } from '../../../core/json/json.ts';
import type { SchemaNode } from '../form/form-schemas.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { ownText, own } from '../../../core/json/own.ts';
import { parentOf, valueAt, type Pointer } from '../../../core/json/pointer.ts';
import { batch } from '../../../core/workspace/edits.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useStores } from '../../../shared/context.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePlace } from '../place/place.tsx';
import { setEdit } from '../place/hooks.ts';
import { BelowField } from '../proposals/below-field.ts';

/** With more choices than this, the field is a list instead of buttons. */
const sideBySide = 4;

function ChoiceList(props: {
  readonly control: ControlProps;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly suggested: string | undefined;
  readonly onChoose: (value: string) => void;
}) {
  const { control, choices, value, suggested, onChoose } = props;
  const options = useMemo(
    () => choices.map(({ value: own, title, description }): PickOption => ({ value: own, label: title, description })),
    [choices],
  );
  const shown = choices.find((choice) => choice.value === value)?.title ?? value ?? '';
  return (
    <PickBox
      {...control}
      shown={shown}
      chosen={value}
      suggested={suggested}
      options={options}
      onPick={onChoose}
      placeholder="Choose…"
    />
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
  const suggested = use(BelowField).get(props.field)?.suggested;
  const isValid = choices.some((choice) => choice.value === value);
  const side = choices.length <= sideBySide;
  const text = typeof value === 'string' ? value : undefined;
  return (
    <FieldFrame {...frame} names={side ? 'reference' : 'control'} isHelpUnseen>
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
            <ChoiceList {...{ control, choices, suggested }} value={text} onChoose={choose} />
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

/** One value of an enumeration, with its title and description. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly description: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the values of a schema's `enum`, with titles and descriptions from `x-enum`. */
export function choicesOf(schema: SchemaNode): readonly Choice[] {
  const words = isJsonObject(schema['x-enum']) ? schema['x-enum'] : {};
  const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : [];
  return values.map((value) => {
    const word = words[value];
    const { title, description } = isJsonObject(word) ? word : {};
    return { value, title: textOf(title) ?? value, description: textOf(description) };
  });
}

/** Returns the publisher of the claim's observation if it is an actor of the casefile. */
function publisherOf({ assessment, casefile }: Workspace, claim: Pointer): string | undefined {
  const observationId = own(valueAt(assessment, claim), 'observation_id');
  const index = casefileIndex(casefile);
  const publisher =
    typeof observationId === 'number' ? index.observation(observationId)?.publisher_actor_id : undefined;
  return publisher && index.actor(publisher) ? publisher : undefined;
}

/** The field for the attribution mode. Choosing “Publisher” also fills in the observation's publisher. */
export function AttributionModeField(props: EntryFieldProps) {
  const { value, edits, title } = useField(props);
  const { base } = usePlace();
  const { desk } = useStores();
  const say = useAnnounce();
  const toast = useToast();
  const attribution = base + parentOf(props.field);
  const choose = (mode: string): void => {
    const workspace = desk.getState().draft?.workspace;
    if (mode === value || !workspace) return;
    const before = ownText(valueAt(workspace.assessment, attribution), 'actor_id');
    const publisher = publisherOf(workspace, base);
    const fills = mode === 'publisher' && !before?.trim() && publisher !== undefined;
    const done = edits.run(
      ({ assessment }) => {
        const set = (name: string, next: JsonValue) => setEdit(assessment, `${attribution}/${name}`, next);
        return batch([set('mode', mode), ...(fills ? [set('actor_id', publisher)] : [])]);
      },
      { label: `set ${title}` },
    );
    if (!done) return;
    if (fills) say(`Attributed actor: ${actorName(workspace.casefile, publisher)}, the publisher.`);
    else if (value === 'publisher' && before !== undefined && before === publisher && mode !== 'unresolved')
      toast({ text: `The attributed actor is still ${actorName(workspace.casefile, before)}, the publisher.` });
  };
  return <ChoiceField {...props} onChoose={choose} />;
}
