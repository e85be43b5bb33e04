/** The observations on the casefile screen. One at a time is open for editing. */
import { memo, useMemo, useEffect, useRef, useState } from 'react';
import { Button, Title, Group, Text } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import type { Observation, Actor } from '../../core/casefile/types.generated.ts';
import {
  observationCoverage,
  barShape,
  barTop,
  barHeight,
  shapesOfUse,
  coverageInWords,
  shareInWords,
} from '../../core/pictures/coverage.ts';
import { useDraft, useCanWrite, useStores, useView } from '../../shared/context.tsx';
import type { Selection } from '../../desk/view-store.ts';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import classes from './casefile.module.css';
import { useChooseSources } from '../../shared/choose-sources.ts';
import { nameOfActor, otherNames } from '../../core/casefile/lookup.ts';
import { addActorAt, addObservation, removeObservation } from '../../core/workspace/casefile-edits.ts';
import { pointer } from '../../core/json/pointer.ts';
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useOfferNames } from '../../shared/use-offer-names.ts';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { Writable } from '../../ui/writable.tsx';
import { CasefileField, CasefileDate, CasefileText } from './casefile-field.tsx';
import { useActors, useRemoval, claimsOfObservation, useObservations, useTexts } from './use-casefile.ts';
import { languageName, languageProblem } from '../../shared/language-tags.ts';
import { AddPassage } from './add-passage.tsx';
import { PassageList } from './passage-list.tsx';
import { SourceGrade } from './source-grade.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemRow } from './item-row.tsx';
import { counted } from '../../core/json/words.ts';

// In the list of observations: how much of an observation is marked by claims, as a small bar and in words.

/** The length of the bar in its own units. The style sets its width on the screen. */
const width = 200;

const ObservationCoverage = memo(function ObservationCoverage({ of }: { readonly of: Observation }) {
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const own = useMemo(() => observationCoverage(assessment, of), [assessment, of]);
  if (!own || own.claims === 0) return null;
  const { length, marked, stretches } = own;
  const scale = width / Math.max(1, length);
  const shapes = [
    barShape(width),
    ...stretches.flatMap(({ start, end, use }) => shapesOfUse(use, start * scale, Math.max(2, (end - start) * scale))),
  ];
  return (
    <span className={classes.coverage} title={coverageInWords(of, own)}>
      <svg viewBox={`0 ${String(barTop)} ${String(width)} ${String(barHeight)}`} preserveAspectRatio="none" aria-hidden>
        <ShapesView shapes={shapes} />
      </svg>
      {`${shareInWords(marked.all, length)} marked`}
    </span>
  );
});

/** On the casefile screen: chooses files to import as observations. */
export function AddSources({ variant = 'default' }: { readonly variant?: 'default' | 'filled' }) {
  const { preloadFileReading } = useStores().files;
  const chooseSources = useChooseSources();
  const canWrite = useCanWrite();
  return (
    <Button
      size="xs"
      variant={variant}
      disabled={!canWrite}
      leftSection={<IconFileImport size={16} aria-hidden />}
      onPointerEnter={preloadFileReading}
      onClick={chooseSources}
    >
      Add sources…
    </Button>
  );
}

// The field in an observation’s form for the actor that published it: an actor of the casefile, a new one, or none.

const { title } = schema.$defs.observation.properties.publisher_actor_id;

/** Returns the casefile's actors as options, each ID once. If two actors have the same ID, the last one is shown. */
function publisherOptions(actors: readonly Actor[]): readonly PickOption[] {
  return [...new Map(actors.map((actor) => [actor.actor_id, actor])).values()].map((actor) => ({
    value: actor.actor_id,
    label: nameOfActor(actor),
    description: [actor.actor_id, ...otherNames(actor)].join(' · '),
    names: [actor.actor_id, ...otherNames(actor)],
  }));
}

function PublisherField({ observation, index }: { readonly observation: Observation; readonly index: number }) {
  const run = useDispatchAndTell();
  const offerNames = useOfferNames();
  const canWrite = useCanWrite();
  const actors = useActors();
  const options = useMemo(() => publisherOptions(actors), [actors]);
  const chosen = observation.publisher_actor_id;
  const path = pointer('casefile', 'observations', index, 'publisher_actor_id');
  const set = (value: string | null): void => {
    if (value !== chosen) run({ type: 'set', path, value }, { label: `set ${title}` });
  };
  const create = (name: string): void => {
    const isDone = run((workspace) => addActorAt(workspace, name, (_, value) => ({ type: 'set', path, value })), {
      label: `new actor “${name}”`,
    });
    if (isDone) offerNames();
  };
  const shown = options.find(({ value }) => value === chosen)?.label;
  return (
    <CasefileField part={{ kind: 'observation', index, name: 'publisher_actor_id' }}>
      {(control) => (
        <Writable canWrite={canWrite}>
          <div className={classes.publisher}>
            <PickBox
              {...control}
              subject={String(observation.observation_id)}
              shown={chosen === null ? '' : (shown ?? `${chosen} (not in the casefile)`)}
              chosen={chosen ?? undefined}
              options={options}
              onPick={set}
              placeholder="No publisher"
              empty="The casefile has no actors yet. Type a name to add one."
              create={{ label: (name) => `New actor “${name}”`, onCreate: create }}
            />
            {chosen === null ? null : (
              <Button variant="default" onClick={() => set(null)}>
                No publisher
              </Button>
            )}
          </div>
        </Writable>
      )}
    </CasefileField>
  );
}

