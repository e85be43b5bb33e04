/** The head of a screen: its heading, the switch to its neighbours, and its tools. */
import { use, type ReactNode, type Ref } from 'react';
import { ScreenSwitch, ScreenSwitchContext } from './screen-switch.tsx';
import classes from './screen-head.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** The heading, which is as wide as its text. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** The heading is seen only if there is no switch, which names the screen as well. */
export function ScreenHead({ title, heading, children }: ScreenHeadProps) {
  const hasSwitch = Boolean(use(ScreenSwitchContext));
  return (
    <div className={classes.head}>
      <h2 ref={heading} className={classes.title} data-unseen={hasSwitch || undefined}>
        {title}
      </h2>
      <ScreenSwitch />
      {children}
    </div>
  );
}

/** What a screen shows below its head if it has no content. */
export function BelowHead({ children }: { readonly children: ReactNode }) {
  return <div className={classes.below}>{children}</div>;
}
