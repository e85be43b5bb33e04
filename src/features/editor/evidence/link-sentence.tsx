import { memo } from 'react';
import type { Pointer } from '../../../core/assessment/pointer.ts';
import { useDraft } from '../../../store/context.tsx';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { claimInfos, claimWords, type ClaimInfo } from '../claims/claim-info.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import { shortJson } from '../field/describe-json.ts';
import { useAbout, useValue } from '../place/hooks.ts';
import { linkView } from './evidence-links.ts';
import classes from './evidence-row.module.css';

/** The claim that a link names; undefined where the document has none of that id. */
export interface LinkedClaim {
  readonly info: ClaimInfo | undefined;
}

/** The claim that the link at this place names; the same object for as long as the claim is the same. */
export function useLinkedClaim(field: Pointer): ClaimInfo | undefined {
  const id = useAbout(field, (link) => linkView(link).claim_id);
  return useDraft(({ workspace }) => (id === undefined ? undefined : claimInfos(workspace.assessment).byId.get(id)));
}

interface LinkSentenceProps extends LinkedClaim {
  readonly field: Pointer;
  readonly effect: string | undefined;
}

/** The link as a sentence: “C-014 contradicts this because …”. What is no link is shown as it is. */
export const LinkSentence = memo(function LinkSentence({ field, effect, info }: LinkSentenceProps) {
  const id = useAbout(field, (link) => linkView(link).claim_id);
  const readable = useAbout(field, (link) => typeof link === 'object' && link !== null);
  if (!readable) return <NoLink field={field} />;
  return (
    <span className={classes.sentence}>
      <span className={classes.id} data-missing={!info || undefined}>
        {id === undefined || id === '' ? 'No claim' : id}
      </span>{' '}
      <EffectMark effect={effect} /> this because <Because field={field} />
    </span>
  );
});

function NoLink({ field }: { readonly field: Pointer }) {
  return <code>{shortJson(useValue(field) ?? null)}</code>;
}

/** The reason, as it is typed. */
function Because({ field }: { readonly field: Pointer }) {
  const reason = useAbout(field, (link) => linkView(link).reason);
  if (reason) return <span dir="auto">{reason}</span>;
  return <em className={classes.unsaid}>… the reason is not written yet.</em>;
}

interface ClaimLinesProps extends LinkedClaim {
  /** The names that count as naming the entry's actor. */
  readonly names: readonly string[];
}

/** What the claim says, and what sort of claim it is. */
export const ClaimLines = memo(function ClaimLines({ info, names }: ClaimLinesProps) {
  if (!info) return <span className={classes.unsaid}>No claim of this document has that id.</span>;
  const { actual } = info.claim;
  return (
    <>
      <span className={classes.words} dir="auto">
        {actual ? <ActualText text={actual} names={names} /> : claimWords(info)}
      </span>
      <ClaimMeta info={info} />
    </>
  );
});
