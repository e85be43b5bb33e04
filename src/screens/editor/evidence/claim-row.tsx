/**
 * A claim in the panel that links evidence: its words, whether it can support, its effect, and the reason of its link.
 */
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { AuthorText } from '../../../shared/author-text.tsx';
import type { SupportFinding } from '../../../core/check/support-check.ts';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { useLetterKeys } from '../../../ui/keyboard.ts';
import { IconButton } from '../../../ui/small-button.tsx';
import { CueNote, InOwnSentence, reachInLists, useClaimSentence } from '../../../shared/claim-sentence.tsx';
import { useClaimLanguage } from '../../../shared/use-span-words.ts';
import { ActualText } from '../claims/actual-text.tsx';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { claimText } from '../claims/claim-search.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import { canSupport, fitnessInWords } from './claim-fitness.ts';
import type { LinkOfClaim } from './evidence-links.ts';
import { PickedReason } from './picked-reason.tsx';
import classes from './link-panel.module.css';
import type { Effect } from './use-link-edits.ts';

/** The actions of the rows. The object is stable while the panel is open. */
export interface ClaimRowActions {
  /** Links a claim with an effect, or sets the effect of its link, and then asks for the reason. */
  link(info: ModelClaim, effect: Effect): void;
  unlink(info: ModelClaim): void;
  /** Opens the reason of a linked claim. */
  askReason(info: ModelClaim): void;
  /** Leaves the reason and goes on to the next claim. */
  next(): void;
}

interface ClaimRowProps {
  readonly info: ModelClaim;
  /** The names of the entry's actor. */
  readonly names: readonly string[];
  readonly actor: string;
  readonly findings: readonly SupportFinding[];
  readonly link: LinkOfClaim | undefined;
  /** Whether the entry can have another link. */
  readonly full: boolean;
  readonly active: boolean;
  /** Whether its reason is being written. */
  readonly reasoning: boolean;
  readonly actions: ClaimRowActions;
}

const effects: readonly { readonly effect: Effect; readonly title: string; readonly letter: string }[] = [
  { effect: 'supports', title: 'Supports', letter: 'S' },
  { effect: 'contradicts', title: 'Contradicts', letter: 'C' },
];

export const ClaimRow = memo(function ClaimRow(props: ClaimRowProps) {
  const { info, names, actor, findings, link, full, active, reasoning, actions } = props;
  const { actual, proposition } = info.claim;
  const language = useClaimLanguage(info.claim);
  const sentence = useClaimSentence(info.claim, reachInLists);
  const hasLetters = useLetterKeys();
  const isDisabled = !info.citable || (full && !link);
  const fits = canSupport(findings);
  return (
    <div className={classes.line} data-linked={link ? link.effect : undefined}>
      <div className={classes.text} role="gridcell">
        <span className={classes.id}>{info.id ?? 'No ID'}</span>
        {info.citable ? (
          <span
            className={classes.fitness}
            data-fits={findings.length === 0 ? 'yes' : fits ? 'unchecked' : 'no'}
            title={findings.map(({ message }) => message).join('\n') || undefined}
          >
            {fitnessInWords(findings, actor)}
          </span>
        ) : (
          <span className={classes.note}>This ID cannot be linked. Rename the claim first.</span>
        )}
        <AuthorText className={classes.words} lang={actual ? language : undefined}>
          {actual ? (
            <InOwnSentence sentence={sentence}>
              <ActualText text={actual} names={names} />
            </InOwnSentence>
          ) : (
            claimText(info)
          )}
        </AuthorText>
        <CueNote sentence={sentence} />
        {proposition && proposition !== actual ? (
          <AuthorText className={classes.proposition}>{proposition}</AuthorText>
        ) : null}
        <ClaimMeta info={info} brief />
        {link && reasoning ? <PickedReason link={link} id={info.id ?? ''} onNext={actions.next} /> : null}
        {link && !reasoning ? (
          <button
            type="button"
            tabIndex={active ? 0 : -1}
            className={classes.because}
            onClick={() => actions.askReason(info)}
          >
            <EffectMark effect={link.effect} /> this because{' '}
            {link.reason === '' ? <em>… no reason yet.</em> : <AuthorText as="bdi">{link.reason}</AuthorText>}
          </button>
        ) : null}
      </div>
      <div className={classes.effects} role="gridcell">
        {effects.map(({ effect, title, letter }) => (
          <button
            key={effect}
            type="button"
            className={classes.effect}
            data-effect={effect}
            tabIndex={active ? 0 : -1}
            aria-pressed={link?.effect === effect}
            disabled={isDisabled}
            title={hasLetters ? `${title} (${letter})` : title}
            onClick={() => actions.link(info, effect)}
          >
            {title}
          </button>
        ))}
        {link ? (
          <IconButton tabIndex={active ? 0 : -1} label="Remove link" onClick={() => actions.unlink(info)}>
            <IconX size={16} />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
});
