import { Button, CloseButton } from '@mantine/core';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Toast, ToastAction } from './toast.tsx';
import classes from './toast.module.css';

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** How long a toast stays, in ms. Under the pointer or with the focus in it, it stays as long as that. */
const lifetime = 8000;

/** A short message, which goes away by itself unless it says that something went wrong. */
export function ToastCard({ toast: { text, action, trouble }, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const whyNot = useWhyNot(action);
  const whyNotId = useId();
  useEffect(() => {
    if (held || trouble) return undefined;
    const timer = setTimeout(onClose, lifetime);
    return () => clearTimeout(timer);
  }, [held, trouble, onClose]);
  return (
    // The pointer and the focus only hold the toast back; everything that can be done has a button.
    <div
      className={classes.toast}
      data-trouble={trouble || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.text}>
        {text}
        {whyNot === undefined ? null : (
          <span id={whyNotId} className={classes.whyNot}>
            {whyNot}
          </span>
        )}
      </span>
      {action ? (
        // Where it cannot be done any more, it stays and keeps the focus: a disabled button would drop it.
        <Button
          size="compact-sm"
          variant="white"
          className={classes.action}
          aria-disabled={whyNot !== undefined}
          data-disabled={whyNot !== undefined || undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
          onClick={() => {
            if (whyNot !== undefined) return;
            onClose();
            action.onAction();
          }}
        >
          {action.title}
        </Button>
      ) : null}
      <CloseButton size="sm" variant="transparent" aria-label="Close message" onClick={onClose} />
    </div>
  );
}

const never = (): (() => void) => () => undefined;

/** Why the action cannot be done now; undefined while it can, and where there is none. */
function useWhyNot({ availability }: Partial<ToastAction> = {}): string | undefined {
  return useSyncExternalStore(availability?.subscribe ?? never, () => availability?.whyNot());
}
