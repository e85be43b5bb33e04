/**
 * The line of the JSON view that says whether the text is applied to the draft, with buttons to apply or discard it.
 */
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
      ? 'Read-only: this draft is being edited in another tab.'
      : 'Read-only: this draft is being edited in another tab. Your changes here were not applied, but are saved.';
  }
  switch (kind) {
    case 'applied':
      return 'Changes here are applied to the draft.';
    case 'pending':
      return 'Not applied yet.';
    case 'unreadable':
      return 'Not applied: the JSON is not valid yet. The draft is unchanged, and your text is saved.';
    case 'conflict':
      return 'Not applied: the draft was changed elsewhere in the meantime. Your text is saved.';
  }
}

export function SourceStatusLine({ status, readOnly, session }: SourceStatusLineProps) {
  const { kind } = status;
  return (
    <div className={classes.status} data-kind={kind}>
      <p role="status">{words(status, readOnly)}</p>
      {kind === 'conflict' && (
        <Button size="compact-sm" variant="default" disabled={readOnly} onClick={() => session?.applyAnyway()}>
          Apply anyway
        </Button>
      )}
      {(kind === 'unreadable' || kind === 'conflict') && (
        <Button size="compact-sm" variant="default" onClick={() => session?.discard()}>
          Discard my changes
        </Button>
      )}
    </div>
  );
}
