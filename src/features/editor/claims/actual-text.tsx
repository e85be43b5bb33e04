/** Shows the actual text of a claim with marks for the actor’s names, possible names and hidden characters. */
import { useMemo } from 'react';
import { longerNamesOf } from '../../../core/casefile/lookup.ts';
import { useDraft } from '../../../shared/context.tsx';
import classes from './actual-text.module.css';
import { sourcePieces } from './source-pieces.ts';

/**
 * The text of a passage. It highlights names of the actor and possible names, makes hidden characters visible and
 * preserves line breaks.
 */
export function ActualText({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  const actors = useDraft((draft) => draft.workspace.casefile?.actors);
  const pieces = useMemo(() => sourcePieces(text, names, longerNamesOf(actors, names)), [text, names, actors]);
  return pieces.map(({ kind, text: shown, title }, index) => {
    if (kind === 'plain') return <span key={index}>{shown}</span>;
    if (kind === 'name' || kind === 'possible-name') {
      return (
        <mark key={index} className={kind === 'name' ? classes.name : classes.possible} title={title}>
          {shown}
        </mark>
      );
    }
    return (
      <span key={index} className={classes.hidden} title={title} dir="ltr">
        {shown}
      </span>
    );
  });
}
