import { Button } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ComparedVersions } from '../../store/comparing.ts';
import type { Choice, WorkspaceConflict } from '../../store/merging.ts';
import { hasLetterKeys, useLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf } from '../../ui/letter-of.ts';
import { ConflictCard } from './conflict-card.tsx';
import classes from './compare.module.css';

interface ConflictListProps {
  readonly conflicts: readonly WorkspaceConflict[];
  readonly choices: Readonly<Record<string, Choice>>;
  readonly versions: ComparedVersions;
  readonly onChoices: (choices: Readonly<Record<string, Choice>>) => void;
}

const keys: Readonly<Record<string, Choice>> = { m: 'mine', t: 'theirs', b: 'both' };

/** The conflicts, one at a time, each answered with one key. */
export function ConflictList({ conflicts, choices, versions, onChoices }: ConflictListProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const letters = useLetterKeys();
  const open = conflicts.filter(({ id }) => !Object.hasOwn(choices, id));
  const found = conflicts.findIndex(({ id }) => id === current);
  const at = found >= 0 ? found : Math.max(0, conflicts.indexOf(open[0] as WorkspaceConflict));
  const conflict = conflicts[at];

  function show(index: number): void {
    setCurrent(conflicts[index]?.id ?? null);
  }

  function nextUnanswered(after: number, answered?: string): void {
    const inOrder = [...conflicts.slice(after + 1), ...conflicts.slice(0, after)];
    const next = inOrder.find(({ id }) => id !== answered && !Object.hasOwn(choices, id));
    if (next) setCurrent(next.id);
    region.current?.focus();
  }

  function choose(choice: Choice): void {
    if (!conflict?.offers.includes(choice)) return;
    setCurrent(conflict.id);
    onChoices({ [conflict.id]: choice });
    nextUnanswered(at, conflict.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = hasLetterKeys() ? letterOf(event) : undefined;
    const choice = key !== undefined && Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (choice) choose(choice);
    else if (key === 'n') nextUnanswered(at);
    else if (event.key === 'ArrowDown' || key === 'j') show(Math.min(conflicts.length - 1, at + 1));
    else if (event.key === 'ArrowUp' || key === 'k') show(Math.max(0, at - 1));
    else return;
    event.preventDefault();
  }

  const takeRest = (side: 'mine' | 'theirs'): void => onChoices(Object.fromEntries(open.map(({ id }) => [id, side])));

  if (!conflict) {
    return (
      <p role="status" className={classes.lead}>
        Nothing conflicts: everything could be taken without a question.
      </p>
    );
  }
  return (
    // The keys are an addition: every answer has a button. The region takes the focus so that the keys go somewhere.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={classes.conflicts}
      aria-label="Conflicts"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={classes.direction}>
        <p role="status" className={classes.count}>
          {`Question ${at + 1} of ${conflicts.length}. ${open.length === 0 ? 'All are answered.' : `${open.length} to answer.`}`}
        </p>
        <div className={classes.toggles}>
          <Button size="compact-sm" variant="default" disabled={at === 0} onClick={() => show(at - 1)}>
            Previous
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={at >= conflicts.length - 1}
            onClick={() => show(at + 1)}
          >
            Next
          </Button>
          <Button size="compact-sm" variant="default" disabled={open.length === 0} onClick={() => nextUnanswered(at)}>
            {letters ? 'Next unanswered (N)' : 'Next unanswered'}
          </Button>
        </div>
      </div>
      <ConflictCard
        key={conflict.id}
        conflict={conflict}
        chosen={Object.hasOwn(choices, conflict.id) ? choices[conflict.id] : undefined}
        versions={versions}
        onChoose={choose}
      />
      {open.length > 1 && (
        <div className={classes.toggles}>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button key={side} size="compact-sm" variant="subtle" onClick={() => takeRest(side)}>
              {`Take all of ${side} for the rest (${open.length})`}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
