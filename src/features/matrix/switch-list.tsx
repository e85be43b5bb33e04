import { useRef, useState } from 'react';
import type { SwitchedOff } from '../../core/matrix/thread.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { useWindow } from '../../ui/use-window.ts';
import type { Switch } from './switches.ts';
import classes from './panel.module.css';

interface SwitchListProps {
  readonly label: string;
  readonly switches: readonly Switch[];
  readonly off: SwitchedOff;
  readonly onOff: (off: SwitchedOff) => void;
}

const estimate = (): number => 46;

/** What can be switched off, each with a box; ticked is off. Only those in sight are in the page. */
export function SwitchList({ label, switches, off, onOff }: SwitchListProps) {
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = switches.filter(({ name, detail }) => {
    const all = `${name}\n${detail}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
  const rows = useWindow({ count: shown.length, scroller, estimate, keyOf: (index) => shown[index]?.key ?? index });
  return (
    <>
      {switches.length > 6 ? (
        <SearchBox label={`Search ${label}`} placeholder={`Search ${label}`} value={text} onSearch={setText} />
      ) : null}
      <div ref={scroller} className={classes.switches}>
        {shown.length === 0 ? <p className={classes.note}>{emptyWords(label, switches.length)}</p> : null}
        <div
          role="group"
          aria-label={`Switch off ${label}`}
          className={classes.room}
          style={{ blockSize: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const item = shown[index];
            return item ? (
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={classes.place}
                style={{ transform: `translateY(${String(start)}px)` }}
              >
                <label className={classes.switch} data-off={item.off || undefined}>
                  <input type="checkbox" checked={item.off} onChange={() => onOff(item.toggle(off))} />
                  <span className={classes.switchName} dir="auto">
                    {item.name}
                  </span>
                  <span className={classes.detail} dir="auto">
                    {item.detail}
                  </span>
                </label>
              </div>
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}

function emptyWords(label: string, all: number): string {
  return all === 0 ? `No ${label} are known here: attach the casefile that has them.` : `No ${label} have these words.`;
}
