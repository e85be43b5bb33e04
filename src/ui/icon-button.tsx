/** The icon button for rows of long lists; toolbars use `ToolButton`. */
import { showDirections } from '../core/passage/directions.ts';
import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  /** What the button does; read by screen readers and shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly expanded?: boolean | undefined;
  readonly tabIndex?: number;
}

/** A small, lightweight icon button for lists with hundreds of them. */
export function IconButton({ label: given, children, onClick, disabled = false, expanded, tabIndex }: IconButtonProps) {
  const label = showDirections(given);
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
