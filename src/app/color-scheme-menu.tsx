/** The choice of the light, dark or system colour scheme, as a menu and as items for other menus. */
import type { ComponentProps } from 'react';
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { TipButton } from '../ui/tip-button.tsx';

/** A button of the top bar with an icon and a tooltip. Also the target of a menu. */
export function BarButton(props: ComponentProps<typeof TipButton>) {
  return <TipButton variant="subtle" color="gray" size="lg" {...props} />;
}

const schemes: readonly {
  readonly value: MantineColorScheme;
  readonly label: string;
  readonly icon: typeof IconSun;
}[] = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
];

function useScheme() {
  // Suppressing transitions would inject a style element, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const Icon = schemes.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  const choose = (chosen: string): void => {
    const scheme = schemes.find(({ value }) => value === chosen);
    if (scheme) setColorScheme(scheme.value);
  };
  return { colorScheme, Icon, choose };
}

/** The colour schemes as menu items. */
export function ColorSchemeItems() {
  const { colorScheme, choose } = useScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={choose}>
      {schemes.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** Chooses the light, dark or system colour scheme. The choice is saved in this browser. */
export function ColorSchemeMenu() {
  const { Icon } = useScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <BarButton tooltip="Colour scheme" aria-label="Colour scheme">
          <Icon size={20} />
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}
