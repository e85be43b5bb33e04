/** A sentence of the interface that quotes texts, each in its own direction and language (WCAG 3.1.2). */
import { partsOfSentence, type TextInLanguage } from '../core/passage/parts-of-sentence.ts';

interface InSentenceProps {
  readonly sentence: string;
  /** The texts that it may quote. */
  readonly texts: readonly TextInLanguage[];
}

/** Returns a function that shows a sentence with these texts, for dialogs and messages. */
export function quoting(texts: readonly TextInLanguage[]) {
  return (sentence: string) => <InSentence sentence={sentence} texts={texts} />;
}

export function InSentence({ sentence, texts }: InSentenceProps) {
  return partsOfSentence(sentence, texts).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <bdi key={at} lang={part.language}>
        {part.text}
      </bdi>
    ),
  );
}
