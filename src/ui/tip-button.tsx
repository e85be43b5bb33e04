/** An icon button with a tooltip. Also the target of a menu or a popover, which give it their state, name and ref. */
import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface TipButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  readonly tooltip: string;
}

export function TipButton({ tooltip, ...props }: TipButtonProps) {
  const Icon = tooltip === props['aria-label'] ? NamedIcon : ActionIcon;
  return (
    <Tooltip label={tooltip}>
      <Icon {...props} />
    </Tooltip>
  );
}

/** Without the tooltip as its description, because screen readers would read the name twice. */
function NamedIcon(props: Omit<TipButtonProps, 'tooltip'>) {
  return <ActionIcon {...props} aria-describedby={undefined} />;
}
