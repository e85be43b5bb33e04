import { useMemo } from 'react';
import classes from './text-change.module.css';

/** Text that is in both versions or only in one. `notable`: changing it can reverse the meaning. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  readonly notable?: string;
}

/** A text before and after a change. */
export interface TextChangeProps {
  readonly before: string;
  readonly after: string;
  /** Names whose change can alter the meaning. */
  readonly names?: readonly string[];
  /** Compares the two texts; must be a stable function. The joined pieces give both texts. */
  readonly compare: (
    before: string,
    after: string,
    options: { readonly names?: readonly string[] },
  ) => readonly TextPiece[];
}

/** Shows a text change word by word; changed numbers, negations and names are marked. */
export function TextChange({ before, after, names, compare }: TextChangeProps) {
  const pieces = useMemo(() => compare(before, after, names ? { names } : {}), [before, after, names, compare]);
  const isNotable = pieces.some((piece) => piece.notable);
  return (
    <div className={classes.change}>
      <p className={classes.text} dir="auto">
        {pieces.map((piece, index) => {
          if (piece.kind === 'same') return <span key={index}>{piece.text}</span>;
          const Tag = piece.kind === 'removed' ? 'del' : 'ins';
          return (
            <Tag key={index} className={classes[piece.kind]} data-isNotable={piece.notable ? true : undefined}>
              {piece.text}
            </Tag>
          );
        })}
      </p>
      {isNotable ? <p className={classes.warning}>A number, a negation or a name changes. Check carefully.</p> : null}
    </div>
  );
}
