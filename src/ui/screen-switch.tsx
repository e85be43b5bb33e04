/** The switch between a screen and its neighbours, which the application gives to the head of the screen. */
import { createContext, use, type ReactNode } from 'react';

export const ScreenSwitchContext = createContext<ReactNode>(null);

/** The switch; nothing if the screen has no neighbours. */
export function ScreenSwitch(): ReactNode {
  return use(ScreenSwitchContext);
}
