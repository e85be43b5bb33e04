/** Toasts, the short messages at the lower edge: their type, provider and hook. */
import { showDirections } from '../core/text/directions.ts';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import classes from './toast.module.css';

export interface Toast {
  readonly text: string;
  /** Shows the text, if it quotes texts in other languages. */
  readonly quoting?: (sentence: string) => ReactNode;
  /** Whether it reports a problem: then it is announced at once and stays until it is closed or replaced. */
  readonly trouble?: boolean;
  /** An action such as “Undo”. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly title: string;
  readonly onAction: () => void;
  /** Whether the action is available; always, if omitted. */
  readonly availability?: {
    /** Calls the listener when the availability may have changed. Returns a function that unsubscribes. */
    readonly subscribe: (listener: () => void) => () => void;
    /** Why it is not available, in a sentence; undefined if it is. */
    readonly whyNot: () => string | undefined;
  };
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The message is always shown: if the card’s code cannot be loaded, as plain text. */
async function loadCard(): Promise<typeof PlainToast> {
  try {
    return (await afterPaint(() => import('./toast-card.tsx'))).ToastCard;
  } catch {
    return PlainToast;
  }
}

function PlainToast({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  return (
    <div className={classes.toast}>
      {showDirections(toast.text)}{' '}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface ToastProviderProps {
  /** Calls the listener when the person leaves the page it is about. Returns a function that unsubscribes. */
  readonly onLeave?: (listener: () => void) => () => void;
  readonly children: ReactNode;
}

/** Shows the latest toast at the lower edge of the window, until the person leaves the page it is about. */
export function ToastProvider({ onLeave, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly serial: number } | null>(null);
  // Not `lazy`: its first use has a fallback even if the code is loaded, and React keeps a fallback for 300 ms.
  const [loaded, setLoaded] = useState<{ readonly Card: typeof PlainToast }>();
  const show = useMemo<ShowToast>(
    () => (toast) => setShown((before) => ({ toast, serial: (before?.serial ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  useEffect(() => onLeave?.(close), [onLeave, close]);
  useEffect(() => {
    void loadCard().then((Card) => setLoaded({ Card }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes.place} data-toasts role={shown?.toast.trouble ? 'alert' : 'status'}>
        {shown && loaded && <loaded.Card key={shown.serial} toast={shown.toast} onClose={close} />}
      </div>
    </ToastContext>
  );
}

/** Returns a function that shows a short message. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('This component is outside the ToastProvider.');
  return show;
}
