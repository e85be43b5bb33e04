/** The differences between two versions of an entry, each as a sentence, with changed texts word by word. */
import { useMemo } from 'react';
import { listOf, viewClaim } from '../core/assessment/view.ts';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { TextInLanguage } from '../core/passage/parts-of-sentence.ts';
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
  const workspace = useDraft((draft) => draft.workspace);
  const quoted = useMemo(() => quotedText(workspace, target), [workspace, target]);
  return (
    <ul className={className}>
      {of.map((difference, index) => (
        <li key={index}>
          <Change difference={difference} quoted={quoted} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the quoted text of the reviewed claim, in the language of its observation; undefined for other targets. */
function quotedText({ assessment, casefile }: Workspace, target: Target): TextInLanguage | undefined {
  const id = target.kind === 'claim' || target.kind === 'link' ? target.claim_id : undefined;
  if (id === undefined) return undefined;
  const claim = listOf(assessment, 'claims')
    .map(viewClaim)
    .find(({ claim_id }) => claim_id === id);
  const language = casefileIndex(casefile).observation(claim?.observation_id ?? -1)?.language ?? '';
  return { text: claim?.actual ?? '', language };
}

interface ChangeProps {
  readonly difference: FieldDifference;
  readonly quoted: TextInLanguage | undefined;
}

function Change({ difference: { kind, sentence, before, after, places }, quoted }: ChangeProps) {
  const language = useTextLanguage();
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const path = places.after ?? places.before ?? '';
  const texts = [before, after].flatMap((value) => authorsTextsIn(value, path, language));
  // A proposition that is identical to the quoted text is the source’s, too.
  const languageOf = (text: string): string | undefined =>
    path.endsWith('/actual') || text === quoted?.text ? quoted?.language : texts[0]?.language;
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
}
