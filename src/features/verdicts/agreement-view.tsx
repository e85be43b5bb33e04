import { NativeSelect } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { agreementOf, labelsOf } from '../../core/review/blind-agreement.ts';
import { overviewOf } from '../../core/review/overview.ts';
import { raterAgreement } from '../../core/review/rater-agreement.ts';
import type { ReviewTarget } from '../../core/review/targets.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { useCommands, useDraft, useStores } from '../../store/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import {
  agreementInWords,
  authorLinks,
  countOutcomes,
  measuresInWords,
  outcomeOf,
  outcomes,
  outcomeWords,
  type Outcome,
} from './agreement.ts';
import { AgreementRow } from './agreement-row.tsx';
import { goToPlace } from './go-to-place.ts';
import { reviewerNames } from './reviewer-names.ts';
import { RowWindow } from './row-window.tsx';
import { Toggles } from './toggles.tsx';
import classes from './verdicts.module.css';

/** A blind review beside the author's own effects and reasons, link by link and in counts. */
export function AgreementView({ reviews }: { readonly reviews: readonly Review[] }) {
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<Outcome>>(new Set());
  const review = reviews[Math.min(chosen, reviews.length - 1)];
  const workspace = useDraft((draft) => draft.workspace);
  const { digest } = useCommands();
  const agreement = useMemo(
    () => (review ? agreementOf(workspace, review, digest) : nothing),
    [workspace, review, digest],
  );
  const { links } = agreement;
  const counts = useMemo(() => countOutcomes(links), [links]);
  const names = useMemo(() => reviewerNames(reviews), [reviews]);
  if (!review) return null;
  const nameOf = ({ review_id, reviewer }: Review): string => names.get(review_id) ?? reviewer.name;
  const fitting = shown.size === 0 ? links : links.filter((link) => shown.has(outcomeOf(link)));
  return (
    <section className={classes.agreement} aria-label="Blind review">
      <div className={classes.agreementHead}>
        {reviews.length > 1 ? (
          <NativeSelect
            size="xs"
            label="Blind reviewer"
            value={String(chosen)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            data={reviews.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          />
        ) : null}
        <p className={classes.lead} role="status">
          <strong dir="auto">{nameOf(review)}</strong>, without seeing your effects and reasons:{' '}
          {agreementInWords(counts, agreement.counts.unmatched)}
        </p>
        <p className={classes.lead}>
          {measuresInWords(raterAgreement(labelsOf(links)))} These figures compare two people’s judgements. They say
          nothing about any entry.
        </p>
        <Toggles
          label="Links shown"
          choices={outcomes
            .filter((outcome) => counts[outcome] > 0)
            .map((value) => ({ value, title: outcomeWords[value], count: counts[value] }))}
          chosen={shown}
          onChoose={setShown}
        />
      </div>
      {fitting.length === 0 ? (
        <EmptyState title="No link of this kind">Press the choice again to see every link.</EmptyState>
      ) : (
        <AgreementList review={review} name={nameOf(review)} links={fitting} />
      )}
    </section>
  );
}

type Links = ReturnType<typeof agreementOf>['links'];

const nothing: Pick<ReturnType<typeof agreementOf>, 'links' | 'counts'> = {
  links: [],
  counts: { agree: 0, disagree: 0, unjudged: 0, outdated: 0, unmatched: 0 },
};

interface AgreementListProps {
  readonly review: Review;
  /** What its reviewer is called here. */
  readonly name: string;
  readonly links: Links;
}

function AgreementList({ review, name, links }: AgreementListProps) {
  const stores = useStores();
  const { digest } = useCommands();
  const workspace = useDraft((draft) => draft.workspace);
  const { assessment } = workspace;
  const lines = useMemo(() => links.map((_, index) => index), [links]);
  const judged = useMemo(() => {
    const alone = { ...workspace, reviews: [review] };
    const found = [...overviewOf(alone, digest).byTarget.values()].flat();
    return new Map(found.map((verdict) => [verdict.key, verdict]));
  }, [workspace, review, digest]);
  const go = useCallback((at: ReviewTarget) => goToPlace(stores, at), [stores]);
  return (
    <RowWindow
      label="Links, as author and reviewer judge them"
      count={links.length}
      lines={lines}
      keyOf={(index) => links[index]?.key ?? String(index)}
      estimate={() => 200}
      aim={null}
      focusAsked={0}
      render={(index, active) => {
        const link = links[index];
        if (!link) return null;
        const claim = viewClaim(listOf(assessment, 'claims')[link.place.claimIndex ?? -1]);
        return (
          <AgreementRow
            link={link}
            reviewer={name}
            words={claim.actual ?? claim.proposition ?? ''}
            author={authorLinks(assessment, link)}
            judged={judged.get(link.key)}
            active={active}
            onGo={go}
          />
        );
      }}
    />
  );
}
