/** A reviewer’s verdict in a row of the verdict list: the suggested change, and the buttons and form for a reply. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconMessageCheck, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { messagesOn, threadState, suggestionState } from '../../core/review-shape/thread.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { Thread, whenInWords } from '../../shared/thread.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import { entryKinds, targetName } from '../../core/review/target-words.ts';
import { findMovedContent, renamedInWords } from '../../core/review/moved-content.ts';
import { similarUnknown } from '../../core/review/find-target.ts';
import { AuthorText, useTextLanguage } from '../../shared/author-text.tsx';
import { shortenText } from '../../core/compare/phrases.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import type { VerdictActions } from './use-verdict-actions.ts';
import { WhatChanged } from './target-card.tsx';
import classes from './verdict-list.module.css';
import { suggestedDifferences } from '../../core/review/suggestions.ts';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { authorName } from '../../shared/own-name.ts';
import { useUnfinished } from '../../shared/unfinished.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';

interface VerdictCellProps {
  readonly item: VerdictItem;
  /** The reviewer whose verdict it is compared with; null if the analyst can reply to it here. */
  readonly comparedWith: string | null;
  /** Whether the Tab key reaches its buttons. */
  readonly active: boolean;
  readonly editing: boolean;
  readonly actions: VerdictActions;
}

/** One verdict: the sentence, the note, later changes, and the analyst's reply. */
export const VerdictCell = memo(function VerdictCell({
  item,
  comparedWith,
  active,
  editing,
  actions,
}: VerdictCellProps) {
  const { name, verdict, standing } = item;
  return (
    <div
      className={classes.cell}
      role="group"
      aria-label={`Verdict of ${name}${comparedWith === null ? '' : `, beside that of ${comparedWith}`}: ${targetName(verdict.target)}`}
      data-verdict={verdict.verdict}
      data-state={standing.state}
    >
      <VerdictSentence reviewer={name} verdict={verdict} />
      {verdict.note === '' ? null : (
        <blockquote className={classes.note} dir="auto" lang="">
          {verdict.note}
        </blockquote>
      )}
      <WhatChanged standing={standing} verdict={verdict} />
      {standing.state !== 'current' && <RenamedTarget item={item} />}
      {verdict.suggestion && (
        <SuggestedChange item={item} comparedWith={comparedWith} active={active} actions={actions} />
      )}
      {editing && comparedWith === null ? (
        <AuthorReply
          path={`/author-reply/${item.id}`}
          description="What did you change, or why not? Your reply is included when you export the review."
          onSave={(note, writer) => actions.reply(item, note, writer)}
          onCancel={() => actions.edit(null)}
        />
      ) : (
        <Replies item={item} comparedWith={comparedWith} active={active} actions={actions} />
      )}
    </div>
  );
});

/** The replies, and the buttons to reply, to resolve and to reopen. */
function Replies({ item, comparedWith, active, actions }: Omit<VerdictCellProps, 'editing'>) {
  const canWrite = useCanWrite();
  const { name, verdict, unanswered } = item;
  const messages = messagesOn(verdict);
  const last = messages.at(-1);
  const isResolved = threadState(verdict) === 'resolved';
  const button = (
    label: string,
    spoken: string,
    run: () => void,
    more: ButtonProps & { 'data-reply-button'?: true } = {},
  ) => (
    <Button
      size="compact-xs"
      variant="subtle"
      tabIndex={active ? 0 : -1}
      disabled={!canWrite}
      aria-describedby={canWrite ? undefined : readOnlyNoteId}
      aria-label={spoken}
      onClick={run}
      {...more}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Thread verdict={verdict} reviewer={name} />
      {comparedWith === null && (
        <div className={classes.buttons}>
          {button('Reply…', `Reply to ${name}…`, () => actions.edit(item.id), {
            'data-reply-button': true,
            variant: unanswered ? 'light' : 'subtle',
            leftSection: <IconMessageCheck size={15} aria-hidden />,
          })}
          {messages.length > 0 &&
            (isResolved
              ? button('Reopen', `Reopen the thread with ${name}`, () => actions.setThread(item, 'reopened'))
              : button('Resolve', `Resolve the thread with ${name}`, () => actions.setThread(item, 'resolved')))}
          {last?.by === 'author' &&
            last.kind !== 'accepted' &&
            button('Withdraw', `Withdraw reply to ${name}`, () => actions.withdrawReply(item))}
        </div>
      )}
    </>
  );
}

/**
 * In the verdict list, says what the reviewed item may be now: the same content with another ID, or a similar unknown.
 */
