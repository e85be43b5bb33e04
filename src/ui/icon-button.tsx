import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  /** What the button does; said by screen readers and shown when the pointer rests on it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly expanded?: boolean | undefined;
  readonly tabIndex?: number;
}

/** A small button that is an icon: plain, for lists in which there are hundreds. */
export function IconButton({ label, children, onClick, disabled = false, expanded, tabIndex }: IconButtonProps) {
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
