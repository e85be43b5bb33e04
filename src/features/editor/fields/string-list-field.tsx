import { Button } from '@mantine/core';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import { Counter } from '../field/counter.tsx';
import { shownJson } from '../field/describe-json.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { FieldFrame, type ControlProps } from '../field/field-frame.tsx';
import { TextArea } from '../field/text-area.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import type { SchemaNode } from '../form/form-schemas.ts';
import { useEdits, useUnfinished, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { appendEdit } from '../place/set-edit.ts';
import { linesOf } from './pasted-lines.ts';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import { StringItem } from './string-item.tsx';
import classes from './string-list-field.module.css';

const noItems: readonly JsonValue[] = [];

interface AddBoxProps {
  readonly field: Pointer;
  readonly control: ControlProps;
  readonly itemTitle: string;
  readonly limit: number | undefined;
  /** Adds texts. Returns true if they were added; otherwise they stay in the box. */
  readonly onAdd: (texts: readonly string[]) => boolean;
  /** Called to move from the box up to the last item. */
  readonly onUp: () => void;
}

/** The box for a new item. Enter adds it. Several pasted lines can be added as several items. */
function AddBox({ field, control, itemTitle, limit, onAdd, onUp }: AddBoxProps) {
  const [text, setText] = useUnfinished(field);
  const lines = linesOf(text);
  const canWrite = useCanWrite();
  const add = (texts: readonly string[]): void => {
    if (texts.length === 0 || onAdd(texts)) setText('');
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (text.trim() !== '') add([text.trim()]);
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText('');
    }
    if (event.key === 'ArrowUp' && text === '') onUp();
  };
  // Typed text is never lost: it is added when the focus moves elsewhere in the page, but not when the person switches
  // to another browser window.
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent): void => {
    const within = currentTarget.contains(relatedTarget) || document.activeElement === target;
    if (!within && canWrite && text.trim() !== '') add([text.trim()]);
  };
  return (
    <div className={classes.add} onBlur={leave}>
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
      {text === '' ? null : (
        <div className={classes.offers}>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => add([text.trim()])}
            disabled={!canWrite || text.trim() === ''}
          >
            Add
          </Button>
          {lines.length > 1 ? (
            <Button
              size="compact-xs"
              disabled={!canWrite}
              onClick={() => add(lines)}
            >{`Add as ${String(lines.length)} items`}</Button>
          ) : null}
          <Counter text={text} limit={limit} />
        </div>
      )}
    </div>
  );
}

/** Returns the edits of a list of texts. Each call is one step of the history. */
function useListEdits(field: string, title: string, itemTitle: string) {
  const { base } = usePlace();
  const edits = useEdits();
  const nameOf = (index: number): string => `${itemTitle} ${String(index + 1)}`;
  return {
    add: (texts: readonly string[]) =>
      edits.run(({ assessment }) => appendEdit(assessment, base + field, texts), { label: `add to ${title}` }),
    remove: (index: number) => edits.unset(`${field}/${String(index)}`, { label: `remove ${nameOf(index)}` }),
    move: (index: number, to: number) =>
      edits.run(
        { type: 'move', path: `/assessment${base}${field}`, from: [index], to },
        { label: `move ${nameOf(index)}` },
      ),
    replace: (value: JsonValue) => edits.set(field, value, { label: `replace ${title}` }),
  };
}

function itemSchemaOf(schema: SchemaNode): SchemaNode {
  return typeof schema.items === 'object' && schema.items !== null ? (schema.items as SchemaNode) : {};
}

/** A list of texts, which can be added, reordered and removed. */
export function StringListField({ field, schema }: EntryFieldProps) {
  const { base } = usePlace();
  const value = useValue(field);
  const title = titleOf(schema);
  const itemSchema = itemSchemaOf(schema);
  const itemTitle = titleOf(itemSchema);
  const edits = useListEdits(field, title, itemTitle);
  const list = useRef<HTMLOListElement>(null);
  const items = isJsonArray(value) ? value : noItems;
  const limit = numberOf(itemSchema, 'maxLength');
  const focusItem = (index: number): void => {
    list.current?.querySelectorAll('textarea')[index]?.focus();
  };
  const full = numberOf(schema, 'maxItems');
  return (
    <FieldFrame
      field={field}
      title={title}
      help={helpOf(schema)}
      aside={
        items.length > 0 && full !== undefined ? (
          <span className={classes.count}>{`${String(items.length)} of ${String(full)}`}</span>
        ) : null
      }
    >
      {(control) =>
        value === undefined || isJsonArray(value) ? (
          <>
            <ol className={classes.items} ref={list}>
              {items.map((item, index) => (
                <StringItem
                  key={index}
                  field={`${field}/${String(index)}`}
                  item={item}
                  name={`${itemTitle} ${String(index + 1)}`}
                  limit={limit}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => {
                    edits.move(index, by < 0 ? index - 1 : index + 2);
                    focusItem(index + by);
                  }}
                  onRemove={() => edits.remove(index)}
                  onDone={() => document.getElementById(control.id)?.focus()}
                />
              ))}
            </ol>
            <AddBox
              key={base}
              field={field}
              control={control}
              itemTitle={itemTitle}
              limit={limit}
              onAdd={edits.add}
              onUp={() => focusItem(items.length - 1)}
            />
          </>
        ) : (
          <WrongFieldValue
            field={field}
            value={value}
            expected="a list of text items"
            replacements={[
              {
                title: 'Convert to a list',
                onReplace: () => edits.replace([typeof value === 'string' ? value : shownJson(value)]),
              },
              { title: 'Replace with empty list', onReplace: () => edits.replace([]) },
            ]}
          />
        )
      }
    </FieldFrame>
  );
}
