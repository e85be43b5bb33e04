/**
 * The bar with the actions for the entries marked in the outline. It takes up the same space while nothing is marked.
 */
import { Button, NativeSelect, Popover, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconEdit, IconTrash } from '@tabler/icons-react';
import { memo, useState, type ComponentPropsWithRef } from 'react';
import type { ListName } from '../../core/assessment/view.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import type { Choice } from '../../core/assessment/choices.ts';
import { actorChoices, bulkFields, type BulkField } from './choices.ts';
import { inOrder } from './entry-keys.ts';
import { stepTarget, type Marking } from './marking.ts';
import { countedEntries } from '../../shared/sections.ts';
import type { EntryActions } from './use-entry-actions.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import quiet from '../../ui/quiet.module.css';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  readonly list: ListName;
  /** The number of entries in the list, and how many of them are shown. */
  readonly total: number;
  readonly shown: number;
  readonly marking: Marking;
  /** Whether all entries are shown in document order. Only then can the order be changed. */
  readonly whole: boolean;
  /** Marks other rows instead. */
  readonly put: (indices: readonly number[]) => void;
  readonly actions: EntryActions;
}

export const BulkBar = memo(function BulkBar(props: BulkBarProps) {
  const { list, total, shown, marking, whole, put, actions } = props;
  const marked = inOrder(marking).filter((index) => index < total);
  const canWrite = useCanWrite();
  const none = marked.length === 0 || !canWrite;
  const move = (direction: 'up' | 'down'): void => {
    const to = stepTarget(total, marking.marked, direction);
    if (to === undefined) return;
    const places = actions.move(marked, to);
    put(marked.map((index) => places[index] ?? index));
  };
  const status =
    marked.length > 1
      ? `${String(marked.length)} selected`
      : shown < total
        ? `${String(shown)} of ${String(total)} shown`
        : '';
  return (
    <div className={classes.bar}>
      <span className={classes.status} role="status">
        {status}
      </span>
      {bulkFields[list].length > 0 ? <BulkChange list={list} marked={marked} actions={actions} /> : null}
      {(['up', 'down'] as const).map((direction) => (
        <ToolButton
          key={direction}
          size="1.75rem"
          label={`Move ${direction}`}
          hint={direction === 'up' ? 'Alt ↑' : 'Alt ↓'}
          disabled={none || !whole || stepTarget(total, marking.marked, direction) === undefined}
          onClick={() => move(direction)}
        >
          {direction === 'up' ? <IconArrowUp size={15} aria-hidden /> : <IconArrowDown size={15} aria-hidden />}
        </ToolButton>
      ))}
      <ToolButton
        size="1.75rem"
        label="Duplicate"
        hint="Ctrl D"
        disabled={none}
        onClick={() => put(actions.duplicate(marked))}
      >
        <IconCopy size={15} aria-hidden />
      </ToolButton>
      <ToolButton
        size="1.75rem"
        label="Delete"
        hint="Delete"
        disabled={none}
        onClick={() => void actions.remove(marked)}
      >
        <IconTrash size={15} aria-hidden />
      </ToolButton>
    </div>
  );
});

interface BulkChangeProps {
  readonly list: ListName;
  readonly marked: readonly number[];
  readonly actions: EntryActions;
}

function BulkChange({ list, marked, actions }: BulkChangeProps) {
  const [opened, setOpened] = useState(false);
  const canWrite = useCanWrite();
  return (
    <Popover position="top-end" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <SetButton disabled={marked.length === 0 || !canWrite} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <BulkForm list={list} marked={marked} actions={actions} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The popover gives it its state and its ref, which must reach the button inside the tooltip. */
function SetButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Tooltip label="Set a field for all selected entries">
      <Button
        {...props}
        size="compact-xs"
        variant="subtle"
        color="gray"
        className={quiet.quiet ?? ''}
        leftSection={<IconEdit size={14} aria-hidden />}
      >
        Set field…
      </Button>
    </Tooltip>
  );
}

/** The option value for null. */
const noActor = '\u0000';

function BulkForm({ list, marked, actions, onDone }: BulkChangeProps & { readonly onDone: () => void }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const fields = bulkFields[list];
  const [field, setField] = useState<BulkField | undefined>(fields[0]);
  const [value, setValue] = useState('');
  const choices = choicesFor(field, actorChoices(casefile));
  if (!field) return null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value === '') return;
        actions.setAll(marked, field.field, value === noActor ? null : value, field.title);
        onDone();
      }}
    >
      <p className={classes.title}>{countedEntries(list, marked.length)}</p>
      <NativeSelect
        size="xs"
        label="Field"
        value={field.field}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget;
          setField(fields.find((candidate) => candidate.field === chosen));
          setValue('');
        }}
        data={fields.map(({ field: path, title }) => ({ value: path, label: title }))}
      />
      <NativeSelect
        size="xs"
        label="New value"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose…' },
          ...choices.map(({ value: key, title }) => ({ value: key, label: title })),
        ]}
      />
      <Button type="submit" size="compact-sm" disabled={value === '' || marked.length === 0}>
        Apply to {countedEntries(list, marked.length)}
      </Button>
    </form>
  );
}

function choicesFor(field: BulkField | undefined, actors: readonly Choice[]): readonly Choice[] {
  if (!field) return [];
  if (field.choices === 'actors') return actors;
  return field.choices === 'actors-or-none' ? [{ value: noActor, title: 'No actor' }, ...actors] : field.choices;
}
