import classes from './transfer.module.css';

interface PreviewProps {
  /** What is in the file, in short. Shown as text, whatever the file is. */
  readonly of: string;
  /** Whether it is an outline rather than the file's first lines. */
  readonly outline?: boolean;
}

/** What is in a file. The page's policy lets no frame in, so a file that is a page is shown by its outline. */
export function Preview({ of, outline = false }: PreviewProps) {
  const name = outline ? 'Outline of the page' : 'First lines of the file';
  return (
    <section aria-label="Preview">
      <p className={classes.previewTitle} aria-hidden>
        {name}
      </p>
      {/* Long lines scroll: the keyboard must reach the box to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={classes.preview} tabIndex={0} role="region" aria-label={name} dir="auto">
        {of}
      </pre>
    </section>
  );
}
