/** The bar above the desk: the draft’s title, its save state, its views, and commands for the whole draft. */
import { Button, Kbd, Tooltip, type ButtonProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconFileExport, IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { useStores } from '../../shared/context.tsx';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { BarMenu } from './bar-menu.tsx';
import type { DeskOperations } from './desk-commands.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { outlineToggleId } from './regions.tsx';
import { SaveStatus } from './save-status.tsx';
import { keysFor } from './shortcuts.ts';
import { TitleField } from './title-field.tsx';
import { ViewTabs } from './view-tabs.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  readonly operations: DeskOperations;
  /** Whether the outline is open, if it opens over the editor; undefined if it has its own place. */
  readonly outline: boolean | undefined;
  readonly onOutline: (opened: boolean) => void;
}

/** Where the views are: in the bar, in a row below it, or, if the window is narrow and low, in the menu. */
function useViewsPlace(): 'bar' | 'row' | 'menu' {
  const fits = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false });
  const small = useMediaQuery('(max-height: 30em) and (max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return fits ? 'bar' : small ? 'menu' : 'row';
}

export const TopBar = memo(function TopBar({ operations, outline, onOutline }: TopBarProps) {
  const { goToLibrary } = useStores().navigation;
  const { find, openExport, openStates, source } = operations;
  const place = useViewsPlace();
  const isInRow = place === 'row' || outline !== undefined;
  return (
    <header className={classes.frame}>
      <div className={classes.bar}>
        <LabelledButton
          label="Library"
          hint="Back to the library"
          icon={IconArrowLeft}
          variant="subtle"
          color="gray"
          className={classes.library}
          onClick={goToLibrary}
        />
        <TitleField />
        <SaveStatus onExport={openExport} onEarlierStates={openStates} />
        {place === 'bar' && <ViewTabs onSource={source} />}
        <div className={classes.actions}>
          <HistoryButtons onEarlierStates={openStates} />
          <LabelledButton
            label="Find anything"
            labelEnd=" anything"
            icon={IconSearch}
            variant="default"
            aria-keyshortcuts="Control+K Meta+K"
            className={classes.find}
            rightSection={<Kbd size="xs">{keysFor('find', isApplePlatform()).join(' ')}</Kbd>}
            onClick={find}
          />
          <LabelledButton label="Export…" icon={IconFileExport} onClick={openExport} />
          <BarMenu operations={operations} withViews={place === 'menu'} />
        </div>
      </div>
      {isInRow && (
        <div className={classes.row}>
          {outline !== undefined && <OutlineToggle opened={outline} onToggle={onOutline} />}
          {place === 'row' && <ViewTabs onSource={source} />}
        </div>
      )}
    </header>
  );
});

interface OutlineToggleProps {
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
}

/** Opens and closes the outline over the editor. */
function OutlineToggle({ opened, onToggle }: OutlineToggleProps) {
  return (
    <Button
      id={outlineToggleId}
      size="compact-sm"
      variant={opened ? 'light' : 'default'}
      leftSection={<IconLayoutSidebar size={16} />}
      aria-expanded={opened}
      onClick={() => onToggle(!opened)}
    >
      Outline
    </Button>
  );
}

interface LabelledButtonProps extends ButtonProps {
  /** The whole label, which is also the name of the button for screen readers. */
  readonly label: string;
  /** The last words of `label`, which are hidden in a window where the title needs the space. */
  readonly labelEnd?: string;
  readonly hint?: string;
  readonly icon: typeof IconSearch;
  readonly onClick: () => void;
}

/** A button whose label is hidden in a narrow window. */
function LabelledButton({ label, labelEnd = '', hint, icon: Icon, ...props }: LabelledButtonProps) {
  const button = (
    <Button size="xs" aria-label={label} leftSection={<Icon size={16} />} {...props}>
      <span className={classes.label}>
        {label.slice(0, label.length - labelEnd.length)}
        {labelEnd !== '' && <span className={classes.labelEnd}>{labelEnd}</span>}
      </span>
    </Button>
  );
  return hint === undefined ? button : <Tooltip label={hint}>{button}</Tooltip>;
}
