/**
 * The view “Blind review” of the verdicts screen: a blind review compared with the author’s effects and reasons, link
 * by link and in counts.
 */
import { NativeSelect } from '@mantine/core';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { listOf, viewClaim, type ClaimView, viewEvidenceLink } from '../../core/assessment/view.ts';
import { languageOfClaimWords } from '../../core/workspace/texts-at.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';
import {
  agreementOf,
  labelsOf,
  type LinkAgreement,
  raterAgreement,
  percentInWords,
  type RaterAgreement,
} from '../../core/review/blind-agreement.ts';
import { overviewOf, type TargetVerdict, reviewerNames } from '../../core/review/verdict-places.ts';
import { type ReviewTarget, type Target, linksIn, listOfEntry } from '../../core/review/targets.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuthorText } from '../../shared/author-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { targetName, targetTitle } from '../../core/review/target-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { goToPlace, TargetCard, WhatChanged } from './target-card.tsx';
import { RowWindow } from './verdict-list.tsx';
import { Toggles } from './filter-bar.tsx';
import classes from './verdicts.module.css';
import rowClasses from './verdict-list.module.css';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { counted } from '../../core/json/words.ts';

export function AgreementView({ reviews }: { readonly reviews: readonly Review[] }) {
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<Outcome>>(new Set());
  const review = reviews[Math.min(chosen, reviews.length - 1)];
  const workspace = useDraft((draft) => draft.workspace);
  const { digest } = useStores();
  const agreement = useMemo(
    () => (review ? agreementOf(workspace, review, digest) : noAgreement),
    [workspace, review, digest],
  );
  const { links } = agreement;
  const counts = useMemo(() => countOutcomes(links), [links]);
  const names = useMemo(() => reviewerNames(reviews), [reviews]);
  if (!review) return null;
  const nameOf = ({ review_id, reviewer }: Review): string => names.get(review_id) ?? reviewer.name;
  const matching = shown.size === 0 ? links : links.filter((link) => shown.has(outcomeOf(link)));
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
          <strong dir="auto">{nameOf(review)}</strong>, who did not see your effects and reasons:{' '}
          {agreementInWords(counts, agreement.counts.unmatched)}
        </p>
        <p className={classes.lead}>
          {measuresInWords(raterAgreement(labelsOf(links)))} These figures compare two people’s verdicts. They say
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
      {matching.length === 0 ? (
        <EmptyState title="No links in this category">Clear the filter to see all links.</EmptyState>
      ) : (
        <AgreementList review={review} name={nameOf(review)} links={matching} />
      )}
    </section>
  );
}

const noAgreement: Pick<ReturnType<typeof agreementOf>, 'links' | 'counts'> = {
  links: [],
  counts: { agree: 0, disagree: 0, unjudged: 0, outdated: 0, unmatched: 0 },
};

interface AgreementListProps {
  readonly review: Review;
  /** The unique name of its reviewer. */
  readonly name: string;
  readonly links: readonly LinkAgreement[];
}

function AgreementList({ review, name, links }: AgreementListProps) {
  const stores = useStores();
  const { digest } = stores;
  const workspace = useDraft((draft) => draft.workspace);
  const { assessment, casefile } = workspace;
  const verdicts = useMemo(() => {
    const onlyThisReview = { ...workspace, reviews: [review] };
    const all = [...overviewOf(onlyThisReview, digest).byTarget.values()].flat();
    return new Map(all.map((verdict) => [verdict.key, verdict]));
  }, [workspace, review, digest]);
  const go = useCallback((at: ReviewTarget) => goToPlace(stores, at), [stores]);
  return (
    <RowWindow
      label="Links by author and reviewer verdict"
      rows={links}
      height={200}
      render={(link, active) => {
        const claim = viewClaim(listOf(assessment, 'claims')[link.place.claimIndex ?? -1]);
        return (
          <AgreementRow
            link={link}
            reviewer={name}
            text={claim.actual ?? claim.proposition ?? ''}
            language={languageOfClaimWords(
              workspace,
              claim.actual === undefined ? claim : { ...claim, proposition: '' },
            )}
            inFile={placeOfClaimInWords(casefile, claim)}
            claim={claim}
            author={authorLinks(assessment, link)}
            reviewed={verdicts.get(link.key)}
            active={active}
            onGo={go}
          />
        );
      }}
    />
  );
}

interface AgreementRowProps {
  readonly link: LinkAgreement;
  readonly reviewer: string;
  /** The claim's text in its passage. */
  readonly text: string;
  /** The language of that text; '' if it is unknown. */
  readonly language: string;
  /** Where that text is in the file of its passage; empty if that is not known. */
  readonly inFile: string;
  readonly claim: ClaimView;
  readonly author: readonly AuthorLink[];
  /** The reviewer's verdict; undefined for none. */
  readonly reviewed: TargetVerdict | undefined;
  readonly active: boolean;
  readonly onGo: (at: ReviewTarget) => void;
}

