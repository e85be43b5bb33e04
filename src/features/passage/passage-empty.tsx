import { Button, FileButton } from '@mantine/core';
import { IconBook2, IconFileUnknown } from '@tabler/icons-react';
import { useCanWrite, useCommands, useViewActions } from '../../store/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Shown } from './use-shown-passage.ts';
import { useActiveClaim } from './use-shown-passage.ts';
import classes from './passage-panel.module.css';

/** What stands in place of a text, and what to do about it. */
export function PassageEmpty({ shown }: { readonly shown: Exclude<Shown, { kind: 'passage' }> }) {
  if (shown.kind === 'not-loaded') return <NotLoaded passageId={shown.passageId} />;
  const without = shown.kind === 'no-casefile';
  return (
    <EmptyState
      icon={<IconBook2 size={30} stroke={1.4} />}
      title={without ? 'No casefile is open.' : 'The casefile has no passage yet.'}
      actions={<SourceButtons />}
    >
      {without
        ? 'A casefile holds the sources: observations with their passages. Open one, or add a source by hand, and its text stands here.'
        : 'Add an observation and the passages taken from it; their text stands here, and words in it become claims.'}
    </EmptyState>
  );
}

function NotLoaded({ passageId }: { readonly passageId: string }) {
  const active = useActiveClaim();
  const actual = active?.claim.passage_id === passageId ? active.claim.actual : undefined;
  return (
    <EmptyState
      icon={<IconFileUnknown size={30} stroke={1.4} />}
      title={`The casefile at hand does not have this passage.`}
      actions={<SourceButtons />}
    >
      <p className={classes.hash}>{passageId}</p>
      {actual ? (
        <blockquote className={classes.quote} dir="auto">
          {actual.slice(0, 600)}
        </blockquote>
      ) : null}
      <p>
        The anchor of {active?.name ?? 'the claim'} cannot be checked here. Open the casefile that it was written over.
      </p>
    </EmptyState>
  );
}

function SourceButtons() {
  const { openFiles } = useCommands();
  const { select } = useViewActions();
  const canWrite = useCanWrite();
  return (
    <>
      <FileButton accept=".json,application/json" onChange={(file) => void (file && openFiles([file], 'draft'))}>
        {(props) => (
          <Button {...props} size="compact-md" disabled={!canWrite}>
            Open casefile…
          </Button>
        )}
      </FileButton>
      <Button size="compact-md" variant="default" onClick={() => select({ section: 'casefile' })}>
        Go to the casefile
      </Button>
    </>
  );
}
