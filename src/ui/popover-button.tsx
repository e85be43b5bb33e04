/**
 * An icon button beside a field that opens a small panel, such as a date picker. Tab skips it, because the
 * field opens it with `openWithKey`.
 */
import { IconCalendarTime } from '@tabler/icons-react';
import { ActionIcon, Popover } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

/** The key of a field that opens the panel beside it, as in the browser's own date fields, for `aria-keyshortcuts`. */
export const openKey = 'Alt+ArrowDown';

/** Opens the panel of the button in an element for Alt with an arrow down. Returns whether it did. */
export function openWithKey({ altKey, key }: KeyboardEvent, beside: HTMLElement | null): boolean {
  const button =
    altKey && key === 'ArrowDown' ? beside?.querySelector<HTMLButtonElement>('[data-opens]:not(:disabled)') : null;
  button?.click();
  return !!button;
}

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
          title={`${label} (Alt ↓)`}
          aria-expanded={opened}
          data-opens
          tabIndex={-1}
          onClick={() => setOpened((before) => !before)}
        >
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>{opened ? children(() => setOpened(false)) : null}</Popover.Dropdown>
    </Popover>
  );
}
