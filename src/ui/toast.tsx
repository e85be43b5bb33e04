import { createContext, lazy, Suspense, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { behindPaint } from './behind-paint.ts';
import classes from './toast.module.css';

export interface Toast {
  readonly text: string;
  /** Whether it says that something went wrong: then it is said at once and stays until it is closed. */
  readonly trouble?: boolean;
  /** One thing to do about it, such as “Undo”. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly title: string;
  readonly onAction: () => void;
  /** Whether it can be done now; always, where it is left out. */
  readonly availability?: {
    /** Calls the listener whenever the answer may be another one. Returns what ends that. */
    readonly subscribe: (listener: () => void) => () => void;
    /** Why it cannot be done now, in a sentence; undefined while it can. */
    readonly whyNot: () => string | undefined;
  };
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

const loadCard = () => import('./toast-card.tsx');

/** What is to be said is said in any case: where the card's code does not come, it is the text alone. */
const ToastCard = lazy(async () => {
  const card = await loadCard().catch(() => undefined);
  return { default: card?.ToastCard ?? PlainToast };
});

function PlainToast({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  return (
    <div className={classes.toast}>
      {toast.text}{' '}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/** Shows one toast at a time, the latest, at the lower edge of what it is in; it covers nothing that it does not name. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly serial: number } | null>(null);
  const show = useMemo<ShowToast>(
    () => (toast) => setShown((before) => ({ toast, serial: (before?.serial ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  useEffect(() => {
    void behindPaint(loadCard).catch(() => undefined);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes.place} role={shown?.toast.trouble ? 'alert' : 'status'}>
        <Suspense>{shown && <ToastCard key={shown.serial} toast={shown.toast} onClose={close} />}</Suspense>
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
