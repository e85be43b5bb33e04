import { Loader, Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useCommands } from '../../store/context.tsx';
import type { EarlierState } from '../../store/earlier-states.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { StateList } from './state-list.tsx';
import { StateView } from './state-view.tsx';
import { usePromised } from './use-promised.ts';
import classes from './history.module.css';

/** The states in which the draft was before: to look at, to return to, to open beside it. */
export function EarlierStates({ onClose }: { readonly onClose: () => void }) {
  const { earlierStates } = useCommands();
  const read = useCallback(() => earlierStates(), [earlierStates]);
  const states = usePromised(read);
  useReturnedFocus(true);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Earlier states"
      size="min(70rem, 96vw)"
      lockScroll={false}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {states.kind === 'waiting' && <Loader size="sm" aria-label="Looking for earlier states" />}
      {states.kind === 'failed' && (
        <p role="alert" className={classes.trouble}>
          The earlier states could not be read. {states.why}
        </p>
      )}
      {states.kind === 'there' && states.value.length === 0 && <NoStates />}
      {states.kind === 'there' && states.value.length > 0 && <States states={states.value} onDone={onClose} />}
    </Modal>
  );
}

function NoStates() {
  return (
    <EmptyState icon={<IconHistory size={32} />} title="No earlier state is kept yet">
      One is kept before anything is deleted, replaced or changed in many entries at once, about every ten minutes while
      you work, and when you come back to a draft after a pause. What is older is kept more sparsely. Until then, Undo
      goes back step by step.
    </EmptyState>
  );
}

interface StatesProps {
  readonly states: readonly EarlierState[];
  readonly onDone: () => void;
}

function States({ states, onDone }: StatesProps) {
  const now = useNow();
  const [chosen, setChosen] = useState(states[0]);
  return (
    <div className={classes.states}>
      <StateList states={states} now={now} chosen={chosen?.id} onChoose={setChosen} />
      {chosen && <StateView key={chosen.id} state={chosen} now={now} onDone={onDone} />}
    </div>
  );
}
