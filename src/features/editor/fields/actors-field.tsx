import { CloseButton } from '@mantine/core';
import { useMemo } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import { addActorAt } from '../../../core/workspace/casefile-edits.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useDraft } from '../../../shared/context.tsx';
import { PickBox } from '../../../ui/pick-box.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { useEdits, useValue, type FieldEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { appendEdit } from '../place/set-edit.ts';
import { newActorLabel, useActorOptions } from './actor-options.tsx';
import classes from './actors-field.module.css';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

const noItems: readonly JsonValue[] = [];

function ActorChip({ item, onRemove }: { readonly item: JsonValue; readonly onRemove: () => void }) {
  const id = typeof item === 'string' ? item : undefined;
  const name = useDraft(({ workspace }) => (id === undefined ? shortJson(item) : actorName(workspace.casefile, id)));
  const inCasefile = useDraft(({ workspace }) => id !== undefined && !!casefileIndex(workspace.casefile).actor(id));
  return (
    <li className={classes.chip} data-unknown={!inCasefile || undefined}>
      <span dir="auto">{name}</span>
      {id !== undefined && id !== name ? <span className={classes.id}>{id}</span> : null}
      {inCasefile ? null : (
        <span className={classes.note}>{id === undefined ? 'not text' : 'not in the casefile'}</span>
      )}
      <CloseButton size="xs" aria-label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

function useAppend(edits: FieldEdits, path: string) {
  return useMemo(
    () => (title: string) => ({
      add: (actorId: string) =>
        edits.run(({ assessment }) => appendEdit(assessment, path, [actorId]), { label: `add to ${title}` }),
      create: (name: string) =>
        edits.run(
          (workspace) => addActorAt(workspace, name, ({ assessment }, id) => appendEdit(assessment, path, [id])),
          { label: `new actor “${name}”` },
        ),
    }),
    [edits, path],
  );
}

/** Several actors, chosen by name. */
export function ActorsField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const { base } = usePlace();
  const edits = useEdits();
  const options = useActorOptions();
  const title = titleOf(schema);
  const { add, create } = useAppend(edits, base + field)(title);
  const items = isJsonArray(value) ? value : noItems;
  const available = useMemo(() => options.filter((option) => !items.includes(option.value)), [options, items]);
  const limit = numberOf(schema, 'maxItems');
  const full = limit !== undefined && items.length >= limit;
  return (
    <FieldFrame
      field={field}
      title={title}
      help={helpOf(schema)}
      aside={
        items.length > 0 && limit !== undefined ? (
          <span className={classes.note}>{`${String(items.length)} of ${String(limit)}`}</span>
        ) : null
      }
    >
      {(control) =>
        value === undefined || isJsonArray(value) ? (
          <>
            {items.length > 0 ? (
              <ul className={classes.chips}>
                {items.map((item, index) => (
                  <ActorChip
                    key={`${shortJson(item)} ${String(index)}`}
                    item={item}
                    onRemove={() => edits.unset(`${field}/${String(index)}`, { label: `remove from ${title}` })}
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
              placeholder={full ? 'Limit reached' : 'Add by name'}
              empty={
                options.length === 0
                  ? 'The casefile has no actors yet. Type a name to add one.'
                  : 'All actors are already added.'
              }
              create={{ label: newActorLabel, onCreate: create }}
            />
          </>
        ) : (
          <WrongFieldValue
            field={field}
            value={value}
            expected="a list of actors"
            replacements={[
              {
                title: 'Replace with empty list',
                onReplace: () => edits.set(field, [], { label: `replace ${title}` }),
              },
            ]}
          />
        )
      }
    </FieldFrame>
  );
}