// The fields of one observation in the casefile, and its passages.

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

function ObservationForm({ observation, index, isNew }: ObservationFormProps) {
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

interface RowProps {
  readonly observation: Observation;
  readonly index: number;
  readonly open: boolean;
  /** Whether it was just added. It then opens with the focus on its title. */
  readonly isNew: boolean;
  readonly onToggle: (observationId: number) => void;
}

const ObservationRow = memo(function ObservationRow({ observation, index, open, isNew, onToggle }: RowProps) {
  const removeWithMarks = useRemoval();
  const { observation_id: number, title, passages } = observation;
  const references = useTexts(({ workspace }) => claimsOfObservation(workspace.assessment, number));
  return (
    <ItemRow
      open={open}
      onToggle={() => onToggle(number)}
      head={
        <>
          <Text size="sm" className={`${classes.mono} ${classes.number}`}>
            {number}
          </Text>
          <Text size="sm" fw={500} dir="auto" truncate className={classes.itemTitle}>
            <ObservationText number={number} text={title || 'Untitled observation'} />
          </Text>
          <span className={classes.facts}>
            {`${counted(passages.length, 'passage')} · ${counted(references.length, 'claim')}`}
            <ObservationCoverage of={observation} />
          </span>
        </>
      }
      removal={{
        label: `Remove observation ${number}`,
        references,
        consequence: 'These claims stay, but can no longer be checked against their passages.',
        onRemove: () =>
          removeWithMarks((workspace) => removeObservation(workspace, index), `remove observation ${number}`),
      }}
    >
      <ObservationForm observation={observation} index={index} isNew={isNew} />
    </ItemRow>
  );
});

/** Returns a stable key for each observation. In a damaged casefile, two may have the same number. */
function keysOf(observations: readonly Observation[]): readonly string[] {
  const seen = new Set<number>();
  return observations.map(({ observation_id: id }, index) => {
    const isDuplicate = seen.has(id);
    seen.add(id);
    return isDuplicate ? `${String(id)} at ${String(index)}` : String(id);
  });
}

/** `selection` can be an observation that was chosen elsewhere. Choosing it again is another selection. */
export function ObservationList({ selection }: { readonly selection: Selection }) {
  const selected = selection.section === 'casefile' ? selection.index : undefined;
  const list = useRef<HTMLOListElement>(null);
  const observations = useObservations();
  const { desk } = useStores();
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  // By number instead of index, so that text typed into an open observation stays with it.
  const [open, setOpen] = useState(() => observations[selected ?? -1]?.observation_id);
  const [added, setAdded] = useState<number>();
  // A finding can lead to a field of an observation that is not open.
  const requested = useView(({ focus }) => /^\/observations\/(\d+)\//.exec(focus?.field ?? '')?.[1]);
  const [opened, setOpened] = useState<string>();
  if (opened !== requested) {
    setOpened(requested);
    if (requested !== undefined) setOpen(observations[Number(requested)]?.observation_id);
  }
  const [followed, setFollowed] = useState(selection);
  if (followed !== selection) {
    setFollowed(selection);
    if (selected !== undefined) setOpen(observations[selected]?.observation_id);
  }
  useEffect(() => {
    if (selected !== undefined) list.current?.children[selected]?.scrollIntoView({ block: 'start' });
  }, [selection, selected]);
  const toggle = (id: number): void => {
    setOpen((now) => (now === id ? undefined : id));
    setAdded(undefined);
  };
  const add = (): void => {
    if (!run(addObservation, { label: 'add observation' })) return;
    const number = desk.getState().draft?.workspace.casefile?.observations.at(-1)?.observation_id;
    setOpen(number);
    setAdded(number);
  };
  const button = (
    <Button
      size="xs"
      variant={observations.length === 0 ? 'default' : 'filled'}
      disabled={!canWrite}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={add}
    >
      Add observation
    </Button>
  );
  if (observations.length === 0) {
    return (
      <EmptyState
        title="No observations yet"
        actions={
          <>
            <AddSources variant="filled" />
            {button}
          </>
        }
      >
        An observation is one published item, such as a statement or report. Add or drop files, or add an observation
        and paste its text.
      </EmptyState>
    );
  }
  const keys = keysOf(observations);
  return (
    <>
      <ol ref={list} className={classes.items} aria-label="Observations">
        {observations.map((observation, index) => (
          <ObservationRow
            key={keys[index]}
            observation={observation}
            index={index}
            open={open === observation.observation_id}
            isNew={added === observation.observation_id}
            onToggle={toggle}
          />
        ))}
      </ol>
      <Group gap="sm">
        {button}
        <AddSources />
      </Group>
    </>
  );
}
