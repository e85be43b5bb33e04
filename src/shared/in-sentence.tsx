/** A sentence of the interface that quotes texts, each in its own direction and language (WCAG 3.1.2). */
import { partsOfSentence, type SentencePart, type TextInLanguage } from '../core/text/parts-of-sentence.ts';
import { Bdi } from '../ui/bdi.tsx';

interface InSentenceProps {
  readonly sentence: string;
  /** The texts that it may quote. */
  readonly texts: readonly TextInLanguage[];
}

/** Returns a function that shows a sentence with these texts, for dialogs and messages. */
export function quoting(texts: readonly TextInLanguage[]) {
  return (sentence: string) => <InSentence sentence={sentence} texts={texts} />;
}

/** Returns a sentence from its parts, for announcements. */
export function sentenceOf(...parts: readonly SentencePart[]) {
  return <SentenceParts parts={parts} />;
}

export function InSentence({ sentence, texts }: InSentenceProps) {
  return <SentenceParts parts={partsOfSentence(sentence, texts)} />;
}

/** A sentence whose parts are known. */
export function SentenceParts({ parts }: { readonly parts: readonly SentencePart[] }) {
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Bdi key={at} lang={part.language}>
        {part.text}
      </Bdi>
    ),
  );
}
