/** An icon button that opens a small panel beside it, such as a date picker. */
import { IconCalendarTime } from '@tabler/icons-react';
import { ActionIcon, Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** The icon of buttons that open a date picker. */
export function CalendarIcon() {
  return <IconCalendarTime size={18} aria-hidden />;
}

interface PopoverButtonProps {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The content of the panel, which is rendered only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" withinPortal trapFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
        >
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>{opened ? children(() => setOpened(false)) : null}</Popover.Dropdown>
    </Popover>
  );
}
