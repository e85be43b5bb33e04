/**
 * The preview of a file in the export dialog. The content security policy forbids frames, so an HTML file is shown as
 * an outline.
 */
import classes from './transfer.module.css';

interface PreviewProps {
  /** An excerpt of the file, shown as plain text. */
  readonly of: string;
  /** Whether it is an outline instead of the file's first lines. */
  readonly outline?: boolean;
}

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
