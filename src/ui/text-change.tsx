import { useMemo } from 'react';
import { differenceOf } from './text-difference.ts';
import classes from './text-change.module.css';

/** A text before and after a change. */
export interface TextChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names whose change can turn the meaning round. */
  readonly names?: readonly string[];
}

/** What a text was and would be, word by word; changed digits, negations and names are marked. */
export function TextChange({ before, after, names }: TextChangeProps) {
  const pieces = useMemo(() => differenceOf(before, after, names), [before, after, names]);
  const grave = pieces.some((piece) => piece.grave);
  return (
    <div className={classes.change}>
      <p className={classes.text} dir="auto">
        {pieces.map((piece, index) => {
          if (piece.kind === 'same') return <span key={index}>{piece.text}</span>;
          const Tag = piece.kind === 'removed' ? 'del' : 'ins';
          return (
            <Tag key={index} className={classes[piece.kind]} data-grave={piece.grave || undefined}>
              {piece.text}
            </Tag>
          );
        })}
      </p>
      {grave ? <p className={classes.warning}>A digit, a negation or a name changes: look twice.</p> : null}
    </div>
  );
}
