/** A claim's text compared with a passage's, word by word. Changes that may affect the meaning are listed. */
import { useMemo } from 'react';
import { wordDifference } from '../core/compare/words.ts';
import { notableChanges, notableSentence } from '../core/compare/notable-changes.ts';
import { SentenceParts } from './in-sentence.tsx';
import { ChangedWords } from './text-change.tsx';
import classes from './passage-words.module.css';

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
