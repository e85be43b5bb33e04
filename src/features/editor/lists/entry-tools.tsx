/** The buttons of an entry that is edited in its list: move up, move down, duplicate and delete. */
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useCanWrite } from '../../../shared/context.tsx';
import { IconButton } from '../../../ui/small-button.tsx';
import { Writable } from '../../../ui/writable.tsx';
import classes from './entry-tools.module.css';
import type { ListEdits } from './use-list-edits.ts';

interface EntryToolsProps {
  /** The entry's name in a sentence: “unknown 3”. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly edits: ListEdits;
  readonly duplicates?: boolean;
}

/** The button that moves an entry up or down, as a selector. */
const moveButton = (way: 'up' | 'down'): string => `button[aria-label$=" ${way}"]:enabled`;

export function EntryTools({ name, index, count, edits, duplicates = false }: EntryToolsProps) {
  const canWrite = useCanWrite();
  return (
    <Writable canWrite={canWrite}>
      <div className={classes.tools}>
        <IconButton
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => edits.move(index, -1, moveButton('up'))}
        >
          <IconArrowUp size={16} />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => edits.move(index, 1, moveButton('down'))}
        >
          <IconArrowDown size={16} />
        </IconButton>
        {duplicates ? (
          <IconButton label={`Duplicate ${name}`} onClick={() => edits.duplicate(index)}>
            <IconCopy size={16} />
          </IconButton>
        ) : null}
        <IconButton label={`Delete ${name}`} onClick={() => void edits.remove(index)}>
          <IconTrash size={16} />
        </IconButton>
      </div>
    </Writable>
  );
}
