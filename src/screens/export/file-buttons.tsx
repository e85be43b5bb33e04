/** In the export dialog, the preview of a file, and the lower edge: Copy, Download and the message after copying. */
import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { createContext, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './transfer.module.css';

/** What the export dialog gives to the options of the chosen format. */
interface Offering {
  /** The lower edge of the dialog, below the part that scrolls; null before it is rendered. */
  readonly foot: HTMLElement | null;
  /** Whether the format has its Download button there, and not on a card. */
  readonly hasButton: boolean;
  /** Offers the download of the file; null if it cannot be downloaded now. */
  readonly onOffer: (save: (() => void) | null) => void;
  /** Called if the file cannot be made or its making was cancelled, so that no later file is downloaded for it. */
  readonly onGiveUp: () => void;
}

export const OfferContext = createContext<Offering>({
  foot: null,
  hasButton: true,
  onOffer: () => undefined,
  onGiveUp: () => undefined,
});

/** The result of copying a file's text. */
export interface Copying {
  readonly words: string;
  readonly done: boolean;
}

interface FileButtonsProps {
  /** Whether the file may be exported. */
  readonly open: boolean;
  readonly copying: Copying | null;
  readonly onSave: () => void;
  /** Missing for a file that is not a text. */
  readonly onCopy?: () => void;
}

/** The buttons that copy a file’s text to the clipboard and download it. A card downloads it with its own button. */
export function FileButtons({ open, copying, onSave, onCopy }: FileButtonsProps) {
  const { foot, hasButton, onOffer } = use(OfferContext);
  // The file changes with every option.
  useEffect(() => onOffer(open ? onSave : null));
  useEffect(() => () => onOffer(null), [onOffer]);
  if (!foot) return null;
  return createPortal(
    <>
      <span role="status" className={classes.copied}>
        {copying?.words}
      </span>
      {onCopy && (
        <Button
          variant="default"
          disabled={!open}
          leftSection={copying?.done ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={onCopy}
        >
          Copy
        </Button>
      )}
      {hasButton && (
        <Button disabled={!open} leftSection={<IconDownload size={18} />} onClick={onSave}>
          Download
        </Button>
      )}
    </>,
    foot,
  );
}

/** Copies, and returns the result in words. */
export async function copyingOf(copy: () => Promise<void>): Promise<Copying> {
  try {
    await copy();
    return { words: 'Copied', done: true };
  } catch {
    return { words: 'The browser blocked copying. Use Download instead.', done: false };
  }
}

interface PreviewProps {
  /** An excerpt of the file, shown as plain text. */
  readonly of: string;
  /** Whether it is an outline instead of the file's first lines. */
  readonly outline?: boolean;
}

/**
 * The preview of a file in the export dialog. The content security policy forbids frames, so an HTML file is shown as
 * an outline.
 */
export function Preview({ of, outline = false }: PreviewProps) {
  const name = outline ? 'Outline' : 'File preview';
  return (
    <section aria-label="Preview">
      <p className={classes.previewTitle} aria-hidden>
        {name}
      </p>
      {/* Long lines scroll, so the keyboard must be able to focus the box. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={classes.preview} tabIndex={0} role="region" aria-label={name} dir="auto">
        {of}
      </pre>
    </section>
  );
}
