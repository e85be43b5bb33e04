import { ActionIcon, Button, Kbd, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconCode,
  IconFileExport,
  IconHelp,
  IconKeyboard,
  IconLayoutColumns,
  IconListCheck,
  IconSearch,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useStores } from '../../shared/context.tsx';
import { isApplePlatform } from '../../ui/platform.ts';
import { helpAddress } from '../addresses.ts';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';
import { BarButton } from '../bar-button.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SaveStatus } from './save-status.tsx';
import { keysFor } from './shortcuts.ts';
import { TitleField } from './title-field.tsx';
import { useScreen } from './use-screen.ts';
import { ViewsMenu } from './views-menu.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  readonly onSource: () => void;
  readonly onFind: () => void;
  readonly onExport: () => void;
  readonly onHelp: () => void;
  readonly onEarlierStates: () => void;
}

/** The bar above the desk: the draft’s title, its save state, and commands for the whole draft. */
export const TopBar = memo(function TopBar({ onSource, onFind, onExport, onHelp, onEarlierStates }: TopBarProps) {
  const { goToLibrary } = useStores().navigation;
  return (
    <header className={classes.bar}>
      <BarButton tooltip="Back to the library" aria-label="Library" onClick={goToLibrary}>
        <IconArrowLeft size={20} className={classes.arrow} />
      </BarButton>
      <TitleField />
      <SaveStatus onExport={onExport} onEarlierStates={onEarlierStates} />
      <div className={classes.actions}>
        <HistoryButtons onEarlierStates={onEarlierStates} />
        <Button
          variant="default"
          size="xs"
          aria-label="Find anything"
          aria-keyshortcuts="Control+K Meta+K"
          className={classes.find}
          leftSection={<IconSearch size={16} />}
          rightSection={<Kbd size="xs">{keysFor('find', isApplePlatform()).join(' ')}</Kbd>}
          onClick={onFind}
        >
          <span className={classes.label}>Find anything</span>
        </Button>
        <DeskButton />
        <ReviewButton />
        <Button size="xs" aria-label="Export…" leftSection={<IconFileExport size={16} />} onClick={onExport}>
          <span className={classes.label}>Export…</span>
        </Button>
        <BarButton tooltip="View as JSON" aria-label="JSON" className={classes.help} onClick={onSource}>
          <IconCode size={20} />
        </BarButton>
        <ViewsMenu onSource={onSource} onHelp={onHelp} />
        <Tooltip label="Help (F1)">
          <ActionIcon
            component="a"
            href={`#${helpAddress()}`}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Help"
            className={classes.help}
          >
            <IconHelp size={20} />
          </ActionIcon>
        </Tooltip>
        <span className={classes.help}>
          <ColorSchemeMenu />
        </span>
        <BarButton
          tooltip="Keyboard shortcuts (?)"
          aria-label="Keyboard shortcuts"
          className={classes.help}
          onClick={onHelp}
        >
          <IconKeyboard size={20} />
        </BarButton>
      </div>
    </header>
  );
});

/** Returns from a screen to the desk; nothing on the desk itself. */
function DeskButton() {
  const { goTo } = useStores().navigation;
  if (useScreen() === undefined) return null;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label="Desk"
      className={classes.review}
      leftSection={<IconLayoutColumns size={16} />}
      onClick={() => goTo({ to: 'desk' })}
    >
      <span className={classes.label}>Desk</span>
    </Button>
  );
}

/** Opens and closes the review. */
function ReviewButton() {
  const { goTo } = useStores().navigation;
  const inReview = useScreen() === 'review';
  return (
    <Button
      variant={inReview ? 'light' : 'default'}
      size="xs"
      aria-label="Review"
      aria-pressed={inReview}
      className={classes.review}
      leftSection={<IconListCheck size={16} />}
      onClick={() => goTo({ to: inReview ? 'desk' : 'review' })}
    >
      <span className={classes.label}>Review</span>
    </Button>
  );
}
