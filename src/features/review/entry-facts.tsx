/** On the review screen: whose an entry is, how many claims support it, and which publishers are behind them. */
import { Fragment } from 'react';
import { actorName } from '../../shared/actor-name.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { supportingPublishers, supportInWords } from '../../core/check/in-words.ts';
import { useDraft } from '../../shared/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import type { ReviewEntry } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import wording from './wording.module.css';

/** The maximum number of publishers that are named; the rest are counted. */
const maxNamed = 3;

/** “Velmara. Support: 2 claims from 1 publisher: Port Authority.” */
export function EntryFacts({ entry }: { readonly entry: ReviewEntry }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actor = actorName(casefile, entry.actorId);
  const known = new Set(usePublishers(entry).filter((publisher) => publisher !== undefined));
  const named = [...known].slice(0, maxNamed).map((publisher) => actorName(casefile, publisher) || publisher);
  return (
    <p className={wording.meta}>
      {actor === '' ? null : (
        <>
          <Bdi>{actor}</Bdi>.{' '}
        </>
      )}
      <SupportOf entry={entry} />
      {named.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? ': ' : ', '}
          <Bdi>{name}</Bdi>
        </Fragment>
      ))}
      {known.size > named.length ? ` and ${String(known.size - named.length)} more` : ''}
    </p>
  );
}

/** “Support: 2 claims from 1 publisher”; nothing in a blind review, which does not show effects. */
export function SupportOf({ entry }: { readonly entry: ReviewEntry }) {
  const { blind } = useReviewDesk();
  const publishers = usePublishers(entry);
  if (blind) return null;
  return <span title="A count is not a measure of strength.">Support: {supportInWords(publishers)}</span>;
}

/** The publisher of each supporting claim; undefined for an unknown one. None in a blind review. */
function usePublishers(entry: ReviewEntry): readonly (string | undefined)[] {
  const { model } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const links = entry.links.map(({ claimId, effect }) => ({ claim_id: claimId, effect }));
  const claims = new Map(entry.links.map(({ claimId, claim }) => [claimId, model.claimAt.get(claim ?? -1)?.claim]));
  return supportingPublishers(links, (id) => claims.get(id), casefileIndex(casefile));
}
