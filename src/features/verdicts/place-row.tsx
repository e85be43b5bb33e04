import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import type { VerdictItem, VerdictPlace } from './items.ts';
import { VerdictCell, type VerdictActions } from './verdict-cell.tsx';
import classes from './verdict-list.module.css';

interface PlaceRowProps {
  readonly place: VerdictPlace;
  readonly items: readonly VerdictItem[];
  /** The verdict of the reviewer whose group this is; null in a group of the assessment. */
  readonly own: VerdictItem | null;
  readonly title: string;
  /** The words that were judged; empty where there are none. */
  readonly text: string;
  /** Whether the text is words of a passage. */
  readonly isQuote: boolean;
  readonly active: boolean;
  /** The verdict whose answer is being written; null for none here. */
  readonly editing: string | null;
  readonly actions: VerdictActions;
  readonly onGo: (place: VerdictPlace) => void;
}

/** Something that was judged, with what reviewers said of it side by side. Rendered again only when one changes. */
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
            title="Go to its place on the desk"
            onClick={() => onGo(place)}
          >
            <bdi>{title}</bdi>
            <IconArrowRight size={15} className={classes.arrow} aria-hidden />
          </button>
        ) : (
          // What is gone has no place to lead to, and is reached by the arrow keys like the others.
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
