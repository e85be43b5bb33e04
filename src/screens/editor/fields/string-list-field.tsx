/** The field for a list of texts, which can be added, reordered and removed. */
import { Button } from '@mantine/core';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import { Counter } from '../../../shared/field/counter.tsx';
import { shownJson, shortJson } from '../field/describe-json.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { useUnfinished } from '../../../shared/unfinished.ts';
import { counted } from '../../../core/json/words.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { FieldFrame, type ControlProps } from '../field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import type { SchemaNode } from '../form/form-schemas.ts';
import { usePlace } from '../place/place.tsx';
import { appendEdit, useEdits } from '../place/hooks.ts';
import { numberOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField, useTypedPath, useTyping } from './use-field.ts';
import classes from './string-list-field.module.css';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/small-button.tsx';
import { afterPress } from '../../../ui/pointer-press.ts';
import { Writable } from '../../../ui/writable.tsx';

const noItems: readonly JsonValue[] = [];

interface AddBoxProps {
  readonly field: Pointer;
  readonly control: ControlProps;
  readonly itemTitle: string;
  readonly limit: number | undefined;
  /** The number of items, and the most that the contract allows. */
  readonly count: number;
  readonly most: number | undefined;
  /** Adds texts. Returns true if they were added; otherwise they stay in the box. */
  readonly onAdd: (texts: readonly string[]) => boolean;
  /** Called to move from the box up to the last item. */
  readonly onUp: () => void;
}

/** The box for a new item. Enter adds it. Several pasted lines can be added as several items. */
function AddBox({ field, control, itemTitle, limit, count, most = Infinity, onAdd, onUp }: AddBoxProps) {
  const [typed, setText] = useUnfinished(useTypedPath(field));
  const text = typed ?? '';
  const lines = linesOf(text);
  const canWrite = useCanWrite();
  const add = (texts: readonly string[]): void => {
    if (texts.length === 0 || onAdd(texts)) setText(undefined);
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (text.trim() !== '') add([text.trim()]);
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText(undefined);
    }
    if (event.key === 'ArrowUp' && text === '') onUp();
  };
  // Typed text is never lost: it is added when the focus moves elsewhere in the page, but not when the person switches
  // to another browser window. A press that moves the focus ends first, because the new item moves what was pressed.
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent): void => {
    const within = currentTarget.contains(relatedTarget) || document.activeElement === target;
    if (!within && canWrite && text.trim() !== '') afterPress(() => add([text.trim()]));
  };
  return (
    <div className={classes.add} onBlur={leave} data-native-undo={text !== ''}>
      <TextArea
        {...control}
        single={lines.length < 2}
        value={text}
        onText={setText}
        onKeyDown={keyDown}
        placeholder={
          canWrite ? `Type ${/^[aeiou]/i.test(itemTitle) ? 'an' : 'a'} ${itemTitle.toLowerCase()} and press Enter` : ''
        }
      />
      <div className={classes.offers}>
        {lines.length > 1 ? (
          <Button
            size="compact-xs"
            disabled={!canWrite}
            onClick={() => add(lines)}
          >{`Add as ${String(lines.length)} items`}</Button>
        ) : null}
        <Counter text={text} limit={limit} />
        {text !== '' && count + Math.max(lines.length, 1) > most ? (
          <span role="status" className={classes.count}>
            {`The list has ${String(count)} items. At most ${String(most)} are allowed.`}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function itemSchemaOf(schema: SchemaNode): SchemaNode {
  return typeof schema.items === 'object' && schema.items !== null ? (schema.items as SchemaNode) : {};
}

export function StringListField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { base } = usePlace();
  const { value, edits, title, replacement, frame } = useField(props);
  const itemSchema = itemSchemaOf(schema);
  const itemTitle = titleOf(itemSchema);
  const list = useRef<HTMLOListElement>(null);
  const items = isJsonArray(value) ? value : noItems;
  const limit = numberOf(itemSchema, 'maxLength');
  const isList = value === undefined || isJsonArray(value);
  const focusItem = (index: number): void => {
    list.current?.querySelectorAll('textarea')[index]?.focus();
  };
  const say = useAnnounce();
  const add = (texts: readonly string[]): boolean => {
    const edit = ({ assessment }: Workspace) => appendEdit(assessment, base + field, texts);
    const isDone = edits.run(edit, { label: `add to ${title}` });
    const many = texts.length === 1 ? `${itemTitle} ${String(items.length + 1)}` : counted(texts.length, 'item');
    if (isDone) say(`${many} added.`);
    return isDone;
  };
  const remove = (index: number): void => {
    const name = `${itemTitle} ${String(index + 1)}`;
    const at = `${field}/${String(index)}`;
    if (edits.unset(at, { label: `remove ${name}` }))
      say(`${name} removed. ${counted(items.length - 1, 'item')} left.`);
  };
  const move = (index: number, by: -1 | 1): void => {
    const to = by < 0 ? index - 1 : index + 2;
    const isDone = edits.run(
      { type: 'move', path: `/assessment${base}${field}`, from: [index], to },
      { label: `move ${itemTitle} ${String(index + 1)}` },
    );
    focusItem(index + by);
    if (isDone) say(`Moved to position ${String(index + by + 1)} of ${String(items.length)}.`);
  };
  const wrong = isList
    ? undefined
    : {
        expected: 'a list of text items',
        replacements: [
          replacement('Convert to a list', [typeof value === 'string' ? value : shownJson(value)]),
          replacement('Replace with empty list', []),
        ],
      };
  return (
    <FieldFrame
      {...frame}
      aside={<ItemCount count={items.length} limit={numberOf(schema, 'maxItems')} />}
      wrong={wrong}
    >
      {(control) => (
        <>
          <ol className={classes.items} ref={list}>
            {items.map((item, index) => {
              const name = `${itemTitle} ${String(index + 1)}`;
              const at = `${field}/${String(index)}`;
              return (
                <StringItem
                  key={index}
                  field={at}
                  item={item}
                  name={name}
                  limit={limit}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                  onDone={() => document.getElementById(control.id)?.focus()}
                />
              );
            })}
          </ol>
          <AddBox
            field={field}
            control={control}
            itemTitle={itemTitle}
            limit={limit}
            count={items.length}
            most={numberOf(schema, 'maxItems')}
            onAdd={add}
            onUp={() => focusItem(items.length - 1)}
          />
        </>
      )}
    </FieldFrame>
  );
}

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

/** One text of a list field, with buttons to move and remove it. Alt with an arrow key also moves it. */
function StringItem(props: StringItemProps) {
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

/** The note beside a list’s label: how many items it has, of how many it may have; nothing for an empty list. */
export function ItemCount({ count, limit }: { readonly count: number; readonly limit: number | undefined }) {
  if (count === 0 || limit === undefined) return null;
  return <span className={classes.count}>{`${String(count)} of ${String(limit)}`}</span>;
}

/**
 * Splits a text into lines that could each be an item. Removes white space at both ends, leading bullets and numbers,
 * and empty lines. A result with fewer than two lines means that there is nothing to split.
 */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-–—*•‣◦·]|\(?\d{1,3}[.)])\s+/u, '')
        .trim(),
    )
    .filter((line) => line !== '');
}
