/** One claim of the queue on the screen “Move claims”: its old and new text, and the decision buttons. */
import { Button, Group } from '@mantine/core';
import { useState, type Ref } from 'react';
import { referencesToClaim } from '../../core/workspace/references.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { useCanWrite, useDraft, useView, useViewActions } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import { ClaimWords } from './claim-words.tsx';
import { LetterButton } from '../../ui/letter-button.tsx';
import { PropositionNote } from './proposition-note.tsx';
import { stateWords, type QueuedClaim } from './queue.ts';
import type { Decisions } from './use-decisions.ts';
import { useMarkedPlace, type Migration } from './use-migration.ts';
import { placesOf } from './words.ts';
import queue from '../../ui/queue/queue.module.css';

interface ClaimDecisionProps {
  readonly migration: Migration;
  readonly queued: QueuedClaim;
  readonly place: AnchorState;
  readonly decisions: Decisions;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Moves to the passage, to select text there. */
  readonly onChoose: () => void;
}

/** Returns the span that the accept button uses; undefined if there is none, or none is selected. */
function spanToAccept(place: AnchorState, picked: number | null): CodePointSpan | undefined {
  if (place.state !== 'ambiguous') return placesOf(place)[0];
  return picked === null ? undefined : place.spans[picked];
}

const acceptWords: Readonly<Record<AnchorState['state'], string>> = {
  exact: 'Accept',
  moved: 'Accept new position',
  ambiguous: 'Accept selected match',
  changed: 'Accept changed text',
  missing: 'Accept',
};

export function ClaimDecision({ migration, queued, place, decisions, heading, onChoose }: ClaimDecisionProps) {
  const { setPending } = useViewActions();
  const canWrite = useCanWrite();
  const [picked, setPicked] = useState<number | null>(null);
  const { passage } = migration.to;
  const pending = useView((view) => view.pending);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const uses = useDraft(({ workspace }) => referencesToClaim(workspace.assessment, queued.claim.claim_id ?? '').length);
  const names = casefile?.actors.flatMap((actor) => actor.names) ?? [];
  const proposedSpan = spanToAccept(place, picked);
  useMarkedPlace(
    passage.passage_id,
    proposedSpan,
    (span) => setPending(span && { passageId: passage.passage_id, span: span as CodePointSpan, reveal: true }),
    queued.index,
  );
  const selectedSpan = pending?.passageId === passage.passage_id && pending.reveal !== true ? pending.span : null;
  const aside = migration.asideOf(queued);
  const after = selectedSpan ?? proposedSpan;
  return (
    <>
      <h3 className={queue.claim} ref={heading} tabIndex={-1}>
        {queued.name} <span className={queue.state}>{stateWords[place.state].title}</span>
        {aside && <span className={queue.state}>{aside === 'left' ? 'Not moved' : 'Marked as missing'}</span>}
      </h3>
      <ClaimWords
        migration={migration}
        queued={queued}
        place={place}
        names={names}
        picked={picked}
        onPick={setPicked}
        chosen={selectedSpan}
      />
      <PropositionNote queued={queued} after={after && textAt(passage.text, after)} uses={uses} />
      <Group gap="xs" className={queue.decisions} data-above-toast>
        <Writable canWrite={canWrite}>
          {place.state !== 'missing' && (
            <LetterButton
              letter="a"
              disabled={!proposedSpan}
              variant={selectedSpan ? 'default' : 'filled'}
              onClick={() => proposedSpan && decisions.accept(queued, proposedSpan, place.state)}
            >
              {acceptWords[place.state]}
            </LetterButton>
          )}
          {selectedSpan && (
            <LetterButton
              letter="u"
              onClick={() => {
                decisions.accept(queued, selectedSpan, 'chosen');
                setPending(null);
              }}
            >
              Use text selected in passage
            </LetterButton>
          )}
          <LetterButton letter="c" variant="default" onClick={onChoose}>
            Choose another position…
          </LetterButton>
          {aside ? (
            <Button size="xs" variant="default" onClick={() => decisions.setAside(queued, null)}>
              Change decision
            </Button>
          ) : (
            <LetterButton letter="l" variant="default" onClick={() => decisions.setAside(queued, 'left')}>
              Don’t move
            </LetterButton>
          )}
          {!aside && place.state !== 'exact' && (
            <LetterButton letter="m" variant="default" onClick={() => decisions.setAside(queued, 'missing')}>
              Mark as missing
            </LetterButton>
          )}
          <Button size="xs" variant="subtle" color="red" onClick={() => void decisions.remove(queued)}>
            Delete claim
          </Button>
        </Writable>
      </Group>
    </>
  );
}
