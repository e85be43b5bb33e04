/**
 * In the verdict list, a verdict as a sentence: “Mara Quinn questioned that C-014 supports IH-003, 20 November 2026,
 * 09:12.”
 */
import { AuthorText } from '../../shared/author-text.tsx';
import { shortenText } from '../../core/compare/phrases.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { entryKinds } from '../../core/review/target-words.ts';
import { whenInWords } from '../../shared/when-in-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './verdict-cell.module.css';

function Id({ children }: { readonly children: string }) {
  return <Bdi className={classes.id}>{children}</Bdi>;
}

export function VerdictSentence({ reviewer, verdict }: { readonly reviewer: string; readonly verdict: Verdict }) {
  return (
    <p className={classes.sentence}>
      <strong dir="auto">{reviewer}</strong> <VerdictPhrase verdict={verdict} />,{' '}
      <time dateTime={verdict.at} className={classes.when}>
        {whenInWords(verdict.at)}
      </time>
      .
    </p>
  );
}

function VerdictPhrase({ verdict: { target, verdict } }: { readonly verdict: Verdict }) {
  const isBlind = verdict === 'supports' || verdict === 'contradicts' || verdict === 'neither';
  if (target.kind === 'link' && isBlind) {
    return (
      <>
        said in a blind review that <Id>{target.claim_id}</Id> <VerdictMark verdict={verdict} />{' '}
        <Id>{target.entry_id}</Id>
      </>
    );
  }
  return (
    <>
      <VerdictMark verdict={verdict} /> <TargetPhrase target={target} />
    </>
  );
}

/** The maximum number of characters of an unknown in a sentence. */
const maxInSentence = 80;

function TargetPhrase({ target }: { readonly target: Verdict['target'] }) {
  switch (target.kind) {
    case 'link':
      return (
        <>
          that <Id>{target.claim_id}</Id> <EffectMark effect={target.effect ?? undefined} /> <Id>{target.entry_id}</Id>
        </>
      );
    case 'claim':
      return (
        <>
          claim <Id>{target.claim_id}</Id>
        </>
      );
    case 'entry':
      return (
        <>
          {entryKinds[target.entry].toLowerCase()} <Id>{target.entry_id}</Id>
        </>
      );
    case 'contradiction':
      return (
        <>
          the contradiction between <Id>{target.left_claim_id}</Id> and <Id>{target.right_claim_id}</Id>
        </>
      );
    case 'unknown':
      return (
        <>
          the unknown <AuthorText as="q">{shortenText(target.text, maxInSentence)}</AuthorText>
        </>
      );
    case 'document':
      return <>the whole assessment</>;
  }
}
