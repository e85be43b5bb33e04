import { ActionIcon, Menu, Tooltip, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes: readonly {
  readonly value: MantineColorScheme;
  readonly label: string;
  readonly icon: typeof IconSun;
}[] = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'As the system', icon: IconDeviceDesktop },
];

/** Light, dark, or as the system has it. Remembered in this browser. */
export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = schemes.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label="Colour scheme">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Colour scheme">
            <Icon size={20} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, label, icon: Each }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === colorScheme}
            leftSection={<Each size={16} />}
            rightSection={value === colorScheme ? <IconCheck size={14} /> : null}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
