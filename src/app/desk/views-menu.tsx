import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCode,
  IconGitCompare,
  IconLayout,
  IconLayoutColumns,
  IconListCheck,
  IconMessages,
  IconTable,
} from '@tabler/icons-react';
import { useCommands } from '../../store/context.tsx';
import type { ScreenName } from '../../store/place.ts';
import { screenTitles } from './screens.tsx';
import { useScreen } from './use-screen.ts';

const icons: Readonly<Record<ScreenName, typeof IconCode>> = {
  review: IconListCheck,
  verdicts: IconMessages,
  matrix: IconTable,
  compare: IconGitCompare,
};

const order: readonly ScreenName[] = ['review', 'verdicts', 'matrix', 'compare'];

/** The ways in which the draft can be looked at: the desk, the screens that show it as a whole, and its source. */
export function ViewsMenu({ onSource }: { readonly onSource: () => void }) {
  const { goTo } = useCommands();
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
        {order.map((name) => {
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
          Source
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
