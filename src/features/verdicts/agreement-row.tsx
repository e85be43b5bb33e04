/** A row of the blind review view, for one link: the author’s effect and reason beside the blind reviewer’s. */
import { memo, type ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import type { LinkAgreement } from '../../core/review/blind-agreement.ts';
import type { ReviewTarget, Target } from '../../core/review/targets.ts';
import type { TargetVerdict } from '../../core/review/place-verdict.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { outcomeOf, outcomeWords, type AuthorLink } from './agreement.ts';
import { TargetCard } from './target-card.tsx';
import { WhatChanged } from './what-changed.tsx';
import { targetName, targetTitle } from '../../core/review/target-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import cell from './verdict-cell.module.css';
import classes from './verdict-list.module.css';

interface AgreementRowProps {
  readonly link: LinkAgreement;
  readonly reviewer: string;
  /** The claim's text in its passage. */
  readonly text: string;
  /** The language of that text; '' if it is unknown. */
  readonly language: string;
  /** Where that text is in the file of its passage; empty if that is not known. */
  readonly inFile: string;
  readonly author: readonly AuthorLink[];
  /** The reviewer's verdict; undefined for none. */
  readonly reviewed: TargetVerdict | undefined;
  readonly active: boolean;
  readonly onGo: (at: ReviewTarget) => void;
}

export const AgreementRow = memo(function AgreementRow(props: AgreementRowProps) {
  const { link, reviewer, text, language, inFile, author, reviewed, active, onGo } = props;
  const { target } = link.place;
  const outcome = outcomeOf(link);
  if (target.kind !== 'link') return null;
  return (
    <TargetCard
      title={targetTitle(target)}
      badge={
        <span className={classes.outcome} data-outcome={outcome}>
          {outcomeWords[outcome]}
        </span>
      }
      text={text}
      isQuote
      language={language}
      inFile={inFile}
      active={active}
      onGo={() => onGo(link.place)}
      several
    >
      <div className={cell.cell} role="group" aria-label={`The author: ${targetName(target)}`}>
        {author.map(({ effect, reason }, index) => (
          <div key={index} className={cell.said}>
            <LinkVerdict who="The author" target={target} mark={<EffectMark effect={effect} />} reason={reason} />
          </div>
        ))}
      </div>
      <div className={cell.cell} role="group" aria-label={`${reviewer}: ${targetName(target)}`}>
        {reviewed ? (
          <>
            <LinkVerdict
              who={reviewer}
              target={target}
              mark={<VerdictMark verdict={reviewed.verdict.verdict} />}
              reason={reviewed.verdict.note}
              lang=""
            />
            <WhatChanged standing={reviewed.standing} target={reviewed.verdict.target} />
          </>
        ) : (
          <p className={cell.sentence}>
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
      <p className={cell.sentence}>
        <strong dir="auto">{who}:</strong> <Bdi className={cell.id}>{target.claim_id}</Bdi> {mark}{' '}
        <Bdi className={cell.id}>{target.entry_id}</Bdi>
        {reason === '' ? ', with no reason given.' : ', because'}
      </p>
      {reason === '' ? null : (
        <AuthorText as="blockquote" className={cell.note} lang={lang}>
          {reason}
        </AuthorText>
      )}
    </>
  );
}
