/** The small text button inside fields and lists. */
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { showDirections } from '../core/text/directions.ts';
import classes from './small-button.module.css';

/** The icon button for rows of long lists; toolbars use `ToolButton`. */
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

interface SmallButtonProps {
  /** 'main' for the step that a person most likely wants, 'plain' without a border. */
  readonly look?: 'main' | 'bordered' | 'plain';
  readonly disabled?: boolean;
  /** The accessible name, if it says more than the text. */
  readonly label?: string | undefined;
  /** Whether it has opened something; undefined if it opens nothing. */
  readonly expanded?: boolean | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const variants = { main: 'filled', bordered: 'default', plain: 'subtle' } as const;

export function SmallButton({
  look = 'bordered',
  disabled = false,
  label,
  expanded,
  onClick,
  children,
}: SmallButtonProps) {
  return (
    <Button
      size="compact-xs"
      variant={variants[look]}
      disabled={disabled}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
