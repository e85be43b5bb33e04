import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import type { LinkAgreement } from '../../core/review/blind-agreement.ts';
import type { ReviewTarget } from '../../core/review/targets.ts';
import type { TargetVerdict } from '../../core/review/overview.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { outcomeOf, outcomeWords, type AuthorLink } from './agreement.ts';
import { WhatChanged } from './what-changed.tsx';
import { targetName, targetTitle } from './words.ts';
import cell from './verdict-cell.module.css';
import classes from './verdict-list.module.css';

interface AgreementRowProps {
  readonly link: LinkAgreement;
  readonly reviewer: string;
  /** The claim's text in its passage. */
  readonly text: string;
  readonly author: readonly AuthorLink[];
  /** The reviewer's verdict; undefined for none. */
  readonly reviewed: TargetVerdict | undefined;
  readonly active: boolean;
  readonly onGo: (at: ReviewTarget) => void;
}

/** One link: the author's effect and reason beside the blind reviewer's. */
export const AgreementRow = memo(function AgreementRow(props: AgreementRowProps) {
  const { link, reviewer, text, author, reviewed, active, onGo } = props;
  const { target } = link.place;
  const outcome = outcomeOf(link);
  if (target.kind !== 'link') return null;
  return (
    <article className={classes.card} data-active={active || undefined}>
      <header className={classes.cardHead}>
        <button
          type="button"
          className={classes.go}
          data-main
          tabIndex={active ? 0 : -1}
          title="Open in editor"
          onClick={() => onGo(link.place)}
        >
          <bdi>{targetTitle(target)}</bdi>
          <IconArrowRight size={15} className={classes.arrow} aria-hidden />
        </button>
        <span className={classes.outcome} data-outcome={outcome}>
          {outcomeWords[outcome]}
        </span>
      </header>
      {text === '' ? null : (
        <p className={classes.words} dir="auto" data-quote>
          {text}
        </p>
      )}
      <div className={classes.cells} data-several>
        <div className={cell.cell} role="group" aria-label={`The author: ${targetName(target)}`}>
          {author.map(({ effect, reason }, index) => (
            <div key={index} className={cell.said}>
              <p className={cell.sentence}>
                <strong>The author:</strong> <bdi className={cell.id}>{target.claim_id}</bdi>{' '}
                <EffectMark effect={effect} /> <bdi className={cell.id}>{target.entry_id}</bdi>
                {reason === '' ? ', with no reason given.' : ', because'}
              </p>
              {reason === '' ? null : (
                <blockquote className={cell.note} dir="auto">
                  {reason}
                </blockquote>
              )}
            </div>
          ))}
        </div>
        <div className={cell.cell} role="group" aria-label={`${reviewer}: ${targetName(target)}`}>
          {reviewed ? (
            <>
              <p className={cell.sentence}>
                <strong dir="auto">{reviewer}:</strong> <bdi className={cell.id}>{target.claim_id}</bdi>{' '}
                <VerdictMark verdict={reviewed.verdict.verdict} /> <bdi className={cell.id}>{target.entry_id}</bdi>
                {reviewed.verdict.note === '' ? ', with no reason given.' : ', because'}
              </p>
              {reviewed.verdict.note === '' ? null : (
                <blockquote className={cell.note} dir="auto">
                  {reviewed.verdict.note}
                </blockquote>
              )}
              <WhatChanged standing={reviewed.standing} target={reviewed.verdict.target} />
            </>
          ) : (
            <p className={cell.sentence}>
              <strong dir="auto">{reviewer}</strong> has not reviewed this link.
            </p>
          )}
        </div>
      </div>
    </article>
  );
});
