/** The differences between two versions of an entry, each as a sentence, with changed texts word by word. */
import { memo } from 'react';
import { modelOf } from '../core/assessment/model.ts';
import { viewClaim, type ClaimView } from '../core/assessment/view.ts';
import { languageOfObservation } from '../core/casefile/lookup.ts';
import { valueAt, type Pointer } from '../core/json/pointer.ts';
import type { FieldDifference } from '../core/compare/difference.ts';
import type { Target } from '../core/review/targets.ts';
import { authorsTextsIn } from '../core/workspace/texts-at.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { useTextLanguage } from './author-text.tsx';
import { useDraft } from './context.tsx';
import { InSentence } from './in-sentence.tsx';
import { TextChange } from './text-change.tsx';

interface FieldChangesProps {
  readonly of: readonly FieldDifference[];
  /** What was reviewed. */
  readonly target: Target;
  readonly className?: string | undefined;
}

export function FieldChanges({ of, target, className }: FieldChangesProps) {
  return (
    <ul className={className}>
      {of.map((difference, index) => (
        <li key={index}>
          <Change difference={difference} all={of} target={target} />
        </li>
      ))}
    </ul>
  );
}

const pathOf = ({ places }: FieldDifference): string => places.after ?? places.before ?? '';

/** Returns the place of the claim in which something changed; '' if it changed elsewhere. */
const claimPlace = (difference: FieldDifference): Pointer => /^\/claims\/\d+/.exec(pathOf(difference))?.[0] ?? '';

interface ChangeProps {
  readonly difference: FieldDifference;
  readonly all: readonly FieldDifference[];
  readonly target: Target;
}

/** Returns the claim in which something changed, or else the reviewed claim. */
function claimOf({ difference, target }: ChangeProps, { assessment }: Workspace): ClaimView {
  const place = claimPlace(difference);
  if (place !== '') return viewClaim(valueAt(assessment, place));
  if (target.kind !== 'claim' && target.kind !== 'link') return {};
  return modelOf(assessment).claims.named(target.claim_id)?.claim ?? {};
}

/**
 * Selects only the quoted text and the language of its observation, because many changes can be visible while the draft
 * changes.
 */
const Change = memo(function Change(props: ChangeProps) {
  const { difference, all } = props;
  const { kind, sentence, before, after } = difference;
  const actual = useDraft(({ workspace }) => claimOf(props, workspace).actual);
  const ofSource = useDraft(({ workspace }) =>
    languageOfObservation(workspace.casefile, claimOf(props, workspace).observation_id),
  );
  const language = useTextLanguage();
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const path = pathOf(difference);
  const changed = all.find((other) => pathOf(other) === `${claimPlace(difference)}/actual`);
  const texts = [before, after].flatMap((value) => authorsTextsIn(value, path, language));
  // A proposition that is identical to the quoted text is the source’s, too.
  const languageOf = (text: string): string | undefined =>
    path.endsWith('/actual') || [actual, changed?.before, changed?.after].includes(text)
      ? ofSource
      : texts[0]?.language;
  return (
    <>
      <span dir="auto">
        <InSentence sentence={sentence} texts={texts} />
      </span>
      {isText ? (
        <TextChange before={before} after={after} lang={languageOf(after)} langBefore={languageOf(before)} />
      ) : null}
    </>
  );
});
