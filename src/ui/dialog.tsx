/** A dialog with a title and a close button, for content with its own structure: fields, lists or sections. */
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Modal, type ModalProps } from '@mantine/core';
import { holdTyping } from './type-ahead.tsx';
import { useToast } from './toast.tsx';
import { showDirections } from '../core/passage/directions.ts';
import classes from './dialog.module.css';

// * Dialogs whose code is loaded when they are first opened: keys typed before that go to the dialog, and a failure
// to load is reported.

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

interface DialogProps extends Omit<
  ModalProps,
  'title' | 'overlayProps' | 'withOverlay' | 'stackId' | 'closeButtonProps'
> {
  readonly title: string;
  /** In place of the usual padding of the content. */
  readonly bodyClass?: string | undefined;
}

/**
 * Mantine’s Modal describes the dialog by its whole content, which screen readers then read before the focused control,
 * and again whenever the focus leaves it for a list. This one has a title only (ARIA Authoring Practices: a dialog with
 * lists, tables or several paragraphs has no description). `Modal` is for a question of one paragraph.
 */
export function Dialog({
  title: given,
  withCloseButton = true,
  bodyClass = classes.body,
  children,
  ...root
}: DialogProps) {
  const title = showDirections(given);
  return (
    <Modal.Root {...root}>
      <Modal.Overlay />
      {/* Mantine names it by the title only after the first focus, which would then be read without the name. */}
      <Modal.Content aria-label={title}>
        {/* Without a role: outside an article, a header is the banner of the page. */}
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
          {withCloseButton && <Modal.CloseButton aria-label="Close" />}
        </Modal.Header>
        <div className={bodyClass}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
