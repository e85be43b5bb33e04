/** The desk's layouts, for wide, medium and narrow windows. */
import {
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type KeyboardEvent,
} from 'react';
import { Tabs } from '@mantine/core';
import { isPlainClick } from '../../ui/keyboard.ts';
import { SplitPanes, type Pane } from '../../ui/split-panes.tsx';
import {
  EvidencePanel,
  regions,
  focusRegion,
  outlineToggleId,
  deskTabsId,
  regionOrder,
  regionTitles,
  type RegionName,
} from './regions.tsx';
import { useStores } from '../../shared/context.tsx';
import classes from './desk.module.css';
import { highestLevel } from '../../core/check/levels.ts';
import { useLevelCount } from '../../shared/to-complete.ts';
import type { Selection, ViewState } from '../../desk/view-store.ts';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { isSamePlace } from '../addresses.ts';
import { useSourceTarget } from './views.ts';

// Tells clicks that open an entry of the outline from clicks that only select several.

/**
 * Returns the region in which a click in the outline opens something: the editor for an entry, and the passage for a
 * source, unless the casefile shows it.
 */
function openedBy(event: MouseEvent, { section }: Selection): 'editor' | 'passage' | undefined {
  const item = event.target instanceof Element ? event.target.closest('[data-entry], [data-source]') : null;
  if (!item || !isPlainClick(event)) return undefined;
  return item.matches('[data-source]') && section !== 'casefile' ? 'passage' : 'editor';
}

const columns: readonly Pane[] = [
  { id: 'outline', content: regions.outline, size: 22, min: 14, handle: 'Resize outline' },
  { id: 'editor', content: regions.editor, size: 40, min: 24, handle: 'Resize editor' },
  { id: 'passage', content: regions.passage, size: 38, min: 20 },
];

/**
 * Returns the columns with the findings below. Of a window 720 pixels high, the columns keep 60 %, however far the
 * findings are pulled up.
 */
function withFindings(content: ReactNode): readonly Pane[] {
  return [
    { id: 'columns', content, size: 72, min: 69, handle: 'Resize findings' },
    { id: 'findings', content: regions.findings, size: 28, min: 12 },
  ];
}

const rows = withFindings(<SplitPanes panes={columns} orientation="horizontal" name="columns" />);

export const WideDesk = memo(function WideDesk() {
  return (
    <div className={classes.wide}>
      <EvidencePanel />
      <SplitPanes panes={rows} orientation="vertical" name="desk-rows" />
    </div>
  );
});

// * The desk for windows of medium width: the editor and the passage side by side, with the findings below. The
// outline opens over the editor.

const columnsOfMediumDesk: readonly Pane[] = [
  { id: 'editor', content: regions.editor, size: 50, min: 36, handle: 'Resize editor' },
  { id: 'passage', content: regions.passage, size: 50, min: 36 },
];

const rowsOfMediumDesk = withFindings(
  <SplitPanes panes={columnsOfMediumDesk} orientation="horizontal" name="medium-columns" />,
);

interface MediumDeskProps {
  /** Whether the outline is open. */
  readonly outline: boolean;
  readonly onOutline: (opened: boolean) => void;
}

export function MediumDesk({ outline, onOutline }: MediumDeskProps) {
  return (
    <div className={classes.medium}>
      <EvidencePanel />
      <SplitPanes panes={rowsOfMediumDesk} orientation="vertical" name="desk-rows" />
      {outline && <OutlineDrawer onClose={() => onOutline(false)} />}
    </div>
  );
}

