/** An observation or an actor on the casefile screen: a row that opens its fields, and a button that removes it. */
import { Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCanWrite } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import { RemovalButton, type RemovalButtonProps } from './removal-button.tsx';
import classes from './casefile.module.css';

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
