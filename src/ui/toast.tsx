import { Button, CloseButton } from '@mantine/core';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import classes from './toast.module.css';

export interface Toast {
  readonly text: string;
  /** Whether it says that something went wrong: then it is said at once and stays until it is closed. */
  readonly trouble?: boolean;
  /** One thing to do about it, such as “Undo”. */
  readonly action?: { readonly title: string; readonly onAction: () => void };
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** How long a toast stays, in ms. Under the pointer or with the focus in it, it stays as long as that. */
const lifetime = 8000;

/** Shows one toast at a time, the latest, at the lower edge of what it is in; it covers nothing that it does not name. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly serial: number } | null>(null);
  const [held, setHeld] = useState(false);
  const show = useMemo<ShowToast>(
    () => (toast) => setShown((before) => ({ toast, serial: (before?.serial ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!shown || held || shown.toast.trouble) return undefined;
    const timer = setTimeout(() => setShown(null), lifetime);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const { text, action, trouble } = shown?.toast ?? {};
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes.place} role={trouble ? 'alert' : 'status'}>
        {shown ? (
          // The pointer and the focus only hold the toast back; everything that can be done has a button.
          <div
            key={shown.serial}
            className={classes.toast}
            data-trouble={trouble || undefined}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span className={classes.text}>{text}</span>
            {action ? (
              <Button
                size="compact-sm"
                variant="white"
                onClick={() => {
                  setShown(null);
                  action.onAction();
                }}
              >
                {action.title}
              </Button>
            ) : null}
            <CloseButton size="sm" variant="transparent" aria-label="Close message" onClick={() => setShown(null)} />
          </div>
        ) : null}
      </div>
    </ToastContext>
  );
}

/** Shows a short message that goes away by itself. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('This component stands outside the ToastProvider.');
  return show;
}
