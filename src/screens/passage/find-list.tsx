/** The matches of the field “Find in passage” with their context. The field keeps the focus and moves in the list. */
import { useEffect, useRef } from 'react';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import { excerptOf } from '../../core/text/excerpt.ts';
import type { Find } from './use-find.ts';
import classes from './find-bar.module.css';

interface FindListProps {
  readonly id: string;
  readonly text: string;
  /** The language of the text. */
  readonly lang: string;
  readonly find: Find;
  readonly onChoose: (index: number) => void;
}

const rowHeight = 28;

export function FindList({ id, text, lang, find, onChoose }: FindListProps) {
  const { hits, current, outdated } = find;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useWindow({ count: hits.length, scroller, estimate: () => rowHeight, keep: [current ?? -1] });

  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current);
  }, [current, virtual]);

  if (hits.length === 0) {
    return <p className={classes.none}>{outdated ? '' : 'No matches in this passage.'}</p>;
  }
  return (
    <div ref={scroller} id={id} role="listbox" aria-label="Matches" tabIndex={-1} className={classes.list}>
      <WindowRows
        rows={virtual}
        item={(index) => ({
          role: 'option',
          id: `${id}-${String(index)}`,
          tabIndex: -1,
          'aria-selected': index === current,
          'aria-setsize': hits.length,
          'aria-posinset': index + 1,
          // Keys belong to the field, which moves among the matches and chooses one. It keeps the focus.
          onMouseDown: (event) => event.preventDefault(),
          onClick: () => onChoose(index),
        })}
      >
        {(index) => {
          const hit = hits[index];
          return hit ? <Hit text={text} lang={lang} hit={hit} /> : null;
        }}
      </WindowRows>
    </div>
  );
}

interface HitProps extends Pick<FindListProps, 'text' | 'lang'> {
  readonly hit: Find['hits'][number];
}

function Hit({ text, lang, hit }: HitProps) {
  const { before, words, after } = excerptOf(text, hit, 32, 160);
  return (
    <div className={classes.hit} dir="auto" lang={lang}>
      <span className={classes.around}>{before}</span>
      <mark className={classes.words}>{words}</mark>
      <span className={classes.around}>{after}</span>
    </div>
  );
}
