/** The differences between two versions of an entry, each as a sentence, with changed texts word by word. */
import { memo, useMemo } from 'react';
import { listOf, viewClaim } from '../core/assessment/view.ts';
import { languageOfObservation } from '../core/casefile/lookup.ts';
import type { JsonValue } from '../core/json/json.ts';
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
  const claims = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims'));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const quotations = useMemo(
    () => of.map((difference) => quotationFor(difference, of, target, { claims, casefile })),
    [of, target, claims, casefile],
  );
  return (
    <ul className={className}>
      {of.map((difference, index) => (
        <li key={index}>
          <Change difference={difference} quotation={quotations[index]} />
        </li>
      ))}
    </ul>
  );
}

/** The quoted text of a claim, with its earlier and suggested versions, and the language of its observation. */
interface Quotation {
  readonly texts: readonly unknown[];
  readonly language: string;
}

const pathOf = ({ places }: FieldDifference): string => places.after ?? places.before ?? '';

/** Returns the quotation of the claim in which something changed, or else of the reviewed claim. */
function quotationFor(
  difference: FieldDifference,
  all: readonly FieldDifference[],
  target: Target,
  { claims, casefile }: { readonly claims: readonly JsonValue[]; readonly casefile: Workspace['casefile'] },
): Quotation {
  const [place = '', index] = /^\/claims\/(\d+)/.exec(pathOf(difference)) ?? [];
  const id = target.kind === 'claim' || target.kind === 'link' ? target.claim_id : undefined;
  const reviewed = (claim: JsonValue): boolean => id !== undefined && viewClaim(claim).claim_id === id;
  const { actual, observation_id } = viewClaim(index === undefined ? claims.find(reviewed) : claims[Number(index)]);
  const changed = all.find((other) => pathOf(other) === `${place}/actual`);
  const language = languageOfObservation(casefile, observation_id);
  return { texts: [actual, changed?.before, changed?.after], language };
}

interface ChangeProps {
  readonly difference: FieldDifference;
  readonly quotation: Quotation | undefined;
}

const Change = memo(function Change({ difference, quotation }: ChangeProps) {
  const { kind, sentence, before, after } = difference;
  const language = useTextLanguage();
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const path = pathOf(difference);
  const texts = [before, after].flatMap((value) => authorsTextsIn(value, path, language));
  // A proposition that is identical to the quoted text is the source’s, too.
  const languageOf = (text: string): string | undefined =>
    path.endsWith('/actual') || quotation?.texts.includes(text) ? (quotation?.language ?? '') : texts[0]?.language;
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
