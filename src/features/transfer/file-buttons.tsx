/** In the export dialog, the preview of a file, and the lower edge: Copy, Download and the message after copying. */
import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '../../shared/context.tsx';
import classes from './transfer.module.css';

/** The lower edge of the export dialog, below the part that scrolls; null before it is rendered. */
export const FootContext = createContext<HTMLElement | null>(null);

/** The result of copying a file's text. */
export interface Copying {
  readonly words: string;
  readonly done: boolean;
}

interface FileButtonsProps {
  /** Whether the file may be exported. */
  readonly open: boolean;
  /** A choice about the file, before the buttons. */
  readonly choice?: ReactNode;
  readonly copying: Copying | null;
  readonly onSave: () => void;
  /** Missing for a file that is not a text. */
  readonly onCopy?: () => void;
}

/** The buttons that download a file or copy its text to the clipboard. */
export function FileButtons({ open, choice, copying, onSave, onCopy }: FileButtonsProps) {
  const { canSaveInPlace } = useStores().files;
  const foot = use(FootContext);
  if (!foot) return null;
  return createPortal(
    <>
      {choice && <div className={classes.choice}>{choice}</div>}
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
      <Button disabled={!open} leftSection={<IconDownload size={18} />} onClick={onSave}>
        {canSaveInPlace ? 'Download' : 'Download a copy'}
      </Button>
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