function RenamedTarget({ item: { reviewId, verdict } }: { readonly item: Pick<VerdictItem, 'reviewId' | 'verdict'> }) {
  const { digest } = useStores();
  const note = useDraft(({ workspace: { assessment, reviews } }) => {
    const review = reviews?.find(({ review_id }) => review_id === reviewId);
    if (!review) return undefined;
    if (verdict.target.kind === 'unknown') return similarUnknown(assessment, review, verdict.target.text);
    const place = findMovedContent(assessment, review, digest).get(verdict);
    const renaming = place && renamedInWords(verdict.target, place.target);
    return renaming === undefined ? undefined : `The same content has another ID: ${renaming}.`;
  });
  if (note === undefined) return null;
  return (
    <p className={classes.standing}>
      {verdict.target.kind === 'unknown' ? (
        <>
          It may have been reworded: <AuthorText as="q">{note}</AuthorText>
        </>
      ) : (
        note
      )}
    </p>
  );
}

function Id({ children }: { readonly children: string }) {
  return <Bdi className={classes.id}>{children}</Bdi>;
}

/**
 * In the verdict list, a verdict as a sentence: “Mara Quinn questioned that C-014 supports IH-003, 20 November 2026,
 * 09:12.”
 */
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

interface SuggestedChangeProps {
  readonly item: VerdictItem;
  readonly comparedWith: string | null;
  readonly active: boolean;
  readonly actions: VerdictActions;
}

const titles = {
  open: 'Suggested change',
  accepted: 'Suggested change accepted',
  declined: 'Suggested change declined',
} as const;

/**
 * In the verdict list, the change that a reviewer suggests, as a difference, and the buttons to accept or decline it.
 */
function SuggestedChange({ item, comparedWith, active, actions }: SuggestedChangeProps) {
  const { reviewId, name, verdict, standing } = item;
  const review = useDraft(({ workspace }) => workspace.reviews?.find(({ review_id }) => review_id === reviewId));
  const canWrite = useCanWrite();
  const [isDeclining, setDeclining] = useState(false);
  if (!review) return null;
  const state = suggestionState(verdict);
  const isOutdated = state === 'open' && standing.state !== 'current';
  const button = {
    size: 'compact-xs',
    tabIndex: active ? 0 : -1,
    'aria-describedby': canWrite ? undefined : readOnlyNoteId,
  } as const;
  const title = (
    <>
      <IconPencil size={15} aria-hidden /> {titles[state]}
      {isOutdated && ', outdated'}
    </>
  );
  const changes = (
    <FieldChanges of={suggestedDifferences(review, verdict)} target={verdict.target} className={classes.changes} />
  );
  return (
    <div className={classes.suggestion} role="group" aria-label={`Suggestion of ${name}`} data-state={state}>
      {state === 'open' ? (
        <>
          <p className={classes.suggestionTitle}>{title}</p>
          {changes}
        </>
      ) : (
        // After it is accepted, the same changes are shown as those that made the verdict outdated.
        <details>
          <summary tabIndex={active ? 0 : -1}>{title}</summary>
          {changes}
        </details>
      )}
      {isOutdated && (
        <p className={classes.outdated}>
          The content has changed since the suggestion was made, so it cannot be accepted. Change it yourself, or
          decline the suggestion.
        </p>
      )}
      {isDeclining && (
        <AuthorReply
          path={`/declined-suggestion/${item.id}`}
          description="Why not? Your reply is included when you export the review."
          onSave={(note, writer) => {
            setDeclining(false);
            actions.decline(item, note, writer);
          }}
          onCancel={() => {
            setDeclining(false);
            actions.edit(null);
          }}
        />
      )}
      {state === 'open' && comparedWith === null && !isDeclining && (
        <div className={classes.buttons}>
          <Button
            {...button}
            variant="light"
            disabled={!canWrite || isOutdated}
            aria-label={`Accept suggestion of ${name}`}
            leftSection={<IconCheck size={15} aria-hidden />}
            onClick={() => actions.accept(item)}
          >
            Accept
          </Button>
          <Button
            {...button}
            variant="subtle"
            disabled={!canWrite}
            aria-label={`Decline suggestion of ${name}…`}
            leftSection={<IconX size={15} aria-hidden />}
            onClick={() => setDeclining(true)}
          >
            Decline…
          </Button>
        </div>
      )}
    </div>
  );
}

interface AuthorReplyProps {
  /** Identifies the form among those of the draft. */
  readonly path: string;
  readonly description: string;
  readonly onSave: (note: string, name: string) => void;
  readonly onCancel: () => void;
}

/**
 * The author’s reply to a verdict. What is typed stays when the row is scrolled out of the list, or the screen left.
 */
function AuthorReply({ path, description, onSave, onCancel }: AuthorReplyProps) {
  const [text = '', setText] = useUnfinished(path);
  const language = useTextLanguage();
  return (
    <ReplyForm
      lang={language}
      description={description}
      text={text}
      onText={setText}
      autoFocus
      name={authorName()}
      onSave={(note, name) => {
        setText(undefined);
        onSave(note, name);
      }}
      onCancel={() => {
        setText(undefined);
        onCancel();
      }}
    />
  );
}
