/** In the decision on a claim: the claim's text in the old passage, and the matching text in the revised one. */
import type { AnchorState } from '../../core/passage/quote.ts';
import { spanOf, textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { Candidates } from './candidates.tsx';
import { InPlace } from '../../shared/in-place.tsx';
import { useClaimPlace, useSpanWords } from '../../shared/use-span-words.ts';
import type { QueuedClaim } from './queue.ts';
import type { Migration } from './use-migration.ts';
import { WordChange } from '../../shared/word-change.tsx';
import { placeInWords } from './words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import queue from '../../ui/queue/queue.module.css';
import classes from './migration.module.css';

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
