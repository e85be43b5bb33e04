/**
 * The screen “Review claim texts”: the claims whose text is not exactly at its place, one after the other. Each letter
 * decides on the current claim, and the next one follows.
 */
import { Button, Progress, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useView, useViewActions } from '../../shared/context.tsx';
import type { ClaimTextsView } from '../../store/view-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LetterButton } from '../../ui/letter-button.tsx';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf } from '../../ui/letter-of.ts';
import { ClaimTextDecision } from './claim-text-decision.tsx';
import { claimTextKeysInWords } from './keys.ts';
import { useClaimDecisions } from './use-claim-decisions.ts';
import { useClaimTexts, type ClaimTexts } from './use-claim-texts.ts';
import classes from './claim-texts.module.css';

interface ClaimTextsScreenProps {
  readonly view: ClaimTextsView;
  /** Moves to the passage, to select text there. */
  readonly onChoose: () => void;
}

const titleId = 'claim-texts-title';

/** Elements that use letters themselves, where a letter is not a shortcut. */
const letterInputs = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Presses the button of a letter. */
function onLetter(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  if (event.target.closest(letterInputs)) return;
  const key = hasLetterKeys() ? letterOf(event) : undefined;
  const button = key && event.currentTarget.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!button) return;
  button.click();
  event.preventDefault();
}

export function ClaimTextsScreen({ view, onChoose }: ClaimTextsScreenProps) {
  const { select, setPending } = useViewActions();
  const texts = useClaimTexts(view.first);
  const hasCasefile = useDraft(({ workspace }) => workspace.casefile !== null);
  const unchecked = useDraft((draft) => draft.unchecked);
  const focusSerial = useView((state) => state.focus?.serial ?? 0);
  useEffect(() => {
    document.getElementById(titleId)?.focus();
  }, [focusSerial]);
  useEffect(() => () => setPending(null), [setPending]);
  const leave = (): void => select({ section: 'claims' }, '');
  return (
    // Key events bubble from the controls on the screen; it is not focusable itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={classes.screen} aria-labelledby={titleId} onKeyDown={onLetter}>
      <div className={classes.top}>
        <Button size="xs" variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={leave}>
          Back to claims
        </Button>
      </div>
      <Title order={2} id={titleId} tabIndex={-1}>
        Review claim texts
      </Title>
      {unchecked ? (
        <p className={classes.note}>Checking… Claims appear shortly.</p>
      ) : texts.current ? (
        <Queue texts={texts} onChoose={onChoose} />
      ) : (
        <EmptyState
          title={hasCasefile ? 'Every claim’s text is exactly in its passage' : 'No casefile is attached'}
          actions={
            <Button size="xs" onClick={leave}>
              Back to claims
            </Button>
          }
        >
          {hasCasefile
            ? `${texts.decided === 1 ? '1 claim was' : `${String(texts.decided)} claims were`} decided.`
            : 'Texts can only be compared with the passages of a casefile. Attach it under Casefile.'}
        </EmptyState>
      )}
    </section>
  );
}

function Queue({ texts, onChoose }: { readonly texts: ClaimTexts; readonly onChoose: () => void }) {
  const { claims, current, at, total, decided, go } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useClaimDecisions((next) => {
    // The focus moves before the next key, which would be lost without it.
    flushSync(() => go(next));
    (heading.current ?? document.getElementById(titleId))?.focus();
  });
  if (!current) return null;
  const label = `${String(decided)} of ${String(total)} decided`;
  const step = (by: 1 | -1): void => {
    const next = claims[at + by];
    if (next) go(next.index);
  };
  return (
    <>
      <div className={classes.progress}>
        <span role="status">{label}</span>
        <Progress value={(100 * decided) / total} aria-label={label} size="sm" className={classes.track} />
      </div>
      <article className={classes.card} aria-label={current.name}>
        <div className={classes.steps}>
          <span className={classes.count}>{`${String(at + 1)} of ${String(claims.length)} left`}</span>
          <LetterButton letter="p" size="compact-xs" variant="default" disabled={at <= 0} onClick={() => step(-1)}>
            Previous claim
          </LetterButton>
          <LetterButton
            letter="n"
            size="compact-xs"
            variant="default"
            disabled={at >= claims.length - 1}
            onClick={() => step(1)}
          >
            Next claim
          </LetterButton>
        </div>
        <ClaimTextDecision
          // Claims can have the same ID.
          key={`${String(current.index)} ${current.name}`}
          reviewed={current}
          decisions={decisions}
          heading={heading}
          onChoose={onChoose}
        />
        <p className={classes.keys}>{claimTextKeysInWords}</p>
      </article>
    </>
  );
}
