/** One text of a list field, with buttons to move and remove it. Alt with an arrow key also moves it. */
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { JsonValue } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { IconButton } from '../../../ui/small-button.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { Counter } from '../../../shared/field/counter.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { useEdits } from '../place/hooks.ts';
import classes from './string-list-field.module.css';
import { useTyping } from './use-typing.ts';

/** Created once, so that icons are not rendered again with every item. */
const icons = {
  up: <IconArrowUp size={15} />,
  down: <IconArrowDown size={15} />,
  remove: <IconX size={15} />,
};

interface StringItemProps {
  readonly field: Pointer;
  readonly item: JsonValue;
  /** The item's name: “Limitation 3”. */
  readonly name: string;
  readonly limit: number | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Called on Enter, when the item is complete. */
  readonly onDone: () => void;
}

function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: StringItemProps) {
  return (
    <div className={classes.buttons}>
      <IconButton label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        {icons.up}
      </IconButton>
      <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        {icons.down}
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        {icons.remove}
      </IconButton>
    </div>
  );
}

export function StringItem(props: StringItemProps) {
  const { field, item, name, limit, isFirst, isLast, onMove, onDone } = props;
  const edits = useEdits();
  const typed = useTyping(field, name, typeof item === 'string' ? item : '');
  const canWrite = useCanWrite();
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onDone();
    }
    const by = event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (!(by < 0 ? isFirst : isLast)) onMove(by);
  };
  return (
    <li className={classes.item} data-field={field}>
      <div className={classes.body}>
        {typeof item === 'string' ? (
          <TextArea single aria-label={name} value={item} {...typed} onKeyDown={keyDown} />
        ) : (
          <div className={classes.wrong}>
            <code dir="auto">{shortJson(item)}</code> is not text.{' '}
            <button
              type="button"
              disabled={!canWrite}
              onClick={() => edits.set(field, shownJson(item), { label: `replace ${name}` })}
            >
              Convert to text
            </button>
          </div>
        )}
        {typeof item === 'string' ? <Counter text={item} limit={limit} /> : null}
      </div>
      <Writable canWrite={canWrite}>
        <ItemButtons {...props} />
      </Writable>
    </li>
  );
}
