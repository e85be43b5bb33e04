/**
 * The screen “Review claim texts”: shows one by one the claims whose text is not at their span. Each letter decides the
 * current claim and moves to the next one.
 */
import { Group, Button } from '@mantine/core';
import { useEffect, useState, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceKind, TextPlace } from '../../core/casefile/places-of-text.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { placeOfSpanInWords } from '../../core/casefile/origins.ts';
import { textAt } from '../../core/text/span.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import type { PendingSpan, ClaimTextsView } from '../../desk/view-store.ts';
import { useCanWrite, useDraft, useStores, useView, useViewActions } from '../../shared/context.tsx';
import { AuthorText } from '../../shared/author-text.tsx';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import { InPlace, WordChange } from '../../shared/word-change.tsx';
import { LetterButton, QueueCard, QueueProgress, focusQueueTitle } from '../../ui/queue.tsx';
import { Writable } from '../../ui/writable.tsx';
import {
  type ClaimDecisions,
  usePlacesOf,
  type ReviewedClaim,
  useClaimDecisions,
  useClaimTexts,
  type ClaimTexts,
} from './use-claim-decisions.ts';
import { Bdi } from '../../ui/bdi.tsx';
import queue from '../../ui/queue/queue.module.css';
import { QueueScreen } from '../../shared/queue-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

// The sentences about the places of a claim's text.

/** What a place is, in a word or two. */
export const placeTitles: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'Exact match',
  spelling: 'Different spelling',
  similar: 'Similar text',
  related: 'Not in any passage',
  none: 'Not in any passage',
};

/** Describes the nearest place of a claim's text. */
export const placeSentences: Readonly<Record<PlaceKind | 'none', string>> = {
  exact: 'The passage contains exactly this text here.',
  spelling: 'The passage contains this text with different capitals, spaces, punctuation, line breaks or letter forms.',
  similar: 'No passage contains this text. The most similar text is shown here.',
  related: 'No passage contains this text. This sentence contains some of its words, but may say something else.',
  none: 'No passage in the casefile contains this text or anything similar.',
};

// One claim of the queue of claim texts: its text, the nearest places in the casefile, and the decisions.

interface ClaimTextDecisionProps {
  readonly reviewed: ReviewedClaim;
  readonly decisions: ClaimDecisions;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onChoose: () => void;
}

/** Whether the word difference of a place contains the claim's text in a readable form. */
function isDifference({ kind }: TextPlace): boolean {
  return kind === 'spelling' || kind === 'similar';
}

/** The observation of a place: the claim's own if it contains the passage, otherwise the first one. */
function observationOf({ passage }: TextPlace, { claim }: ReviewedClaim) {
  return (
    passage.observations.find(({ observation_id }) => observation_id === claim.observation_id) ??
    passage.observations[0]
  );
}

function anchorAt(place: TextPlace, reviewed: ReviewedClaim): Anchor | undefined {
  const observation = observationOf(place, reviewed);
  if (!observation) return undefined;
  const { passage_id } = place.passage.passage;
  return { observation_id: observation.observation_id, passage_id, span: place.span, actual: place.text };
}

/** Returns the span that a person selected in the passage, as an anchor; undefined for a span that the queue shows. */
function useSelectedAnchor(reviewed: ReviewedClaim): Anchor | undefined {
  const pending = useView((view) => view.pending);
  const observationId = useView((view) => view.observationId);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  if (!pending || pending.reveal === true) return undefined;
  return selectedAnchor(pending, casefileIndex(casefile).passage(pending.passageId), observationId, reviewed);
}

function selectedAnchor(
  { span, passageId }: PendingSpan,
  passage: TextPlace['passage'] | undefined,
  shownId: number | null,
  { claim }: ReviewedClaim,
): Anchor | undefined {
  const numbers = passage?.observations.map(({ observation_id }) => observation_id) ?? [];
  const actual = passage && textAt(passage.passage.text, span);
  const observation = numbers.find((id) => id === shownId) ?? numbers.find((id) => id === claim.observation_id);
  const id = observation ?? numbers[0];
  return actual && id !== undefined ? { observation_id: id, passage_id: passageId, span, actual } : undefined;
}

/** Shows a place in the passage beside the queue. */
function useShownPlace(place: TextPlace | undefined, reviewed: ReviewedClaim): void {
  const { view } = useStores();
  const observationId = (place && observationOf(place, reviewed)?.observation_id) ?? null;
  useEffect(() => {
    if (!place) return view.actions.setPending(null);
    const { passage_id: passageId } = place.passage.passage;
    view.actions.showPassage(passageId, observationId);
    view.actions.setPending({ passageId, span: place.span, reveal: true });
  }, [view, place, observationId]);
}

