/** The fields of one observation in the casefile, and its passages. */
import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import schema from '../../schema/casefile.schema.json';
import { parseDateTime } from '../../core/assessment/date-time.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import { AddPassage } from './add-passage.tsx';
import { PassageList } from './passage-list.tsx';
import { PublisherField } from './publisher-field.tsx';
import { useSetField } from './use-casefile.ts';
import classes from './casefile.module.css';

const { properties } = schema.$defs.observation;

const exampleTime = '2026-03-14T09:30:00Z';

function dateProblem(value: string): string | undefined {
  const parsed = parseDateTime(value);
  return parsed.ok ? undefined : parsed.problem;
}

function addressProblem(value: string): string | undefined {
  return value.startsWith('https://') ? undefined : 'Publisher attribution requires an https URL.';
}

function languageProblem(value: string): string | undefined {
  try {
    Intl.getCanonicalLocales(value);
    return undefined;
  } catch {
    return 'Enter a language code such as en, ar or zh-Hant.';
  }
}

interface ObservationFormProps {
  readonly observation: Observation;
  readonly index: number;
  /** Whether it was just added. Its title then takes the focus. */
  readonly isNew: boolean;
}

export function ObservationForm({ observation, index, isNew }: ObservationFormProps) {
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) titleInput.current?.focus();
  }, [isNew]);
  const canWrite = useCanWrite();
  const setField = useSetField();
  const set = (field: keyof Observation, label: string) => (value: string | null) =>
    setField(['observations', index, field], value, label);
  const text = (
    field: 'canonical_url' | 'published_at' | 'retrieved_at' | 'language',
    placeholder: string,
    problem: (value: string) => string | undefined,
  ) => {
    const { title, description } = properties[field];
    const value = observation[field];
    return (
      <TextInput
        label={title}
        description={description}
        placeholder={placeholder}
        dir="ltr"
        value={value ?? ''}
        error={value === null ? undefined : problem(value)}
        // An empty field is null, never '', because the file format requires it.
        onChange={({ currentTarget }) => set(field, title)(currentTarget.value === '' ? null : currentTarget.value)}
      />
    );
  };
  return (
    <Stack gap="md">
      <Writable canWrite={canWrite}>
        <TextInput
          ref={titleInput}
          label={properties.title.title}
          description={properties.title.description}
          dir="auto"
          value={observation.title}
          onChange={(event) => set('title', properties.title.title)(event.currentTarget.value)}
        />
        <div className={classes.fields}>
          {text('canonical_url', 'https://', addressProblem)}
          <PublisherField observation={observation} index={index} />
          {text('published_at', exampleTime, dateProblem)}
          {text('retrieved_at', exampleTime, dateProblem)}
          {text('language', 'en', languageProblem)}
          <div>
            <Text size="sm" fw={500}>
              {properties.observation_id.title}
            </Text>
            <Text size="sm">{observation.observation_id}</Text>
            <Text size="xs" c="dimmed">
              Cannot be changed, because claims refer to it.
            </Text>
          </div>
        </div>
      </Writable>
      <Title order={4}>{properties.passages.title}</Title>
      <PassageList observation={observation} />
      <Writable canWrite={canWrite}>
        <AddPassage observationId={observation.observation_id} />
      </Writable>
    </Stack>
  );
}
