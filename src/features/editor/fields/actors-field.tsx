/** The field for several actors, chosen by name or newly added. */
import { CloseButton } from '@mantine/core';
import { useMemo } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import { addActorAt } from '../../../core/workspace/casefile-edits.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { useOfferNames } from '../../../shared/use-offer-names.ts';
import { counted } from '../../../core/json/words.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { PickBox } from '../../../ui/pick-box.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { usePlace } from '../place/place.tsx';
import { appendEdit } from '../place/set-edit.ts';
import { newActorLabel, useActorOptions } from './actor-options.tsx';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './actors-field.module.css';
import { ItemCount } from './item-count.tsx';
import { numberOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';

const noItems: readonly JsonValue[] = [];

interface ActorChipProps {
  readonly item: JsonValue;
  /** The title of the list, for the button that gets the focus when the actor before it was removed. */
  readonly list: string;
  readonly onRemove: () => void;
}

function ActorChip({ item, list, onRemove }: ActorChipProps) {
  const id = typeof item === 'string' ? item : undefined;
  const name = useDraft(({ workspace }) => (id === undefined ? shortJson(item) : actorName(workspace.casefile, id)));
  const inCasefile = useDraft(({ workspace }) => id !== undefined && !!casefileIndex(workspace.casefile).actor(id));
  return (
    <li className={classes.chip} data-unknown={!inCasefile || undefined}>
      <span className={classes.text}>
        <Bdi>{name}</Bdi> {id !== undefined && id !== name ? <span className={classes.id}>{id}</span> : null}{' '}
        {inCasefile ? null : (
          <span className={classes.note}>{id === undefined ? 'not text' : 'not in the casefile'}</span>
        )}
      </span>
      <CloseButton size="xs" aria-label={`Remove ${name} from ${list}`} onClick={onRemove} />
    </li>
  );
}

export function ActorsField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { value, edits, title, replacement, frame } = useField(props);
  const { base } = usePlace();
  const options = useActorOptions();
  const path = base + field;
  const say = useAnnounce();
  const { desk } = useStores();
  const nameOf = (item: JsonValue): string =>
    typeof item === 'string' ? actorName(desk.getState().draft?.workspace.casefile ?? null, item) : shortJson(item);
  const add = (actorId: string): void => {
    const edit = ({ assessment }: Workspace) => appendEdit(assessment, path, [actorId]);
    if (edits.run(edit, { label: `add to ${title}` })) say(`${nameOf(actorId)} added to ${title}.`);
  };
  const remove = (item: JsonValue, index: number): void => {
    const isDone = edits.unset(`${field}/${String(index)}`, { label: `remove from ${title}` });
    if (isDone) say(`${nameOf(item)} removed from ${title}. ${counted(items.length - 1, 'actor')} left.`);
  };
  const offerNames = useOfferNames();
  const create = (name: string): void => {
    const isDone = edits.run(
      (workspace) => addActorAt(workspace, name, ({ assessment }, id) => appendEdit(assessment, path, [id])),
      { label: `new actor “${name}”` },
    );
    if (isDone) offerNames();
  };
  const items = isJsonArray(value) ? value : noItems;
  const available = useMemo(() => options.filter((option) => !items.includes(option.value)), [options, items]);
  const limit = numberOf(schema, 'maxItems');
  const isList = value === undefined || isJsonArray(value);
  const wrong = { expected: 'a list of actors', replacements: [replacement('Replace with empty list', [])] };
  return (
    <FieldFrame {...frame} aside={<ItemCount count={items.length} limit={limit} />} wrong={isList ? undefined : wrong}>
      {(control) => (
        <>
          {items.length > 0 ? (
            <ul className={classes.chips}>
              {items.map((item, index) => (
                <ActorChip
                  key={`${shortJson(item)} ${String(index)}`}
                  item={item}
                  list={title}
                  onRemove={() => remove(item, index)}
                />
              ))}
            </ul>
          ) : null}
          <PickBox
            {...control}
            subject={base}
            shown=""
            options={available}
            onPick={add}
            placeholder={limit !== undefined && items.length >= limit ? 'Limit reached' : 'Add by name'}
            empty={
              options.length === 0
                ? 'The casefile has no actors yet. Type a name to add one.'
                : 'All actors are already added.'
            }
            create={{ label: newActorLabel, onCreate: create }}
          />
        </>
      )}
    </FieldFrame>
  );
}
