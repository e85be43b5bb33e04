import { Textarea } from '@mantine/core';
import { setField } from '../../core/assessment/edits.ts';
import { foldWhiteSpaceAndQuotes } from '../../core/passage/fold.ts';
import { useCanWrite, useDeskActions } from '../../store/context.tsx';
import type { QueuedClaim } from './queue.ts';
import classes from './migration.module.css';

interface PropositionNoteProps {
  readonly queued: QueuedClaim;
  /** The revised text's words at the place that may be accepted; undefined where there is none. */
  readonly after: string | undefined;
  /** How many evidence links and contradictions name the claim. */
  readonly uses: number;
}

function isIn(words: string, proposition: string): boolean {
  return foldWhiteSpaceAndQuotes(words).includes(foldWhiteSpaceAndQuotes(proposition));
}

function usesInWords(uses: number): string {
  if (uses === 0) return 'Nothing cites it yet.';
  return uses === 1 ? 'One entry cites it.' : `It is cited ${String(uses)} times.`;
}

/** What becomes of a claim's proposition when its words change: it follows, or it still says the old words. */
export function PropositionNote({ queued: { claim, index }, after, uses }: PropositionNoteProps) {
  const { dispatch } = useDeskActions();
  const canWrite = useCanWrite();
  const { proposition = '', actual = '', representation } = claim;
  const verbatim = representation === 'verbatim';
  const changes = after !== undefined && after !== actual;
  if (proposition === actual) {
    if (!changes) return null;
    return (
      <p className={classes.note} data-tone={verbatim ? 'warning' : undefined}>
        The proposition is the old words unchanged and follows the new ones.
        {verbatim &&
          ` The claim is verbatim: whatever rests on the old words now rests on the new ones, and verbatim support may no longer hold. ${usesInWords(uses)}`}
      </p>
    );
  }
  const breaks = verbatim && after !== undefined && !isIn(after, proposition);
  const path = `/assessment/claims/${String(index)}/proposition`;
  return (
    <div>
      <Textarea
        readOnly={!canWrite}
        label="Proposition"
        description={
          changes
            ? 'It is not the old words unchanged, so it does not follow. It still says this: see whether it holds.'
            : 'It is in words of its own and stays as it is.'
        }
        dir="auto"
        autosize
        minRows={1}
        maxRows={6}
        value={proposition}
        onChange={(event) =>
          dispatch(setField(path, event.currentTarget.value), { label: 'typing in Proposition', group: path })
        }
      />
      {breaks && (
        <p className={classes.note} data-tone="warning">
          The claim is verbatim, and its proposition is not in the new words: verbatim support may no longer hold.{' '}
          {usesInWords(uses)}
        </p>
      )}
    </div>
  );
}
