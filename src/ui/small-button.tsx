/** The small text button inside fields and lists. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

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
