/** The card on the review screen where a reviewer reads the current subject and gives a verdict on it. */
import { Button, Group, Kbd } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { listNames } from '../../core/assessment/view.ts';
import { useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useLetterKeys } from '../../ui/keyboard.ts';
import { entryKinds } from '../../core/review/target-words.ts';
import { claimChainInWords, entryChainInWords } from './chain.ts';
import { EntryFacts, ContradictionSentence, LinkSentence, ClaimInPlace } from './link-sentence.tsx';
import { Covered, SubjectFindings } from './covered.tsx';
import { nowhereToGo } from './keys.ts';
import type { ReviewClaim, ReviewEntry, ReviewModel, Subject } from './model.ts';
import { indexInQueue } from './queue.ts';
import { Shortened } from './shortened.tsx';
import { useReviewDesk } from './use-review.ts';
import { Keys, needsReason, VerdictForm } from './verdict-form.tsx';
import { entryWords } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

/**
 * The current subject in words, with the verdict form. The list of covered content is long, so it follows the form if
 * everything is `stacked`, and for a link or a contradiction, whose text needs the space.
 */
export function SubjectCard({ stacked = false }: { readonly stacked?: boolean }) {
  const { model, current, shown, heading, blind } = useReviewDesk();
  const pane = useRef<HTMLDivElement>(null);
  const scrollsItself = current?.kind === 'link' || current?.kind === 'claim';
  const shownKey = useRef(current?.key);
  useLayoutEffect(() => {
    // A claim’s text is scrolled into view elsewhere; anything else starts at the top.
    if (pane.current && !scrollsItself) pane.current.scrollTop = 0;
    // It may have been chosen in a list far above or below.
    if (stacked && shownKey.current !== current?.key) pane.current?.parentElement?.scrollIntoView();
    shownKey.current = current?.key;
  }, [current?.key, scrollsItself, stacked]);
  if (!current) return null;
  const at = indexInQueue(shown, current);
  const isFiltered = shown.length < model.queue.length;
  const coveredLast = stacked || current.kind === 'link' || current.kind === 'contradiction';
  return (
    <article className={classes.subject} aria-labelledby="review-subject">
      <div className={classes.subjectHead}>
        <h3 id="review-subject" ref={heading} tabIndex={-1} className={classes.subjectTitle}>
          {titleOf(model, current)}
        </h3>
        {at >= 0 ? (
          <span
            className={wording.count}
          >{`${String(at + 1)} of ${String(shown.length)}${isFiltered ? ' shown' : ''}`}</span>
        ) : null}
        <Steps />
        {/* Beside the title, where it stays visible while the texts scroll. */}
        {stacked ? null : <EntryFacts subject={current} />}
      </div>
      <div ref={pane} className={classes.subjectWords} data-words>
        {stacked ? <EntryFacts subject={current} /> : null}
        <SubjectText subject={current} />
        {coveredLast ? null : <Covered subject={current} />}
      </div>
      <div key={current.key} className={classes.subjectDecision} data-decision>
        <VerdictForm subject={current} />
        <SubjectFindings subject={current} />
        {coveredLast ? <Covered subject={current} /> : null}
        <ToDesk subject={current} />
        <Keys hasColumns={!stacked} needsReason={needsReason(current, blind)} />
      </div>
    </article>
  );
}

function titleOf(model: ReviewModel, subject: Subject): string {
  switch (subject.kind) {
    case 'link':
      return `Link from ${subject.claimId || 'no claim'} to ${model.entryAt.get(subject.entry)?.id ?? ''}`;
    case 'claim':
      return `Claim ${subject.id}`;
    case 'document':
      return 'Whole assessment';
    default:
      return subject.id;
  }
}

function SubjectText({ subject }: { readonly subject: Subject }) {
  switch (subject.kind) {
    case 'link':
      return <LinkSentence link={subject} />;
    case 'claim':
      return <ClaimSentence claim={subject} />;
    case 'entry':
      return <EntrySentence entry={subject} />;
    case 'contradiction':
      return <ContradictionSentence contradiction={subject} />;
    case 'unknown':
      return (
        <p className={wording.sentence}>
          Unknown: <AuthorText as="q">{subject.words}</AuthorText>
        </p>
      );
    case 'document':
      return (
        <p className={wording.sentence}>
          Review the assessment as a whole: do the entries follow from the claims, what is missing, what contradicts it?
          Accepting it does not make any entry true.
        </p>
      );
  }
}

function ClaimSentence({ claim }: { readonly claim: ReviewClaim }) {
  const { model } = useReviewDesk();
  return (
    <>
      <Shortened of={claim.key}>{(more) => <ClaimInPlace claim={claim} more={more} />}</Shortened>
      <p className={wording.meta}>{claimChainInWords(model, claim)}</p>
    </>
  );
}

function EntrySentence({ entry }: { readonly entry: ReviewEntry }) {
  return (
    <>
      <p className={wording.sentence}>
        {entryKinds[entry.sort]} <span className={wording.id}>{entry.id}</span> says:{' '}
        <AuthorText as="q">{entryWords(entry)}</AuthorText>
      </p>
      <p className={wording.meta}>{entryChainInWords(entry)}</p>
    </>
  );
}

/**
 * Buttons to move between the items of the queue; letter keys do the same. They stay focusable when disabled, so that
 * the focus is not lost at the end.
 */
function Steps() {
  const { go, next, neighbour } = useReviewDesk();
  const letters = useLetterKeys();
  const say = useAnnounce();
  const steps = [
    { title: 'Previous item', letter: 'K', to: neighbour(-1), none: nowhereToGo.previous, icon: IconChevronLeft },
    { title: 'Next item', letter: 'J', to: neighbour(1), none: nowhereToGo.next, icon: IconChevronRight },
    { title: 'Next unreviewed', letter: 'N', to: next(), none: nowhereToGo['next-open'] },
  ];
  return (
    <Group gap="var(--space-2)" ms="auto">
      {steps.map(({ title, letter, to, none, icon: Icon }) => (
        <Button
          key={title}
          size="compact-xs"
          variant={Icon ? 'default' : 'filled'}
          aria-label={Icon && title}
          aria-keyshortcuts={letters ? letter : undefined}
          aria-disabled={!to || undefined}
          data-disabled={!to || undefined}
          title={to ? Icon && (letters ? `${title} (${letter})` : title) : none}
          rightSection={
            letters && !Icon ? (
              <Kbd size="xs" aria-hidden>
                {letter}
              </Kbd>
            ) : null
          }
          onClick={() => (to ? go(to) : say(none))}
        >
          {Icon ? <Icon size={14} aria-hidden /> : title}
        </Button>
      ))}
    </Group>
  );
}

/** A button that opens the subject in the editor. */
function ToDesk({ subject }: { readonly subject: Subject }) {
  const { goTo } = useStores().navigation;
  if (subject.kind === 'document') return null;
  const { target } = subject;
  const list = target.path.split('/')[1];
  const section = listNames.find((name) => name === list) ?? 'claims';
  const index = target.entryIndex ?? target.claimIndex ?? target.listIndex ?? 0;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes.toDesk}
      onClick={() => goTo({ to: 'desk', selection: { section, index } })}
    >
      {subject.kind === 'link' ? 'Open entry in editor' : 'Open in editor'}
    </Button>
  );
}
