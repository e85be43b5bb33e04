/** The items of the undo menu, to undo several steps at once or open the version history. */
import { Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { useNow } from '../../ui/use-page.ts';
import { momentInWords } from './version-times.ts';
import classes from './history.module.css';

interface UndoSeveralProps {
  /** Undoes this many steps. */
  readonly onUndo: (steps: number) => void;
  readonly onEarlierStates: () => void;
}

/** The maximum number of steps in the menu; the version history reaches further back. */
const maxShown = 60;

/** The items of the undo menu: each step with its time, newest first. Choosing one undoes everything back to it. */
export function UndoSeveralItems({ onUndo, onEarlierStates }: UndoSeveralProps) {
  const past = useDraft(({ history }) => history.past);
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  // The menu focuses its first item when it opens. These items may come later, when their code is loaded.
  useLayoutEffect(() => {
    const menu = list.current?.closest<HTMLElement>('[role="menu"]');
    if (menu && menu === document.activeElement) menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);
  const steps = past.toReversed().slice(0, maxShown);
  return (
    <>
      <div ref={list} className={classes.steps}>
        <Menu.Label>{steps.length === 0 ? 'Nothing to undo' : 'Undo back to and including:'}</Menu.Label>
        {steps.map(({ label, at }, index) => (
          <Menu.Item
            key={past.length - index}
            onClick={() => onUndo(index + 1)}
            rightSection={<span className={classes.stepTime}>{momentInWords(at, now)}</span>}
          >
            <span className={classes.step} dir="auto">
              {label}
            </span>
          </Menu.Item>
        ))}
        {past.length > maxShown && (
          <Menu.Label>{past.length - maxShown} earlier steps. Use Undo to go back further.</Menu.Label>
        )}
      </div>
      <Menu.Divider />
      <Menu.Item leftSection={<IconHistory size={16} />} onClick={onEarlierStates}>
        Version history…
      </Menu.Item>
    </>
  );
}
