/**
 * The buttons below a passage in the casefile for a revised passage: add the revised text, or move the claims to a
 * newer passage.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { revisionFrom } from '../../core/workspace/revisions.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useCanWrite, useDraft, useViewActions } from '../../shared/context.tsx';
import { ReplacePassage } from './replace-passage.tsx';

interface PassageRevisionProps {
  readonly observation: Observation;
  readonly passage: Passage;
  readonly index: number;
  /** The number of claims on the passage. */
  readonly claims: number;
}

export function PassageRevision({ observation, passage, index, claims }: PassageRevisionProps) {
  const { showMigration } = useViewActions();
  const [replacing, setReplacing] = useState(false);
  const canWrite = useCanWrite();
  const newer = useDraft(({ workspace }) => revisionFrom(workspace, passage.passage_id)?.to.passage_id);
  const other = observation.passages.find(({ passage_id }) => passage_id !== passage.passage_id)?.passage_id;
  const to = newer ?? other;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        disabled={!canWrite}
        aria-label={`Replace with revised passage… (passage ${index + 1})`}
        onClick={() => setReplacing(true)}
      >
        Replace with revised passage…
      </Button>
      {claims > 0 && to !== undefined && (
        <Button
          size="compact-xs"
          variant={newer === undefined ? 'default' : 'light'}
          aria-label={`Move claims… (from passage ${index + 1})`}
          onClick={() => showMigration({ from: passage.passage_id, to, observationId: observation.observation_id })}
        >
          Move claims…
        </Button>
      )}
      {replacing && (
        <ReplacePassage
          observationId={observation.observation_id}
          passageId={passage.passage_id}
          number={index + 1}
          claims={claims}
          onClose={() => setReplacing(false)}
        />
      )}
    </>
  );
}
