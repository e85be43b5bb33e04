/** The menu “More” in the top bar: files, versions, printing, help and the colour scheme, with words and shortcuts. */
import { Button, Kbd, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useStores } from '../../shared/context.tsx';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { helpAddress, signaturesAddress } from '../addresses.ts';
import { ColorSchemeItems } from '../color-scheme-menu.tsx';
import type { DeskOperations } from './desk-commands.ts';
import { keysFor, type Shortcut } from './shortcuts.ts';
import { saveTitle } from './use-saving.ts';
import { useOpenView } from './view-tabs.tsx';
import { useCurrentView, useViews, viewTitles } from './views.ts';
import classes from './top-bar.module.css';

interface BarMenuProps {
  readonly operations: DeskOperations;
  /** Whether the menu contains the views, because the top bar has no space for them. */
  readonly withViews: boolean;
}

export function BarMenu(props: BarMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu keepMounted={false} position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          ref={button}
          size="xs"
          variant="subtle"
          color="gray"
          aria-label="More"
          className={classes.more}
          leftSection={<IconMenu2 size={16} />}
        >
          <span className={classes.label}>More</span>
        </Button>
      </Menu.Target>
      {/* A dialog returns the focus to what had it when it opened, and the item is removed with the menu. */}
      <Menu.Dropdown
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('[role^="menuitem"]')) button.current?.focus();
        }}
      >
        <Items {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items({ operations, withViews }: BarMenuProps) {
  return (
    <>
      {withViews && <ViewItems onSource={operations.source} />}
      <FileItems operations={operations} />
      <Menu.Divider />
      <Menu.Item component="a" href={`#${helpAddress()}`} rightSection={<Keys of="openHelp" />}>
        Help
      </Menu.Item>
      <Menu.Item rightSection={<Keys of="help" />} onClick={operations.help}>
        Keyboard shortcuts
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>Colour scheme</Menu.Label>
      <ColorSchemeItems />
    </>
  );
}

function ViewItems({ onSource }: { readonly onSource: () => void }) {
  const current = useCurrentView();
  const open = useOpenView(onSource);
  return (
    <>
      <Menu.Label>Views</Menu.Label>
      {useViews().map((view) => (
        <Menu.Item
          key={view}
          className={classes.view}
          aria-current={view === current ? 'page' : undefined}
          onClick={() => open(view)}
        >
          {viewTitles[view]}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

function FileItems({ operations }: Pick<BarMenuProps, 'operations'>) {
  const { canSaveInPlace } = useStores().files;
  return (
    <>
      <Menu.Item rightSection={<Keys of="save" />} onClick={operations.save}>
        {saveTitle(canSaveInPlace)}
      </Menu.Item>
      {canSaveInPlace && <Menu.Item onClick={operations.saveAs}>Save to another file…</Menu.Item>}
      <Menu.Item onClick={operations.share}>Share…</Menu.Item>
      <Menu.Item onClick={operations.openStates}>Version history…</Menu.Item>
      <Menu.Item onClick={operations.exportAll}>Export all drafts</Menu.Item>
      <Menu.Item rightSection={<Keys of="print" />} onClick={operations.print}>
        Print…
      </Menu.Item>
      <Menu.Item component="a" href={`#${signaturesAddress}`}>
        Signatures
      </Menu.Item>
    </>
  );
}

function Keys({ of }: { readonly of: Shortcut | 'print' }) {
  const apple = isApplePlatform();
  const keys = of === 'print' ? [apple ? '⌘' : 'Ctrl', 'P'] : keysFor(of, apple);
  return <Kbd size="xs">{keys.join(' ')}</Kbd>;
}
