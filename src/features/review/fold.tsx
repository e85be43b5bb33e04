import { useState, type ReactNode } from 'react';
import classes from './screen.module.css';

/** A part of the stacked desk that can be put away; what is put away is not rendered. */
export function Fold(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  const { title, open = false, children } = props;
  const [shown, setShown] = useState(open);
  return (
    <details className={classes.fold} open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{title}</summary>
      {shown ? <div className={classes.folded}>{children}</div> : null}
    </details>
  );
}