/** The outline over the editor. It closes when an entry is opened, with Esc, and when another region is used. */
function OutlineDrawer({ onClose }: { readonly onClose: () => void }) {
  const { view } = useStores();
  const drawer = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    focusRegion('outline');
    // Menus and dialogs of the outline are elsewhere on the page, so only other regions close it.
    const isOther = ({ target }: Event): boolean => {
      const region = target instanceof Element ? target.closest('[data-region], [data-pane]') : null;
      return region !== null && !drawer.current?.contains(region);
    };
    // A press in another region moves the focus there, but it closes the outline only if it also ends in one
    // (WCAG 2.5.2).
    let start: 'outline' | 'elsewhere' | undefined;
    const onFocus = (event: Event): void => {
      if (!start && isOther(event)) close();
    };
    const onDown = (event: Event): void => {
      start = isOther(event) ? 'elsewhere' : 'outline';
    };
    const onEnd = (event: Event): void => {
      if (event.type === 'pointerup' && start === 'elsewhere' && isOther(event)) close();
      start = undefined;
    };
    const listeners = {
      focusin: onFocus,
      pointerdown: onDown,
      pointerup: onEnd,
      pointercancel: onEnd,
      // While the browser’s own menu is open, the page may get no `pointerup`.
      contextmenu: onEnd,
    };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
    const stop = view.subscribe((now, before) => {
      if (now.focus !== null && now.focus !== before.focus) close();
    });
    return () => {
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
      stop();
    };
  }, [view]);
  return (
    // Key events and clicks bubble up from the outline. The drawer itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={drawer}
      className={classes.drawer}
      onClick={(event) => {
        const opened = openedBy(event, view.getState().selection);
        if (!opened) return;
        onClose();
        focusRegion(opened);
      }}
      onKeyDown={(event) => {
        if (!closesWith(event)) return;
        onClose();
        document.getElementById(outlineToggleId)?.focus();
      }}
    >
      {regions.outline}
    </div>
  );
}

/** Returns true if a key closes the outline. Esc also closes its menus, and clears its search. */
function closesWith({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target)) return false;
  return !(target instanceof HTMLInputElement && target.value !== '');
}

// * The desk for narrow windows: one region at a time. Opening an entry switches to the editor, showing a claim or a
// passage switches to the passage.

const leadsToPassage = (now: ViewState, before: ViewState): boolean =>
  now.reveal !== before.reveal || (now.passageId !== before.passageId && !now.claimTexts && !now.sorting);

export function NarrowDesk() {
  const { view } = useStores();
  const source = useSourceTarget();
  // A field requested from another screen is in the editor.
  const [tab, setTab] = useState<RegionName>(() =>
    source || view.getState().focus ? 'editor' : (regionOfFocusedField() ?? 'outline'),
  );
  const [shownSource, setShownSource] = useState(source?.serial);
  if (source?.serial !== shownSource) {
    setShownSource(source?.serial);
    if (source) setTab('editor');
  }
  useEffect(() => {
    let chosen = false;
    return view.subscribe((now, before) => {
      const entered = now.focus !== before.focus && now.focus !== null;
      if (entered || !isSamePlace(now.selection, before.selection)) {
        // Selecting an entry may also show its claim in the same task; the entry takes precedence.
        chosen = true;
        queueMicrotask(() => {
          chosen = false;
        });
        const fillsEditor = now.selection.section === 'casefile' || now.claimTexts !== null || now.sorting;
        // In the outline, choosing a section or moving through its entries does not open an entry.
        const staysInOutline = !entered && !fillsEditor;
        if (now.selection.index !== undefined || fillsEditor) {
          setTab((shown) => (shown === 'outline' && staysInOutline ? shown : 'editor'));
        }
      } else if (!chosen && now.followed === before.followed && leadsToPassage(now, before)) {
        setTab('passage');
      }
    });
  }, [view]);
  return (
    <Tabs
      id={deskTabsId}
      value={tab}
      onChange={(value) => setTab(regionOrder.find((name) => name === value) ?? 'outline')}
      className={classes.tabs}
    >
      <Tabs.List grow aria-label="Desk panels">
        {regionOrder.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={name === 'findings' && <HighestLevel />}>
            {regionTitles[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {regionOrder.map((name) => (
        <Tabs.Panel
          key={name}
          value={name}
          className={classes.tabPanel}
          onClick={(event) => {
            const opened = name === 'outline' ? openedBy(event, view.getState().selection) : undefined;
            if (opened) setTab(opened);
          }}
        >
          {name === 'editor' && <EvidencePanel />}
          {regions[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Returns the region of the field in which the person was before the window became narrow. */
function regionOfFocusedField(): RegionName | undefined {
  const field = document.activeElement?.matches('input, textarea, select') ? document.activeElement : null;
  const region = field?.closest<HTMLElement>('[data-region]')?.dataset.region;
  return regionOrder.find((name) => name === region);
}

/** The highest level of the findings in their tab, with its count for screen readers. */
function HighestLevel() {
  const counts = {
    error: useLevelCount('error'),
    violation: useLevelCount('violation'),
    notice: useLevelCount('notice'),
  };
  const level = highestLevel(counts);
  return level && <LevelIcon level={level} label={countedLevel(level, counts[level])} />;
}
