/**
 * The desk for windows of medium width: the editor and the passage side by side, with the findings below. The outline
 * opens over the editor.
 */
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useStores } from '../../shared/context.tsx';
import { SplitPanes, type Pane } from '../../ui/split-panes.tsx';
import { isEntryClick } from './entry-click.ts';
import { focusRegion, outlineToggleId, regions } from './regions.tsx';
import { withFindings } from './wide-desk.tsx';
import classes from './desk.module.css';

const columns: readonly Pane[] = [
  { id: 'editor', content: regions.editor, size: 50, min: 36, handle: 'Resize editor' },
  { id: 'passage', content: regions.passage, size: 50, min: 36 },
];

const rows = withFindings(<SplitPanes panes={columns} orientation="horizontal" name="medium-columns" />);

interface MediumDeskProps {
  /** Whether the outline is open. */
  readonly outline: boolean;
  readonly onOutline: (opened: boolean) => void;
}

export function MediumDesk({ outline, onOutline }: MediumDeskProps) {
  return (
    <div className={classes.medium}>
      <SplitPanes panes={rows} orientation="vertical" name="desk-rows" />
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
        if (!isEntryClick(event)) return;
        onClose();
        focusRegion('editor');
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
