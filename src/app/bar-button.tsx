/** A button of the top bar with an icon and a tooltip. Also the target of a menu. */
import type { ComponentProps } from 'react';
import { TipButton } from '../ui/tip-button.tsx';

export function BarButton(props: ComponentProps<typeof TipButton>) {
  return <TipButton variant="subtle" color="gray" size="lg" {...props} />;
}
