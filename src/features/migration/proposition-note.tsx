/**
 * Shows in the decision on a claim what happens to its proposition when its text changes: it is updated, or it must be
 * checked.
 */
import { Textarea } from '@mantine/core';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { setField } from '../../core/workspace/edits.ts';
import { quotedWords } from '../../core/passage/quoted-words.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import type { QueuedClaim } from './queue.ts';
import queue from '../../ui/queue/queue.module.css';

interface PropositionNoteProps {
  readonly queued: QueuedClaim;
  /** The text of the revised passage at the span that may be accepted; undefined if there is none. */
  readonly after: string | undefined;
  /** The number of evidence links and contradictions that refer to the claim. */
  readonly uses: number;
}

function usesInWords(uses: number): string {
  if (uses === 0) return 'Not cited yet.';
  return uses === 1 ? 'Cited once.' : `Cited ${String(uses)} times.`;
}

export function PropositionNote({ queued: { claim, index }, after, uses }: PropositionNoteProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const language = useTextLanguage();
  const { proposition = '', actual = '', representation } = claim;
  const verbatim = representation === 'verbatim';
  const changes = after !== undefined && after !== actual;
  if (proposition === actual) {
    if (!changes) return null;
    return (
      <p className={queue.note} data-tone={verbatim ? 'warning' : undefined}>
        The proposition is identical to the old text and will be updated.
        {verbatim &&
          ` This claim is verbatim, so entries it supports will rely on the new text. Check that the support is still valid. ${usesInWords(uses)}`}
      </p>
    );
  }
  const breaks = verbatim && after !== undefined && quotedWords(after, proposition) !== 'in-text';
  const path = `/assessment/claims/${String(index)}/proposition`;
  return (
    <div>
      <Textarea
        readOnly={!canWrite}
        label="Proposition"
        lang={language}
        description={
          changes
            ? 'It is not identical to the old text, so it will not be updated. Check that it is still correct.'
            : 'It differs from the text and will not be changed.'
        }
        autosize
        minRows={1}
        maxRows={6}
        value={proposition}
        onChange={(event) => run(setField(path, event.currentTarget.value), { label: 'edit Proposition', group: path })}
      />
      {breaks && (
        <p className={queue.note} data-tone="warning">
          This claim is verbatim, but its proposition is not in the new text. Check that the support is still valid.{' '}
          {usesInWords(uses)}
        </p>
      )}
    </div>
  );
}
