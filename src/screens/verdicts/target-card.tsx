/** In both lists of the verdicts screen: the card of a reviewed target, what has changed in it, and the way to it. */
import { IconAlertTriangle, IconArrowRight, IconGhost2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { BelowWords } from '../../shared/claim-sentence.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import type { ReviewTarget } from '../../core/review/targets.ts';
import type { Stores } from '../../shared/context.tsx';
import { placeOf } from '../../desk/place-of.ts';
import type { VerdictState } from '../../core/review/verdict-state.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { isChangedAsSuggested } from '../../core/review/suggestions.ts';
import { targetNoun } from '../../core/review/target-words.ts';
import cell from './verdict-list.module.css';

interface TargetCardProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly badge: ReactNode;
  /** The reviewed text; empty if there is none. */
  readonly text: string;
  /** Whether the text is from a passage. */
  readonly isQuote: boolean;
  /** The language of a text from a passage; missing for a text of the author. */
  readonly language: string | undefined;
  /** Where the text is in the file of its passage; empty if that is not known. */
  readonly inFile: string;
  /** The claim whose text it is. */
  readonly claim?: ClaimView | undefined;
  /** Whether the Tab key reaches it. */
  readonly active: boolean;
  /** Opens the target in the editor; undefined if it is missing. */
  readonly onGo: (() => void) | undefined;
  /** Whether there are several children, shown side by side. */
  readonly several: boolean;
  readonly children: ReactNode;
}

export function TargetCard(props: TargetCardProps) {
  const { title, badge, text, isQuote, language, inFile, claim, active, onGo, several, children } = props;
  return (
    <article className={cell.card} data-active={active || undefined}>
      <header className={cell.cardHead}>
        {onGo ? (
          <button
            type="button"
            className={cell.go}
            data-main
            tabIndex={active ? 0 : -1}
            title="Open in editor"
            onClick={onGo}
          >
            <Bdi>{title}</Bdi>
            <IconArrowRight size={15} className={cell.arrow} aria-hidden />
          </button>
        ) : (
          // A missing target cannot be opened, but the arrow keys reach it like the others.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <span className={cell.go} data-main data-gone tabIndex={active ? 0 : -1}>
            <Bdi>{title}</Bdi>
          </span>
        )}
        {badge}
      </header>
      {text === '' ? null : (
        <AuthorText as="p" className={cell.words} data-quote={isQuote || undefined} lang={language}>
          {text}
        </AuthorText>
      )}
      {claim ? <BelowWords claim={claim} /> : null}
      {inFile === '' ? null : (
        <p className={cell.inFile} dir="auto">
          In the file: {inFile}
        </p>
      )}
      <div className={cell.cells} data-several={several || undefined}>
        {children}
      </div>
    </article>
  );
}

/** Leads from a verdict to the desk: opens the reviewed field in the editor, and the claim’s text in its passage. */
export function goToPlace({ desk, view, navigation }: Stores, at: ReviewTarget | undefined): void {
  const { draft } = desk.getState();
  if (!draft || !at) return;
  navigation.goTo({ to: 'desk', ...placeOf('assessment', at.path) });
  if (at.claimIndex === undefined) return;
  const claim = viewClaim(listOf(draft.workspace.assessment, 'claims')[at.claimIndex]);
  view.actions.showClaim(at.claimIndex, claim.passage_id ?? null, claim.observation_id ?? null);
}

interface WhatChangedProps {
  readonly standing: VerdictState;
  readonly verdict: Verdict;
}

/** In the verdict list, a note that a verdict is outdated or its target missing, with the changes since. */
export function WhatChanged({ standing, verdict }: WhatChangedProps) {
  if (standing.state === 'current') return null;
  if (standing.state === 'gone') {
    return (
      <p className={cell.standing} data-state="gone">
        <IconGhost2 size={16} aria-hidden />
        <span>
          <strong>Missing.</strong> This {targetNoun(verdict.target)} is no longer in the assessment.
        </span>
      </p>
    );
  }
  // The suggested change is shown below.
  if (isChangedAsSuggested(verdict, standing)) {
    return (
      <p className={cell.standing}>
        <span>
          <strong>Outdated.</strong> Changed as suggested.
        </span>
      </p>
    );
  }
  return (
    <div className={cell.stale}>
      <p className={cell.standing} data-state="stale">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          <strong>Outdated.</strong> Changed since the review:
        </span>
      </p>
      <FieldChanges of={standing.differences} target={verdict.target} className={cell.changes} />
    </div>
  );
}
