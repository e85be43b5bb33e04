/** An evidence link in words: the sentence “C-014 contradicts this because …” and the claim’s text. */
import { memo } from 'react';
import { AuthorText } from '../../../shared/author-text.tsx';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useDraft } from '../../../shared/context.tsx';
import { CueNote, InOwnSentence, reachInLists, useClaimSentence } from '../../../shared/claim-sentence.tsx';
import { useClaimLanguage } from '../../../shared/use-span-words.ts';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { modelOf, type ModelClaim } from '../../../core/assessment/model.ts';
import { claimText } from '../claims/claim-search.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import { shortJson } from '../field/describe-json.ts';
import { useFieldValue, useValue } from '../place/hooks.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import classes from './evidence-row.module.css';

/** The claim that a link refers to; undefined if the assessment has no claim with that ID. */
export interface LinkedClaim {
  readonly info: ModelClaim | undefined;
}

/** Returns the claim that the link at this place refers to; the same object while the claim does not change. */
export function useLinkedClaim(field: Pointer): ModelClaim | undefined {
  const id = useFieldValue(field, (link) => viewEvidenceLink(link).claim_id);
  return useDraft(({ workspace }) => modelOf(workspace.assessment).claims.named(id));
}

interface LinkSentenceProps extends LinkedClaim {
  readonly field: Pointer;
  readonly effect: string | undefined;
  /** The DOM ID of the sentence, by which it names its row. */
  readonly nameId: string;
}

/** The link as a sentence: “C-014 contradicts this because …”. A value that is not a link is shown as it is. */
export const LinkSentence = memo(function LinkSentence({ field, effect, info, nameId }: LinkSentenceProps) {
  const id = useFieldValue(field, (link) => viewEvidenceLink(link).claim_id);
  const readable = useFieldValue(field, (link) => typeof link === 'object' && link !== null);
  if (!readable) return <NoLink field={field} nameId={nameId} />;
  return (
    <span id={nameId} className={classes.sentence}>
      <span className={classes.id} data-missing={!info || undefined}>
        {id === undefined || id === '' ? 'No claim' : id}
      </span>{' '}
      <EffectMark effect={effect} /> this because <Because field={field} />
    </span>
  );
});

function NoLink({ field, nameId }: Pick<LinkSentenceProps, 'field' | 'nameId'>) {
  return <code id={nameId}>{shortJson(useValue(field) ?? null)}</code>;
}

/** The reason, updated while it is typed. */
function Because({ field }: { readonly field: Pointer }) {
  const reason = useFieldValue(field, (link) => viewEvidenceLink(link).reason);
  if (reason) return <AuthorText>{reason}</AuthorText>;
  return <em className={classes.empty}>… no reason yet.</em>;
}

const noClaim = {};

interface ClaimLinesProps extends LinkedClaim {
  /** The names of the entry's actor. */
  readonly names: readonly string[];
}

/** The claim's text in its sentence, and its facts. */
export const ClaimLines = memo(function ClaimLines({ info, names }: ClaimLinesProps) {
  const language = useClaimLanguage(info?.claim ?? {});
  const sentence = useClaimSentence(info?.claim ?? noClaim, reachInLists);
  if (!info) return <span className={classes.empty}>No claim with this ID.</span>;
  const { actual } = info.claim;
  return (
    <>
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
      <ClaimMeta info={info} />
    </>
  );
});
