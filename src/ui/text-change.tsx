import { useMemo } from 'react';
import classes from './text-change.module.css';

/** A stretch of words that both texts have, or that only one has. `notable`: a change of it can turn the meaning round. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  readonly notable?: string;
}

/** A text before and after a change. */
export interface TextChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names whose change can turn the meaning round. */
  readonly names?: readonly string[];
  /** Compares the two; the same function each time. The pieces put together are both texts. */
  readonly compare: (
    before: string,
    after: string,
    options: { readonly names?: readonly string[] },
  ) => readonly TextPiece[];
}

/** What a text was and would be, word by word; changed digits, negations and names are marked. */
export function TextChange({ before, after, names, compare }: TextChangeProps) {
  const pieces = useMemo(() => compare(before, after, names ? { names } : {}), [before, after, names, compare]);
  const grave = pieces.some((piece) => piece.notable);
  return (
    <div className={classes.change}>
      <p className={classes.text} dir="auto">
        {pieces.map((piece, index) => {
          if (piece.kind === 'same') return <span key={index}>{piece.text}</span>;
          const Tag = piece.kind === 'removed' ? 'del' : 'ins';
          return (
            <Tag key={index} className={classes[piece.kind]} data-grave={piece.notable ? true : undefined}>
              {piece.text}
            </Tag>
          );
        })}
      </p>
      {grave ? <p className={classes.warning}>A number, a negation or a name changes. Check carefully.</p> : null}
    </div>
  );
}
