import { useEffect, useMemo, useRef } from 'react';
import { useWindow } from '../../ui/use-window.ts';
import { excerptOf } from '../../core/passage/excerpt.ts';
import type { Find } from './use-find.ts';
import classes from './find-bar.module.css';

interface FindListProps {
  readonly id: string;
  readonly text: string;
  readonly find: Find;
  readonly onChoose: (index: number) => void;
}

const rowHeight = 28;
const estimate = (): number => rowHeight;

/** The matches with their context. The field keeps the focus and moves in the list. */
export function FindList({ id, text, find, onChoose }: FindListProps) {
  const { hits, current, outdated } = find;
  const scroller = useRef<HTMLDivElement>(null);
  const keep = useMemo(() => (current === null ? [] : [current]), [current]);
  const virtual = useWindow({ count: hits.length, scroller, estimate, keep });

  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current);
  }, [current, virtual]);

  if (hits.length === 0) {
    return <p className={classes.none}>{outdated ? '' : 'No matches in this passage.'}</p>;
  }
  return (
    <div ref={scroller} id={id} role="listbox" aria-label="Matches" tabIndex={-1} className={classes.list}>
      <div className={classes.content} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const hit = hits[index];
          if (!hit) return null;
          const { before, words, after } = excerptOf(text, hit, 32, 160);
          return (
            // Keys belong to the field, which moves among the matches and chooses one.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={key}
              id={`${id}-${String(index)}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              aria-setsize={hits.length}
              aria-posinset={index + 1}
              className={classes.hit}
              dir="auto"
              style={{ insetBlockStart: start }}
              onClick={() => onChoose(index)}
            >
              <span className={classes.around}>{before}</span>
              <mark className={classes.words}>{words}</mark>
              <span className={classes.around}>{after}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
