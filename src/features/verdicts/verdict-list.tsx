/** The list of verdicts on the verdicts screen. Arrow keys move between rows, Enter opens the target, A replies. */
import { useCallback, useState } from 'react';
import { useDraft, useStores } from '../../shared/context.tsx';
import { goToPlace } from './go-to-place.ts';
import type { VerdictPlace } from '../../core/review/verdict-places.ts';
import { PlaceRow } from './place-row.tsx';
import { placeWords } from '../../core/review/place-words.ts';
import type { VerdictRow } from './query.ts';
import { RowWindow } from './row-window.tsx';
import { useVerdictActions } from './use-verdict-actions.ts';
import { Bdi } from '../../ui/bdi.tsx';
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
