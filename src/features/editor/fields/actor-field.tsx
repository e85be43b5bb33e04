import { Button } from '@mantine/core';
import type { JsonValue } from '../../../core/json/json.ts';
import { addActorAt } from '../../../core/workspace/casefile-edits.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useDraft } from '../../../shared/context.tsx';
import { PickBox } from '../../../ui/pick-box.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { setEdit } from '../place/set-edit.ts';
import classes from './actor-field.module.css';
import { newActorLabel, useActorOptions } from './actor-options.tsx';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

/** The note at the end of the label: the ID of the chosen actor, and whether it is missing in the casefile. */
function ActorNote({ actorId, inCasefile }: { readonly actorId: string; readonly inCasefile: boolean }) {
  return (
    <span className={classes.note}>
      <span className={classes.id}>{actorId}</span>
      {inCasefile ? null : <span className={classes.unknown}>not in the casefile</span>}
    </span>
  );
}

/** One actor, chosen by name, or no actor if the schema allows null. */
export function ActorField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const { base } = usePlace();
  const edits = useEdits();
  const options = useActorOptions();
  const id = typeof value === 'string' ? value : undefined;
  const name = useDraft(({ workspace }) => (id === undefined ? '' : actorName(workspace.casefile, id)));
  const inCasefile = useDraft(({ workspace }) => id !== undefined && !!casefileIndex(workspace.casefile).actor(id));
  const title = titleOf(schema);
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  const set = (next: JsonValue): void => {
    if (next !== value) edits.set(field, next, { label: `set ${title}` });
  };
  const isValidType = value === undefined || id !== undefined || (nullable && value === null);
  const aside = id === undefined || id === '' ? null : <ActorNote actorId={id} inCasefile={inCasefile} />;
  return (
    <FieldFrame field={field} title={title} help={helpOf(schema)} aside={aside}>
      {(control) =>
        isValidType ? (
          <div className={classes.row}>
            <PickBox
              {...control}
              subject={base}
              shown={name}
              chosen={id}
              options={options}
              onPick={set}
              placeholder={value === null ? 'No actor' : 'Search by name'}
              empty="The casefile has no actors yet. Type a name to add one."
              create={{
                label: newActorLabel,
                onCreate: (typed) =>
                  edits.run(
                    (workspace) =>
                      addActorAt(workspace, typed, ({ assessment }, id) => setEdit(assessment, base + field, id)),
                    { label: `new actor “${typed}”` },
                  ),
              }}
            />
            {nullable && id !== undefined ? (
              <Button variant="default" size="sm" onClick={() => set(null)}>
                No actor
              </Button>
            ) : null}
          </div>
        ) : (
          <WrongFieldValue
            field={field}
            value={value}
            expected={nullable ? 'an actor ID, or no actor' : 'an actor ID'}
            replacements={[
              {
                title: nullable ? 'Set to no actor' : 'Set to empty',
                onReplace: () => set(nullable ? null : ''),
              },
            ]}
          />
        )
      }
    </FieldFrame>
  );
}
