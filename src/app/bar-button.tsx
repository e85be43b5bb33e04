/** A button of the top bar with an icon and a tooltip. Also the target of a menu. */
import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface BarButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  readonly tooltip: string;
}

export function BarButton({ tooltip, ...props }: BarButtonProps) {
  return (
    <Tooltip label={tooltip}>
      <ActionIcon variant="subtle" color="gray" size="lg" {...props} />
    </Tooltip>
  );
}
