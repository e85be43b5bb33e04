/**
 * The line below the passage that shows how the active claim is anchored, and how to fix it. Only a person accepts
 * anything but an exact match.
 */
import { Button, Popover } from '@mantine/core';
import { IconAnchor, IconAnchorOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ClaimView } from '../../core/assessment/view.ts';
import { anchorState, type AnchorState } from '../../core/text/quote.ts';
import { spanOf, type CodePointSpan } from '../../core/text/span.ts';
import { useCanWrite, useDraft, useViewActions } from '../../shared/context.tsx';
import { TextChange } from '../../shared/text-change.tsx';
import { useSpanWords, useClaimLanguage } from '../../shared/use-span-words.ts';
import { anchorCandidates, anchorWords } from './anchor-words.ts';
import { excerptOf } from '../../core/text/excerpt.ts';
import { useActiveClaim } from './use-shown-passage.ts';
import classes from './selection-bar.module.css';

interface AnchorLineProps {
  readonly text: string;
  readonly passageId: string;
  /** The sentence that is shown while no claim is active. */
  readonly otherwise: string;
  /** Scrolls to a candidate, so that its context is visible. */
  readonly onShow: (span: CodePointSpan) => void;
  readonly onReanchor: (span: CodePointSpan) => void;
}

export function AnchorLine({ text, passageId, otherwise, onShow, onReanchor }: AnchorLineProps) {
  const { claim, name, index } = useActiveClaim() ?? {};
  if (!claim || name === undefined || index === undefined) return <Line tone="none" sentence={otherwise} />;
  if (claim.passage_id === undefined) {
    return <Line tone="wrong" sentence={`${name} has no passage yet. Select its text, then choose “Use as span”.`} />;
  }
  if (claim.passage_id !== passageId) {
    return (
      <Line tone="none" sentence={`${name} is in another passage.`}>
        <ShowButton index={index} claim={claim} name={name} />
      </Line>
    );
  }
  return (
    <Anchored text={text} passageId={passageId} claim={claim} name={name} onShow={onShow} onReanchor={onReanchor} />
  );
}

interface ShowButtonProps {
  readonly index: number;
  readonly claim: ClaimView;
  readonly name: string;
}

function ShowButton({ index, claim, name }: ShowButtonProps) {
  const { showClaim } = useViewActions();
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={`Show ${name}`}
      onClick={() => showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null)}
    >
      Show
    </Button>
  );
}

interface AnchoredProps extends Omit<AnchorLineProps, 'otherwise'> {
  readonly claim: ClaimView;
  readonly name: string;
}

function Anchored({ text, passageId, claim, name, onShow, onReanchor }: AnchoredProps) {
  const inWords = useSpanWords(passageId);
  const actual = claim.actual ?? '';
  const { start, end } = claim.span ?? {};
  const state = useMemo(() => anchorState(text, spanOf({ start, end }), actual), [text, start, end, actual]);
  const { tone, sentence } = anchorWords(name, state, spanOf(claim.span), inWords);
  return (
    <Line tone={tone} sentence={sentence} name={name}>
      {anchorCandidates(state).length > 0 ? (
        <Candidates text={text} claim={claim} state={state} inWords={inWords} onShow={onShow} onReanchor={onReanchor} />
      ) : null}
    </Line>
  );
}

interface LineProps {
  readonly tone: 'exact' | 'wrong' | 'none';
  readonly sentence: string;
  /** The name of the claim. If the sentence begins with it, it stays where there is no space for the rest. */
  readonly name?: string;
  readonly children?: React.ReactNode;
}

function Line({ tone, sentence, name = '', children }: LineProps) {
  const start = sentence.startsWith(name) ? name : '';
  const Icon = tone === 'wrong' ? IconAnchorOff : IconAnchor;
  return (
    <div className={classes.anchor} data-tone={tone}>
      <span className={classes.anchorIcon}>
        <Icon size={16} aria-hidden />
      </span>
      <span className={classes.sentence} title={tone === 'exact' ? sentence : undefined}>
        {/* Only problems are announced. What matches is said by the words that were selected or adjusted. */}
        <span role="status">{tone === 'wrong' ? sentence : null}</span>
        {tone === 'wrong' ? null : start}
        {tone === 'wrong' ? null : <span className={classes.more}>{sentence.slice(start.length)}</span>}
      </span>
      {children}
    </div>
  );
}

interface CandidatesProps extends Pick<AnchorLineProps, 'text' | 'onShow' | 'onReanchor'> {
  readonly claim: ClaimView;
  readonly state: AnchorState;
  /** Names a span. */
  readonly inWords: (span: CodePointSpan) => string;
}

/** The maximum number of candidates that are listed. A longer piece of text would tell them apart. */
const maxCandidates = 20;

function Candidates({ text, claim, state, inWords, onShow, onReanchor }: CandidatesProps) {
  const language = useClaimLanguage(claim);
  const [opened, setOpened] = useState(false);
  const canWrite = useCanWrite();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const names = useMemo(() => casefile?.actors.flatMap((actor) => actor.names) ?? [], [casefile]);
  const spans = anchorCandidates(state);
  const [first] = spans;
  return (
    <Popover opened={opened} onChange={setOpened} width={420} position="top-end" trapFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            setOpened(!opened);
            if (!opened && first) onShow(first);
          }}
        >
          Re-anchor…
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.candidates}>
          {spans.slice(0, maxCandidates).map((span) => (
            <div key={span.start} className={classes.candidate}>
              <p className={classes.place}>
                {inWords(span)}
                {state.state === 'changed' ? ': similar text' : ': exact match'}
              </p>
              {state.state === 'changed' ? (
                <TextChange before={claim.actual ?? ''} after={state.text} names={names} lang={language} />
              ) : (
                <Context text={text} span={span} lang={language} />
              )}
              <Button
                size="compact-sm"
                disabled={!canWrite}
                onFocus={() => onShow(span)}
                onClick={() => {
                  setOpened(false);
                  onReanchor(span);
                }}
              >
                {state.state === 'changed' ? 'Use this text' : `Move span to ${inWords(span)}`}
              </Button>
            </div>
          ))}
          {spans.length > maxCandidates ? (
            <p className={classes.place}>
              And {spans.length - maxCandidates} more matches. Search for a longer piece of text to find the right one.
            </p>
          ) : null}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ContextProps {
  readonly text: string;
  readonly span: CodePointSpan;
  readonly lang: string;
}

function Context({ text, span, lang }: ContextProps) {
  const { before, words, after } = excerptOf(text, span, 60, 240);
  return (
    <p className={classes.excerpt} dir="auto" lang={lang}>
      <span className={classes.around}>{before}</span>
      <mark>{words}</mark>
      <span className={classes.around}>{after}</span>
    </p>
  );
}
