/** The fields for one actor and for several, chosen by name or newly added. */
import { CloseButton } from '@mantine/core';
import { addActorAt } from '../../../core/workspace/casefile-edits.ts';
import { casefileIndex, nameOfActor, otherNames, splitNames } from '../../../core/casefile/lookup.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { useOfferNames } from '../../../shared/use-offer-names.ts';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { usePlace } from '../place/place.tsx';
import { setEdit, appendEdit } from '../place/hooks.ts';
import classes from './actor-field.module.css';
import { actorName } from '../../../shared/actor-name.ts';
import { type EntryFieldProps, numberOf } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import { useMemo } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import { counted } from '../../../core/json/words.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { shortJson } from '../field/describe-json.ts';
import { Bdi } from '../../../ui/bdi.tsx';
import { ItemCount } from './string-list-field.tsx';
import type { Actor } from '../../../core/casefile/types.generated.ts';

/** The note at the end of the label: the ID of the chosen actor, and whether it is missing in the casefile. */
function ActorNote({ actorId, inCasefile }: { readonly actorId: string; readonly inCasefile: boolean }) {
  return (
    <span className={classes.note}>
      <span className={classes.id}>{actorId}</span>
      {inCasefile ? null : <span className={classes.unknown}>not in the casefile</span>}
    </span>
  );
}

export function ActorField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { value, edits, choose, frame } = useField(props);
  const { base } = usePlace();
  const options = useActorOptions();
  const id = typeof value === 'string' ? value : undefined;
  const name = useDraft(({ workspace }) => (id === undefined ? '' : actorName(workspace.casefile, id)));
  const inCasefile = useDraft(({ workspace }) => id !== undefined && !!casefileIndex(workspace.casefile).actor(id));
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  const isValidType = value === undefined || id !== undefined || (nullable && value === null);
  const replacement = nullable ? { title: 'Set to no actor', to: null } : { title: 'Set to empty', to: '' };
  const wrong = {
    expected: nullable ? 'an actor ID, or no actor' : 'an actor ID',
    replacements: [{ title: replacement.title, onReplace: () => choose(replacement.to) }],
  };
  const offerNames = useOfferNames();
  const create = (typed: string): void => {
    const isDone = edits.run(
      (workspace) => addActorAt(workspace, typed, ({ assessment }, added) => setEdit(assessment, base + field, added)),
      { label: `new actor “${typed}”` },
    );
    if (isDone) offerNames();
  };
  return (
    <FieldFrame
      {...frame}
      aside={id === undefined || id === '' ? null : <ActorNote actorId={id} inCasefile={inCasefile} />}
      wrong={isValidType ? undefined : wrong}
    >
      {(control) => (
        <div className={classes.row}>
          <PickBox
            {...control}
            subject={base}
            shown={name}
            chosen={id}
            options={options}
            onPick={choose}
            placeholder={value === null ? 'No actor' : 'Search by name'}
            empty="The casefile has no actors yet. Type a name to add one."
            create={{ label: newActorLabel, onCreate: create }}
          />
          {nullable && id !== undefined ? (
            <CloseButton aria-label="No actor" title="No actor" onClick={() => choose(null)} />
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}

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
      <span className={classes.text} title={id}>
        <Bdi>{name}</Bdi>{' '}
        {inCasefile ? null : (
          <span className={classes.chipNote}>{id === undefined ? 'not text' : 'not in the casefile'}</span>
        )}
      </span>
      <CloseButton size="xs" aria-label={`Remove ${name} from ${list}`} onClick={onRemove} />
    </li>
  );
}

/** The field for several actors, chosen by name or newly added. */
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

const noActors: readonly Actor[] = [];

/** An actor in a list: its name, other names and ID. */
function ActorLine({ actor }: { readonly actor: Actor }) {
  const others = otherNames(actor);
  return (
    <span className={classes.line}>
      <span className={classes.name} dir="auto">
        {nameOfActor(actor)}
      </span>
      <span className={classes.lineId}>{actor.actor_id}</span>
      {others.length > 0 ? (
        <span className={classes.others} dir="auto">
          {others.join(' · ')}
        </span>
      ) : null}
    </span>
  );
}

function optionOf(actor: Actor): PickOption {
  return {
    value: actor.actor_id,
    label: nameOfActor(actor),
    description: otherNames(actor).join(' · ') || undefined,
    names: [actor.actor_id, ...actor.names],
    content: <ActorLine actor={actor} />,
    contentName: `${nameOfActor(actor)}, ${actor.actor_id}`,
  };
}

/** Returns the casefile's actors as options; the same list while the actors do not change. */
function useActorOptions(): readonly PickOption[] {
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors ?? noActors);
  return useMemo(() => actors.map(optionOf), [actors]);
}

/** Returns the label of the option that adds an actor with the typed name, or with several names. */
function newActorLabel(typed: string): string {
  const [name = typed, ...others] = splitNames(typed).names;
  return `New actor “${name}”${others.length > 0 ? `, also “${others.join('”, “')}”` : ''}`;
}
