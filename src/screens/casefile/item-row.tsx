/** An observation or an actor on the casefile screen: a row that opens its fields, and a button that removes it. */
import { ActionIcon, Text, Group, UnstyledButton } from '@mantine/core';
import { IconTrash, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, ConsequenceList } from '../../ui/confirm-dialog.tsx';
import { useCanWrite } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import classes from './casefile.module.css';

// The bin button that removes an item of the casefile. If something refers to the item, a dialog says so first.

interface RemovalButtonProps {
  /** The accessible name: “Remove passage 2”. */
  readonly label: string;
  /** What refers to the item. If nothing does, it is removed without confirmation, because it can be undone. */
  readonly references: readonly string[];
  /** What happens to the references, as a sentence. */
  readonly consequence: string;
  readonly onRemove: () => void;
}

export function RemovalButton({ label, references, consequence, onRemove }: RemovalButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="red"
        aria-label={label}
        onClick={() => (references.length === 0 ? onRemove() : setAsking(true))}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        title={`${label}?`}
        confirmLabel="Remove"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        <Text size="sm">{consequence} You can undo this.</Text>
        <ConsequenceList items={references} />
      </ConfirmDialog>
    </>
  );
}

interface ItemRowProps {
  readonly head: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly removal: RemovalButtonProps;
  /** The fields, shown while the row is open. */
  readonly children: ReactNode;
}

export function ItemRow({ head, open, onToggle, removal, children }: ItemRowProps) {
  const canWrite = useCanWrite();
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.item} data-open={open || undefined}>
      <Group gap="xs" wrap="nowrap" className={classes.itemHead}>
        <UnstyledButton className={classes.itemButton} aria-expanded={open} onClick={onToggle}>
          <Chevron size={16} aria-hidden />
          {head}
        </UnstyledButton>
        <Writable canWrite={canWrite}>
          <RemovalButton {...removal} />
        </Writable>
      </Group>
      {open && <div className={classes.itemBody}>{children}</div>}
    </li>
  );
}
