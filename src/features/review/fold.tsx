import { useState, type ReactNode } from 'react';
import classes from './screen.module.css';

/** A collapsible section of the stacked screen. Collapsed content is not rendered. */
export function Fold(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  const { title, open = false, children } = props;
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details className={classes.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <div className={classes.folded}>{children}</div> : null}
    </details>
  );
}
