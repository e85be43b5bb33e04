/** The differences between two versions of an entry, each as a sentence, with changed texts word by word. */
import type { FieldDifference } from '../core/compare/difference.ts';
import { authorsTextsIn } from '../core/workspace/texts-at.ts';
import { useTextLanguage } from './author-text.tsx';
import { InSentence } from './in-sentence.tsx';
import { TextChange } from './text-change.tsx';

export function FieldChanges({
  of,
  className,
}: {
  readonly of: readonly FieldDifference[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {of.map((difference, index) => (
        <li key={index}>
          <Change difference={difference} />
        </li>
      ))}
    </ul>
  );
}

function Change({ difference: { kind, sentence, before, after, places } }: { readonly difference: FieldDifference }) {
  const language = useTextLanguage();
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const path = places.after ?? places.before ?? '';
  const texts = [before, after].flatMap((value) => authorsTextsIn(value, path, language));
  // The quoted text of a claim is a source’s.
  const lang = path.endsWith('/actual') ? '' : texts[0]?.language;
  return (
    <>
      <span dir="auto">
        <InSentence sentence={sentence} texts={texts} />
      </span>
      {isText ? <TextChange before={before} after={after} lang={lang} /> : null}
    </>
  );
}
