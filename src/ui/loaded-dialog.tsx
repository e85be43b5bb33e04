/**
 * Dialogs whose code is loaded when they are first opened: keys typed before that go to the dialog, and a failure to
 * load is reported.
 */
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useToast } from './toast.tsx';
import { holdTyping } from './type-ahead.tsx';

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
  // The hold must know that the dialog is rendered before the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    let isRendered = false;
    // The person expects these keys to arrive in the dialog, so nothing else may take them.
    const endHold = holdTyping(close);
    void code.load().then(
      (value) => {
        isRendered = isWanted;
        if (isWanted) setLoaded({ dialog: value });
      },
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
      endHold(isRendered);
    };
  }, [code, isLoading]);
  return dialog === undefined ? null : children(dialog);
}
