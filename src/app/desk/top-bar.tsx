/** The bar above the desk: the draft’s title, its save state, its views, and commands for the whole draft. */
import { TextInput, VisuallyHidden, Button, Kbd, Menu, Tooltip, type ButtonProps } from '@mantine/core';
import { IconMenu2, IconArrowLeft, IconFileExport, IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { useRef, memo } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { titleInWords, untitled } from '../../core/assessment/draft-title.ts';
import { spacesForLineEnds } from '../../core/text/shorten.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import classes from './top-bar.module.css';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { helpAddress, signaturesAddress } from '../addresses.ts';
import { ColorSchemeItems } from '../color-scheme-menu.tsx';
import type { DeskOperations } from './desk-commands.ts';
import { keysFor, type Shortcut } from './shortcuts.ts';
import { saveTitle } from './use-saving.ts';
import { ViewTabs } from './view-tabs.tsx';
import { groupOf, useCurrentView, useViewGroups, useViewsInMenu, viewTitles } from './views.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { outlineToggleId } from './regions.tsx';
import { SaveStatus } from './save-status.tsx';

/** The editable title of the draft in the top bar. */
export function TitleField() {
  const title = useDraft((draft) => draft.workspace.title);
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const language = useTextLanguage();
  return (
    <>
      <VisuallyHidden component="h1" lang={title === '' ? undefined : language}>
        {titleInWords(title)}
      </VisuallyHidden>
      <TextInput
        aria-label="Title"
        placeholder={untitled}
        className={classes.title}
        classNames={{ input: classes.titleInput }}
        size="sm"
        value={spacesForLineEnds(title)}
        lang={language}
        readOnly={!canWrite}
        aria-describedby={canWrite ? undefined : readOnlyNoteId}
        onChange={({ currentTarget: { value } }) =>
          run({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' })
        }
      />
    </>
  );
}

// The menu “More” in the top bar: files, versions, printing, help and the colour scheme, with words and shortcuts.

interface BarMenuProps {
  readonly operations: DeskOperations;
  /** Whether the menu contains all views, because the top bar has no space for them. */
  readonly withViews: boolean;
}

function BarMenu(props: BarMenuProps) {
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
      <ViewItems onSource={operations.source} all={withViews} />
      <Menu.Divider />
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

/** The views that have no link in the top bar. */
function ViewItems({ onSource, all }: { readonly onSource: () => void; readonly all: boolean }) {
  const current = useCurrentView();
  const groups = useViewGroups();
  const { goTo } = useStores().navigation;
  const item = (title: string, isCurrent: boolean, open: () => void) => (
    <Menu.Item key={title} className={classes.view} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      {title}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Label>Views</Menu.Label>
      {all &&
        groups.map(({ title, views: [to = 'desk'] }) => item(title, groupOf(current) === title, () => goTo({ to })))}
      {useViewsInMenu().map((to) =>
        item(viewTitles[to], to === current, () => (to === 'json' ? onSource() : goTo({ to }))),
      )}
    </>
  );
}

function FileItems({ operations }: Pick<BarMenuProps, 'operations'>) {
  const { files, navigation } = useStores();
  const { canSaveInPlace } = files;
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  return (
    <>
      <Menu.Item rightSection={<Keys of="save" />} onClick={operations.save}>
        {saveTitle(canSaveInPlace)}
      </Menu.Item>
      {canSaveInPlace && <Menu.Item onClick={operations.saveAs}>Save to another file…</Menu.Item>}
      <Menu.Item onClick={operations.share}>Share…</Menu.Item>
      {!isBlind && <Menu.Item onClick={() => navigation.goTo({ to: 'verdicts' })}>Add review files…</Menu.Item>}
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

interface TopBarProps {
  readonly operations: DeskOperations;
  /** Whether the outline is open, if it opens over the editor; undefined if it has its own place. */
  readonly outline: boolean | undefined;
  readonly onOutline: (opened: boolean) => void;
}

/** Where the views are: in the bar, in a row below it, or, if the window is narrow and low, in the menu. */
function useViewsPlace(): 'bar' | 'row' | 'menu' {
  const fits = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const small = useMediaQuery('(max-height: 30em) and (max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return fits ? 'bar' : small ? 'menu' : 'row';
}

export const TopBar = memo(function TopBar({ operations, outline, onOutline }: TopBarProps) {
  const { goToLibrary } = useStores().navigation;
  const { find, openExport, openStates } = operations;
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
        {place === 'bar' && <ViewTabs />}
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
          {place === 'row' && <ViewTabs />}
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
