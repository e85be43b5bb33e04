/** The frame of the panel that links evidence to an entry, or a claim to entries: a region that Esc closes. */
import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ViewStore } from '../../../store/view-store.ts';
import { linkButtonId } from './evidence-links.ts';
import classes from './link-panel.module.css';

interface PanelFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  /** The name of the entry, if the title does not contain it. */
  readonly entry?: string;
  /** Whether something is searched for. */
  readonly searching: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PanelFrame({ ref, title, entry, searching, onKeyDown, onClose, children }: PanelFrameProps) {
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') return onKeyDown(event);
    event.preventDefault();
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
      {children}
    </section>
  );
}

/** Closes the panel, and focuses the button that opened it. */
export function closePanel(view: ViewStore): void {
  // Where there is room for one of them only, the button is hidden until the panel is closed.
  flushSync(() => view.actions.showLinking(false));
  document.getElementById(linkButtonId)?.focus();
}
