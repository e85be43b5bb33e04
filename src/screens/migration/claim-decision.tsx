/** One claim of the queue on the screen “Move claims”: its old and new text, and the decision buttons. */
import { Radio, Textarea, Button, Group } from '@mantine/core';
import { useState, type Ref } from 'react';
import { type CodePointSpan, spanOf, textAt } from '../../core/text/span.ts';
import { InPlace, WordChange } from '../../shared/word-change.tsx';
import queue from '../../ui/queue/queue.module.css';
import classes from './migration.module.css';
import type { AnchorState } from '../../core/text/quote.ts';
import { useClaimPlace, useSpanWords } from '../../shared/use-span-words.ts';
import {
  type QueuedClaim,
  type Migration,
  placeInWords,
  stateWords,
  type Decisions,
  useMarkedPlace,
  placesOf,
} from './use-migration.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { setField } from '../../core/workspace/edits.ts';
import { quotedWords } from '../../core/text/quoted-words.ts';
import { useCanWrite, useDraft, useView, useViewActions } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { referencesToClaim } from '../../core/workspace/references.ts';
import { Writable } from '../../ui/writable.tsx';
import { LetterButton } from '../../ui/queue.tsx';

// In the decision on a claim: the positions of identical text, each in its context. None is selected in advance.

interface CandidatesProps {
  readonly text: string;
  readonly spans: readonly CodePointSpan[];
  /** Names a span. */
  readonly inWords: (span: CodePointSpan) => string;
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
  readonly lang: string | undefined;
}

/** The maximum number of positions offered one by one. */
const maxShown = 30;

function Candidates({ text, spans, inWords, chosen, onChoose, lang }: CandidatesProps) {
  return (
    <Radio.Group
      label="Choose the right match"
      value={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <div className={classes.candidates}>
        {spans.slice(0, maxShown).map((span, index) => (
          <Radio
            key={span.start}
            value={String(index)}
            label={
              <>
                <span className={classes.offsets}>{inWords(span)}</span> <InPlace text={text} span={span} lang={lang} />
              </>
            }
          />
        ))}
      </div>
      {spans.length > maxShown && (
        <p className={queue.note}>
          And {spans.length - maxShown} more. Choose in the passage: select a longer piece of text.
        </p>
      )}
    </Radio.Group>
  );
}

// In the decision on a claim: the claim's text in the old passage, and the matching text in the revised one.

interface ClaimWordsProps {
  readonly migration: Migration;
  readonly queued: QueuedClaim;
  readonly place: AnchorState;
  readonly names: readonly string[];
  /** The index of the selected candidate. */
  readonly picked: number | null;
  readonly onPick: (index: number) => void;
  /** The span selected in the passage; it replaces the search result. */
  readonly chosen: CodePointSpan | null;
}

export function ClaimWords({ migration, queued, place, names, picked, onPick, chosen }: ClaimWordsProps) {
  const { old, to } = migration;
  const { text } = to.passage;
  const actual = queued.claim.actual ?? '';
  const lang = to.observations[0]?.language ?? '';
  const inWords = useSpanWords(to.passage.passage_id);
  const oldPlace = useClaimPlace(queued.claim);
  const at = spanOf(queued.claim.span);
  const oldSpan = old && at && textAt(old.text, at) === actual ? { text: old.text, span: at } : undefined;
  return (
    <>
      <h4 className={queue.label}>
        Old passage
        {oldPlace === '' ? null : (
          <>
            , <Bdi>{oldPlace}</Bdi>
          </>
        )}
      </h4>
      <p className={queue.passage}>
        {oldSpan ? (
          <InPlace text={oldSpan.text} span={oldSpan.span} lang={lang} />
        ) : (
          <mark className={classes.words} dir="auto" lang={lang}>
            {actual}
          </mark>
        )}
      </p>
      <h4 className={queue.label}>Revised passage</h4>
      <p className={queue.sentence}>{placeInWords(place, inWords)}</p>
      {place.state === 'ambiguous' && (
        <Candidates text={text} spans={place.spans} inWords={inWords} chosen={picked} onChoose={onPick} lang={lang} />
      )}
      {(place.state === 'exact' || place.state === 'moved') && (
        <p className={queue.passage}>
          <InPlace text={text} span={place.span} lang={lang} />
        </p>
      )}
      {place.state === 'changed' && <WordChange before={actual} after={place.text} names={names} lang={lang} />}
      {chosen && (
        <SelectedText text={text} inWords={inWords} actual={actual} chosen={chosen} names={names} lang={lang} />
      )}
    </>
  );
}

interface SelectedTextProps {
  readonly text: string;
  readonly inWords: (span: CodePointSpan) => string;
  readonly actual: string;
  readonly chosen: CodePointSpan;
  readonly names: readonly string[];
  readonly lang: string | undefined;
}

function SelectedText({ text, inWords, actual, chosen, names, lang }: SelectedTextProps) {
  const after = textAt(text, chosen) ?? '';
  return (
    <>
      <h4 className={queue.label}>Selected in passage, {inWords(chosen)}</h4>
      <p className={queue.passage}>
        <InPlace text={text} span={chosen} lang={lang} />
      </p>
      {after !== actual && <WordChange before={actual} after={after} names={names} lang={lang} />}
    </>
  );
}

// * Shows in the decision on a claim what happens to its proposition when its text changes: it is updated, or it must
// be checked.

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

function PropositionNote({ queued: { claim, index }, after, uses }: PropositionNoteProps) {
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
