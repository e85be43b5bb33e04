/** Words of a passage for comparing: the text of a claim with it, word by word, and a piece of it in its place. */
import { useMemo } from 'react';
import { wordDifference } from '../core/compare/words.ts';
import { notableChanges, notableSentence } from '../core/compare/notable-changes.ts';
import { SentenceParts } from './in-sentence.tsx';
import { ChangedWords } from './text-change.tsx';
import classes from './passage-words.module.css';
import type { CodePointSpan } from '../core/text/span.ts';
import { excerptOf } from '../core/text/excerpt.ts';

interface WordChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names of the casefile's actors. */
  readonly names: readonly string[];
  readonly lang: string | undefined;
}

/** For screen readers, which may not announce deletions and insertions. */
const spoken = {
  removed: (
    <span className={classes.unseen} lang="en">
      {' was: '}
    </span>
  ),
  added: (
    <span className={classes.unseen} lang="en">
      {' is now: '}
    </span>
  ),
};

export function WordChange({ before, after, names, lang }: WordChangeProps) {
  const parts = useMemo(() => wordDifference(before, after, { names }), [before, after, names]);
  const notable = useMemo(() => notableChanges(parts), [parts]);
  return (
    <div className={classes.change}>
      {notable.length > 0 && (
        <ul className={classes.notable} aria-label="Changes that may affect the meaning">
          {notable.map((change, index) => (
            <li key={index} dir="auto">
              <SentenceParts parts={notableSentence(change, lang ?? '')} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.difference} dir="auto" lang={lang}>
        <ChangedWords parts={parts} before={spoken} />
      </p>
    </div>
  );
}

interface InPlaceProps {
  readonly text: string;
  readonly span: CodePointSpan;
  readonly lang: string | undefined;
}

/** A piece of a passage with the text around it, for comparing places. */
export function InPlace({ text, span, lang }: InPlaceProps) {
  const { before, words, after } = excerptOf(text, span, 70, 600);
  return (
    <span className={classes.excerpt} dir="auto" lang={lang}>
      <span className={classes.around}>{before}</span>
      <mark className={classes.words}>{words}</mark>
      <span className={classes.around}>{after}</span>
    </span>
  );
}
