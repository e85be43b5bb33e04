/** The menu “Views” of the top bar, which switches between the desk, the screens and the JSON view. */
import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconCode,
  IconGitCompare,
  IconHelp,
  IconKeyboard,
  IconLayout,
  IconLayoutColumns,
  IconListCheck,
  IconMessages,
  IconTable,
} from '@tabler/icons-react';
import { useStores } from '../../shared/context.tsx';
import type { ScreenName } from '../../store/place.ts';
import { helpAddress } from '../addresses.ts';
import { ColorSchemeItems } from '../color-scheme-menu.tsx';
import { screenOrder, screenTitles } from './screens.tsx';
import { useScreen } from './use-screen.ts';

const icons: Readonly<Record<ScreenName, typeof IconCode>> = {
  review: IconListCheck,
  verdicts: IconMessages,
  matrix: IconTable,
  compare: IconGitCompare,
};

interface ViewsMenuProps {
  readonly onSource: () => void;
  /** Shows the keyboard shortcuts. */
  readonly onHelp: () => void;
}

/**
 * The views of the draft: the desk, the screens and the JSON view. On narrow windows it also contains commands that do
 * not fit into the top bar.
 */
export function ViewsMenu({ onSource, onHelp }: ViewsMenuProps) {
  const narrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const { goTo } = useStores().navigation;
  const screen = useScreen();
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Views" title="Views">
          <IconLayout size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLayoutColumns size={16} />}
          aria-current={screen === undefined ? 'page' : undefined}
          onClick={() => goTo({ to: 'desk' })}
        >
          Desk
        </Menu.Item>
        {screenOrder.map((name) => {
          const Icon = icons[name];
          return (
            <Menu.Item
              key={name}
              leftSection={<Icon size={16} />}
              aria-current={screen === name ? 'page' : undefined}
              onClick={() => goTo({ to: name })}
            >
              {screenTitles[name]}
            </Menu.Item>
          );
        })}
        <Menu.Item leftSection={<IconCode size={16} />} onClick={onSource}>
          JSON
        </Menu.Item>
        {narrow && <OtherItems onHelp={onHelp} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Commands that the top bar shows itself if it is wide enough. */
function OtherItems({ onHelp }: Pick<ViewsMenuProps, 'onHelp'>) {
  return (
    <>
      <Menu.Divider />
      <Menu.Item component="a" href={`#${helpAddress()}`} leftSection={<IconHelp size={16} />}>
        Help
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onHelp}>
        Keyboard shortcuts
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>Colour scheme</Menu.Label>
      <ColorSchemeItems />
    </>
  );
}
