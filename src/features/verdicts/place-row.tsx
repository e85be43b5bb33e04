import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import type { VerdictItem, VerdictPlace } from './items.ts';
import { VerdictCell, type VerdictActions } from './verdict-cell.tsx';
import classes from './verdict-list.module.css';

interface PlaceRowProps {
  readonly place: VerdictPlace;
  readonly items: readonly VerdictItem[];
  /** The verdict of the reviewer of this group; null if grouped by entry. */
  readonly own: VerdictItem | null;
  readonly title: string;
  /** The reviewed text; empty if there is none. */
  readonly text: string;
  /** Whether the text is from a passage. */
  readonly isQuote: boolean;
  readonly active: boolean;
  /** The ID of the verdict whose reply is being edited; null for none in this row. */
  readonly editing: string | null;
  readonly actions: VerdictActions;
  readonly onGo: (place: VerdictPlace) => void;
}

/** A reviewed target with its verdicts side by side. Rerenders only when one of them changes. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, items, own, title, text, isQuote, active, editing, actions, onGo } = props;
  return (
    <article className={classes.card} data-active={active || undefined}>
      <header className={classes.cardHead}>
        {place.at ? (
          <button
            type="button"
            className={classes.go}
            data-main
            tabIndex={active ? 0 : -1}
            title="Open in editor"
            onClick={() => onGo(place)}
          >
            <bdi>{title}</bdi>
            <IconArrowRight size={15} className={classes.arrow} aria-hidden />
          </button>
        ) : (
          // A missing target cannot be opened, but the arrow keys reach it like the others.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <span className={classes.go} data-main data-gone tabIndex={active ? 0 : -1}>
            <bdi>{title}</bdi>
          </span>
        )}
        {place.disagree ? <span className={classes.disagree}>Reviewers disagree</span> : null}
      </header>
      {text === '' ? null : (
        <p className={classes.words} dir="auto" data-quote={isQuote || undefined}>
          {text}
        </p>
      )}
      <div className={classes.cells} data-several={items.length > 1 || undefined}>
        {items.map((item) => (
          <VerdictCell
            key={item.id}
            item={item}
            beside={own && own !== item ? own.name : null}
            active={active}
            editing={editing === item.id}
            actions={actions}
          />
        ))}
      </div>
    </article>
  );
});