export function ClaimTextDecision({ reviewed, decisions, heading, onChoose }: ClaimTextDecisionProps) {
  const canWrite = useCanWrite();
  const places = usePlacesOf(reviewed);
  const [shown, setShown] = useState(0);
  const place = places[shown % Math.max(1, places.length)];
  const selected = useSelectedAnchor(reviewed);
  useShownPlace(place, reviewed);
  const proposed = place && anchorAt(place, reviewed);
  const chosen = selected ?? proposed;
  const { name, claim } = reviewed;
  const ofClaim = useClaimLanguage(claim);
  return (
    <>
      <h3 className={queue.claim} ref={heading} tabIndex={-1}>
        {name} <span className={queue.state}>{placeTitles[places[0]?.kind ?? 'none']}</span>
      </h3>
      {place && isDifference(place) ? null : (
        <>
          <h4 className={queue.label}>Claim’s text</h4>
          <p className={queue.passage} dir="auto" lang={ofClaim}>
            {claim.actual}
          </p>
        </>
      )}
      {place ? (
        <Place place={place} reviewed={reviewed} number={(shown % places.length) + 1} count={places.length} />
      ) : (
        <p className={queue.sentence}>{placeSentences.none}</p>
      )}
      {selected ? <Selected anchor={selected} before={claim.actual ?? ''} /> : null}
      <PropositionNote reviewed={reviewed} after={chosen?.actual} />
      <Group gap="xs" className={queue.decisions} data-above-toast>
        <Writable canWrite={canWrite}>
          {selected ? (
            <LetterButton letter="a" onClick={() => decisions.accept(reviewed, selected)}>
              Use text selected in passage
            </LetterButton>
          ) : proposed ? (
            <LetterButton
              letter="a"
              // A sentence with some of the words is seldom what the claim says.
              variant={place?.kind === 'related' ? 'default' : 'filled'}
              onClick={() => decisions.accept(reviewed, proposed)}
            >
              {proposed.actual === claim.actual ? 'Accept match' : 'Accept passage text'}
            </LetterButton>
          ) : null}
          {places.length > 1 ? (
            <LetterButton letter="o" variant="default" onClick={() => setShown(shown + 1)}>
              Next match
            </LetterButton>
          ) : null}
          <LetterButton letter="c" variant="default" onClick={onChoose}>
            Choose another span…
          </LetterButton>
          {chosen ? (
            <LetterButton letter="m" variant="default" onClick={() => decisions.paraphrase(reviewed, chosen)}>
              Mark as paraphrase
            </LetterButton>
          ) : null}
          <LetterButton letter="d" variant="subtle" color="red" onClick={() => void decisions.remove(reviewed)}>
            Delete claim
          </LetterButton>
        </Writable>
      </Group>
    </>
  );
}

function useNames(): readonly string[] {
  return useDraft(({ workspace }) => namesOf(workspace.casefile));
}

const namesByCasefile = new WeakMap<object, readonly string[]>();
const noNames: readonly string[] = [];

/** The names of the casefile's actors, the same list for the same casefile. */
function namesOf(casefile: { readonly actors: readonly { readonly names: readonly string[] }[] } | null) {
  if (!casefile) return noNames;
  const names = namesByCasefile.get(casefile) ?? casefile.actors.flatMap((actor) => actor.names);
  namesByCasefile.set(casefile, names);
  return names;
}

interface PlaceProps {
  readonly place: TextPlace;
  readonly reviewed: ReviewedClaim;
  readonly number: number;
  readonly count: number;
}

function Place({ place, reviewed, number, count }: PlaceProps) {
  const names = useNames();
  const observation = observationOf(place, reviewed);
  const inFile = useDraft(({ workspace }) =>
    placeOfSpanInWords(workspace.casefile, place.passage.passage.passage_id, place.span),
  );
  const lang = observation?.language ?? '';
  const actual = reviewed.claim.actual ?? '';
  return (
    <>
      <h4 className={queue.label}>
        {`Match ${String(number)} of ${String(count)}, observation ${String(observation?.observation_id ?? '?')}, `}
        <Bdi lang={observation?.title === '' ? undefined : lang}>
          “{observation?.title === '' ? 'Untitled' : observation?.title}”
        </Bdi>
        {inFile === '' ? null : (
          <>
            , <Bdi>{inFile}</Bdi>
          </>
        )}
      </h4>
      <p className={queue.sentence}>{placeSentences[place.kind]}</p>
      {isDifference(place) ? <WordChange before={actual} after={place.text} names={names} lang={lang} /> : null}
      <p className={queue.passage}>
        <InPlace text={place.passage.passage.text} span={place.span} lang={lang} />
      </p>
      {place.kind === 'related' ? <WordChange before={actual} after={place.text} names={names} lang={lang} /> : null}
    </>
  );
}

function Selected({ anchor, before }: { readonly anchor: Anchor; readonly before: string }) {
  const names = useNames();
  const { actual } = anchor;
  const lang = useClaimLanguage(anchor);
  return (
    <>
      <h4 className={queue.label}>Selected in passage</h4>
      {actual === before ? (
        <p className={queue.passage} dir="auto" lang={lang}>
          {actual}
        </p>
      ) : (
        <WordChange before={before} after={actual} names={names} lang={lang} />
      )}
    </>
  );
}

/** Says what happens to the proposition if the claim's text changes. */
function PropositionNote({
  reviewed: { claim },
  after,
}: {
  readonly reviewed: ReviewedClaim;
  readonly after: string | undefined;
}) {
  const { proposition = '', actual = '' } = claim;
  if (after === undefined || after === actual) return null;
  if (proposition === actual)
    return (
      <p className={queue.note}>
        The proposition is identical to this text. If you accept the match, it is updated. “Mark as paraphrase” keeps
        it.
      </p>
    );
  return (
    <p className={queue.note}>
      The proposition differs and will not change: “<AuthorText as="bdi">{proposition}</AuthorText>”
    </p>
  );
}

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
      <QueueCard label={current.name} items={claims} at={at} unit="left" onGo={(claim) => go(claim.index)}>
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
