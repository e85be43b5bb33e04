import { Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import schema from '../../schema/casefile.schema.json';
import { EditError } from '../../core/assessment/edit-error.ts';
import { isIdentifier } from '../../core/assessment/ids.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { useDeskActions, useView } from '../../store/context.tsx';
import { useActorFindings, useSetField } from './use-casefile.ts';

const { properties } = schema.$defs.actor;

/** The id of an actor. It is renamed everywhere at once when the field is left, never letter by letter. */
function ActorId({ id }: { readonly id: string }) {
  const { dispatch } = useDeskActions();
  const [text, setText] = useState(id);
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState(id);
  if (known !== id) {
    setKnown(id);
    setText(id);
  }
  const commit = (): void => {
    setProblem(null);
    if (text === id) return;
    if (!isIdentifier(text)) {
      setProblem('An id starts with a letter or digit; letters, digits and . _ : - follow, 200 in all.');
      return;
    }
    try {
      dispatch({ type: 'rename', what: 'actor', from: id, to: text }, { label: `rename actor ${id}` });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <TextInput
      label={properties.actor_id.title}
      description={`${properties.actor_id.description} A change follows every reference.`}
      dir="ltr"
      value={text}
      error={problem}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') {
          setText(id);
          setProblem(null);
        }
      }}
    />
  );
}

/** The fields of one actor. */
export function ActorForm({ actor, index }: { readonly actor: Actor; readonly index: number }) {
  const setField = useSetField();
  const findings = useActorFindings(index);
  const names = useRef<HTMLInputElement>(null);
  const asked = useView((view) => (view.focus?.field.startsWith(`/actors/${index}/`) ? view.focus.serial : 0));
  useEffect(() => {
    if (asked > 0) names.current?.focus();
  }, [asked]);
  return (
    <Stack gap="md">
      <TagsInput
        ref={names}
        label={properties.names.title}
        description={properties.names.description}
        placeholder="Write a name and press Enter"
        splitChars={[]}
        acceptValueOnBlur
        value={[...actor.names]}
        error={findings.length > 0 ? findings.map(({ message }) => message).join(' ') : null}
        onChange={(value) => setField(['actors', index, 'names'], value, properties.names.title)}
      />
      <TagsInput
        label={properties.publisher_hosts.title}
        description={properties.publisher_hosts.description}
        placeholder="Write a host and press Enter"
        acceptValueOnBlur
        value={[...actor.publisher_hosts]}
        onChange={(value) => setField(['actors', index, 'publisher_hosts'], value, properties.publisher_hosts.title)}
      />
      <ActorId id={actor.actor_id} />
      {actor.names.length === 0 && (
        <Text size="xs" c="dimmed">
          Without a name it cannot be checked whether a claim visibly names this actor.
        </Text>
      )}
    </Stack>
  );
}
