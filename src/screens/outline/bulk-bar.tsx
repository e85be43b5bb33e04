/**
 * The bar with the actions for the entries marked in the outline. It takes up the same space while nothing is marked.
 */
import { Button, NativeSelect, Popover, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconEdit, IconTrash } from '@tabler/icons-react';
import { memo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { ListName } from '../../core/assessment/view.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import type { Choice } from '../../core/assessment/choices.ts';
import { actorChoices, bulkFields, type BulkField } from './choices.ts';
import { inOrder } from './entry-keys.ts';
import { stepTarget, type Marking } from './marking.ts';
import { countedEntries } from '../../shared/sections.ts';
import type { EntryActions } from './use-entry-actions.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useStable } from '../../ui/use-stable.ts';
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
  const [opened, setOpened] = useState(false);
  const [isFading, setIsFading] = useState(false);
  const move = (direction: 'up' | 'down'): void => {
    const to = stepTarget(total, marking.marked, direction);
    if (to === undefined) return;
    const places = actions.move(marked, to);
    put(marked.map((index) => places[index] ?? index));
  };
  // A new selection renders a button again only if it becomes enabled or disabled.
  const act = useStable({
    up: () => move('up'),
    down: () => move('down'),
    duplicate: () => put(actions.duplicate(marked)),
    remove: () => void actions.remove(marked),
    open(next: boolean) {
      setOpened(next);
      setIsFading(!next);
    },
    closed: () => setIsFading(false),
  });
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
      {bulkFields[list].length > 0 ? (
        <BulkChange disabled={none} opened={opened} onOpened={act.open} onClosed={act.closed}>
          {opened || isFading ? (
            <BulkForm list={list} marked={marked} actions={actions} onDone={() => act.open(false)} />
          ) : null}
        </BulkChange>
      ) : null}
      {(['up', 'down'] as const).map((direction) => (
        <ToolButton
          key={direction}
          size="1.75rem"
          label={`Move ${direction}`}
          hint={direction === 'up' ? 'Alt ↑' : 'Alt ↓'}
          disabled={none || !whole || stepTarget(total, marking.marked, direction) === undefined}
          onClick={act[direction]}
        >
          {icons[direction]}
        </ToolButton>
      ))}
      <ToolButton size="1.75rem" label="Duplicate" hint="Ctrl D" disabled={none} onClick={act.duplicate}>
        {icons.duplicate}
      </ToolButton>
      <ToolButton size="1.75rem" label="Delete" hint="Delete" disabled={none} onClick={act.remove}>
        {icons.remove}
      </ToolButton>
    </div>
  );
});

/** The same elements each time, so that the buttons stay the same. */
const icons = {
  up: <IconArrowUp size={15} aria-hidden />,
  down: <IconArrowDown size={15} aria-hidden />,
  duplicate: <IconCopy size={15} aria-hidden />,
  remove: <IconTrash size={15} aria-hidden />,
} as const;

interface BulkChangeProps {
  readonly disabled: boolean;
  readonly opened: boolean;
  readonly onOpened: (opened: boolean) => void;
  /** Called once it has faded out. */
  readonly onClosed: () => void;
  /** The form; null while it is closed. */
  readonly children: ReactNode;
}

const BulkChange = memo(function BulkChange(props: BulkChangeProps) {
  const { disabled, opened, onOpened, onClosed, children } = props;
  return (
    <Popover position="top-end" trapFocus opened={opened} onChange={onOpened} onExitTransitionEnd={onClosed}>
      <Popover.Target>
        <SetButton disabled={disabled} onClick={() => onOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
});

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

interface BulkFormProps {
  readonly list: ListName;
  readonly marked: readonly number[];
  readonly actions: EntryActions;
  readonly onDone: () => void;
}

function BulkForm({ list, marked, actions, onDone }: BulkFormProps) {
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
