/** The list of verdicts on the verdicts screen. Arrow keys move between rows, Enter opens the target, A replies. */
import { memo, useCallback, useState } from 'react';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { VerdictItem, VerdictPlace } from '../../core/review/verdict-places.ts';
import { placeWords, type PlaceWords } from '../../core/review/target-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { goToPlace, TargetCard } from './target-card.tsx';
import type { VerdictRow } from './query.ts';
import { RowWindow } from './row-window.tsx';
import { useVerdictActions, type VerdictActions } from './use-verdict-actions.ts';
import { VerdictCell } from './verdict-cell.tsx';
import classes from './verdict-list.module.css';

interface VerdictListProps {
  readonly rows: readonly VerdictRow[];
  /** The row to show and focus; a new object for each request. */
  readonly aim: { readonly row: number } | null;
}

export function VerdictList({ rows, aim }: VerdictListProps) {
  const stores = useStores();
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [focusRequests, setFocusRequests] = useState(0);
  const toList = useCallback(() => setFocusRequests((before) => before + 1), []);
  const { editing, actions } = useVerdictActions(toList);
  const go = useCallback((place: VerdictPlace) => goToPlace(stores, place.at), [stores]);
  return (
    <RowWindow
      label="Verdict list"
      rows={rows}
      height={190}
      aim={aim}
      focusRequests={focusRequests}
      render={(row, active) =>
        row.kind === 'head' ? (
          <h3 className={classes.head}>
            <Bdi>{row.title}</Bdi> <span className={classes.count}>{row.count}</span>
          </h3>
        ) : (
          <PlaceRow
            place={row.place}
            items={row.items}
            own={row.own}
            {...placeWords(assessment, casefile, row.place)}
            active={active}
            editing={row.items.some(({ id }) => id === editing) ? editing : null}
            actions={actions}
            onGo={go}
          />
        )
      }
    />
  );
}

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

/**
 * A row of the verdict list: a reviewed target with its verdicts side by side. Rerenders only when one of them
 * changes.
 */
const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, items, own, title, text, isQuote, language, inFile, claim, active, editing, actions, onGo } = props;
  return (
    <TargetCard
      title={title}
      badge={place.disagree ? <span className={classes.disagree}>Reviewers disagree</span> : null}
      text={text}
      isQuote={isQuote}
      language={language}
      inFile={inFile}
      claim={claim}
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
