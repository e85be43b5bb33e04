/** In the outline of the document and the casefile: the observations of the casefile. Opening one shows its passage. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { dayInWords } from '../../core/assessment/date-time-words.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowForKey } from '../../ui/list-navigation.ts';
import { isRowVisible, useWindow, WindowRows } from '../../ui/window-rows.tsx';
import classes from './entry-list.module.css';
import pane from './entry-pane.module.css';

/** The height of a row in CSS pixels. */
const rowHeight = 46;

export function SourceList() {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return (
    <div className={pane.pane}>
      <div className={pane.entries}>
        {casefile?.observations[0] ? (
          <Sources casefile={casefile} />
        ) : (
          <EmptyState compact title="No sources yet">
            Add files or text in Casefile.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/** Returns the index of the observation whose passage is shown; without a choice, of the first with a passage. */
function useShownIndex({ observations }: Casefile): number {
  const passageId = useView((view) => view.passageId);
  const observationId = useView((view) => view.observationId);
  const has = ({ passages }: Observation): boolean =>
    passageId === null ? passages.length > 0 : passages.some(({ passage_id }) => passage_id === passageId);
  const exact = observations.findIndex((one) => one.observation_id === observationId && has(one));
  return exact < 0 ? observations.findIndex(has) : exact;
}

function Sources({ casefile }: { readonly casefile: Casefile }) {
  const { observations } = casefile;
  const { view } = useStores();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useShownIndex(casefile);
  // Where the keys are. Another passage brings them to its observation.
  const [{ active, followed }, setKeys] = useState({ active: shown, followed: shown });
  if (followed !== shown) setKeys({ active: shown, followed: shown });
  const virtual = useWindow({ count: observations.length, scroller, estimate: () => rowHeight, keep: [active] });
  useEffect(() => {
    if (active >= 0 && !isRowVisible(virtual, active)) virtual.scrollToIndex(active);
  }, [active, virtual]);
  const open = (index: number): void => {
    const { observation_id, passages: [passage] = [] } = observations[index] ?? {};
    if (observation_id === undefined) return;
    setKeys({ active: index, followed: shown });
    const isCasefile = view.getState().selection.section === 'casefile';
    // Without a passage, there is only the observation to show.
    if (isCasefile || !passage) view.actions.select({ section: 'casefile', index });
    if (!passage) return;
    view.actions.showPassage(passage.passage_id, observation_id);
    if (!isCasefile) view.actions.leadToPassage();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight);
    const to = rowForKey(event.key, active, observations.length, page);
    if (to !== undefined) setKeys({ active: to, followed: shown });
    // The drawer and the tabs around the outline follow a click.
    else if (event.key === 'Enter' || event.key === ' ') document.getElementById(`${id}-${String(active)}`)?.click();
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null;
    if (item) open(Number(item.dataset['source']));
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label="Sources"
      aria-activedescendant={active < 0 ? undefined : `${id}-${String(active)}`}
      className={classes.list}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <WindowRows rows={virtual}>
        {(index) => {
          const observation = observations[index];
          return observation ? (
            <div
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === shown}
              aria-setsize={observations.length}
              aria-posinset={index + 1}
              className={classes.item}
              data-source={index}
              data-active={index === active || undefined}
            >
              <Source observation={observation} casefile={casefile} />
            </div>
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

function Source({ observation, casefile }: { readonly observation: Observation; readonly casefile: Casefile }) {
  const { observation_id, title, publisher_actor_id, published_at, language } = observation;
  const publisher = publisher_actor_id === null ? undefined : actorName(casefile, publisher_actor_id);
  return (
    <>
      <div className={classes.words} dir="auto" lang={title ? (language ?? '') : undefined} title={title}>
        {title || 'Untitled observation'}
      </div>
      <div className={classes.facts}>
        <span className={classes.number}>{observation_id}</span>
        {publisher === undefined ? null : (
          <>
            {' · '}
            <Bdi>{publisher}</Bdi>
          </>
        )}
        {published_at === null ? null : (
          <>
            {' · '}
            <span title={published_at}>{dayInWords(published_at)}</span>
          </>
        )}
      </div>
    </>
  );
}
