import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { countsInWords } from '../../store/counts-in-words.ts';
import type { EarlierState } from '../../store/earlier-states.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { byDay, timeOfDay } from './state-times.ts';
import classes from './history.module.css';

interface StateListProps {
  readonly states: readonly EarlierState[];
  /** In ms since 1970. */
  readonly now: number;
  readonly chosen: string | undefined;
  readonly onChoose: (state: EarlierState) => void;
}

/** Earlier states by their days. The arrow keys go from one to the next, and what they reach is shown beside it. */
export function StateList({ states, now, chosen, onChoose }: StateListProps) {
  const days = useMemo(() => byDay(states, now), [states, now]);
  const inOrder = useMemo(() => days.flatMap((day) => day.states), [days]);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => focusChosen(list.current), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = inOrder.findIndex(({ id }) => id === chosen);
    const next = inOrder[rowForKey(event.key, from, inOrder.length, 8) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    setTimeout(() => focusChosen(list.current));
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label="Earlier states by day"
      className={classes.list}
      onKeyDown={onKeyDown}
    >
      {days.map(({ day, states: ofDay }, index) => (
        <div key={day} role="group" aria-labelledby={`${listId}-${index}`}>
          <div id={`${listId}-${index}`} className={classes.day}>
            {day}
          </div>
          {ofDay.map((state) => (
            <button
              key={state.id}
              type="button"
              role="option"
              aria-selected={state.id === chosen}
              tabIndex={state.id === chosen ? 0 : -1}
              className={classes.state}
              onClick={() => onChoose(state)}
            >
              <span className={classes.time}>{timeOfDay(state.at)}</span>
              <span className={classes.reason} dir="auto">
                {state.reason}
              </span>
              <span className={classes.counts}>{countsInWords(state.counts)}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function focusChosen(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
}
