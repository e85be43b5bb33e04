/** The bar above the desk: the draft’s title, its save state, and commands for the whole draft. */
import { ActionIcon, Button, Kbd, Tooltip, type ButtonProps } from '@mantine/core';
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
        <LabelledButton
          label="Find anything"
          icon={IconSearch}
          variant="default"
          aria-keyshortcuts="Control+K Meta+K"
          className={classes.find}
          rightSection={<Kbd size="xs">{keysFor('find', isApplePlatform()).join(' ')}</Kbd>}
          onClick={onFind}
        />
        <DeskButton />
        <ReviewButton />
        <LabelledButton label="Export…" icon={IconFileExport} onClick={onExport} />
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
    <LabelledButton
      label="Desk"
      icon={IconLayoutColumns}
      variant="default"
      className={classes.review}
      onClick={() => goTo({ to: 'desk' })}
    />
  );
}

/** Opens and closes the review. */
function ReviewButton() {
  const { goTo } = useStores().navigation;
  const inReview = useScreen() === 'review';
  return (
    <LabelledButton
      label="Review"
      icon={IconListCheck}
      variant={inReview ? 'light' : 'default'}
      aria-pressed={inReview}
      className={classes.review}
      onClick={() => goTo({ to: inReview ? 'desk' : 'review' })}
    />
  );
}

interface LabelledButtonProps extends ButtonProps {
  readonly label: string;
  readonly icon: typeof IconSearch;
  readonly onClick: () => void;
}

/** A button whose label is hidden in a narrow window. */
function LabelledButton({ label, icon: Icon, ...props }: LabelledButtonProps) {
  return (
    <Button size="xs" aria-label={label} leftSection={<Icon size={16} />} {...props}>
      <span className={classes.label}>{label}</span>
    </Button>
  );
}
