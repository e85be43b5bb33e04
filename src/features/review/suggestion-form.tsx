/** The form in which a reviewer suggests another effect and reason of a link, or another text of a claim. */
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { choiceTitles, fieldSchema } from '../../core/check/fields.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { SuggestedChange } from '../../core/review/suggestions.ts';
import { useClaimLanguage } from '../../shared/use-claim-language.ts';
import { useDraft } from '../../shared/context.tsx';
import type { ReviewClaim, ReviewLink } from './model.ts';
import { changedSpan } from './changed-span.ts';
import classes from './verdict-form.module.css';

interface SuggestionFormProps {
  readonly subject: ReviewLink | ReviewClaim;
  readonly values: SuggestedValues;
  readonly onValues: (values: SuggestedValues) => void;
  /** Whether the form is scrolled into view and its first field takes the focus when it appears. */
  readonly autoFocus: boolean;
  readonly onSave: (change: SuggestedChange) => void;
  readonly onCancel: () => void;
}

/** The values of the form’s fields; '' for those that its subject does not have. */
export interface SuggestedValues {
  readonly effect: string;
  readonly reason: string;
  readonly proposition: string;
  readonly claim_kind: string;
  readonly actual: string;
}

/** Returns the present values of the fields that can be changed. */
export function suggestedValues(subject: ReviewLink | ReviewClaim): SuggestedValues {
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
  const passage = casefileIndex(casefile).passage(subject.claim.passage_id ?? '')?.passage;
  const span = changedSpan(passage?.text, values.actual, subject.claim.span);
  return typeof span === 'string' ? span : { ...change, span, actual: values.actual };
}

const effects = [
  { value: 'supports', label: 'Supports' },
  { value: 'contradicts', label: 'Contradicts' },
];

const kinds = fieldSchema('claim', '/claim_kind')?.['enum'];
const kindTitles = choiceTitles('claim', '/claim_kind');
const kindChoices = Array.isArray(kinds)
  ? kinds.map((kind, index) => ({ value: String(kind), label: kindTitles[index] ?? String(kind) }))
  : [];

export function SuggestionForm({ subject, values, onValues, autoFocus, onSave, onCancel }: SuggestionFormProps) {
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
