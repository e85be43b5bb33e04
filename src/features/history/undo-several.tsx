import { Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useDraft } from '../../store/context.tsx';
import { useNow } from '../../ui/use-now.ts';
import { momentInWords } from './state-times.ts';
import classes from './history.module.css';

interface UndoSeveralProps {
  /** Takes back this many steps. */
  readonly onUndo: (steps: number) => void;
  readonly onEarlierStates: () => void;
}

/** More than this are not gone through in a menu; the earlier states reach further back. */
const mostShown = 60;

/** What a menu of the steps holds: each with its time, the last one first; choosing one takes back all down to it. */
export function UndoSeveralItems({ onUndo, onEarlierStates }: UndoSeveralProps) {
  const past = useDraft(({ history }) => history.past);
  const now = useNow();
  const steps = past.toReversed().slice(0, mostShown);
  return (
    <>
      <div className={classes.steps}>
        <Menu.Label>{steps.length === 0 ? 'Nothing to undo' : 'Undo down to, and with it:'}</Menu.Label>
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
        {past.length > mostShown && (
          <Menu.Label>{past.length - mostShown} more steps lie before these; Undo goes on from here.</Menu.Label>
        )}
      </div>
      <Menu.Divider />
      <Menu.Item leftSection={<IconHistory size={16} />} onClick={onEarlierStates}>
        Earlier states…
      </Menu.Item>
    </>
  );
}
