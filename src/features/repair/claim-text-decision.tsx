/** One claim of the queue of claim texts: its text, the nearest places in the casefile, and the decisions. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { Group } from '@mantine/core';
import { useEffect, useState, type Ref } from 'react';
import type { Actor } from '../../core/casefile/types.generated.ts';
import type { TextPlace } from '../../core/casefile/places-of-text.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { placeOfSpanInWords } from '../../core/casefile/origins.ts';
import { textAt } from '../../core/passage/span.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import type { PendingSpan } from '../../store/view-store.ts';
import { useCanWrite, useDraft, useStores, useView } from '../../shared/context.tsx';
import { AuthorText } from '../../shared/author-text.tsx';
import { useClaimLanguage } from '../../shared/use-claim-language.ts';
import { InPlace } from '../../shared/in-place.tsx';
import { WordChange } from '../../shared/word-change.tsx';
import { LetterButton } from '../../ui/letter-button.tsx';
import { Writable } from '../../ui/writable.tsx';
import { placeSentences, placeTitles } from './place-words.ts';
import type { ClaimDecisions } from './use-claim-decisions.ts';
import { usePlacesOf, type ReviewedClaim } from './use-claim-texts.ts';
import { Bdi } from '../../ui/bdi.tsx';
import queue from '../../ui/queue/queue.module.css';

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
  return useDraft(({ workspace }) => namesOf(workspace.casefile?.actors ?? noActors));
}

const noActors: readonly Actor[] = [];

/** The names of the casefile's actors, the same list for the same actors. */
const namesOf = byIdentity((actors: readonly Actor[]) => actors.flatMap(({ names }) => names));

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
