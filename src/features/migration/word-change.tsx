/** The claim's text compared with the revised text, word by word. Changes that may affect the meaning are listed. */
import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { notableChanges, notableSentence } from '../../core/compare/notable-changes.ts';
import { wordDifference } from '../../core/compare/words.ts';
import { ChangedWords } from '../../shared/text-change.tsx';
import classes from './migration.module.css';

interface WordChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names of the casefile's actors. */
  readonly names: readonly string[];
  readonly lang: string | undefined;
}

/** For screen readers, which may not announce deletions and insertions. */
const spoken = {
  removed: <VisuallyHidden> was: </VisuallyHidden>,
  added: <VisuallyHidden> is now: </VisuallyHidden>,
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
              {notableSentence(change)}
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
