import { Button } from '@mantine/core';
import type { SourceSession } from './source-session.ts';
import type { SourceStatus } from './source-state.ts';
import classes from './source.module.css';

interface SourceStatusLineProps {
  readonly status: SourceStatus;
  readonly readOnly: boolean;
  readonly session: SourceSession | null;
}

function words({ kind }: SourceStatus, readOnly: boolean): string {
  if (readOnly) {
    return kind === 'applied'
      ? 'For reading only: another window is writing this draft.'
      : 'For reading only: another window is writing this draft. What you typed here is not in it, and is kept here.';
  }
  switch (kind) {
    case 'applied':
      return 'The text is the draft: what you change here is changed there.';
    case 'pending':
      return 'Not applied yet.';
    case 'unreadable':
      return 'Not applied: the text cannot be read yet. The draft stays as it last was, and your text is kept here.';
    case 'parted':
      return 'Not applied: the draft was changed elsewhere since this text was taken from it. Your text is kept here.';
  }
}

/** How the text stands to the draft, in words, with what can be done about it. */
export function SourceStatusLine({ status, readOnly, session }: SourceStatusLineProps) {
  const { kind } = status;
  return (
    <div className={classes.status} data-kind={kind}>
      <p role="status">{words(status, readOnly)}</p>
      {kind === 'parted' && (
        <Button size="compact-sm" variant="default" disabled={readOnly} onClick={() => session?.applyAnyway()}>
          Apply it anyway
        </Button>
      )}
      {(kind === 'unreadable' || kind === 'parted') && (
        <Button size="compact-sm" variant="default" onClick={() => session?.discard()}>
          Discard my text
        </Button>
      )}
    </div>
  );
}
