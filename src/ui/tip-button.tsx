/** An icon button with a tooltip. Also the target of a menu or a popover, which give it their state, name and ref. */
import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface TipButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  readonly tooltip: string;
}

export function TipButton({ tooltip, ...props }: TipButtonProps) {
  return (
    <Tooltip label={tooltip}>
      <ActionIcon {...props} />
    </Tooltip>
  );
}
