/** Names of an actor that the passages show beside its known names. A person adds each of them, or all. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { addNames } from '../../core/workspace/casefile-edits.ts';
import { excerptOf } from '../../core/passage/excerpt.ts';
import { casefileIndex, languageOfObservation } from '../../core/casefile/lookup.ts';
import type { Actor, Casefile } from '../../core/casefile/types.generated.ts';
import type { findMoreNames, FoundName } from '../../core/proposals/actor-names.ts';
import { useViewActions } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './found-names.module.css';
import { useCasefile } from './use-casefile.ts';

interface FoundNamesProps {
  readonly actor: Actor;
  readonly index: number;
  readonly canWrite: boolean;
}

export function FoundNames({ actor, index, canWrite }: FoundNamesProps) {
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
