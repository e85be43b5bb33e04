/** The fields of one actor in the casefile; a new ID replaces the old one in all references. */
import { Button, TagsInput, Text } from '@mantine/core';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState, type ClipboardEvent, type ReactNode } from 'react';
import { addNames } from '../../core/workspace/casefile-edits.ts';
import { excerptOf } from '../../core/text/excerpt.ts';
import {
  casefileIndex,
  languageOfObservation,
  firstName,
  splitNames,
  type PastedNames,
} from '../../core/casefile/lookup.ts';
import type { Actor, Casefile } from '../../core/casefile/types.generated.ts';
import type { findMoreNames, FoundName } from '../../core/proposals/actor-names.ts';
import { useViewActions, useCanWrite, useDeskActions, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './actor-form.module.css';
import { useCasefile, useSetField } from './use-casefile.ts';
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import { isIdentifier } from '../../core/assessment/ids.ts';
import { subjectKey } from '../../core/pictures/map/subject.ts';
import { Counter } from '../../shared/field/counter.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { Writable } from '../../ui/writable.tsx';
import { CasefileField } from './casefile-field.tsx';
import { SourceGrade } from './source-grade.tsx';

// Names of an actor that the passages show beside its known names. A person adds each of them, or all.

interface FoundNamesProps {
  readonly actor: Actor;
  readonly index: number;
  readonly canWrite: boolean;
}

function FoundNames({ actor, index, canWrite }: FoundNamesProps) {
  const casefile = useCasefile();
  const found = useFoundNames(casefile, actor);
  const run = useDispatchAndTell();
  const view = useViewActions();
  if (found.length === 0 || !canWrite) return null;
  const add = (names: readonly string[]): void => {
    const label = names.length === 1 ? `add name “${names[0] ?? ''}”` : `add ${String(names.length)} names`;
    run((workspace) => addNames(workspace, index, names), { label });
  };
  const show = ({ passageId, observationId, span }: FoundName): void => {
    view.showPassage(passageId, observationId);
    view.setPending({ passageId, span, reveal: true });
  };
  return (
    <section className={classes.found} aria-label="Names found in the passages">
      <div className={classes.head}>
        <h4 className={classes.title}>Names found in the passages</h4>
        {found.length > 1 ? (
          <Button size="compact-xs" variant="light" onClick={() => add(found.map(({ name }) => name))}>
            Add all names
          </Button>
        ) : null}
      </div>
      <ul className={classes.list}>
        {found.map((one) => (
          <li key={one.name} className={classes.item}>
            <button
              type="button"
              className={classes.chip}
              aria-label={`Add name ${one.name}`}
              onClick={() => add([one.name])}
            >
              <IconPlus size={13} aria-hidden />
              <Bdi>{one.name}</Bdi>
            </button>
            <span className={classes.why} dir="auto">
              {one.why}
            </span>
            <button type="button" className={classes.place} onClick={() => show(one)}>
              <Bdi lang={languageOfObservation(casefile, one.observationId)}>{excerptIn(casefile, one)}</Bdi>
              <span>{`observation ${String(one.observationId)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function excerptIn(casefile: Casefile | null, { passageId, span }: FoundName): string {
  const text = casefileIndex(casefile).passage(passageId)?.passage.text ?? '';
  const { before, words, after } = excerptOf(text, span, 24, 60);
  return `${before}${words}${after}`;
}

/**
 * Returns the names once the form is shown. Their search loads later and reads every passage, but never while typing.
 */
function useFoundNames(casefile: Casefile | null, actor: Actor): readonly FoundName[] {
  const [search, setSearch] = useState<{ readonly find: typeof findMoreNames } | null>(null);
  useEffect(() => {
    let isShown = true;
    void import('../../core/proposals/actor-names.ts')
      .then((loaded) => isShown && setSearch({ find: loaded.findMoreNames }))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  const { actors, observations } = casefile ?? {};
  const given = useMemo(() => ({ actors, observations, actor }), [actors, observations, actor]);
  const deferred = useDeferredValue(given, null);
  return useMemo(
    () =>
      search && deferred?.actors && deferred.observations
        ? search.find({ actors: deferred.actors, observations: deferred.observations }, deferred.actor)
        : none,
    [search, deferred],
  );
}

const none: readonly FoundName[] = [];

// Takes several pasted names of an actor at once. Names that only commas separate are shown before they are taken.

interface Pasting {
  /** For the element around the field, in the capture phase, so that it comes before the field's own handler. */
  readonly onPaste: (event: ClipboardEvent) => void;
  /** The question about commas; null for none. */
  readonly question: ReactNode;
}

/** Returns the handling of pasted names. `onNames` receives names that the person pasted or confirmed. */
function usePastedNames(onNames: (names: readonly string[]) => void): Pasting {
  const [pasted, setPasted] = useState<PastedNames | null>(null);
  const take = (names: readonly string[]): void => {
    onNames(names);
    setPasted(null);
  };
  return {
    onPaste(event) {
      if (!(event.target instanceof HTMLInputElement) || event.target.value !== '') return;
      const names = splitNames(event.clipboardData.getData('text/plain'));
      if (names.names.length < 2 && !names.byCommas) return;
      event.preventDefault();
      event.stopPropagation();
      if (names.byCommas) setPasted(names);
      else take(names.names);
    },
    question: pasted?.byCommas ? (
      <div className={classes.offer} role="group" aria-label="Pasted names">
        <p className={classes.words}>
          {pasted.byCommas.map((name) => (
            <Bdi key={name} className={classes.name}>
              {name}
            </Bdi>
          ))}
        </p>
        <Button size="compact-xs" onClick={() => take(pasted.byCommas ?? [])}>
          {`Add as ${String(pasted.byCommas.length)} names`}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => take(pasted.names)}>
          {pasted.names.length === 1
            ? 'Add as one name with commas'
            : `Add as ${String(pasted.names.length)} names with commas`}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={() => setPasted(null)}>
          Cancel
        </Button>
      </div>
    ) : null,
  };
}

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
