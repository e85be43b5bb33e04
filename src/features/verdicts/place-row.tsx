/**
 * A row of the verdict list: a reviewed target with its verdicts side by side. Rerenders only when one of them
 * changes.
 */
import { memo } from 'react';
import type { VerdictItem, VerdictPlace } from '../../core/review/verdict-places.ts';
import type { PlaceWords } from '../../core/review/place-words.ts';
import { TargetCard } from './target-card.tsx';
import type { VerdictActions } from './verdict-actions.ts';
import { VerdictCell } from './verdict-cell.tsx';
import classes from './verdict-list.module.css';

interface PlaceRowProps extends PlaceWords {
  readonly place: VerdictPlace;
  readonly items: readonly VerdictItem[];
  /** The verdict of the reviewer of this group; null if grouped by entry. */
  readonly own: VerdictItem | null;
  readonly active: boolean;
  /** The ID of the verdict whose reply is being edited; null for none in this row. */
  readonly editing: string | null;
  readonly actions: VerdictActions;
  readonly onGo: (place: VerdictPlace) => void;
}

export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, items, own, title, text, isQuote, language, inFile, active, editing, actions, onGo } = props;
  return (
    <TargetCard
      title={title}
      badge={place.disagree ? <span className={classes.disagree}>Reviewers disagree</span> : null}
      text={text}
      isQuote={isQuote}
      language={language}
      inFile={inFile}
      active={active}
      onGo={place.at && (() => onGo(place))}
      several={items.length > 1}
    >
      {items.map((item) => (
        <VerdictCell
          key={item.id}
          item={item}
          comparedWith={own && own !== item ? own.name : null}
          active={active}
          editing={editing === item.id}
          actions={actions}
        />
      ))}
    </TargetCard>
  );
});
