/** The fields of one observation in the casefile, and its passages. */
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import schema from '../../schema/casefile.schema.json';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { languageName, languageProblem } from '../../shared/language-tags.ts';
import { Writable } from '../../ui/writable.tsx';
import { AddPassage } from './add-passage.tsx';
import { CasefileDate } from './casefile-date.tsx';
import { CasefileField } from './casefile-field.tsx';
import { CasefileText } from './casefile-text.tsx';
import { PassageList } from './passage-list.tsx';
import { PublisherField } from './publisher-field.tsx';
import { SourceGrade } from './source-grade.tsx';
import classes from './casefile.module.css';

const { properties } = schema.$defs.observation;

function addressProblem(value: string): string | undefined {
  return value.startsWith('https://') ? undefined : 'Publisher attribution requires an https URL.';
}

interface ObservationFormProps {
  readonly observation: Observation;
  readonly index: number;
  /** Whether it was just added. Its title then takes the focus. */
  readonly isNew: boolean;
}

export function ObservationForm({ observation, index, isNew }: ObservationFormProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) root.current?.querySelector('textarea')?.focus();
  }, [isNew]);
  const canWrite = useCanWrite();
  const part = <Name extends keyof Observation>(name: Name) => ({ kind: 'observation', index, name }) as const;
  return (
    <div ref={root}>
      <CasefileText part={part('title')} value={observation.title} lang={observation.language ?? ''} />
      <div className={classes.fields}>
        <CasefileText
          part={part('canonical_url')}
          value={observation.canonical_url}
          empty={null}
          mono
          placeholder="https://"
          problemOf={addressProblem}
        />
        <PublisherField observation={observation} index={index} />
        <CasefileDate observation={observation} index={index} name="published_at" />
        <CasefileDate observation={observation} index={index} name="retrieved_at" />
        <CasefileText
          part={part('language')}
          value={observation.language}
          empty={null}
          mono
          placeholder="en"
          aside={<span className={classes.aside}>{languageName(observation.language)}</span>}
          problemOf={languageProblem}
        />
        <CasefileField
          part={part('observation_id')}
          names="reference"
          help="Cannot be changed, because claims refer to it."
        >
          {({ id, 'aria-describedby': describedBy }) => (
            <p
              id={id}
              role="group"
              className={classes.fixed}
              aria-labelledby={`${id}-label`}
              aria-describedby={describedBy}
            >
              {observation.observation_id}
            </p>
          )}
        </CasefileField>
      </div>
      <SourceGrade graded={{ kind: 'observation', index }} grade={observation.grade} />
      <Title order={4} mb="xs">
        {properties.passages.title}
      </Title>
      <PassageList observation={observation} />
      <Writable canWrite={canWrite}>
        <AddPassage observationId={observation.observation_id} />
      </Writable>
    </div>
  );
}
