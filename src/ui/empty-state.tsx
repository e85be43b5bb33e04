import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** What an empty place says. */
export interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** What is not here, as a sentence. */
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Buttons for it. */
  readonly actions?: ReactNode;
  /** Fits a narrow column: smaller, and at its top. */
  readonly compact?: boolean;
}

/** Stands where there is nothing yet, and says what to do. */
export function EmptyState({ icon, title, children, actions, compact = false }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      {icon ? (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      ) : null}
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
