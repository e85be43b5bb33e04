/** A button with a menu of file types to download. It stays enabled while a file is created, and so keeps the focus. */
import { Button, Loader, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';

interface DownloadMenuProps<Format> {
  readonly label: string;
  readonly size: 'xs' | 'compact-sm';
  readonly choices: readonly { readonly format: Format; readonly title: string }[];
  /** Whether a file is being created. */
  readonly isWorking: boolean;
  readonly onChoose: (format: Format) => void;
}

export function DownloadMenu<Format extends string>(props: DownloadMenuProps<Format>) {
  const { label, size, choices, isWorking, onChoose } = props;
  return (
    <Menu keepMounted={false} position="bottom-end">
      <Menu.Target>
        <Button
          size={size}
          variant="default"
          leftSection={isWorking ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-busy={isWorking}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ format, title }) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
