/** The dialog for a yes-or-no question, with a list of what the answer affects. */
import { Button, Modal } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useReturnedFocus } from './use-focus.ts';
import classes from './confirm-dialog.module.css';

/** A question with two answers. */
export interface ConfirmDialogProps {
  readonly opened: boolean;
  /** The question, as a sentence. */
  readonly title: ReactNode;
  /** The consequence, shown between the question and the buttons. */
  readonly children?: ReactNode;
  /** The label of the confirming button: “Delete”. */
  readonly confirmLabel: string;
  /** Whether confirming deletes something. */
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation. Esc, the close button and a click outside mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, destructive = false, onConfirm, onCancel } = props;
  // What deletes is not the answer of a hasty Enter.
  const first = useRef<HTMLButtonElement>(null);
  useReturnedFocus(opened);
  const focused = { ref: first, 'data-autofocus': true };
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      returnFocus={false}
      centered
      transitionProps={{ duration: 120 }}
      onEnterTransitionEnd={() => first.current?.focus()}
    >
      <div className={classes.body}>{children}</div>
      <div className={classes.buttons}>
        <Button {...(destructive ? focused : {})} variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button {...(destructive ? { color: 'red' } : focused)} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

/** A list of the affected items, with a maximum height. */
export function ConsequenceList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={classes.consequences}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
