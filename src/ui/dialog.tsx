/** A dialog with a title and a close button, for content with its own structure: fields, lists or sections. */
import { Modal, type ModalProps } from '@mantine/core';
import { showDirections } from '../core/text/directions.ts';
import classes from './dialog.module.css';

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
