/** On the review card: the change that the reviewer suggests with a verdict on a link or a claim, and its form. */
import { Button, Kbd, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { canSuggest, suggestedDifferences, type SuggestedChange } from '../../core/review/suggestions.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useLetterKeys } from '../../ui/keyboard.ts';
import { FieldChanges } from '../../shared/field-changes.tsx';
import { useUnfinished } from '../../shared/unfinished.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { claimKinds } from '../../core/assessment/choices.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import { findQuote } from '../../core/text/quote.ts';
import { spanOf } from '../../core/text/span.ts';
import type { ReviewClaim, ReviewLink, Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';

interface SuggestionProps {
  /** Undefined if the reviewer has given none: then the suggestion is saved with the verdict Question. */
  readonly ownVerdict: OwnVerdict | undefined;
  readonly subject: Subject;
  /** The button that withdraws the verdict; null without one. */
  readonly withdraw: ReactNode;
}

/** For items that cannot be changed by a suggestion, renders only the button that withdraws the verdict. */
export function Suggestion({ ownVerdict, subject, withdraw }: SuggestionProps) {
  const { review, blind, suggest, heading, suggestion } = useReviewDesk();
  const canWrite = useCanWrite();
  const letters = useLetterKeys();
  const [values, setValues] = useUnfinished<SuggestedValues>(`/suggestion/${subject.key}`);
  /** A form that was left open takes no focus when its item is selected again. */
  const [isNew, setNew] = useState(false);
  const verdict = ownVerdict?.verdict;
  const target = verdict?.target ?? subject.target.target;
  if (!isChangeable(subject) || !canSuggest(target, blind ? 'blind' : 'open')) return withdraw;
  const close = (): void => {
    setValues(undefined);
    heading.current?.focus({ preventScroll: true });
  };
  if (values) {
    return (
      <SuggestionForm
        subject={subject}
        values={values}
        onValues={setValues}
        firstField={suggestion}
        autoFocus={isNew}
        onSave={(change) => {
          if (suggest(subject, change)) close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className={classes.replies}>
      {review && verdict?.suggestion && (
        <div className={classes.suggestion} role="group" aria-label="Your suggested change">
          <p>
            <strong>Your suggested change</strong>
          </p>
          <FieldChanges of={suggestedDifferences(review, verdict)} target={verdict.target} />
        </div>
      )}
      <div className={classes.verdicts}>
        {(!ownVerdict || ownVerdict.standing.state === 'current') && (
          <Button
            ref={suggestion}
            size="compact-xs"
            variant="default"
            disabled={!canWrite}
            aria-keyshortcuts={letters ? 'S' : undefined}
            rightSection={
              letters ? (
                <Kbd size="xs" aria-hidden>
                  S
                </Kbd>
              ) : null
            }
            onClick={() => {
              setNew(true);
              setValues({ ...suggestedValues(subject), ...verdict?.suggestion });
            }}
          >
            {verdict?.suggestion ? 'Edit suggestion…' : 'Suggest a change…'}
          </Button>
        )}
        {verdict?.suggestion && (
          <Button size="compact-xs" variant="subtle" disabled={!canWrite} onClick={() => suggest(subject, undefined)}>
            Withdraw suggestion
          </Button>
        )}
        {withdraw}
      </div>
    </div>
  );
}

function isChangeable(subject: Subject): subject is ReviewLink | ReviewClaim {
  return subject.kind === 'link' || subject.kind === 'claim';
}

interface SuggestionFormProps {
  readonly subject: ReviewLink | ReviewClaim;
  readonly values: SuggestedValues;
  readonly onValues: (values: SuggestedValues) => void;
  readonly firstField: Ref<HTMLElement>;
  /** Whether the form is scrolled into view and its first field takes the focus when it appears. */
  readonly autoFocus: boolean;
  readonly onSave: (change: SuggestedChange) => void;
  readonly onCancel: () => void;
}

/** The values of the form’s fields; '' for those that its subject does not have. */
interface SuggestedValues {
  readonly effect: string;
  readonly reason: string;
  readonly proposition: string;
  readonly claim_kind: string;
  readonly actual: string;
}

/** Returns the present values of the fields that can be changed. */
function suggestedValues(subject: ReviewLink | ReviewClaim): SuggestedValues {
  const none = { effect: '', reason: '', proposition: '', claim_kind: '', actual: '' };
  if (subject.kind === 'link') return { ...none, effect: subject.effect ?? '', reason: subject.reason };
  const { proposition = '', claim_kind = '', actual = '' } = subject.claim;
  return { ...none, proposition, claim_kind, actual };
}

/** Returns the changed fields, or why they cannot be suggested. */
function changeIn(
  subject: ReviewLink | ReviewClaim,
  values: SuggestedValues,
  casefile: Casefile | null,
): SuggestedChange | string {
  const before = suggestedValues(subject);
  const names = (['effect', 'reason', 'proposition', 'claim_kind'] as const).filter(
    (name) => values[name] !== before[name],
  );
  const change: SuggestedChange = Object.fromEntries(names.map((name) => [name, values[name]]));
  if (subject.kind === 'link' || values.actual === before.actual) {
    return names.length === 0 ? 'Change at least one field.' : change;
  }
  const passage = casefileIndex(casefile).passage(subject.claim.passage_id)?.passage;
  const span = changedSpan(passage?.text, values.actual, subject.claim.span);
  return typeof span === 'string' ? span : { ...change, span, actual: values.actual };
}

const effects = [
  { value: 'supports', label: 'Supports' },
  { value: 'contradicts', label: 'Contradicts' },
];

const kindChoices = claimKinds.map(({ value, title }) => ({ value, label: title }));

function SuggestionForm(props: SuggestionFormProps) {
  const { subject, values, onValues, firstField, autoFocus, onSave, onCancel } = props;
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const language = useTextLanguage();
  const ofSource = useClaimLanguage(subject.kind === 'claim' ? subject.claim : {});
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.scrollIntoView({ block: 'nearest' });
  }, [autoFocus]);
  const save = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    const change = changeIn(subject, values, casefile);
    if (typeof change === 'string') setProblem(change);
    else onSave(change);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Otherwise the screen would handle letters typed here as shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const field = (name: keyof SuggestedValues) => ({
    size: 'xs' as const,
    value: values[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void =>
      onValues({ ...values, [name]: currentTarget.value }),
    onKeyDown,
  });
  const text = { rows: 3, autosize: false } as const;
  return (
    <form ref={form} className={classes.suggestion} aria-label="Suggest a change" onSubmit={save}>
      {subject.kind === 'link' ? (
        <>
          <NativeSelect
            ref={firstField as Ref<HTMLSelectElement>}
            label="Suggested effect"
            autoFocus={autoFocus}
            data={withEmpty(effects, values.effect)}
            {...field('effect')}
          />
          <Textarea label="Suggested reason" lang={language} {...text} {...field('reason')} />
        </>
      ) : (
        <>
          <Textarea
            ref={firstField as Ref<HTMLTextAreaElement>}
            label="Suggested proposition"
            lang={values.proposition === subject.claim.actual ? ofSource : language}
            autoFocus={autoFocus}
            {...text}
            {...field('proposition')}
          />
          <NativeSelect
            label="Suggested claim kind"
            data={withEmpty(kindChoices, values.claim_kind)}
            {...field('claim_kind')}
          />
          <Textarea
            label="Suggested text in the passage"
            description="Exactly as it is in the passage. The span changes with it."
            lang={ofSource}
            {...text}
            {...field('actual')}
          />
        </>
      )}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.verdicts}>
        <Button size="compact-sm" type="submit">
          Save suggestion
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices, with the present value if it is none of them, so that opening the form changes nothing. */
function withEmpty(choices: readonly Choice[], value: string): Choice[] {
  const isKnown = choices.some((choice) => choice.value === value);
  return isKnown ? [...choices] : [{ value, label: value === '' ? 'Choose' : value }, ...choices];
}

/**
 * Returns the span of a text in a passage, or why it has none, in a sentence. If the passage contains the text more
 * than once, only the one that overlaps the present span counts.
 */
export function changedSpan(
  passage: string | undefined,
  text: string,
  present: { readonly start?: unknown; readonly end?: unknown } | undefined,
): NonNullable<SuggestedChange['span']> | string {
  if (passage === undefined) return 'The passage is not in the casefile, so another text cannot be suggested.';
  const all = findQuote(passage, text);
  const now = spanOf(present);
  const near = all.length > 1 && now ? all.filter(({ start, end }) => start < now.end && end > now.start) : all;
  const [only, ...more] = near;
  if (!only) {
    return all.length === 0
      ? 'The passage does not contain exactly this text. Copy it from the passage.'
      : 'The passage contains this text more than once. Add words before or after it.';
  }
  if (more.length > 0) return 'The passage contains this text more than once. Add words before or after it.';
  return { start: only.start, end: only.end, offset_encoding: 'unicode-code-point' };
}
