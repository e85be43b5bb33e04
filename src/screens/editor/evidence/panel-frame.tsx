/** The frame of the panel that links evidence to an entry, or a claim to entries: a region that Esc closes. */
import { Button } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ViewStore } from '../../../desk/view-store.ts';
import { useCanWrite, useStores } from '../../../shared/context.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { linkButtonId } from './evidence-links.ts';
import classes from './link-panel.module.css';

interface PanelFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  /** The name of the entry, if the title does not contain it. */
  readonly entry?: string;
  /** Whether something is searched for. */
  readonly searching: boolean;
  /** Sets the search. Esc clears it first. */
  readonly onSearch?: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PanelFrame({ ref, title, entry, searching, onSearch, onKeyDown, onClose, children }: PanelFrameProps) {
  const canWrite = useCanWrite();
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') return onKeyDown(event);
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return onSearch?.('');
    onClose();
  };
  return (
    // Apart from Esc, the keys belong to the search field. Each of them has a button in the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={classes.panel}
      aria-labelledby="link-panel-title"
      data-searching={searching || undefined}
      onKeyDown={onKey}
    >
      <div className={classes.head}>
        <h2 id="link-panel-title" className={classes.title}>
          {title}
        </h2>
        <span className={classes.entry}>{entry}</span>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
      <Writable canWrite={canWrite}>{children}</Writable>
    </section>
  );
}

/** The panel while nothing can be linked, for example after an undo: says why. */
export function EmptyPanel({ children }: { readonly children: string }) {
  const { view } = useStores();
  const body = useRef<HTMLElement>(null);
  useEffect(() => body.current?.querySelector('button')?.focus(), []);
  return (
    <PanelFrame
      ref={body}
      title="Link evidence"
      searching={false}
      onKeyDown={() => undefined}
      onClose={() => closePanel(view)}
    >
      <p className={classes.empty}>{children}</p>
    </PanelFrame>
  );
}

/** Closes the panel, and focuses the button that opened it. */
export function closePanel(view: ViewStore): void {
  // Where there is room for one of them only, the button is hidden until the panel is closed.
  flushSync(() => view.actions.showLinking(false));
  document.getElementById(linkButtonId)?.focus();
}
