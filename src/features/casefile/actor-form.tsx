/** The fields of one actor in the casefile; a new ID replaces the old one in all references. */
import { Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import schema from '../../schema/casefile.schema.json';
import { isIdentifier } from '../../core/assessment/ids.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { useDeskActions, useView } from '../../shared/context.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { useActorFindings, useSetField } from './use-casefile.ts';

const { properties } = schema.$defs.actor;

/** The ID of an actor. It is renamed everywhere when the field loses the focus, not with each keystroke. */
function ActorId({ id }: { readonly id: string }) {
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
    <TextInput
      label={properties.actor_id.title}
      description={`${properties.actor_id.description} If you change it, all references are updated.`}
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

export function ActorForm({ actor, index }: { readonly actor: Actor; readonly index: number }) {
  const setField = useSetField();
  const findings = useActorFindings(index);
  const names = useRef<HTMLInputElement>(null);
  const focusSerial = useView((view) => (view.focus?.field.startsWith(`/actors/${index}/`) ? view.focus.serial : 0));
  useEffect(() => {
    if (focusSerial > 0) names.current?.focus();
  }, [focusSerial]);
  return (
    <Stack gap="md">
      <TagsInput
        ref={names}
        label={properties.names.title}
        description={properties.names.description}
        placeholder="Type a name and press Enter"
        splitChars={[]}
        acceptValueOnBlur
        value={[...actor.names]}
        error={findings.length > 0 ? findings.map(({ message }) => message).join(' ') : null}
        onChange={(value) => setField(['actors', index, 'names'], value, properties.names.title)}
      />
      <TagsInput
        label={properties.publisher_hosts.title}
        description={properties.publisher_hosts.description}
        placeholder="Type a host and press Enter"
        acceptValueOnBlur
        value={[...actor.publisher_hosts]}
        onChange={(value) => setField(['actors', index, 'publisher_hosts'], value, properties.publisher_hosts.title)}
      />
      <ActorId id={actor.actor_id} />
      {actor.names.length === 0 && (
        <Text size="xs" c="dimmed">
          Add at least one name. Without a name, claims cannot be checked for this actor.
        </Text>
      )}
    </Stack>
  );
}
