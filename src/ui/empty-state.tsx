/** The message in place of a list or view without content, with buttons for the next step. */
import { showDirections } from '../core/text/directions.ts';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** The content of an empty state. */
export interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** What is missing, as a sentence. */
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Buttons for the next step. */
  readonly actions?: ReactNode;
  /** For a narrow column: smaller and aligned to the top. */
  readonly compact?: boolean;
}

/** Shown when there is no content yet; says what to do next. */
export function EmptyState({ icon, title, children, actions, compact = false }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      {icon ? (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      ) : null}
      <p className={classes.title}>{showDirections(title)}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
