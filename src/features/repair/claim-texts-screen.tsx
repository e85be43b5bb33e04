/**
 * The screen “Review claim texts”: shows one by one the claims whose text is not at their span. Each letter decides the
 * current claim and moves to the next one.
 */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { QueueCard } from '../../ui/queue/queue-card.tsx';
import { focusQueueTitle } from '../../ui/queue/queue-frame.tsx';
import { QueueProgress } from '../../ui/queue/queue-progress.tsx';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import queue from '../../ui/queue/queue.module.css';
import type { ClaimTextsView } from '../../store/view-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ClaimTextDecision } from './claim-text-decision.tsx';
import { claimTextKeysInWords } from './keys.ts';
import { useClaimDecisions } from './use-claim-decisions.ts';
import { useClaimTexts, type ClaimTexts } from './use-claim-texts.ts';

interface ClaimTextsScreenProps {
  readonly view: ClaimTextsView;
  /** Moves to the passage, to select text there. */
  readonly onChoose: () => void;
}

export function ClaimTextsScreen({ view, onChoose }: ClaimTextsScreenProps) {
  const { select } = useViewActions();
  const texts = useClaimTexts(view.first);
  const hasCasefile = useDraft(({ workspace }) => workspace.casefile !== null);
  const unchecked = useDraft((draft) => draft.unchecked);
  const leave = (): void => select({ section: 'claims' }, '');
  return (
    <QueueScreen title="Review claim texts" back="Back to claims" onLeave={leave}>
      {unchecked ? (
        <p className={queue.note}>Checking… Claims appear shortly.</p>
      ) : texts.current ? (
        <Queue texts={texts} onChoose={onChoose} />
      ) : (
        <EmptyState
          title={hasCasefile ? 'Every claim’s text matches its passage' : 'No casefile is attached'}
          actions={
            <Button size="xs" onClick={leave}>
              Back to claims
            </Button>
          }
        >
          {hasCasefile
            ? `${texts.decided === 1 ? '1 claim was' : `${String(texts.decided)} claims were`} decided.`
            : 'Claim texts are compared with the passages of a casefile. Attach one under Casefile.'}
        </EmptyState>
      )}
    </QueueScreen>
  );
}

function Queue({ texts, onChoose }: { readonly texts: ClaimTexts; readonly onChoose: () => void }) {
  const { claims, current, at, total, decided, go } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useClaimDecisions((next) => {
    // The focus moves before the next key, which would be lost without it.
    flushSync(() => go(next));
    if (heading.current) heading.current.focus();
    else focusQueueTitle();
  });
  if (!current) return null;
  return (
    <>
      <QueueProgress decided={decided} total={total} />
      <QueueCard
        label={current.name}
        items={claims}
        at={at}
        unit="left"
        onGo={(claim) => go(claim.index)}
        keys={claimTextKeysInWords}
      >
        <ClaimTextDecision
          // Claims can have the same ID.
          key={`${String(current.index)} ${current.name}`}
          reviewed={current}
          decisions={decisions}
          heading={heading}
          onChoose={onChoose}
        />
      </QueueCard>
    </>
  );
}