/** A row of the blind review view, for one link: the author’s effect and reason beside the blind reviewer’s. */
const AgreementRow = memo(function AgreementRow(props: AgreementRowProps) {
  const { link, reviewer, text, language, inFile, claim, author, reviewed, active, onGo } = props;
  const { target } = link.place;
  const outcome = outcomeOf(link);
  if (target.kind !== 'link') return null;
  return (
    <TargetCard
      title={targetTitle(target)}
      badge={
        <span className={rowClasses.outcome} data-outcome={outcome}>
          {outcomeWords[outcome]}
        </span>
      }
      text={text}
      isQuote
      language={language}
      inFile={inFile}
      claim={claim}
      active={active}
      onGo={() => onGo(link.place)}
      several
    >
      <div className={rowClasses.cell} role="group" aria-label={`The author: ${targetName(target)}`}>
        {author.map(({ effect, reason }, index) => (
          <div key={index} className={rowClasses.said}>
            <LinkVerdict who="The author" target={target} mark={<EffectMark effect={effect} />} reason={reason} />
          </div>
        ))}
      </div>
      <div className={rowClasses.cell} role="group" aria-label={`${reviewer}: ${targetName(target)}`}>
        {reviewed ? (
          <>
            <LinkVerdict
              who={reviewer}
              target={target}
              mark={<VerdictMark verdict={reviewed.verdict.verdict} />}
              reason={reviewed.verdict.note}
              lang=""
            />
            <WhatChanged standing={reviewed.standing} verdict={reviewed.verdict} />
          </>
        ) : (
          <p className={rowClasses.sentence}>
            <strong dir="auto">{reviewer}</strong> has not reviewed this link.
          </p>
        )}
      </div>
    </TargetCard>
  );
});

interface LinkVerdictProps {
  readonly who: string;
  readonly target: Extract<Target, { kind: 'link' }>;
  readonly mark: ReactNode;
  readonly reason: string;
  /** The language of a reason that is not the author’s. A review does not state any. */
  readonly lang?: '';
}

function LinkVerdict({ who, target, mark, reason, lang }: LinkVerdictProps) {
  return (
    <>
      <p className={rowClasses.sentence}>
        <strong dir="auto">{who}:</strong> <Bdi className={rowClasses.id}>{target.claim_id}</Bdi> {mark}{' '}
        <Bdi className={rowClasses.id}>{target.entry_id}</Bdi>
        {reason === '' ? ', with no reason given.' : ', because'}
      </p>
      {reason === '' ? null : (
        <AuthorText as="blockquote" className={rowClasses.note} lang={lang}>
          {reason}
        </AuthorText>
      )}
    </>
  );
}

/** How a blind reviewer's verdict on a link compares with the author's effect. */
const outcomes = ['other', 'neither', 'both', 'no-effect', 'same', 'outdated', 'unreviewed'] as const;

type Outcome = (typeof outcomes)[number];

/** The outcomes in words, shown beside a link. The reader is the author. */
const outcomeWords: Readonly<Record<Outcome, string>> = {
  same: 'Agree',
  other: 'Disagree',
  neither: 'Reviewer: neither',
  both: 'You: both effects',
  'no-effect': 'You: no effect',
  outdated: 'Outdated',
  unreviewed: 'Not reviewed',
};

/** Compares author and reviewer on one link. */
export function outcomeOf({ author, reviewer, outdated, agree }: LinkAgreement): Outcome {
  if (outdated) return 'outdated';
  if (reviewer === null) return 'unreviewed';
  if (author === null) return 'no-effect';
  if (agree) return 'same';
  if (reviewer === 'neither') return 'neither';
  return author === 'both' ? 'both' : 'other';
}

/** Counts the links by outcome. */
export function countOutcomes(links: readonly LinkAgreement[]): Readonly<Record<Outcome, number>> {
  const counts = { same: 0, other: 0, neither: 0, both: 0, 'no-effect': 0, outdated: 0, unreviewed: 0 };
  for (const link of links) counts[outcomeOf(link)] += 1;
  return counts;
}

/**
 * “Agree: 31 of 40 links; disagree: 4; reviewer says neither: 5.” These are counts, never a score of an entry.
 */
export function agreementInWords(counts: Readonly<Record<Outcome, number>>, unmatched: number): string {
  const { same, other, neither, both, 'no-effect': noEffect, outdated, unreviewed } = counts;
  const all = same + other + neither + both + noEffect + outdated + unreviewed;
  if (all === 0) return 'No evidence links to compare.';
  const parts = [
    `Agree: ${same} of ${counted(all, 'link')}`,
    `disagree: ${other}`,
    `reviewer says neither: ${neither}`,
    ...(both > 0 ? [`you give both effects: ${both}`] : []),
    ...(noEffect > 0 ? [`you give no effect: ${noEffect}`] : []),
    ...(outdated > 0 ? [`outdated: ${outdated}`] : []),
    ...(unreviewed > 0 ? [`not reviewed: ${unreviewed}`] : []),
  ];
  const unmatchedNote = `${counted(unmatched, 'verdict')} could not be matched, because the assessment no longer has the link.`;
  return `${parts.join('; ')}.${unmatched > 0 ? ` ${unmatchedNote}` : ''}`;
}

/** “Percent agreement: 77.5 %. Cohen’s kappa: 0.62. n = 40.” A missing value is shown as “cannot be computed”. */
export function measuresInWords({ n, percent, kappa }: RaterAgreement): string {
  const beyondChance = kappa === null ? 'cannot be computed' : kappa.toFixed(2).replace('-', '−');
  return `Percent agreement: ${percentInWords(percent)}. Cohen’s kappa: ${beyondChance}. n = ${n}.`;
}

/** The author's effect and reason of a link. */
interface AuthorLink {
  readonly effect: string | undefined;
  readonly reason: string;
}

/** Returns the author's links from an entry to a claim; several if the claim is cited more than once. */
function authorLinks(assessment: JsonObject, { place }: LinkAgreement): readonly AuthorLink[] {
  const { target, entryIndex = -1 } = place;
  if (target.kind !== 'link') return [];
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex];
  return (entry === undefined ? [] : linksIn(entry)).flatMap((raw) => {
    const { claim_id, effect, reason } = viewEvidenceLink(raw);
    return isJsonObject(raw) && claim_id === target.claim_id ? [{ effect, reason: reason ?? '' }] : [];
  });
}
