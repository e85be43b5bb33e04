/** A button of a toolbar: an icon with a tooltip. */
import { memo, type ReactNode } from 'react';
import quiet from './quiet.module.css';
import { TipButton } from './tip-button.tsx';

interface ToolButtonProps {
  readonly label: string;
  /** What the tooltip adds to the label, such as the keys. */
  readonly hint?: string;
  /** The button can still have the focus, so that a person who uses it until the end does not lose their place. */
  readonly disabled?: boolean;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean;
  /** With a border, for example beside a select. */
  readonly bordered?: boolean;
  readonly size?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Memoised: its tooltip takes longer to render than most of what is around it. */
export const ToolButton = memo(function ToolButton(props: ToolButtonProps) {
  const { label, hint, disabled = false, pressed, bordered = false, size = '1.875rem', onClick, children } = props;
  return (
    <TipButton
      tooltip={hint === undefined ? label : `${label} (${hint})`}
      size={size}
      variant={bordered ? 'default' : pressed ? 'light' : 'subtle'}
      {...(bordered || pressed ? {} : { color: 'gray' })}
      {...(bordered ? {} : { className: quiet.quiet ?? '' })}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </TipButton>
  );
});
