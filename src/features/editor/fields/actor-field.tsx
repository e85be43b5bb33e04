/** The field for one actor, chosen by name or newly added, or no actor if the schema allows null. */
import { CloseButton } from '@mantine/core';
import { addActorAt } from '../../../core/workspace/casefile-edits.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { useDraft } from '../../../shared/context.tsx';
import { useOfferNames } from '../../../shared/use-offer-names.ts';
import { PickBox } from '../../../ui/pick-box.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { usePlace } from '../place/place.tsx';
import { setEdit } from '../place/set-edit.ts';
import classes from './actor-field.module.css';
import { actorName } from '../../../shared/actor-name.ts';
import { newActorLabel, useActorOptions } from './actor-options.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';

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
