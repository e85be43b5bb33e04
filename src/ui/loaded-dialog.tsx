/** Dialogs whose code is loaded when they are first opened: until then keys do nothing, and a failure is told. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useToast } from './toast.tsx';

/** The code of a dialog. After a failed load, the next one tries again. */
export interface DialogCode<Dialog> {
  readonly load: () => Promise<Dialog>;
  /** Returns the code if it is already loaded. */
  readonly now: () => Dialog | undefined;
}

/** Returns the code that `load` loads, so that it can also be loaded before the dialog is opened. */
export function dialogCode<Dialog>(load: () => Promise<Dialog>): DialogCode<Dialog> {
  let loaded: Dialog | undefined;
  return { load: async () => (loaded ??= await load()), now: () => loaded };
}

interface LoadedDialogProps<Dialog> {
  readonly code: DialogCode<Dialog>;
  /** The title of the dialog, without an ellipsis. */
  readonly title: string;
  /** Called if the person presses Esc before the dialog is open, or if its code cannot be loaded. */
  readonly onClose: () => void;
  readonly children: (dialog: Dialog) => ReactNode;
}

/** Shows a dialog as soon as its code is loaded. */
export function LoadedDialog<Dialog>({ code, title, onClose, children }: LoadedDialogProps<Dialog>) {
  const toast = useToast();
  const [loaded, setLoaded] = useState(() => ({ dialog: code.now() }));
  const { dialog } = loaded;
  const isLoading = dialog === undefined;
  const close = useEffectEvent(onClose);
  const fail = useEffectEvent(() => {
    const text = `Could not open “${title}” because part of Assessment Desk could not be loaded. Connect to the internet and try again.`;
    toast({ text, trouble: true });
    onClose();
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    void code.load().then(
      (value) => isWanted && setLoaded({ dialog: value }),
      () => isWanted && fail(),
    );
    window.addEventListener('keydown', onKey, true);
    return () => {
      isWanted = false;
      window.removeEventListener('keydown', onKey, true);
    };

    /** The person expects these keys to arrive in the dialog, so nothing else may take them. */
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') close();
    }
  }, [code, isLoading]);
  return dialog === undefined ? null : children(dialog);
}
