/** The card of a toast: a short message that closes automatically unless it reports a problem. */
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Toast, ToastAction } from './toast.tsx';
import { useSpaceForToast } from './use-space-for-toast.ts';
import classes from './toast.module.css';

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** How long a toast stays, in ms. It stays longer while it has the pointer or the focus. */
const lifetime = 8000;

export function ToastCard({ toast: { text, action, trouble }, onClose }: ToastCardProps) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const whyNot = useWhyNot(action);
  const whyNotId = useId();
  const card = useRef<HTMLDivElement>(null);
  useSpaceForToast(card);
  const isHeld = hasPointer || hasFocus;
  const isSpent = whyNot !== undefined;
  useEffect(() => {
    if (isHeld || trouble) return undefined;
    // The person is already working elsewhere: the message must not grow over other fields to say why.
    const timer = setTimeout(onClose, isSpent ? 0 : lifetime);
    return () => clearTimeout(timer);
  }, [isHeld, trouble, isSpent, onClose]);
  return (
    // The pointer and the focus only keep the toast open; every action has a button.
    <div
      ref={card}
      className={classes.toast}
      data-trouble={trouble || undefined}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
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
        // An unavailable action stays focusable, because a disabled button would lose the focus.
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

/** Returns why the action is not available; undefined if it is, or if there is none. */
function useWhyNot({ availability }: Partial<ToastAction> = {}): string | undefined {
  return useSyncExternalStore(availability?.subscribe ?? never, () => availability?.whyNot());
}
