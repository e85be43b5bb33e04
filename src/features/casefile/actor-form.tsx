/** The fields of one actor in the casefile; a new ID replaces the old one in all references. */
import { Button, TagsInput, Text } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import schema from '../../schema/casefile.schema.json';
import { isIdentifier } from '../../core/assessment/ids.ts';
import { firstName } from '../../core/casefile/actor-name.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { subjectKey } from '../../core/pictures/map/subject.ts';
import { addNames } from '../../core/workspace/casefile-edits.ts';
import { useCanWrite, useDeskActions, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Counter } from '../../shared/field/counter.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { Writable } from '../../ui/writable.tsx';
import { CasefileField } from './casefile-field.tsx';
import { FoundNames } from './found-names.tsx';
import { usePastedNames } from './pasted-names.tsx';
import { SourceGrade } from './source-grade.tsx';
import { useSetField } from './use-casefile.ts';

const { properties } = schema.$defs.actor;

/** The ID of an actor. It is renamed everywhere when the field loses the focus, not with each keystroke. */
function ActorId({ id, index }: { readonly id: string; readonly index: number }) {
  const { dispatch } = useDeskActions();
  const [text, setText] = useState(id);
  const [problem, setProblem] = useState<string | null>(null);
  const [previousId, setPreviousId] = useState(id);
  if (previousId !== id) {
    setPreviousId(id);
    setText(id);
  }
  const commit = (): void => {
    setProblem(null);
    if (text === id) return;
    if (!isIdentifier(text)) {
      setProblem('Start with a letter or digit, then use only letters, digits and . _ : - (at most 200 characters).');
      return;
    }
    const step = { label: `rename actor ${id}` };
    const result = dispatch({ type: 'rename', what: 'actor', from: id, to: text }, step);
    if (result.kind === 'refused') setProblem(result.message);
    if (result.kind === 'read-only') setProblem(readOnlyMessage);
  };
  return (
    <CasefileField
      part={{ kind: 'actor', index, name: 'actor_id' }}
      help={`${properties.actor_id.description} If you change it, all references are updated.`}
      counter={<Counter text={text} limit={limits.identifier} />}
      problem={problem ?? undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          single
          mono
          data-native-undo={text !== id}
          value={text}
          onText={setText}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') {
              setText(id);
              setProblem(null);
            }
          }}
        />
      )}
    </CasefileField>
  );
}

/** The length limits of the registry, in code points. */
const limits = {
  identifier: schema.$defs.identifier.maxLength,
  name: properties.names.items.maxLength,
  host: properties.publisher_hosts.items.maxLength,
};

export function ActorForm({ actor, index }: { readonly actor: Actor; readonly index: number }) {
  const setField = useSetField();
  const canWrite = useCanWrite();
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const run = useDispatchAndTell();
  const pasting = usePastedNames((names) => {
    run((workspace) => addNames(workspace, index, names), { label: `add ${String(names.length)} names` });
  });
  return (
    <div>
      <CasefileField
        part={{ kind: 'actor', index, name: 'names' }}
        counter={<Counter text={name} limit={limits.name} />}
        below={
          <>
            {pasting.question}
            <FoundNames actor={actor} index={index} canWrite={canWrite} />
          </>
        }
      >
        {(control) => (
          <Writable canWrite={canWrite}>
            {/* A pasted list of names is taken apart before the field sees it as one name. */}
            <div onPasteCapture={pasting.onPaste} data-native-undo={name !== ''}>
              <TagsInput
                id={control.id}
                aria-describedby={control['aria-describedby']}
                error={control['aria-invalid']}
                placeholder="Type a name and press Enter"
                splitChars={[]}
                acceptValueOnBlur
                searchValue={name}
                onSearchChange={setName}
                value={[...actor.names]}
                onChange={(value) => setField(['actors', index, 'names'], value, properties.names.title)}
              />
            </div>
          </Writable>
        )}
      </CasefileField>
      <CasefileField
        part={{ kind: 'actor', index, name: 'publisher_hosts' }}
        counter={<Counter text={host} limit={limits.host} />}
      >
        {(control) => (
          <Writable canWrite={canWrite}>
            <TagsInput
              id={control.id}
              aria-describedby={control['aria-describedby']}
              error={control['aria-invalid']}
              placeholder="Type a host and press Enter"
              acceptValueOnBlur
              searchValue={host}
              data-native-undo={host !== ''}
              onSearchChange={setHost}
              value={[...actor.publisher_hosts]}
              onChange={(value) =>
                setField(['actors', index, 'publisher_hosts'], value, properties.publisher_hosts.title)
              }
            />
          </Writable>
        )}
      </CasefileField>
      <ActorId id={actor.actor_id} index={index} />
      <SourceGrade graded={{ kind: 'actor', index }} grade={actor.grade} />
      <PublisherMap actorId={actor.actor_id} />
      {firstName(actor) === undefined && (
        <Text size="xs" c="dimmed">
          Add at least one name. Without a name, claims cannot be checked for this actor.
        </Text>
      )}
    </div>
  );
}

/** Opens the map of what comes from an actor, if the actor has published an observation. */
function PublisherMap({ actorId }: { readonly actorId: string }) {
  const { goTo } = useStores().navigation;
  const publishes = useDraft(
    ({ workspace }) => workspace.casefile?.observations.some(({ publisher_actor_id: id }) => id === actorId) === true,
  );
  if (!publishes) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconSitemap size={15} aria-hidden />}
      onClick={() => goTo({ to: 'map', key: subjectKey({ kind: 'publisher', actorId }) })}
    >
      Map of this publisher’s claims
    </Button>
  );
}
