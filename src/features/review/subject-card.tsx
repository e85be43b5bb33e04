import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useCommands } from '../../store/context.tsx';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { claimChainInWords, entryChainInWords } from './chain.ts';
import { ClaimInPlace } from './claim-in-place.tsx';
import { Covered } from './covered.tsx';
import { LinkSentence } from './link-sentence.tsx';
import type { ReviewClaim, ReviewEntry, Subject } from './model.ts';
import { indexOfLink } from './queue.ts';
import { SubjectFindings } from './subject-findings.tsx';
import { useReviewDesk } from './use-review.ts';
import { VerdictForm } from './verdict-form.tsx';
import { entryWords, sortWords, subjectName } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

/**
 * What is looked at now, in words, with what can be decided about it. What a verdict covers is long: it comes behind
 * the decision where all is `stacked`, and for a link, whose words need their room.
 */
export function SubjectCard({ stacked = false }: { readonly stacked?: boolean }) {
  const { model, current, shown, heading } = useReviewDesk();
  const pane = useRef<HTMLDivElement>(null);
  const hasOwnPlace = current?.kind === 'link' || current?.kind === 'claim';
  useLayoutEffect(() => {
    // A claim’s words are scrolled to; anything else is read from its beginning.
    if (pane.current && !hasOwnPlace) pane.current.scrollTop = 0;
  }, [current?.key, hasOwnPlace]);
  if (!current) return null;
  const at = current.kind === 'link' ? indexOfLink(shown, current) : -1;
  const isBehind = stacked || current.kind === 'link';
  return (
    <article className={classes.subject} aria-labelledby="review-subject">
      <div ref={pane} className={classes.subjectWords} data-words>
        <div className={classes.subjectHead}>
          <h3 id="review-subject" ref={heading} tabIndex={-1} className={classes.subjectTitle}>
            {titleOf(subjectName(model, current), current)}
          </h3>
          {at >= 0 ? (
            <span className={wording.count}>{`${String(at + 1)} of ${String(shown.length)} shown`}</span>
          ) : null}
          <Steps />
        </div>
        <Words subject={current} />
        {isBehind ? null : <Covered subject={current} />}
      </div>
      <div key={current.key} className={classes.subjectDecision} data-decision>
        <VerdictForm subject={current} />
        <SubjectFindings subject={current} />
        {isBehind ? <Covered subject={current} /> : null}
        <ToDesk subject={current} />
      </div>
    </article>
  );
}

function titleOf(name: string, { kind }: Subject): string {
  if (kind === 'link') return `Link ${name}`;
  if (kind === 'document') return 'The document as a whole';
  return kind === 'claim' ? `Claim ${name}` : name;
}

function Words({ subject }: { readonly subject: Subject }) {
  switch (subject.kind) {
    case 'link':
      return <LinkSentence link={subject} />;
    case 'claim':
      return <ClaimSentence claim={subject} />;
    case 'entry':
      return <EntrySentence entry={subject} />;
    case 'document':
      return (
        <p className={wording.sentence}>
          Judge the assessment as a whole: whether the entries follow from the claims, what is missing, what cuts
          against it. Accepting it makes no entry true.
        </p>
      );
  }
}

function ClaimSentence({ claim }: { readonly claim: ReviewClaim }) {
  const { model } = useReviewDesk();
  const { proposition } = claim.claim;
  return (
    <>
      <p className={wording.sentence}>
        <span className={wording.id}>{claim.id}</span> says: <q dir="auto">{proposition || 'nothing yet'}</q>
      </p>
      <ClaimInPlace claim={claim} />
      <p className={wording.meta}>{claimChainInWords(model, claim)}</p>
    </>
  );
}

function EntrySentence({ entry }: { readonly entry: ReviewEntry }) {
  return (
    <>
      <p className={wording.sentence}>
        {sortWords[entry.sort]} <span className={wording.id}>{entry.id}</span> says:{' '}
        <q dir="auto">{entryWords(entry)}</q>
      </p>
      <p className={wording.meta}>{entryChainInWords(entry)}</p>
    </>
  );
}

/** From link to link with the pointer; the letters do the same. */
function Steps() {
  const { go, next, neighbour } = useReviewDesk();
  const letters = useLetterKeys();
  const [before, after, open] = [neighbour(-1), neighbour(1), next()];
  return (
    <span className={classes.steps}>
      <Button
        size="compact-xs"
        variant="default"
        aria-keyshortcuts={letters ? 'K' : undefined}
        disabled={!before}
        onClick={() => before && go(before)}
      >
        Previous link
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        aria-keyshortcuts={letters ? 'J' : undefined}
        disabled={!after}
        onClick={() => after && go(after)}
      >
        Next link
      </Button>
      <Button
        size="compact-xs"
        aria-keyshortcuts={letters ? 'N' : undefined}
        disabled={!open}
        onClick={() => open && go(open)}
      >
        Next unreviewed
      </Button>
    </span>
  );
}

/** The way to the entry, the claim or the link on the author's desk. */
function ToDesk({ subject }: { readonly subject: Subject }) {
  const { goTo } = useCommands();
  if (subject.kind === 'document') return null;
  const { target } = subject;
  const list = target.path.split('/')[1];
  const section = list === 'claims' || list === 'power_bases' ? list : 'intent_hypotheses';
  const index = target.entryIndex ?? target.claimIndex ?? 0;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes.toDesk}
      onClick={() => goTo({ to: 'desk', selection: { section, index } })}
    >
      {subject.kind === 'link' ? 'Open its entry on the desk' : 'Open it on the desk'}
    </Button>
  );
}
