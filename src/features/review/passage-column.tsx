/**
 * The first column of the review: the passage of the current claim, with every claim's span marked; another passage
 * can be chosen.
 */
import { useMemo, useState } from 'react';
import type { ClaimView } from '../../core/assessment/view.ts';
import { casefileIndex, languageOfObservationTitle } from '../../core/casefile/lookup.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { PassageGrade } from '../../shared/passage-origin.tsx';
import { useSourcesOffer } from '../../shared/sources-offer.ts';
import { LongSelect } from '../../ui/long-select.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { PassageReader } from './passage-reader.tsx';
import type { Subject, ReviewModel } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import { firstWords } from './words.ts';
import classes from './board.module.css';
import wording from './wording.module.css';

export function PassageColumn() {
  const { model, current, columns } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const index = casefileIndex(casefile);
  const offer = useSourcesOffer();
  const canWrite = useCanWrite();
  const claim = claimOf(model, current);
  const currentPassage = claim?.passage_id;
  const [chosen, setChosen] = useState<string | undefined>(currentPassage);
  const [lastSubject, setLastSubject] = useState(current);
  if (lastSubject !== current) {
    setLastSubject(current);
    if (currentPassage !== undefined) setChosen(currentPassage);
  }
  const options = useMemo(() => passageOptions(casefile, columns.passages), [casefile, columns.passages]);
  const labels = useMemo(() => options.map(({ label }) => label), [options]);
  const languages = useMemo(() => options.map(({ language }) => language), [options]);
  const id = chosen ?? options[0]?.value;
  const loaded = id === undefined ? undefined : index.passage(id);
  // Several observations can have the passage; the claim names its own.
  const named = id === currentPassage ? claim?.observation_id : undefined;
  const observation =
    loaded?.observations.find(({ observation_id }) => observation_id === named) ?? loaded?.observations[0];
  return (
    <section className={classes.column} aria-labelledby="review-passage" data-column="passage">
      <div className={classes.columnHead}>
        <h3 id="review-passage" className={classes.columnTitle}>
          Passage
        </h3>
        {options.length > 1 ? (
          <LongSelect
            className={classes.picker}
            label="Passage shown"
            items={labels}
            languages={languages}
            noun="passages"
            chosen={loaded ? options.findIndex(({ value }) => value === id) : -1}
            none="Not in the casefile"
            onChoose={(at) => setChosen(options[at]?.value)}
          />
        ) : null}
      </div>
      {loaded ? (
        <>
          {observation ? (
            <PassageGrade key={observation.observation_id} observation={observation} className={classes.grade} />
          ) : null}
          <PassageReader
            key={loaded.passage.passage_id}
            passageId={loaded.passage.passage_id}
            text={loaded.passage.text}
            language={observation?.language ?? null}
          />
        </>
      ) : (
        <p className={wording.note}>
          {casefile
            ? 'The passage of this claim is not in the casefile, so it cannot be shown.'
            : 'No casefile attached, so passages cannot be shown. Claim texts are shown on the cards.'}{' '}
          {offer ? (
            <SmallButton look="main" disabled={!canWrite} onClick={offer.accept}>
              {offer.label}
            </SmallButton>
          ) : null}
        </p>
      )}
    </section>
  );
}

/** Returns the current claim; for an entry or a contradiction, its first claim. */
function claimOf(model: ReviewModel, subject: Subject | undefined): ClaimView | undefined {
  if (subject?.kind === 'claim') return subject.claim;
  if (!subject || subject.kind === 'document') return undefined;
  const at = subject.kind === 'link' ? subject.claim : subject.connections[0]?.claim;
  return at === undefined ? undefined : model.claimAt.get(at)?.claim;
}

/** Returns the passages to choose from: all, or only those given, in their order. */
function passageOptions(
  casefile: Casefile | null,
  only: readonly string[] | undefined,
): readonly { readonly value: string; readonly label: string; readonly language: string }[] {
  const seen = new Set<string>();
  const all = (casefile?.observations ?? []).flatMap((observation) =>
    observation.passages.flatMap(({ passage_id: value, text }, index, { length }) => {
      if (seen.has(value)) return [];
      seen.add(value);
      const name = `${String(observation.observation_id)} · ${observation.title || 'Untitled'}`;
      const words = observation.title ? `: ${firstWords(text, 40)}` : ` (${String(index + 1)} of ${String(length)})`;
      return [{ value, label: length > 1 ? name + words : name, language: languageOfObservationTitle(observation) }];
    }),
  );
  if (!only) return all;
  const byId = new Map(all.map((option) => [option.value, option]));
  return only.flatMap((id) => byId.get(id) ?? []);
}
