import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import schema from '../../schema/casefile.schema.json';
import { parseDateTime } from '../../core/assessment/date-time.ts';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import { AddPassage } from './add-passage.tsx';
import { NullableText } from './nullable-text.tsx';
import { PassageList } from './passage-list.tsx';
import { PublisherField } from './publisher-field.tsx';
import { useSetField } from './use-casefile.ts';
import classes from './casefile.module.css';

const { properties } = schema.$defs.observation;

type DateField = 'published_at' | 'retrieved_at';

function dateProblem(value: string | null): string | undefined {
  if (value === null) return undefined;
  const parsed = parseDateTime(value);
  return parsed.ok ? undefined : parsed.problem;
}

function addressProblem(value: string | null): string | undefined {
  if (value === null || value.startsWith('https://')) return undefined;
  return 'Publisher attribution requires an https URL.';
}

function languageProblem(value: string | null): string | undefined {
  if (value === null) return undefined;
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

/** The fields of one observation, and its passages. */
export function ObservationForm({ observation, index, isNew }: ObservationFormProps) {
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) titleInput.current?.focus();
  }, [isNew]);
  const canWrite = useCanWrite();
  const setField = useSetField();
  const set = (field: keyof Observation, label: string) => (value: string | null) =>
    setField(['observations', index, field], value, label);
  const date = (field: DateField) => (
    <NullableText
      label={properties[field].title}
      description={properties[field].description}
      placeholder="2026-03-14T09:30:00Z"
      dir="ltr"
      value={observation[field]}
      error={dateProblem(observation[field])}
      onChange={set(field, properties[field].title)}
    />
  );
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
          <NullableText
            label={properties.canonical_url.title}
            description={properties.canonical_url.description}
            placeholder="https://"
            dir="ltr"
            value={observation.canonical_url}
            error={addressProblem(observation.canonical_url)}
            onChange={set('canonical_url', properties.canonical_url.title)}
          />
          <PublisherField observation={observation} index={index} />
          {date('published_at')}
          {date('retrieved_at')}
          <NullableText
            label={properties.language.title}
            description={properties.language.description}
            placeholder="en"
            dir="ltr"
            value={observation.language}
            error={languageProblem(observation.language)}
            onChange={set('language', properties.language.title)}
          />
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
